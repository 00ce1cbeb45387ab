import { guestTime, type TimeZone } from '#domain/base/guest-time.ts'
import { useTimeZone } from '#web/ui/use-time-zone.ts'

/**
 * An instant in the browser's time zone, and before hydration in the zone kept with the booking. While neither is known it shows Gambian
 * time and says so.
 */
export function GuestTime({ at, kept }: { at: Date; kept: TimeZone | null }) {
  const { time, clock } = guestTime(at, useTimeZone(kept))
  return (
    <time dateTime={at.toISOString()}>
      <span className="inline-block">{time}</span>
      {clock !== null && ` ${clock}`}
    </time>
  )
}
