import {
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
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
import { useSyncExternalStore, type ReactNode, createContext, use } from 'react'
import { useLoaderData } from 'react-router'
import { formatTime, banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import type { Loaded as Read } from '#domain/contract/page-readers.ts'
import { api, isLoggedOut, type PathOf, errorText } from '#web/api/client.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { RowSkeleton } from '#web/features/admin/kit/list/group.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Interval at which an open admin page refetches, in milliseconds. */
export const NEWS_MS = 30_000

/** Refetch interval while bookings are copied or a backup is made, in milliseconds. */
export const UNDER_WAY_MS = 2_000

/**
 * Query client of the admin area: an open page refetches every 30 seconds and on focus, and failed calls are never retried. The rest of the
 * site keeps what it has read (specification, section 7). `networkMode: 'always'` makes calls fail at once when offline, so that none is
 * queued and sent later unnoticed.
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
 * A query whose answer the route's loader has read (loaders.ts), so that the page is rendered with its rows. Newer data
 * from the browser wins; data cached on an earlier visit does not. `isUnknown` if there is no such thing, such as an erased booking.
 */
export function useAdminQuery<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>) {
  const { reads } = useLoaderData<AdminReads<T>>()
  const read = reads[hashKey(options.queryKey)]
  const query = useReadQuery(options, read?.body)
  return { ...query, isUnknown: read?.ok === false && read.status === 404 && query.data === undefined }
}

/** What the loader of a page has read, by the hashes of the queries' keys. */
interface AdminReads<T> {
  reads: Partial<Record<string, Read<T>>>
}

/** A query with what a loader has read as its initial data. */
export function useReadQuery<T, K extends QueryKey>(
  options: UseQueryOptions<T, Error, T, K>,
  loaded: T | null | undefined,
) {
  const query = useQuery({ ...options, ...(loaded && { initialData: () => loaded }) })
  return { ...query, data: loaded && isStale(query) ? loaded : query.data }
}

/** The same for an infinite query, whose first page the loader has read. */
export function useAdminPages<T, K extends QueryKey>(
  options: UseInfiniteQueryOptions<T, Error, InfiniteData<T>, K, string | undefined>,
  loaded: T | null | undefined,
) {
  const first = loaded ? { pages: [loaded], pageParams: [undefined] } : undefined
  const query = useInfiniteQuery({ ...options, ...(first && { initialData: first }) })
  return { ...query, data: first && isStale(query) ? first : query.data }
}

/** True if the query still returns data of an earlier visit while it refetches. */
export function isStale({
  isFetching,
  isFetchedAfterMount,
}: Pick<UseQueryResult, 'isFetching' | 'isFetchedAfterMount'>): boolean {
  return isFetching && !isFetchedAfterMount
}

export function readQuery<P extends PathOf<'GET'>>(path: P, input: Parameters<typeof api<'GET', P>>[2] = {}) {
  return queryOptions({
    queryKey: readKey(path, input),
    queryFn: ({ signal }) => api('GET', path, { ...input, signal }),
  })
}

/**
 * Returns the key of a GET call's query: the path split at its parameters, so that invalidating ['/api/admin/bookings', id] also covers
 * ['/api/admin/bookings', id, 'payments']. Empty query values are left out, as in the address.
 */
export function readKey(
  path: string,
  { params = {}, query }: { params?: Record<string, string>; query?: Record<string, string | undefined> },
) {
  const parts = path.split(/\/?[{}]\/?/).filter(Boolean)
  const given = query && Object.fromEntries(Object.entries(query).filter(([, value]) => value))
  return [...parts.map((part) => params[part] ?? part), ...(given ? [given] : [])]
}

/** Query for a list of which a call answers one page at a time, given the cursor that the page before ended with. */
export function pagesQuery<Page extends { nextCursor: string | null }>(
  queryKey: QueryKey,
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** Query for the numbers of open tasks, for the navigation's badges. */
export const countsQuery = readQuery('/api/admin/counts')

interface LoadTexts {
  /** Subject of the sentence: "The guests". */
  what: string
  /**
   * What the offline notice calls the page's data: "Today" in "You see Today as of 13:40". Set it for one query of a page; without it,
   * offline data gets no notice.
   */
  seen?: string | undefined
}

/** Renders a query's data. Until it is loaded a placeholder is shown, and after a failure the reason. */
export function Loaded<T>({
  query,
  wait = <RowSkeleton />,
  children,
  ...texts
}: LoadTexts & {
  query: Pick<UseQueryResult<T>, 'error' | 'data' | 'dataUpdatedAt' | 'isFetching' | 'isPending' | 'refetch'>
  /** Placeholder. */
  wait?: ReactNode
  children: (data: T) => ReactNode
}) {
  return (
    <>
      <LoadFailure query={query} {...texts} />
      {query.data === undefined ? query.isPending && wait : children(query.data)}
    </>
  )
}

/**
 * Says that data could not be loaded, with a button to retry. Data loaded before stays visible; when offline, it says from what time that
 * is.
 */
export function LoadFailure({
  query: { error, data, dataUpdatedAt, isFetching, refetch },
  what,
  seen,
}: LoadTexts & {
  query: Pick<UseQueryResult, 'error' | 'data' | 'dataUpdatedAt' | 'isFetching' | 'refetch'>
}) {
  const online = useOnline()
  const asOf =
    data === undefined ? '' : `You see ${seen ?? 'it'} as of ${formatTime(new Date(dataUpdatedAt))}.`
  if (!online && data !== undefined && seen === undefined) return null
  if (!online) {
    return (
      <Notice tone="warning" title="No connection" live="status" className="mb-5">
        <p>
          {asOf === ''
            ? `${what} will load when you’re back online.`
            : `${asOf} It updates when you’re back online; nothing is sent until then.`}
        </p>
      </Notice>
    )
  }
  if (!error) return null
  return (
    <Notice
      tone={data === undefined ? 'danger' : 'warning'}
      title={`${what} couldn’t be loaded`}
      live="alert"
      className="mb-5"
    >
      <p>
        {errorText(error, 'No answer from the server. Nothing is lost.')} {asOf}
      </p>
      <SmallButton className="mt-3" busy={isFetching} onClick={() => void refetch()}>
        Try again
      </SmallButton>
    </Notice>
  )
}

function subscribe(listener: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, listener)
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, listener)
  }
}

/** True if the device has a network; the server may still be unreachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Instant at which the page was requested, from the frame's loader: server and browser must render the same texts. */
export const AdminClock = createContext(new Date(0).toISOString())

/** Returns the instant at which the page was requested. */
export function useNow(): Date {
  return new Date(use(AdminClock))
}

/** Returns the Gambian day on which the page was requested. */
export function useToday(): CalendarDay {
  return banjulDay(useNow())
}
