import type { QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { isStale, type useAdminPages, LoadFailure } from '#web/features/admin/kit/frame/admin-data.tsx'
import { useFrozenList, type FrozenRow } from './frozen-list.ts'
import { Group, RowSkeleton, rowStyle } from './group.tsx'

type Pages<Page> = ReturnType<typeof useAdminPages<Page, QueryKey>>

/** A paginated list whose rows keep their places while it is open. `more` is the button for the next page. */
export function usePagedList<Page extends { total: number }, Row>(
  query: Pages<Page>,
  {
    rowsOf,
    keyOf,
    list,
  }: { rowsOf: (page: Page) => readonly Row[]; keyOf: (row: Row) => string; list: string },
) {
  const pages = query.data?.pages ?? []
  const total = pages[0]?.total ?? 0
  const item = useFrozenList({
    listed: query.isPlaceholderData || query.isPending ? undefined : pages.flatMap(rowsOf),
    keyOf,
    list,
    total,
    isOpening: isStale(query),
  })
  const more = query.hasNextPage && (
    <ShowMore
      left={item.left}
      total={total}
      busy={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
    />
  )
  return { ...item, total, more }
}

/** A paginated list with its title and filter. */
export function PagedGroup<Page extends { total: number }, Row>({
  query,
  title,
  what,
  seen,
  filter,
  empty,
  children,
  ...list
}: Parameters<typeof usePagedList<Page, Row>>[1] & {
  query: Pages<Page>
  title: string
  /** Subject of the sentence that loading failed: "The outbox". */
  what: string
  /** What the offline notice calls the data: "the emails". */
  seen?: string
  filter: ReactNode
  empty: string
  children: (item: FrozenRow<Row>) => ReactNode
}) {
  const { rows, news, isEmpty, total, more } = usePagedList(query, list)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <LoadFailure query={query} what={what} seen={seen} />
      {query.data === undefined ? (
        query.isPending && <RowSkeleton />
      ) : (
        <Group title={title} count={total} filter={filter} news={news} foot={more}>
          {rows.map(children)}
          {isEmpty && <li className={rowStyle}>{empty}</li>}
        </Group>
      )}
    </div>
  )
}

/** Number of rows shown before "Show more". */
const SCREENFUL = 10

/** Returns the first rows of a list. `more` is the "Show more" button; false if all rows are shown. */
export function useScreenful<T>(rows: readonly T[], first: number = SCREENFUL) {
  const [count, setCount] = useState(first)
  const left = rows.length - count
  const more = left > 0 && (
    <ShowMore left={left} total={rows.length} onMore={() => setCount(count + SCREENFUL * 2)} />
  )
  return { shown: rows.slice(0, count), more }
}

/** Button "Show 20 more of 32" below a list. Nothing if all rows are shown. */
export function ShowMore({
  left,
  total,
  busy = false,
  onMore,
}: {
  left: number
  total: number
  busy?: boolean
  onMore: () => void
}) {
  if (left === 0) return null
  return (
    <button
      type="button"
      disabled={busy}
      onClick={onMore}
      className="figures min-h-12 w-full px-4 font-semibold text-teal-deep hover:bg-cream disabled:text-ink-soft"
    >
      {busy ? 'Loading...' : `Show ${Math.min(left, SCREENFUL * 2)} more of ${total}`}
    </button>
  )
}
