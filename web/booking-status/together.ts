import type { Booking } from '#domain/booking/booking.ts'
import { guestStatusOf } from './booking-status.ts'

/**
 * Returns the bookings that one payment covers: the given one, and for who has booked a group those of the others for whom the same is due.
 * The server decides by the same rule.
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
      guestStatusOf(each, now) === status,
  )
  return [own, ...others.toSorted((a, b) => (a.group?.number ?? 0) - (b.group?.number ?? 0))]
}

/** Returns how many rooms two of these travellers share with each other: who has left is not among them. */
export function roomsShared(together: readonly Partial<Pick<Booking, 'group'>>[]): number {
  const rooms = together.flatMap(({ group }) => group?.sharedRoom ?? [])
  return rooms.length - new Set(rooms).size
}
