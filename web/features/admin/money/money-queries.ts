import { readQuery } from '#web/features/admin/kit/admin-queries.ts'

/** What was entered or written in the last seconds and can still be undone. */
export const undoableQuery = readQuery('/api/admin/undoable')

/** What has to be seen of a booking to enter a payment or to give money back. */
export function paymentFormQuery(bookingId: string) {
  return readQuery('/api/admin/bookings/{bookingId}/payments', { params: { bookingId } })
}

/** To which account a refund goes. */
export function refundToPayQuery(paymentId: string) {
  return readQuery('/api/admin/payments/{paymentId}/account', { params: { paymentId } })
}
