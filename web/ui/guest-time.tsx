import { DEVICE_ZONE, GAMBIA_TIME, guestTime, type TimeZone } from '#domain/base/guest-time.ts'
import { useTimeZone } from './use-time-zone.ts'

/**
 * An instant on the guest's clock, with Gambia's behind it where the two differ. Where no zone was kept with the booking, Gambia's
 * stands there until the browser adds its own, in as much room as both will take: nothing moves.
 */
export function GuestTime({ at, kept }: { at: Date; kept: TimeZone | null }) {
  const zone = useTimeZone(kept)
  const { time, gambia } = guestTime(at, zone)
  // On Gambia's own clock nothing more comes, and an empty place would stand in the sentence.
  const isWhole = zone === DEVICE_ZONE && gambia === null
  const missing = kept === null && !isWhole ? roomFor(gambia) : ''
  return (
    <time dateTime={at.toISOString()}>
      <span className="inline-block">{time}</span>
      {gambia !== null && ` ${gambia}`}
      {missing !== '' && (
        <span aria-hidden className="invisible">
          {missing}
        </span>
      )}
    </time>
  )
}

/** What a text in both clocks has more than this one. */
function roomFor(gambia: string | null): string {
  if (gambia === null) return ` (00:00 ${GAMBIA_TIME})`
  return gambia === GAMBIA_TIME ? ' (00:00)' : ''
}
