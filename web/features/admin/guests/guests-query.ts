import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

/** The guests that an address of the page asks for: its search is the call's query. */
export function guestsQuery(search: string) {
  return queryOptions({
    queryKey: ['/api/admin/guests', search],
    queryFn: ({ signal }) =>
      api('GET', '/api/admin/guests', { query: Object.fromEntries(new URLSearchParams(search)), signal }),
    placeholderData: keepPreviousData,
  })
}
