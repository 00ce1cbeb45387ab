import { knownTimeZone, type TimeZone } from '#domain/guest-time.ts'
import { useHydrated } from './use-hydrated.ts'

let asked: { zone: TimeZone | null } | undefined

/**
 * The zone that the browser's clock is set to; null where it does not say, or says what nobody knows. Asked once for each page:
 * a formatter of `Intl` is dear on a phone, and many texts of one screen need the zone.
 */
export function browserTimeZone(): TimeZone | null {
  asked ??= { zone: knownTimeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone) }
  return asked.zone
}

/**
 * The zone to write times in: the browser's own, and before it can be asked the one that was kept with the booking. Null while
 * neither is known.
 */
export function useTimeZone(kept: TimeZone | null = null): TimeZone | null {
  const hydrated = useHydrated()
  return (hydrated ? browserTimeZone() : null) ?? kept
}
