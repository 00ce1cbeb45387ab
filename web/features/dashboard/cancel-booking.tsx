import { useState } from 'react'
import type { Booking } from '#domain/booking.ts'
import type { CancellationPreview } from '#domain/api-shapes.ts'
import { CANCELLATION_TERMS } from '#domain/cancellation.ts'
import { toFormerGuestWords, whoseTransferFirst } from '#domain/former-guest-text.ts'
import { formatEuros } from '#domain/money.ts'
import { refundSentence } from '#domain/refund-step-text.ts'
import { api, errorText } from '#web/api/client.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { useCall } from '#web/shell/use-call.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { useTimeZone } from '#web/ui/use-time-zone.ts'

/** Cancels a booking after showing exactly what comes back, by which rule, and until when that holds. */
export function CancelBooking({
  booking,
  warning,
  onCancelled,
}: {
  booking: Booking
  warning: string
  onCancelled: (message: string) => void
}) {
  const [open, setOpen] = useState(false)
  const params = { bookingId: booking.id }
  const preview = useCall({
    call: () => api('GET', '/api/cancel-booking/{bookingId}', { params }),
  })
  const cancel = useCall({
    call: () => api('DELETE', '/api/cancel-booking/{bookingId}', { params }),
    onSuccess: ({ message }) => {
      setOpen(false)
      onCancelled(message)
    },
    onError: (error) => {
      setOpen(false)
      showFailure(error, 'Cancellation Failed', 'Your booking stands. Please try again.')
    },
  })
  function ask() {
    // What comes back depends on the day and the hour: it is asked anew each time.
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
        description={warning}
        confirmLabel="Cancel my booking"
        cancelLabel="Keep my booking"
        busy={cancel.isPending}
        busyLabel="Cancelling..."
        confirmDisabled={!preview.answer}
        onConfirm={() => cancel.run()}
      >
        {preview.isPending && <PreviewSkeleton />}
        {preview.error && (
          <Notice tone="danger" live="alert" title="We could not work out your refund">
            <p>{errorText(preview.error, 'Please check your connection and try again.')}</p>
            <Button size="sm" variant="secondary" className="mt-3" onClick={() => preview.run()}>
              Try again
            </Button>
          </Notice>
        )}
        {preview.answer && <RefundPreview preview={preview.answer} booking={booking} />}
      </AlertDialog>
    </>
  )
}

function PreviewSkeleton() {
  return (
    <SkeletonGroup label="Working out your refund" className="flex flex-col gap-2">
      <Skeleton className="h-7 w-52" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6 w-3/4" />
    </SkeletonGroup>
  )
}

/** What cancelling now gives back. */
function RefundPreview({ preview, booking }: { preview: CancellationPreview; booking: Booking }) {
  const { refund, nextChangeAt, steps } = preview
  const terms = CANCELLATION_TERMS[refund.rule]
  const timeZone = useTimeZone(booking.timeZone)
  const { toFormerGuest = 0 } = refund
  const toYou = refund.amount - toFormerGuest
  return (
    <div aria-live="polite" className="rounded-lg bg-cream p-4">
      <p className="figures text-xl font-semibold">
        {toFormerGuest > 0 && toYou === 0
          ? 'Nothing comes back to you'
          : `You get back ${formatEuros(toYou)}`}
      </p>
      <p className="mt-1 text-sm">
        of the {formatEuros(booking.amountPaid)} that {booking.formerGuest ? 'was paid' : 'you have paid'}.
        {toFormerGuest > 0 && ` ${toFormerGuestWords(toFormerGuest)}.`}
      </p>
      {booking.amountDisputed > 0 && (
        <p className="mt-2 text-sm">
          The bank behind the card holds {formatEuros(booking.amountDisputed)}, because the payment is
          disputed: it decides who gets that.
        </p>
      )}
      {booking.amountReported > 0 && (
        <p className="mt-2 text-sm">
          {whoseTransferFirst(booking)} of {formatEuros(booking.amountReported)} is still being checked. If it
          arrives, what comes back of it is decided by the same line:
        </p>
      )}
      <p className="mt-2 text-sm">
        <strong>{terms.when}:</strong> {terms.gives}.
      </p>
      {refund.amount > 0 && nextChangeAt !== null && (
        <p className="mt-2 text-sm">
          {refundSentence(steps, {
            from: steps.findIndex(({ until }) => until >= nextChangeAt),
            timeZone,
          })}
        </p>
      )}
    </div>
  )
}
