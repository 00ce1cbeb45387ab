import type { Booking } from '#domain/booking.ts'
import { formatInstant } from '#domain/dates.ts'
import { timeLeft } from '#web/booking-standing/time-left.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Until when the place is held for a guest who has not paid yet; nothing where it is held for good. */
export function HoldNotice({ booking, now }: { booking: Booking; now: Date }) {
  if (booking.holdExpiresAt === null) return null
  const until = new Date(booking.holdExpiresAt)
  return (
    <Notice title={`Your place is held until ${formatInstant(until)}`}>
      That is Gambian time (GMT): {timeLeft(until, now)}. After that your place becomes free again.
    </Notice>
  )
}
