import { knownTimeZone, type TimeZone } from '#domain/guest-time.ts'
import { useHydrated } from './use-hydrated.ts'

/** The zone that the browser's clock is set to; null where it does not say, or says what nobody knows. */
export function browserTimeZone(): TimeZone | null {
  return knownTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/**
 * The zone to write times in: the browser's own, and before it can be asked the one that was kept with the booking. Null while
 * neither is known.
 */
export function useTimeZone(kept: TimeZone | null = null): TimeZone | null {
  const hydrated = useHydrated()
  return (hydrated ? browserTimeZone() : null) ?? kept
}
