import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Booking } from '#domain/booking.ts'
import { api } from '#web/api/client.ts'

export interface LeadFilter {
  search: string
  status: string
  retreat: string
}

/** One page after another of the leads that match, newest first. */
export function leadsQuery(filter: LeadFilter) {
  return infiniteQueryOptions({
    queryKey: ['/api/leads', filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET', '/api/leads', { query: { ...filter, limit: '20', cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** Every booking of one retreat that holds a place: what the operator prepares by. */
export function guestsOfRetreatQuery(retreat: string) {
  return queryOptions({
    queryKey: ['/api/leads', 'guests', retreat],
    queryFn: async ({ signal }): Promise<Booking[]> => {
      const { leads } = await api('GET', '/api/leads', { query: { retreat, limit: '500' }, signal })
      return leads.filter(
        (lead) => lead.status === 'booking_submitted' || lead.status === 'payment_confirmed',
      )
    },
  })
}

export const adminPaymentsQuery = queryOptions({
  queryKey: ['/api/admin/payments'],
  queryFn: ({ signal }) => api('GET', '/api/admin/payments', { signal }),
})
