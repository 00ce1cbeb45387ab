import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** What was entered or written in the last seconds and can still be undone. */
export const undoableQuery = queryOptions({
  queryKey: ['/api/admin/undoable'],
  queryFn: ({ signal }) => api('GET', '/api/admin/undoable', { signal }),
})

/** What has to be seen of a booking to enter a payment or to give money back. */
export function paymentFormQuery(bookingId: string) {
  return queryOptions({
    queryKey: ['/api/admin/bookings', bookingId, 'payments'],
    queryFn: ({ signal }) =>
      api('GET', '/api/admin/bookings/{bookingId}/payments', { params: { bookingId }, signal }),
  })
}

/** To which account a refund goes. */
export function refundToPayQuery(paymentId: string) {
  return queryOptions({
    queryKey: ['/api/admin/payments', paymentId, 'account'],
    queryFn: ({ signal }) =>
      api('GET', '/api/admin/payments/{paymentId}/account', { params: { paymentId }, signal }),
  })
}
