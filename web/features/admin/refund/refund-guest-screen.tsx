import { useState } from 'react'
import { useParams } from 'react-router'
import {
  centsFromEuros,
  eurosFromCents,
  formatEuros,
  formatEurosInFull,
  sumEuros,
  readEuros,
} from '#domain/base/money.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { placeAfterRefund } from '#domain/refund/refund-mail-text.ts'
import { payeesOfParts, payeeSentencesForOperator } from '#domain/refund/refund-payees.ts'
import { api } from '#web/api/client.ts'
import { useGuestNow } from '#web/features/admin/guest/guest-page.tsx'
import {
  failureOf,
  fieldErrorsOf,
  FormPage,
  SumTable,
  useFormAction,
} from '#web/features/admin/kit/form/form-page.tsx'
import { Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { unreceivedOf } from '#web/features/admin/money/admin-payments.ts'
import { entryStore } from '#web/features/admin/money/entry-store.ts'
import { Checkbox } from '#web/ui/form/choices.tsx'
import { EUROS, TextField } from '#web/ui/form/text-field.tsx'
import { RefundMails } from './refund-mails.tsx'

/** Page "Refund a guest": the amount, the reason, whether the price is lowered too, and a preview of the emails. */
export default function RefundGuestScreen() {
  const { bookingId = '' } = useParams()
  const query = useGuestNow(bookingId)
  return (
    <Loaded query={query} what="The guest">
      {(guest) => <RefundForm guest={guest} />}
    </Loaded>
  )
}

function RefundForm({ guest: { lead, money, mailsGoTo } }: { guest: GuestPage }) {
  const back = `/admin/guests/${lead.id}`
  const name = nameOrAddress(lead, 'No name')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [lowers, setLowers] = useState(true)
  const [tried, setTried] = useState(false)
  const amount = readEuros(typed)
  const holds = holdsPlace(lead.status)
  // Lowering the price matters only if the booking holds a place and something is due.
  const owes = unreceivedOf(lead)
  const asksForPrice = owes > 0
  const dueAfter = asksForPrice && !lowers ? sumEuros([owes, amount ?? 0]) : owes
  const refund = useFormAction({
    isChanged: () => typed !== '' || reason !== '',
    act: (euros: number) =>
      api('POST', '/api/admin/bookings/{bookingId}/refunds', {
        params: { bookingId: lead.id },
        body: { amount: euros, reason, lowerPrice: asksForPrice && lowers },
      }),
    done: ({ payment }) => {
      // No toast: the undo bar shows it.
      entryStore.add(payment)
      return null
    },
    back,
  })
  const errors = fieldErrorsOf(refund.error)
  const amountError =
    amount === null
      ? 'Type an amount, for example 100'
      : amount > money.refundable && `You can refund at most ${formatEuros(money.refundable)}`
  const parts = amount === null || amountError ? [] : refundParts(money.refundSources, amount)
  return (
    <FormPage
      title={`Refund ${name}`}
      below={lead.retreatDate}
      back={{ to: back, label: name }}
      failure={errors.size > 0 ? null : failureOf('Nothing was refunded', refund.error)}
      onSubmit={() => {
        setTried(true)
        if (amount !== null && !amountError && reason.trim() !== '') refund.mutate(amount)
      }}
      submit={{
        label: amount === null ? 'Refund' : `Refund ${formatEuros(amount)}`,
        busy: refund.isPending,
        busyLabel: 'Refunding...',
      }}
      keep="Discard"
    >
      <TextField
        label="Amount"
        hint={`You can refund up to ${formatEuros(money.refundable)}.`}
        {...EUROS}
        value={typed}
        error={(tried && amountError) || undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label="Why"
        hint="It’s printed on the credit note."
        value={reason}
        error={tried && reason.trim() === '' ? 'Say why' : errors.get('reason')}
        onChange={(event) => setReason(event.target.value)}
      />
      {amount !== null && !amountError && (
        <SumTable
          lines={[
            { label: 'Refund', amount: formatEurosInFull(amount) },
            { label: 'Paid after this refund', amount: formatEurosInFull(sumEuros([money.paid, -amount])) },
            ...(holds ? [{ label: 'Left to pay', amount: formatEurosInFull(dueAfter) }] : []),
          ]}
        />
      )}
      {asksForPrice && (
        <Checkbox
          label={
            amount === null
              ? 'Also reduce the price by this amount'
              : `Also reduce the price by ${formatEuros(amount)}`
          }
          hint={`Otherwise ${lead.firstName ?? 'the guest'} owes it again.`}
          checked={lowers}
          onChange={(event) => setLowers(event.target.checked)}
        />
      )}
      <p className="figures text-sm empty:hidden" aria-live="polite">
        {payeeSentencesForOperator(payeesOfParts(parts), mailsGoTo?.name ?? 'the guest').join(' ')}
      </p>
      {parts.length > 0 && (
        <RefundMails
          lead={lead}
          mailsGoTo={mailsGoTo}
          parts={parts}
          place={placeAfterRefund({ holdsPlace: holds, isOver: money.isOver, balanceDue: dueAfter })}
        />
      )}
      <p className="text-sm text-ink-soft">
        Nothing goes out for {UNDO_SECONDS} seconds after you press. Undo until then.
      </p>
    </FormPage>
  )
}

type Source = GuestPage['money']['refundSources'][number]

/** Returns how much of a refund comes from each payment, in euros. It uses the sources in order, like the server. */
export function refundParts(
  sources: readonly Source[],
  amount: number,
): (Omit<Source, 'refundable'> & { amount: number })[] {
  let left = centsFromEuros(amount)
  return sources.flatMap(({ refundable, ...source }) => {
    const cents = Math.min(left, centsFromEuros(refundable))
    left -= cents
    return cents > 0 ? [{ ...source, amount: eurosFromCents(cents) }] : []
  })
}
