import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** What was changed of a date, and what each guest has chosen. */
export function changesQuery(retreatId: string) {
  return queryOptions({
    queryKey: ['/api/admin/retreats', retreatId, 'changes'],
    queryFn: ({ signal }) =>
      api('GET', '/api/admin/retreats/{retreatId}/changes', { params: { retreatId }, signal }),
  })
}
