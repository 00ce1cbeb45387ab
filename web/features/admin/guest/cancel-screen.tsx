import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { GuestPage } from '#domain/api/api-contract.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { CANCELLATION_TERMS } from '#domain/refund/cancellation.ts'
import { formatCentsInFull } from '#domain/base/money.ts'
import { readEuros } from '#domain/payment/typed-euros.ts'
import { api, ApiError, errorText } from '#web/api/client.ts'
import { DISCARD, useUnsaved } from '#web/features/admin/desk/unsaved.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { cancelSums } from './cancel-sums.ts'
import { FormPage } from '#web/features/admin/guest-forms/form-page.tsx'
import { WithGuest, type GuestFormProps } from '#web/features/admin/guest-forms/guest-form.tsx'
import { mayDo } from './guest-standing.ts'
import { SumTable } from './sum-table.tsx'

/** Cancels a booking: what goes back stands there before the button, and the button repeats it. */
export function CancelScreen(props: GuestFormProps) {
  return (
    <WithGuest {...props}>{({ lead, payments }) => <CancelForm lead={lead} payments={payments} />}</WithGuest>
  )
}

function CancelForm({ lead, payments }: Pick<GuestPage, 'lead' | 'payments'>) {
  const back = `/admin/guests/${lead.id}`
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [way, setWay] = useState<Way>('terms')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const may = mayDo(lead).cancel
  const wish = wishOf(way, typed)
  const saved = useUnsaved(() => reason !== '' || typed !== '')
  const cancel = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/bookings/{bookingId}/cancel', {
        params: { bookingId: lead.id },
        body: { ...wish, reason },
      }),
    onSuccess: async ({ refund }) => {
      toasts.show({ title: `${lead.name}’s booking is cancelled`, description: backText(refund.amount) })
      saved()
      await navigate(back)
      await queries.invalidateQueries()
    },
  })
  // Once it is being cancelled, there is nothing more to ask.
  const enabled = may && !cancel.isPending && !cancel.isSuccess
  const asked = useRefund(lead, { wish, enabled })
  const byTerms = useRefund(lead, { wish: BY_TERMS, enabled })
  const everything = useRefund(lead, { wish: EVERYTHING, enabled })
  if (!may) return <Over lead={lead} />
  const refund = asked.data?.refund
  const terms = byTerms.data?.refund
  const all = everything.data?.refund
  const error = cancel.error ?? asked.error
  const amountError =
    error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === 'amount') : undefined
  const isBelowTerms = way === 'amount' && refund && terms && refund.amount < terms.amount
  return (
    <FormPage
      title={`Cancel ${lead.name}’s booking?`}
      below={
        <>
          {lead.retreatDate}
          {terms &&
            `. ${CANCELLATION_TERMS[terms.rule].when}: ${CANCELLATION_TERMS[terms.rule].gives.toLowerCase()}.`}
        </>
      }
      back={{ to: back, label: lead.name }}
      failure={
        error && !amountError
          ? {
              title: 'The booking was not cancelled',
              text: errorText(error, 'No connection. Please try again.'),
            }
          : null
      }
      onSubmit={() => {
        setEmpty(reason.trim() === '')
        setAsked(true)
        if (reason.trim() !== '' && refund && wish && !cancel.isPending) cancel.mutate()
      }}
      buttons={
        <>
          <Button
            type="submit"
            variant="danger"
            disabled={!refund && way !== 'amount'}
            busy={cancel.isPending}
          >
            {refund ? `Cancel, ${backText(refund.amount).toLowerCase()}` : 'Cancel'}
          </Button>
          <RoutedButtonLink to={back} state={DISCARD} variant="quiet">
            Keep the booking
          </RoutedButtonLink>
        </>
      }
    >
      <SumTable lines={cancelSums({ amountPaid: lead.amountPaid, payments }, refund?.amount ?? null)} />
      {lead.amountReported > 0 && (
        <Notice tone="info" title={`${inFull(lead.amountReported)} was reported and not seen yet`}>
          If it arrives, the same rule decides on it.
        </Notice>
      )}
      {terms && all && all.amount > 0 && (
        <ChoiceCards
          legend="Refund"
          name="refund"
          choices={[
            {
              value: 'terms',
              title: 'By the terms',
              description: CANCELLATION_TERMS[terms.rule].gives,
              aside: inFull(terms.amount),
            },
            ...(terms.amount < all.amount
              ? [
                  {
                    value: 'everything',
                    title: 'Everything',
                    description: 'The deposit too.',
                    aside: inFull(all.amount),
                  },
                ]
              : []),
            { value: 'amount', title: 'An amount', description: 'As agreed with the guest.' },
          ]}
          value={way}
          onChange={({ target }) => {
            cancel.reset()
            setWay(WAYS.find((each) => each === target.value) ?? 'terms')
          }}
        />
      )}
      {way === 'amount' && all && (
        <TextField
          label="Amount to refund"
          hint={`From €0 to ${inFull(all.amount)}. The email says it was agreed.`}
          inputMode="decimal"
          autoComplete="off"
          unit="€"
          className="figures"
          value={typed}
          error={amountError ? amountError.message : typedError(typed, isAsked)}
          onChange={(event) => {
            cancel.reset()
            setTyped(event.target.value)
          }}
        />
      )}
      {isBelowTerms && (
        <Notice tone="warning" live="status" title="Less than the terms give">
          By the terms the guest gets {inFull(terms.amount)}. Refund less only if the guest has agreed to it.
        </Notice>
      )}
      <TextField
        label="Why"
        hint="For your records. The guest won’t see it."
        maxLength={500}
        autoComplete="off"
        value={reason}
        error={isEmpty ? 'Say why' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <p className="text-sm text-ink-soft">
        The place is free straight away.{' '}
        {lead.email
          ? `${lead.email} gets an email about it.`
          : 'There’s no email address, so no email goes out.'}
      </p>
    </FormPage>
  )
}

function Over({ lead }: { lead: Booking }) {
  return (
    <FormPage
      title={`${lead.name}’s booking`}
      back={{ to: `/admin/guests/${lead.id}`, label: lead.name }}
      onSubmit={() => {}}
      buttons={<RoutedButtonLink to={`/admin/guests/${lead.id}`}>Back to the booking</RoutedButtonLink>}
    >
      <Notice tone="info" title="There is nothing to cancel">
        This booking holds no place.
      </Notice>
    </FormPage>
  )
}

/** How much goes back: by the terms, everything, or an amount that was agreed. */
const WAYS = ['terms', 'everything', 'amount'] as const
type Way = (typeof WAYS)[number]
type Wish = { waiveFee?: boolean; amount?: number }

const BY_TERMS: Wish = {}
const EVERYTHING: Wish = { waiveFee: true }

/** Null while no amount is typed. */
function wishOf(way: Way, typed: string): Wish | null {
  if (way !== 'amount') return way === 'terms' ? BY_TERMS : EVERYTHING
  const amount = readAmount(typed)
  return amount === null ? null : { amount }
}

function readAmount(typed: string): number | null {
  return /^0+([.,]0+)?$/.test(typed.trim()) ? 0 : readEuros(typed)
}

function typedError(typed: string, isAsked: boolean): string | undefined {
  if (readAmount(typed) !== null || (typed === '' && !isAsked)) return undefined
  return 'Type an amount, for example 100'
}

/** What cancelling now would give back; nothing is asked without a wish. */
function useRefund(lead: Booking, { wish, enabled }: { wish: Wish | null; enabled: boolean }) {
  return useQuery({
    queryKey: ['/api/admin/bookings', lead.id, 'cancel', wish],
    queryFn: ({ signal }) =>
      api('POST', '/api/admin/bookings/{bookingId}/cancel', {
        params: { bookingId: lead.id },
        body: { dryRun: true, ...wish },
        signal,
      }),
    enabled: enabled && wish !== null,
  })
}

function inFull(euros: number): string {
  return formatCentsInFull(Math.round(euros * 100))
}

function backText(amount: number): string {
  return amount > 0 ? `Refund ${inFull(amount)}` : 'No refund'
}
