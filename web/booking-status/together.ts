import type { Booking } from '#domain/booking/booking.ts'
import { guestStatusOf } from './booking-status.ts'

/**
 * Returns the bookings that one payment covers: the given one, and for who has booked a group those of the others on the same date for whom
 * the same is due. The server decides by the same rule.
 */
export function paidTogether(bookings: readonly Booking[], own: Booking, now: Date): [Booking, ...Booking[]] {
  const { group } = own
  if (!group || group.bookedByOther) return [own]
  const status = guestStatusOf(own, now)
  const others = bookings.filter(
    (each) =>
      each.id !== own.id &&
      each.group?.id === group.id &&
      each.group.bookedByOther &&
      each.startsOn === own.startsOn &&
      guestStatusOf(each, now) === status,
  )
  return [own, ...others.toSorted((a, b) => (a.group?.number ?? 0) - (b.group?.number ?? 0))]
}

/** Returns what to call whoever a guest has booked this place for; null for the guest's own. */
export function nameOfOther({ group, firstName, name }: Booking): string | null {
  return group?.bookedByOther ? (firstName ?? name) : null
}

/** Returns how many rooms two of these travellers share with each other. */
export function roomsShared(together: readonly Partial<Pick<Booking, 'group'>>[]): number {
  return Math.floor(together.filter(({ group }) => group?.sharesRoom).length / 2)
}
