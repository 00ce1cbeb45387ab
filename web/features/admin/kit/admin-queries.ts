import {
  QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { api, isLoggedOut, type PathOf } from '#web/api/client.ts'

/** How old an open admin page may become before it asks again. */
const NEWS_MS = 30_000

/**
 * The admin area's own rules: an open page shows news within half a minute, at once when it is looked at again, and never asks twice for
 * a call that failed; the rest of the site keeps what it has read (specification, section 7). Without a network everything is tried all
 * the same, and fails at once: nothing waits unseen, to be sent when she has long done something else.
 */
export function createAdminQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: NEWS_MS / 2,
        refetchInterval: (query) => (isLoggedOut(query.state.error) ? false : NEWS_MS),
        refetchOnWindowFocus: 'always',
        refetchOnReconnect: 'always',
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * A query whose first answer the route's loader has brought along, so that the page is painted with its rows. What the browser
 * reads from then on is newer and wins; what it read at an earlier visit of the page is older.
 */
export function useAdminQuery<T, K extends QueryKey>(
  options: UseQueryOptions<T, Error, T, K>,
  loaded: T | null | undefined,
) {
  const query = useQuery({ ...options, initialData: loaded ?? undefined })
  return { ...query, data: loaded && isFromBefore(query) ? loaded : query.data }
}

/** The same for a list that is read page after page: the loader has brought its first page along. */
export function useAdminPages<T, K extends QueryKey>(
  options: UseInfiniteQueryOptions<T, Error, InfiniteData<T>, K, string | undefined>,
  loaded: T | null | undefined,
) {
  const first = loaded ? { pages: [loaded], pageParams: [undefined] } : undefined
  const query = useInfiniteQuery({ ...options, initialData: first })
  return { ...query, data: first && isFromBefore(query) ? first : query.data }
}

/** Whether what a query gives was read at an earlier visit of the page, and its answer of now is on its way. */
export function isFromBefore({
  isFetching,
  isFetchedAfterMount,
}: Pick<UseQueryResult, 'isFetching' | 'isFetchedAfterMount'>): boolean {
  return isFetching && !isFetchedAfterMount
}

/**
 * A reading of the contract. Its key is the path cut at its parameters, so that what is about one booking is read anew by the booking's
 * own key: ['/api/admin/bookings', id, 'payments'].
 */
export function readQuery<P extends PathOf<'GET'>>(path: P, input: Parameters<typeof api<'GET', P>>[2] = {}) {
  const params: Record<string, string> = input.params ?? {}
  const parts = path.split(/\/?[{}]\/?/).filter(Boolean)
  return queryOptions({
    queryKey: [...parts.map((part) => params[part] ?? part), ...(input.query ? [input.query] : [])],
    queryFn: ({ signal }) => api('GET', path, { ...input, signal }),
  })
}

/** How many things want doing, for the badges of the navigation. */
export const countsQuery = readQuery('/api/admin/counts')
