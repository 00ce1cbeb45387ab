import { readQuery } from '#web/features/admin/kit/frame/admin-queries.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

interface LeadFilter {
  search: string
  status: string
  retreat: string
}

/** Query for the leads that match the filter, newest first, page by page. */
export function leadsQuery(filter: LeadFilter) {
  return infiniteQueryOptions({
    queryKey: ['/api/leads', filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET', '/api/leads', { query: { ...filter, limit: '20', cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export const adminPaymentsQuery = readQuery('/api/admin/payments')
