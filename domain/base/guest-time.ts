import { formatInstant } from './dates.ts'

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
  const own = zone === DEVICE_ZONE ? onDeviceClock(instant) : onClockIn(zone, instant)
  return own === null ? { time: formatInstant(instant), clock: GMT } : { time: own, clock: null }
}

function onClockIn(timeZone: TimeZone | null, instant: Date): string | null {
  const zone = knownTimeZone(timeZone)
  if (zone === null) return null
  return formatInstant(new Date(`${clockIn(zone).format(instant).replace(' ', 'T')}Z`))
}

function onDeviceClock(instant: Date): string {
  // Shifts the instant by this device's offset, so that formatting it in GMT shows the device's time.
  return formatInstant(new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000))
}

/** Returns the same as one text: "Tue 24 Nov, 01:16" or "Tue 24 Nov, 00:16 GMT"; in a named zone "Tue 24 Nov, 01:16 (Brussels time)". */
export function formatGuestTime(instant: Date, zone: ReaderZone | null): string {
  if (typeof zone === 'object' && zone !== null) {
    return `${onNamedClock(instant, zone)} ${clockName(zone)}`
  }
  const { time, clock } = guestTime(instant, zone)
  return clock === null ? time : `${time} ${clock}`
}

/** Returns an instant in a named zone without its name, which is shown beside it: "Tue 24 Nov, 01:16". */
export function onNamedClock(instant: Date, { named }: NamedZone): string {
  return onClockIn(named, instant) ?? formatInstant(instant)
}

/** Returns a zone's name by its city; GMT, which The Gambia keeps all year, if the zone is not known or has no city. */
function clockName({ named }: NamedZone): string {
  const zone = knownTimeZone(named)
  if (zone === null || !zone.includes('/') || zone.startsWith('Etc/') || OF_GAMBIA.includes(zone)) return GMT
  return `(${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time)`
}

/** The database has several names for Banjul's time zone and returns the canonical one. */
const OF_GAMBIA = ['Africa/Banjul', 'Africa/Abidjan']
