import { DEVICE_ZONE, type GuestZone, type TimeZone } from '#domain/base/guest-time.ts'
import { useHydrated } from './form/use-hydrated.ts'

/**
 * The zone to write times in: the browser's own, and before it can be asked the one that was kept with the booking. Null while
 * neither is known.
 */
export function useTimeZone(kept: TimeZone | null = null): GuestZone | null {
  const hydrated = useHydrated()
  return hydrated ? DEVICE_ZONE : kept
}
