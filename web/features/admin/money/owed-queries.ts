import { queryOptions } from '@tanstack/react-query'
import type { OwedGroup } from '#domain/owed.ts'
import { api } from '#web/api/client.ts'

/** As many guests as one press writes to: more of one group are asked with the next one. */
const MOST = '200'

/** Who owes what, of one group, with the sums of all. */
export function owedQuery(group: OwedGroup) {
  return queryOptions({
    queryKey: ['/api/admin/owed', group],
    queryFn: ({ signal }) => api('GET', '/api/admin/owed', { query: { group, limit: MOST }, signal }),
  })
}
