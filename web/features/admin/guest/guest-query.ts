import { readQuery } from '#web/features/admin/kit/frame/admin-queries.ts'

/** Query for everything about one booking. */
export function guestQuery(bookingId: string) {
  return readQuery('/api/admin/bookings/{bookingId}', { params: { bookingId } })
}
