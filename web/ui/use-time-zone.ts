import { DEVICE_ZONE, type GuestZone, type TimeZone } from '#domain/base/guest-time.ts'
import { useHydrated } from './form/use-hydrated.ts'

/** Returns the zone for times: the browser's own after hydration, before that the one kept with the booking. Null if unknown. */
export function useTimeZone(kept: TimeZone | null = null): GuestZone | null {
  const hydrated = useHydrated()
  return hydrated ? DEVICE_ZONE : kept
}
