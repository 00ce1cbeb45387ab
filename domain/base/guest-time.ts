import { formatInstant } from './dates.ts'

/** A time zone by its name in the IANA database: "Europe/Brussels". */
export type TimeZone = string

/**
 * The zone that this device's clock is set to, whatever its name. It needs no formatter of `Intl`, the first of which takes a phone
 * longer than all else that a page does at once (decision 0086).
 */
export const DEVICE_ZONE: unique symbol = Symbol('the zone of this device')

/** The zone of a booking in what is read away from the site, where no device says what clock that is: it is named. Null: not known. */
export interface NamedZone {
  named: TimeZone | null
}

/** Whose clock an instant is written on. */
export type GuestZone = TimeZone | typeof DEVICE_ZONE
export type ReaderZone = GuestZone | NamedZone

/** The clock of The Gambia, which has no summer time, by the name that guests know. */
export const GMT = 'GMT'

/** Offsets such as "+01:00" are no places: they know no summer time. */
const PLACE = /^[A-Za-z]/

/** By the names in lower case, which the database does not tell apart: it has only so many of them. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** @throws {RangeError} for a zone that is not in the database. */
function clockIn(timeZone: TimeZone): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase()
  const known = clocks.get(key)
  if (known) return known
  // Swedish writes a date as ISO 8601 does: the wording is `formatInstant`'s alone.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(key, clock)
  return clock
}

/**
 * A zone that a browser names, by the time zone database's own name for it ("Asia/Kolkata" and "Asia/Calcutta" are one); null
 * for what is not in it.
 */
export function knownTimeZone(name: string | null | undefined): TimeZone | null {
  if (!name || !PLACE.test(name)) return null
  try {
    return clockIn(name).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** An instant as a guest reads it, in pieces: what the clock shows, and its name where it is not the guest's own. */
interface GuestTime {
  /** "Tue 24 Nov, 01:16" */
  time: string
  /** "GMT" where the guest's clock is not known; else null. */
  clock: string | null
}

/**
 * An instant on the guest's own clock alone. Null: nothing is known of the guest's clock, and GMT is given, and named. A zone
 * that the database does not have (any more) counts as not known.
 */
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
  // GMT has no offset: what it shows at the moved instant, this device's clock shows now.
  return formatInstant(new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000))
}

/** The same in one text: "Tue 24 Nov, 01:16", or "Tue 24 Nov, 00:16 GMT"; on a named clock "Tue 24 Nov, 01:16 (Brussels time)". */
export function formatGuestTime(instant: Date, zone: ReaderZone | null): string {
  if (typeof zone === 'object' && zone !== null) {
    return `${onNamedClock(instant, zone)} ${clockName(zone)}`
  }
  const { time, clock } = guestTime(instant, zone)
  return clock === null ? time : `${time} ${clock}`
}

/** The same where the clock is named beside it already: "Tue 24 Nov, 01:16". */
export function onNamedClock(instant: Date, { named }: NamedZone): string {
  return onClockIn(named, instant) ?? formatInstant(instant)
}

/** A clock by its city; that of The Gambia, which keeps GMT all year, where the guest's is not known or is no city's. */
function clockName({ named }: NamedZone): string {
  const zone = knownTimeZone(named)
  if (zone === null || !zone.includes('/') || zone.startsWith('Etc/') || OF_GAMBIA.includes(zone)) return GMT
  return `(${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time)`
}

/** The database has many names for the clock of Banjul, and hands out the first. */
const OF_GAMBIA = ['Africa/Banjul', 'Africa/Abidjan']
