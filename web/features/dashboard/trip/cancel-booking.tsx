import { useState } from 'react'
import { formatGuestTime, type GuestZone } from '#domain/base/guest-time.ts'
import { sumEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { cancelNowText, type CancelNowText } from '#domain/booking/cancel-now-text.ts'
import { stayText, unpaidPlacesText } from '#domain/booking/cancelled-text.ts'
import { travellerNames } from '#domain/booking/traveller.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { api, errorText } from '#web/api/client.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { useCall } from '#web/shell/use-call.tsx'
import { AlertDialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/page/loading.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import type { BookingDetails, TripProps } from '../dashboard-page.ts'

/** Cancels a booking after showing the exact refund, the fee and until when they apply. */
export function CancelBooking({
  booking,
  placeOf = booking.firstName,
  group,
  onHandOver,
  onUpdate,
}: TripProps & {
  /** The other bookings of this account in the group. */
  group: readonly BookingDetails[]
  /** What to call the traveller for whom this guest has booked. */
  placeOf?: string | null
  /** Opens the hand-over instead; null if the place cannot be passed on. */
  onHandOver: (() => void) | null
}) {
  const [open, setOpen] = useState(false)
  const isUnpaid = booking.paymentStatus === 'pending'
  const name = booking.group?.bookedByOther ? placeOf : null
  const others = group.map((each) => each.booking)
  const staying = others.filter(({ status }) => holdsPlace(status))
  const timeZone = useTimeZone(booking.timeZone)
  const words = wordsFor({ name, date: booking.selectedDate, staying, timeZone })
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
  })
  const now = preview.answer && !isUnpaid ? cancelNowText(preview.answer, booking, timeZone, others) : null
  function ask() {
    // The refund depends on the day and the hour, so the preview is loaded each time.
    preview.run()
    cancel.reset()
    setOpen(true)
  }
  return (
    <>
      <Button variant="danger-link" size="sm" onClick={ask}>
        {name || staying.length > 0 ? words.cancel : 'Cancel booking'}
        <span className="sr-only"> of {booking.selectedDate}</span>
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={words.title}
        description={isUnpaid ? words.unpaid : now && <Unbroken text={now.sentences.join(' ')} />}
        confirmLabel={cancel.error ? 'Try again' : words.cancel}
        cancelLabel={words.keep}
        busy={cancel.isPending}
        busyLabel="Cancelling..."
        confirmDisabled={!preview.answer}
        onConfirm={() => cancel.run()}
        outcome={
          preview.isPending ? (
            <SkeletonGroup label="Working out your refund" className="flex flex-col gap-2">
              <Skeleton className="h-7 w-52" />
              <Skeleton className="h-6" />
              <Skeleton className="h-6 w-3/4" />
            </SkeletonGroup>
          ) : (
            now && <RefundNow {...now} />
          )
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
        <CallFailure
          title="Cancellation Failed"
          error={cancel.error}
          otherwise="Nothing has changed. Please try again."
          className="mb-4"
        />
        {onHandOver && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-white p-4">
            <p className="min-w-0">
              <span className="block font-semibold">{words.handOver}</span>
              <span className="block text-sm text-ink-soft">{words.handOverNote}</span>
            </p>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setOpen(false)
                onHandOver()
              }}
            >
              {name ? 'Pass it on' : 'Pass my place on'}
            </Button>
          </div>
        )}
      </AlertDialog>
    </>
  )
}

/** Returns the words of the dialog: about the own booking, the own place of a group, or the place of `name`, whom the guest has booked for. */
function wordsFor({
  name,
  date,
  staying,
  timeZone,
}: {
  name: string | null
  date: string | null
  staying: readonly Booking[]
  timeZone: GuestZone | null
}) {
  if (name === null && staying.length > 0) {
    const stays = staysText(staying, timeZone)
    return {
      title: `Cancel your place on ${date ?? 'this retreat'}?`,
      cancel: 'Cancel my place',
      keep: 'Keep my place',
      unpaid: `Nothing is paid for your place, so cancelling it costs nothing. We release it, and you can’t undo this. ${stays}`,
      handOver: 'Pass your place on instead',
      handOverNote: `Someone else travels on your booking. ${stays}`,
    }
  }
  if (name === null) {
    return {
      title: `Cancel ${date ?? 'this booking'}?`,
      cancel: 'Cancel my booking',
      keep: 'Keep my booking',
      unpaid:
        'You haven’t paid anything, so cancelling costs you nothing. We release your place, and you can’t undo this.',
      handOver: 'Pass your place on instead',
      handOverNote: 'Someone else travels on your booking.',
    }
  }
  return {
    title: `Cancel ${name}’s place on ${date ?? 'this retreat'}?`,
    cancel: `Cancel ${name}’s place`,
    keep: `Keep ${name}’s place`,
    unpaid: `Nothing is paid for ${name}’s place, so cancelling it costs nothing. We release the place, and you can’t undo this.`,
    handOver: `Pass ${name}’s place on instead`,
    handOverNote: 'Someone else travels on this booking. Your own place and price stay as they are.',
  }
}

/** Returns whose places stay, what is left to pay for them, and until when those that are not paid yet are held. */
function staysText(staying: readonly Booking[], timeZone: GuestZone | null): string {
  const names = travellerNames(staying)
  const left = sumEuros(staying.map(({ balanceDue }) => balanceDue))
  const held = names.filter((_, index) => (staying[index]?.holdExpiresAt ?? null) !== null)
  const [first] = staying.flatMap(({ holdExpiresAt }) => holdExpiresAt ?? []).toSorted()
  const until = first === undefined ? '' : formatGuestTime(new Date(first), timeZone)
  return [stayText(names, left), unpaidPlacesText(held, until)].filter(Boolean).join(' ')
}

/** The refund for cancelling now, in large type with its condition. */
function RefundNow({ back, condition }: CancelNowText) {
  return (
    <div aria-live="polite" className="figures">
      <p className="font-display text-4xl leading-tight font-bold">{back}</p>
      {condition && <p className="mt-1 font-semibold">{condition}</p>}
    </div>
  )
}
