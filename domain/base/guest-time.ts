import { formatInstant, formatMoment, hoursAfter } from './dates.ts'

/** A time zone by its name in the IANA database: "Europe/Brussels". */
export type TimeZone = string

/** This device's time zone, which needs no `Intl` formatter: the first one takes a phone longer than the rest of a page (decision 0086). */
export const DEVICE_ZONE: unique symbol = Symbol('the zone of this device')

/** A booking's time zone for texts read outside the site, which name it because no device shows its own. Null if it is not known. */
export interface NamedZone {
  named: TimeZone | null
}

/** The time zone in which an instant is written. */
export type GuestZone = TimeZone | typeof DEVICE_ZONE
export type ReaderZone = GuestZone | NamedZone

/** The Gambia's time zone, which has no summer time, by the name that guests know. */
export const GMT = 'GMT'

/** The owner's time zone, for deadlines of people whose own is not known. */
export const BRUSSELS = 'Europe/Brussels'

/** Matches a zone's name. Offsets such as "+01:00" are excluded, because they have no summer time. */
const PLACE = /^[A-Za-z]/

/** Formatters by lower-case zone name. Zone names ignore case, so the map's size is limited by the database. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** @throws {RangeError} if the zone is not in the database. */
function clockIn(timeZone: TimeZone): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase()
  const known = clocks.get(key)
  if (known) return known
  // Swedish writes dates as in ISO 8601; only `formatInstant` decides the wording.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(key, clock)
  return clock
}

/** Returns a browser's zone by the database's own name, so "Asia/Kolkata" equals "Asia/Calcutta"; null if it is not in the database. */
export function knownTimeZone(name: string | null | undefined): TimeZone | null {
  if (!name || !PLACE.test(name)) return null
  try {
    return clockIn(name).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** An instant as a guest reads it: the time, and the name of its zone if it is not the guest's own. */
interface GuestTime {
  /** "Tue 24 Nov, 01:16" */
  time: string
  /** "GMT" if the guest's time zone is not known; else null. */
  clock: string | null
}

/** Returns an instant in the guest's own time zone, or in GMT, named, if the zone is null or not in the database. */
export function guestTime(instant: Date, zone: GuestZone | null): GuestTime {
  const own = onOwnClock(instant, zone, formatInstant)
  return own === null ? { time: formatInstant(instant), clock: GMT } : { time: own, clock: null }
}

/** Returns an instant on the clock of a zone; null if the zone is not known. */
function onOwnClock(instant: Date, zone: GuestZone | null, format: (local: Date) => string): string | null {
  const local = localTime(instant, zone)
  return local && `${format(local)}${whichHour(instant, zone, local)}`
}

/** Returns the time of a zone's clock, in whole minutes, as if it were GMT; null if the zone is not known. */
export function localTime(instant: Date, zone: GuestZone | null): Date | null {
  if (zone === DEVICE_ZONE) return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000)
  const known = knownTimeZone(zone)
  return known === null ? null : new Date(`${clockIn(known).format(instant).replace(' ', 'T')}Z`)
}

/** Returns which of the two hours is meant when the clock is set back and shows one hour twice; "" at any other time. */
function whichHour(instant: Date, zone: GuestZone | null, local: Date): string {
  const showsTheSame = (hours: number) =>
    localTime(hoursAfter(instant, hours), zone)?.toISOString().slice(0, 16) ===
    local.toISOString().slice(0, 16)
  if (showsTheSame(1)) return ' summer time'
  return showsTheSame(-1) ? ' winter time' : ''
}

/**
 * Returns the same as one text: "Tue 24 Nov, 01:16" or "Tue 24 Nov, 00:16 GMT"; in a named zone "Tue 24 Nov, 01:16 (Brussels time)". In the
 * night in which the clock shows an hour twice: "Sun 25 Oct, 02:16 summer time".
 */
export function formatGuestTime(instant: Date, zone: ReaderZone | null): string {
  if (typeof zone === 'object' && zone !== null) {
    return `${onNamedClock(instant, zone)} ${clockName(zone)}`
  }
  const { time, clock } = guestTime(instant, zone)
  return clock === null ? time : `${time} ${clock}`
}

/** Returns an instant in a named zone without its name, which is shown beside it: "Tue 24 Nov, 01:16". */
export function onNamedClock(instant: Date, { named }: NamedZone): string {
  return onOwnClock(instant, named, formatInstant) ?? formatInstant(instant)
}

/** Returns an instant in a named zone with its year: "Tue 24 Nov 2026, 01:16 (Brussels time)". */
export function formatNamedMoment(instant: Date, { named }: NamedZone): string {
  return `${onOwnClock(instant, named, formatMoment) ?? formatMoment(instant)} ${clockName({ named })}`
}

/** Returns a zone's name by its city; GMT, which The Gambia keeps all year, if the zone is not known or has no city. */
function clockName({ named }: NamedZone): string {
  const zone = knownTimeZone(named)
  if (zone === null || !zone.includes('/') || zone.startsWith('Etc/') || OF_GAMBIA.includes(zone)) return GMT
  return `(${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time)`
}

/** The database has several names for Banjul's time zone and returns the canonical one. */
const OF_GAMBIA = ['Africa/Banjul', 'Africa/Abidjan']
