import { listed } from '#domain/base/wording.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { progressOf } from '#domain/booking/together.ts'
import { travellerNames } from '#domain/booking/traveller.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { guestStatusOf } from './booking-status.ts'

/**
 * Returns the bookings that one payment covers: the given one, and for who has booked a group those of the others on the same date for whom
 * the same is due. The server decides by the same rule.
 */
export function paidTogether(bookings: readonly Booking[], own: Booking, now: Date): [Booking, ...Booking[]] {
  return togetherBy(bookings, own, (booking) => guestStatusOf(booking, now))
}

function togetherBy(
  bookings: readonly Booking[],
  own: Booking,
  pointOf: (booking: Booking) => string,
): [Booking, ...Booking[]] {
  const { group } = own
  if (!group || group.bookedByOther) return [own]
  const others = bookings.filter(
    (each) =>
      each.id !== own.id &&
      each.group?.id === group.id &&
      each.group.bookedByOther &&
      each.startsOn === own.startsOn &&
      pointOf(each) === pointOf(own),
  )
  return [own, ...others.toSorted((a, b) => (a.group?.number ?? 0) - (b.group?.number ?? 0))]
}

/** Returns the bookings whose figures are added up: the given one, and those that its guest has booked for others and that have come equally far. */
export function countedTogether(bookings: readonly Booking[], own: Booking): [Booking, ...Booking[]] {
  return togetherBy(bookings, own, ({ startsOn, status, holdExpiresAt, amountReported }) =>
    progressOf({ startsOn, status, isHeld: holdExpiresAt !== null, isReported: amountReported > 0 }),
  )
}

/** Returns who of a group has something left to pay that the own payment does not cover, because nothing is left for the own place. */
export function apartFrom<Each extends { booking: Booking }>(
  own: Booking,
  others: readonly Each[],
  now: Date,
): Each[] {
  if (guestStatusOf(own, now) !== 'settled') return []
  return orderedWith(own, others).filter(({ booking }) => guestStatusOf(booking, now) === 'balance')
}

/** Returns those of a group's bookings that are ordered with the own one: who is on the same date. */
export function orderedWith<Each extends { booking: Booking }>(
  own: Booking,
  others: readonly Each[],
): Each[] {
  return others.filter(({ booking }) => booking.startsOn === own.startsOn)
}

/** Returns what to call whoever a guest has booked this place for; null for the guest's own. */
export function nameOfOther({ group, firstName, name }: Booking): string | null {
  return group?.bookedByOther ? (firstName ?? name) : null
}

/** Returns what is said with the link of somebody who comes along, where it is shared. */
export function shareWords({ selectedDate }: Pick<Booking, 'selectedDate'>): string {
  return `We’re going to The Gambia, ${selectedDate ?? ''}. Add your details here:`
}

/** Returns what is held or released: "Ben’s place" of another, "your place", or those of a group. */
export function placeOrPlaces(placeOf: string | null, places = 1): string {
  if (placeOf !== null) return `${placeOf}’s place`
  return places > 1 ? 'your places' : 'your place'
}

/** Returns for whom of a group is paid together, by name, the own booking first; null where that is everybody who comes on its date. */
export function whomOf(
  together: readonly [Pick<Booking, 'id' | 'startsOn'>, ...Pick<Booking, 'id'>[]],
  travellers: readonly Pick<Booking, 'id' | 'firstName' | 'lastName' | 'status' | 'startsOn'>[],
): string | null {
  const [own] = together
  const coming = travellers.filter(({ status, startsOn }) => holdsPlace(status) && startsOn === own.startsOn)
  if (coming.length <= together.length) return null
  const names = travellerNames(coming)
  const nameOf = (id: string) => names[coming.findIndex((each) => each.id === id)] ?? ''
  const [, ...others] = together
  return listed(['you', ...others.map(({ id }) => nameOf(id))])
}
