import { guestTime, type TimeZone } from '#domain/base/guest-time.ts'
import { useTimeZone } from '#web/ui/use-time-zone.ts'

/** An instant on the guest's clock: the one kept with the booking, and then the browser's own. Gambia's, by its name, while neither is known. */
export function GuestTime({ at, kept }: { at: Date; kept: TimeZone | null }) {
  const { time, clock } = guestTime(at, useTimeZone(kept))
  return (
    <time dateTime={at.toISOString()}>
      <span className="inline-block">{time}</span>
      {clock !== null && ` ${clock}`}
    </time>
  )
}
