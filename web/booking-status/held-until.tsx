import type { Booking } from '#domain/booking/booking.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'

/** Until when a place that somebody else of the group has yet to pay is held; nothing once it is paid. `timeZone` is the reader's. */
export function HeldUntil({
  booking: { paymentStatus, holdExpiresAt },
  name,
  timeZone,
}: {
  booking: Pick<Booking, 'paymentStatus' | 'holdExpiresAt'>
  name: string
  timeZone: Booking['timeZone']
}) {
  if (paymentStatus !== 'pending' || holdExpiresAt === null) return null
  return (
    <p className="figures basis-full">
      {name}’s place isn’t paid yet. We’re holding it until{' '}
      <strong className="font-semibold">
        <GuestTime at={new Date(holdExpiresAt)} kept={timeZone} />
      </strong>
      ; after that, we release it.
    </p>
  )
}
