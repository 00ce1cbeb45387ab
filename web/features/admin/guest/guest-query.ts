import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** Everything about one booking. */
export function guestQuery(bookingId: string) {
  return queryOptions({
    queryKey: ['/api/admin/bookings', bookingId],
    queryFn: ({ signal }) => api('GET', '/api/admin/bookings/{bookingId}', { params: { bookingId }, signal }),
  })
}
