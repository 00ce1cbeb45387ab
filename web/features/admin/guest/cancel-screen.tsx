import { useState } from 'react'
import { formatEurosInFull, sumEuros, readEuros } from '#domain/base/money.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import { listed } from '#domain/base/wording.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage, LedgerLine } from '#domain/contract/api-contract.ts'
import { isRefundToPay } from '#domain/payment/ledger.ts'
import { payeeSentencesForOperator } from '#domain/refund/refund-payees.ts'
import { CANCELLATION_TERMS } from '#domain/terms/cancellation-terms.ts'
import { api } from '#web/api/client.ts'
import {
  failureOf,
  fieldErrorsOf,
  FormPage,
  SumTable,
  useDryRun,
  useFormAction,
  type SumLine,
} from '#web/features/admin/kit/form/form-page.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { dotted } from '#web/features/admin/kit/texts.ts'
import { ChoiceCards, type Choice } from '#web/ui/form/choice-cards.tsx'
import { EUROS, TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { guestPage } from './guest-page.tsx'

export const loader = reading('readGuestPage')

/** Form that cancels a booking. It shows the refund before the button, and the button repeats it. */
export default guestPage(CancelForm, {
  otherwise: { title: (name) => `${name}’s booking`, notice: 'Nothing to cancel' },
})

function CancelForm({ page: { lead, payments, mailsGoTo } }: { page: GuestPage }) {
  const back = `/admin/guests/${lead.id}`
  const [way, setWay] = useState<Way>('terms')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const wish = wishOf(way, typed)
  const call = (body: Wish & { dryRun?: boolean; reason?: string }, signal?: AbortSignal) =>
    api('POST', '/api/admin/bookings/{bookingId}/cancel', { params: { bookingId: lead.id }, body, signal })
  const cancel = useFormAction({
    isChanged: () => reason !== '' || typed !== '',
    act: () => call({ ...wish, reason }),
    // No toast: the undo bar shows it.
    done: () => null,
    back,
  })
  const key = ['/api/admin/bookings', lead.id, 'cancel']
  const asked = useDryRun(cancel, key, wish, call)
  const refund = asked.data?.refund
  const terms = useDryRun(cancel, key, BY_TERMS, call).data?.refund
  const all = useDryRun(cancel, key, EVERYTHING, call).data?.refund
  const error = cancel.error ?? asked.error
  const amountError = fieldErrorsOf(error).get('amount')
  // A traveller who was told of the place reads at their own address that it is gone.
  const traveller =
    lead.group?.bookedByOther && lead.email && lead.email !== mailsGoTo?.email ? [lead.email] : []
  const isBelowTerms = way === 'amount' && refund && terms && refund.amount < terms.amount
  return (
    <FormPage
      title={`Cancel ${lead.name}’s booking?`}
      below={dotted(lead.retreatDate, terms && CANCELLATION_TERMS[terms.rule].when)}
      back={{ to: back, label: lead.name }}
      failure={amountError ? null : failureOf('Booking not cancelled', error)}
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '' && refund && wish) cancel.mutate()
      }}
      submit={{
        label: refund ? cancelText(refund.amount) : 'Cancel the booking',
        busy: cancel.isPending,
        disabled: !refund && way !== 'amount',
        isDanger: true,
      }}
      keep="Keep the booking"
    >
      <SumTable lines={cancelSums(lead, payments, refund?.amount ?? null)} />
      {lead.amountReported > 0 && (
        <Notice tone="info" title={`${formatEurosInFull(lead.amountReported)} is on its way`}>
          If it arrives, the same rule applies.
        </Notice>
      )}
      {terms && all && all.amount > 0 && (
        <ChoiceCards
          legend="Refund"
          name="refund"
          choices={refundChoices(terms.amount, all.amount)}
          value={way}
          onChoose={(chosen) => {
            cancel.reset()
            setWay(chosen)
          }}
        />
      )}
      {way === 'amount' && all && (
        <TextField
          label="Amount to refund"
          hint={`From €0 to ${formatEurosInFull(all.amount)}. The email says it was agreed.`}
          {...EUROS}
          value={typed}
          error={amountError ?? typedError(typed, isTried)}
          onChange={(event) => {
            cancel.reset()
            setTyped(event.target.value)
          }}
        />
      )}
      {isBelowTerms && (
        <Notice tone="warning" live="status" title="Less than the terms say">
          Under the terms, the guest gets {formatEurosInFull(terms.amount)}. Refund less only if the guest
          agreed to it.
        </Notice>
      )}
      <TextField
        label="Why"
        hint="For your records. The guest won’t see it."
        maxLength={500}
        autoComplete="off"
        value={reason}
        error={isTried && reason.trim() === '' ? 'Say why' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {lead.group && (
        <p className="text-sm">
          {[
            ...payeeSentencesForOperator(refund?.payees ?? [], mailsGoTo?.name ?? 'the guest'),
            'The others of the group keep their places and prices.',
          ].join(' ')}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        Nothing goes out for {UNDO_SECONDS} seconds after you press. Undo until then.{' '}
        {mailsGoTo
          ? `After that, the place is free again and we email ${listed([mailsGoTo.email, ...traveller])}.`
          : 'After that, the place is free again. There’s no email address, so no email goes out.'}
      </p>
    </FormPage>
  )
}

/** How much to refund: what the terms give, everything, or an amount agreed with the guest. */
type Way = 'terms' | 'everything' | 'amount'
type Wish = { waiveFee?: boolean; amount?: number }

/** Returns the choices of a refund: “Everything” only if that is more than the terms give. Amounts in euros. */
function refundChoices(terms: number, all: number): (Choice & { value: Way })[] {
  const everything = { title: 'Everything', description: 'Including the deposit.' }
  return [
    { value: 'terms', title: 'Under the terms', aside: formatEurosInFull(terms) },
    ...(terms < all ? [{ value: 'everything' as const, ...everything, aside: formatEurosInFull(all) }] : []),
    { value: 'amount', title: 'An amount', description: 'As agreed with the guest.' },
  ]
}

const BY_TERMS: Wish = {}
const EVERYTHING: Wish = { waiveFee: true }

/** Null until a valid amount is typed. */
function wishOf(way: Way, typed: string): Wish | null {
  if (way !== 'amount') return way === 'terms' ? BY_TERMS : EVERYTHING
  const amount = readAmount(typed)
  return amount === null ? null : { amount }
}

function readAmount(typed: string): number | null {
  return /^0+([.,]0+)?$/.test(typed.trim()) ? 0 : readEuros(typed)
}

function typedError(typed: string, isTried: boolean): string | undefined {
  if (readAmount(typed) !== null || (typed === '' && !isTried)) return undefined
  return 'Type an amount, for example 100'
}

function cancelText(refund: number): string {
  return refund > 0 ? `Cancel and refund ${formatEurosInFull(refund)}` : 'Cancel without a refund'
}

/**
 * Returns the lines of received, kept and refunded money. `refund` is in euros, null until known. Refunds listed before, such as for an
 * overpayment, are paid out whether or not the booking is cancelled, so they count separately; they are no longer part of `amountPaid`.
 */
export function cancelSums(
  { amountPaid, amountDisputed }: Pick<Booking, 'amountPaid' | 'amountDisputed'>,
  payments: readonly LedgerLine[],
  refund: number | null,
): SumLine[] {
  const listedBefore = sumEuros(payments.filter(isRefundToPay).map(({ amount }) => amount))
  const keptAmount = refund === null ? 0 : sumEuros([amountPaid, -amountDisputed, -refund])
  const backWith = (others: number) => (refund === null ? '…' : formatEurosInFull(sumEuros([refund, others])))
  return [
    { label: 'Received', amount: formatEurosInFull(sumEuros([amountPaid, listedBefore])) },
    ...(amountDisputed > 0
      ? [{ label: 'Held by the bank', amount: `−${formatEurosInFull(amountDisputed)}` }]
      : []),
    ...(keptAmount > 0 ? [{ label: 'You keep', amount: `−${formatEurosInFull(keptAmount)}` }] : []),
    ...(listedBefore > 0
      ? [
          { label: 'Refund already listed', amount: formatEurosInFull(listedBefore) },
          { label: 'Refund for this cancellation', amount: backWith(0) },
          { label: 'Total refund', amount: backWith(listedBefore), isResult: true },
        ]
      : [{ label: 'Refund', amount: backWith(0), isResult: true }]),
  ]
}

/** States of a refund that is recorded but not paid out yet. */
