import { useState } from 'react'
import type { CancellationPreview } from '#domain/api/api-shapes.ts'
import { centsFromEuros, formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { refundedToOutgoingGuest, expectedTransfer } from '#domain/hand-over/outgoing-guest-text.ts'
import { refundsMoreIfReleased } from '#domain/payment/balance.ts'
import { CANCELLATION_TERMS, refundParts } from '#domain/refund/cancellation.ts'
import { disputedText } from '#domain/refund/cancelled-text.ts'
import { refundBackWords, refundSentence } from '#domain/refund/refund-step-text.ts'
import { api, errorText } from '#web/api/client.ts'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { AlertDialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/page/loading.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import type { TripProps } from '../dashboard-page.ts'

const UNPAID =
  'You haven’t paid anything, so cancelling costs you nothing. We release your place, and you can’t undo this.'

/** Cancels a booking after showing the exact refund, the rule behind it and until when it applies. */
export function CancelBooking({
  booking,
  texts,
  onPassOn,
  onUpdate,
}: TripProps & {
  /** Opens the hand-over instead; null if the place cannot be passed on. */
  onPassOn: (() => void) | null
}) {
  const [open, setOpen] = useState(false)
  const isUnpaid = booking.paymentStatus === 'pending'
  const params = { bookingId: booking.id }
  const preview = useCall({
    call: () => api('GET', '/api/cancel-booking/{bookingId}', { params }),
  })
  const cancel = useCall({
    call: () => api('DELETE', '/api/cancel-booking/{bookingId}', { params }),
    onSuccess: ({ message }) => {
      setOpen(false)
      onUpdate({ booking: { ...booking, status: 'cancelled' } }, message)
    },
    onError: (error) => {
      setOpen(false)
      showFailure(error, 'Cancellation Failed', 'Your booking hasn’t been cancelled. Please try again.')
    },
  })
  function ask() {
    // The refund depends on the day and the hour, so the preview is loaded each time.
    preview.run()
    setOpen(true)
  }
  return (
    <>
      <Button variant="danger-link" size="sm" onClick={ask}>
        Cancel booking
        <span className="sr-only"> of {booking.selectedDate}</span>
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`Cancel ${booking.selectedDate ?? 'this booking'}?`}
        description={isUnpaid ? UNPAID : texts.cancelWarning}
        confirmLabel="Cancel my booking"
        cancelLabel="Keep my booking"
        busy={cancel.isPending}
        busyLabel="Cancelling..."
        confirmDisabled={!preview.answer}
        onConfirm={() => cancel.run()}
        outcome={
          <>
            {preview.isPending && (
              <SkeletonGroup label="Working out your refund" className="flex flex-col gap-2">
                <Skeleton className="h-7 w-52" />
                <Skeleton className="h-6" />
                <Skeleton className="h-6 w-3/4" />
              </SkeletonGroup>
            )}
            {preview.answer && !isUnpaid && <RefundPreview preview={preview.answer} booking={booking} />}
          </>
        }
      >
        {preview.error && (
          <Notice tone="danger" live="alert" title="We can’t work out your refund">
            <p>{errorText(preview.error)}</p>
            <Button size="sm" variant="secondary" className="mt-3" onClick={() => preview.run()}>
              Try again
            </Button>
          </Notice>
        )}
        {onPassOn && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-white p-4">
            <p className="min-w-0">
              <span className="block font-semibold">Pass your place on instead</span>
              <span className="block text-sm text-ink-soft">Someone else travels on your booking.</span>
            </p>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setOpen(false)
                onPassOn()
              }}
            >
              Pass my place on
            </Button>
          </div>
        )}
      </AlertDialog>
    </>
  )
}

/** The refund for cancelling now, the amount first, then the hand-over as the other option. */
export function RefundPreview({ preview, booking }: { preview: CancellationPreview; booking: Booking }) {
  const { refund, nextChangeAt, steps } = preview
  const terms = CANCELLATION_TERMS[refund.rule]
  const timeZone = useTimeZone(booking.timeZone)
  const { toOutgoingGuest = 0 } = refund
  const toYou = refund.amount - toOutgoingGuest
  const current = currentStep(preview)
  const ifArrives = steps[current]?.ifArrives ?? 0
  const { condition } = refundBackWords({ amount: refund.amount, ifArrives })
  // Money that was only reported is shown as in the refund steps of the dashboard, never as zero.
  const isOnlyReported = refund.amount === 0 && ifArrives > 0
  const shown = isOnlyReported ? ifArrives : toYou
  // Without this, a rule that begins with “Full refund” would contradict the figure above it.
  const { deposit, rest } = refundParts(refund.rule, centsFromEuros(booking.amountPaid))
  const isDepositOnly =
    ifArrives === 0 &&
    deposit.paidCents > 0 &&
    rest.paidCents === 0 &&
    terms.depositPercent === 0 &&
    terms.restPercent > 0
  const fee = booking.amountPaid - booking.amountDisputed - refund.amount
  return (
    <div aria-live="polite">
      <p className="figures font-display text-4xl leading-tight font-bold">
        {shown > 0
          ? `Your refund: ${formatEuros(shown)}`
          : `No refund${toOutgoingGuest > 0 ? ' to you' : ''}`}
      </p>
      {condition && <p className="figures mt-1 font-semibold">{condition}</p>}
      {!isOnlyReported && (
        <p className="figures mt-1">
          of the {formatEuros(booking.amountPaid)}{' '}
          {booking.outgoingGuest ? 'paid for this booking' : 'you’ve paid'}.
          {fee > 0 && ` Cancellation fee: ${formatEuros(fee)}.`}
          {toOutgoingGuest > 0 && ` ${refundedToOutgoingGuest(toOutgoingGuest)}.`}
          {booking.balanceDue > 0 && ` The ${formatEuros(booking.balanceDue)} balance is no longer due.`}
          {refundsMoreIfReleased(booking, refund.amount) &&
            ' If you don’t cancel and don’t pay the rest of the deposit, we’ll release your place and refund everything.'}
        </p>
      )}
      {booking.amountDisputed > 0 && <p className="mt-2 text-sm">{disputedText(booking.amountDisputed)}</p>}
      {booking.amountReported > 0 && (
        <p className="mt-2 text-sm">
          We’re still checking for {expectedTransfer(booking)} of {formatEuros(booking.amountReported)}. If it
          arrives, the same rule decides what we refund of it:
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        <strong>{terms.when}:</strong> {terms.gives}.{isDepositOnly && ' Only the deposit has been paid.'}
        {refund.amount + ifArrives > 0 && nextChangeAt !== null && (
          <>
            {' '}
            <Unbroken text={refundSentence(steps, { from: current, timeZone })} />
          </>
        )}
      </p>
    </div>
  )
}

/** Returns the refund step that applies now: the one that ends at the next change, or the last one. */
function currentStep({ steps, nextChangeAt }: CancellationPreview): number {
  return nextChangeAt === null ? steps.length - 1 : steps.findIndex(({ until }) => until >= nextChangeAt)
}
