import { guestTime, type TimeZone } from '#domain/base/guest-time.ts'
import { useTimeZone } from '#web/ui/use-time-zone.ts'

/** An instant in the browser's zone, before hydration in the one kept with the booking; if neither is known, Gambian time by name. */
export function GuestTime({ at, kept }: { at: Date; kept: TimeZone | null }) {
  const { time, clock } = guestTime(at, useTimeZone(kept))
  return (
    <time dateTime={at.toISOString()}>
      <span className="inline-block">{time}</span>
      {clock !== null && ` ${clock}`}
    </time>
  )
}
