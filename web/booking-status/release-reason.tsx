import { formatGuestTime } from '#domain/base/guest-time.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { lateTransferText, releaseOf, releaseText } from '#domain/booking/release.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'

/** Why a place was released, by the rule that released it, and what becomes of a transfer that is on its way. */
export function ReleaseReason({ booking }: { booking: Booking }) {
  const timeZone = useTimeZone(booking.timeZone)
  const release = releaseOf(booking)
  const late = lateTransferText(release?.rule ?? null, booking)
  return (
    <>
      {release && (
        <p className="mt-2 mb-4 text-ink-soft">
          {releaseText(release.rule, booking, formatGuestTime(new Date(release.until), timeZone))}
        </p>
      )}
      {late && <p className="mb-4 font-semibold text-ink">{late}</p>}
    </>
  )
}
