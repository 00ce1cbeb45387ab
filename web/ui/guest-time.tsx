import { guestTime, type TimeZone, DEVICE_ZONE, type GuestZone } from '#domain/base/guest-time.ts'
import { useHydrated } from './hydration.tsx'

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

/** Returns the zone for times: the browser's own after hydration, before that the one kept with the booking. Null if unknown. */
export function useTimeZone(kept: TimeZone | null = null): GuestZone | null {
  const hydrated = useHydrated()
  return hydrated ? DEVICE_ZONE : kept
}
