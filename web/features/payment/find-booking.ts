import type { Booking } from '#domain/booking/booking.ts'
import { guestStatusOf, type GuestStatus } from '#web/booking-status/booking-status.ts'

interface BookingIds {
  /** The booking named by the address, as in links from emails. */
  asked: string | null
  /** The booking of the browser's stored booking. */
  stored: string | null
}

type Found =
  | { kind: 'booking'; booking: Booking; guestStatus: GuestStatus }
  /** A booking that is not among the guest's bookings and may still have to be linked to the account. */
  | { kind: 'not_linked'; leadId: string }
  | { kind: 'none' }

/** The order of preference if the address names no booking: one to pay, then a settled one, then a released one. */
const RANKS: Partial<Record<GuestStatus, number>> = { unpaid: 0, balance: 0, settled: 1, released: 2 }

/**
 * Returns the booking of the payment screen: the one that the address names, else the stored one, else the newest that is still to be paid
 * (decision 0008). A stored booking that needs no payment gives way to one that does.
 */
export function findBookingToPay(bookings: readonly Booking[], leadIds: BookingIds, now: Date): Found {
  const { asked, stored } = leadIds
  if (asked !== null) {
    const booking = bookings.find(({ id }) => id === asked)
    return booking ? found(booking, now) : { kind: 'not_linked', leadId: asked }
  }
  if (stored !== null && !bookings.some(({ id }) => id === stored)) {
    return { kind: 'not_linked', leadId: stored }
  }
  const [best] = bookings
    .flatMap((booking) => {
      const rank = RANKS[guestStatusOf(booking, now)]
      return rank === undefined ? [] : [{ booking, rank, age: booking.id === stored ? 0 : 1 }]
    })
    .toSorted((a, b) => a.rank - b.rank || a.age - b.age || newestFirst(a.booking, b.booking))
  return best ? found(best.booking, now) : { kind: 'none' }
}

/** The guest's own booking goes before those that the guest made for others, which are paid with it. */
function newestFirst(a: Booking, b: Booking): number {
  const forOther = ({ group }: Booking) => (group?.bookedByOther ? 1 : 0)
  return forOther(a) - forOther(b) || b.createdAt.localeCompare(a.createdAt)
}

function found(booking: Booking, now: Date): Found {
  const guestStatus = guestStatusOf(booking, now)
  // A draft has no price yet, so the guest must submit the form first.
  return guestStatus === 'draft' ? { kind: 'none' } : { kind: 'booking', booking, guestStatus }
}
