import { formatGuestTime } from '#domain/base/guest-time.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { lateTransferText, releaseOf, releaseText } from '#domain/booking/release.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { nameOfOther, placeOrPlaces } from './together.ts'

/** Why a place was released, by the rule that released it, and what becomes of a transfer that is on its way. */
export function ReleaseReason({
  booking,
  places = 1,
}: {
  booking: Booking
  /** How many places of a group were released at once. */
  places?: number
}) {
  const timeZone = useTimeZone(booking.timeZone)
  const release = releaseOf(booking)
  const late = lateTransferText(release?.rule ?? null, booking)
  return (
    <>
      {release && (
        <p className="mt-2 mb-4 text-ink-soft">
          {releaseText(
            release.rule,
            booking,
            formatGuestTime(new Date(release.until), timeZone),
            placeOrPlaces(nameOfOther(booking), places),
          )}
        </p>
      )}
      {late && <p className="mb-4 font-semibold text-ink">{late}</p>}
    </>
  )
}
