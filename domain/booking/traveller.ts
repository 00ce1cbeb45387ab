import { addDays, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { listed } from '#domain/base/wording.ts'
import { KITER_FIELDS, type BookingField } from '#domain/booking-form/booking-fields.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import { DETAILS_DUE_DAYS_BEFORE, TRAVELLER_LINK_DAYS_AFTER } from '#domain/terms/deadlines.ts'

/** Returns the number of a group's travellers in words, as in "Total for two". */
export function inWords(travellers: number): string {
  return ['none', 'one', 'two', 'three', 'four'][travellers] ?? String(travellers)
}

/**
 * Returns what to call each traveller of a group: the first name, both names where two share the first, and "Traveller 2" before one is
 * known.
 */
export function travellerNames(
  travellers: readonly { firstName: string | null; lastName: string | null }[],
): string[] {
  const first = travellers.map(({ firstName }) => firstName?.trim() ?? '')
  return travellers.map(({ lastName }, index) => {
    const name = first[index] ?? ''
    if (name === '') return `Traveller ${index + 1}`
    return first.filter((other) => other === name).length > 1 && lastName
      ? `${name} ${lastName.trim()}`
      : name
  })
}

/** Returns with whom a guest comes, by their names: "with Ben Claes and Lea Maes". Null for a guest who comes alone. */
export function withText(others: readonly string[]): string | null {
  return others.length === 0 ? null : `with ${listed(others)}`
}

/** Said to who stays when the other of a shared room no longer comes. */
export const ROOM_STAYS_SHARED =
  'Your room stays a shared room, at no extra cost. We may ask another guest to share it with you.'

const OF_EVERYBODY = ['phone', 'emergencyContact', 'emergencyPhone', 'selectedDiet'] as const
type Asked = (typeof OF_EVERYBODY)[number] | (typeof KITER_FIELDS)[number]

/** Whether each field that a traveller is asked for is known; never what it says. */
export type KnownDetails = { packageType: PackageType | null } & { [Field in Asked]?: unknown }

/** Returns the fields that the package needs and that nobody has filled in yet. Health notes are optional, an address too. */
export function openDetails(known: KnownDetails): BookingField[] {
  const asked = known.packageType === 'kiter' ? [...OF_EVERYBODY, ...KITER_FIELDS] : OF_EVERYBODY
  return asked.filter((field) => known[field] === null || known[field] === undefined || known[field] === '')
}

/** True if somebody else booked the place, its traveller has it in an own account now, and details are missing. */
export function lacksDetails(
  booking: KnownDetails & { group: { number: number; bookedByOther: boolean } | null },
): boolean {
  const { group } = booking
  return group !== null && group.number > 1 && !group.bookedByOther && openDetails(booking).length > 0
}

/** Returns the day by which the details of every traveller are due. */
export function detailsDueOn(startsOn: CalendarDay): CalendarDay {
  return addDays(startsOn, -DETAILS_DUE_DAYS_BEFORE)
}

const REMINDED_DAYS_BEFORE = [7, 1] as const

/** Returns how many days before the details are due a traveller is reminded today; null on every other day. */
export function travellerReminder(startsOn: CalendarDay, today: CalendarDay): number | null {
  const left = daysBetween(today, detailsDueOn(startsOn))
  return REMINDED_DAYS_BEFORE.find((days) => days === left) ?? null
}

/** Returns the first day of the retreats whose details were due the day before. */
export function startWithDetailsDueBefore(today: CalendarDay): CalendarDay {
  return addDays(today, DETAILS_DUE_DAYS_BEFORE - 1)
}

/** Returns the last day on which a traveller's link works, for a retreat that ends on this day. */
export function linkOpenThrough(endsOn: CalendarDay): CalendarDay {
  return addDays(endsOn, TRAVELLER_LINK_DAYS_AFTER)
}
