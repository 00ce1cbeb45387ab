import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { GuestPage } from '#domain/api-contract.ts'
import type { Booking } from '#domain/booking.ts'
import { CANCELLATION_TERMS } from '#domain/cancellation.ts'
import { formatCentsInFull } from '#domain/money.ts'
import { api, errorText } from '#web/api/client.ts'
import { DISCARD, useUnsaved } from '#web/features/admin/desk/unsaved.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { cancelSums } from './cancel-sums.ts'
import { FormPage } from './form-page.tsx'
import { WithGuest, type GuestFormProps } from './guest-form.tsx'
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
  const [waiveFee, setWaiveFee] = useState(false)
  const [reason, setReason] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const may = mayDo(lead).cancel
  const saved = useUnsaved(() => reason !== '')
  const cancel = useMutation({
    mutationFn: () =>
      api('POST', '/api/admin/bookings/{bookingId}/cancel', {
        params: { bookingId: lead.id },
        body: { waiveFee, reason },
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
  const asked = useRefund(lead, { waiveFee, enabled })
  const byTerms = useRefund(lead, { waiveFee: false, enabled })
  if (!may) return <Over lead={lead} />
  const refund = asked.data?.refund
  const error = cancel.error ?? asked.error
  return (
    <FormPage
      title={`Cancel ${lead.name}’s booking?`}
      below={
        <>
          {lead.retreatDate}
          {refund &&
            `. ${CANCELLATION_TERMS[refund.rule].when}: ${CANCELLATION_TERMS[refund.rule].gives.toLowerCase()}.`}
        </>
      }
      back={{ to: back, label: lead.name }}
      failure={
        error && {
          title: 'The booking was not cancelled',
          text: errorText(error, 'The server cannot be reached. Please try again.'),
        }
      }
      onSubmit={() => {
        setEmpty(reason.trim() === '')
        if (reason.trim() !== '' && refund && !cancel.isPending) cancel.mutate()
      }}
      buttons={
        <>
          <Button type="submit" variant="danger" disabled={!refund} busy={cancel.isPending}>
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
      {byTerms.data && byTerms.data.refund.rule !== 'within_48_hours' && (
        <Checkbox
          label="Waive the fee: refund everything, including the deposit"
          checked={waiveFee}
          onChange={(event) => setWaiveFee(event.target.checked)}
        />
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
        The place is free at once.{' '}
        {lead.email ? `${lead.email} gets a mail about it.` : 'There is no address, so no mail goes out.'}
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

/** What cancelling now would give back. */
function useRefund(lead: Booking, { waiveFee, enabled }: { waiveFee: boolean; enabled: boolean }) {
  return useQuery({
    queryKey: ['/api/admin/bookings', lead.id, 'cancel', waiveFee],
    queryFn: ({ signal }) =>
      api('POST', '/api/admin/bookings/{bookingId}/cancel', {
        params: { bookingId: lead.id },
        body: { dryRun: true, waiveFee },
        signal,
      }),
    enabled,
  })
}

function inFull(euros: number): string {
  return formatCentsInFull(Math.round(euros * 100))
}

function backText(amount: number): string {
  return amount > 0 ? `Refund ${inFull(amount)}` : 'Nothing goes back'
}
