import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from './client.ts'

/** Says of a query or mutation that it deals with an ended session itself, as the admin's gate does. */
export const ownGate = { ownGate: true } as const

/**
 * Queries never go stale, are not fetched again by themselves and are not retried (specification, section 7). `onError`
 * hears of every failed call, but for those with `meta: ownGate`.
 */
export function createQueryClient(onError: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.ownGate) onError(error)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.ownGate) onError(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}

/** The signed-in user, or null; a failed call counts as signed out (specification, section 4). */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async ({ signal }) => {
    try {
      return await api('GET', '/api/auth/user', { signal })
    } catch {
      return null
    }
  },
})

export const pricingTiersQuery = queryOptions({
  queryKey: ['/api/pricing-tiers'],
  queryFn: ({ signal }) => api('GET', '/api/pricing-tiers', { signal }),
})

export const availabilityQuery = queryOptions({
  queryKey: ['/api/booking-availability'],
  queryFn: ({ signal }) => api('GET', '/api/booking-availability', { signal }),
})

export const myBookingsQuery = queryOptions({
  queryKey: ['/api/my-bookings'],
  queryFn: ({ signal }) => api('GET', '/api/my-bookings', { signal }),
})
