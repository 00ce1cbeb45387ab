import { DEVICE_ZONE, type GuestZone, type TimeZone } from '#domain/base/guest-time.ts'
import { useHydrated } from './form/use-hydrated.ts'

/**
 * Returns the zone to show times in: the browser's own after hydration, before that the one kept with the booking. Null while neither is
 * known.
 */
export function useTimeZone(kept: TimeZone | null = null): GuestZone | null {
  const hydrated = useHydrated()
  return hydrated ? DEVICE_ZONE : kept
}
