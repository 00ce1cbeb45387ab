import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { leadsQuery } from '#web/features/admin/admin-queries.ts'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { NewsBar } from '#web/features/admin/desk/news-bar.tsx'
import { usePagedList } from '#web/features/admin/desk/paged-list.tsx'
import { useRowKeys } from '#web/features/admin/desk/row-keys.ts'
import { RowSkeleton } from '#web/features/admin/desk/row-skeleton.tsx'
import { LeadCard } from '#web/features/admin/lead-card.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'

/** Who is found: bookings of every date and state first, and people who never sent their form last. */
export function FoundLeads({ search, settled }: { search: string; settled: boolean }) {
  const bookings = useLeads({ search })
  const drafts = useLeads({ search, status: 'in_progress' })
  if (search === '' || bookings.isPending || drafts.isPending) return <RowSkeleton label="Searching" />
  const nobody = bookings.total + drafts.total === 0
  return (
    <div className="flex flex-col gap-7">
      <output className="figures block text-sm text-ink-soft">
        {settled ? countText(bookings.total, drafts.total) : 'Searching…'}
      </output>
      <LoadFailure query={bookings.query} what="The guests" />
      {nobody && settled && (
        <EmptyState title={`No one found for “${search}”`}>
          Looked in all bookings, past and cancelled ones too, and in the drafts.
        </EmptyState>
      )}
      <Cards list={bookings} />
      {drafts.total > 0 && (
        <section aria-labelledby="found-drafts">
          <h2 id="found-drafts" className="mb-3 text-lg">
            Drafts, never sent
          </h2>
          <Cards list={drafts} />
        </section>
      )}
    </div>
  )
}

/** Leads as cards, newest first; bookings, unless a status asks for others. */
export function LeadCards({ filter }: { filter: { search: string; status?: string } }) {
  const list = useLeads(filter)
  if (list.isPending) return <RowSkeleton />
  return (
    <>
      <LoadFailure query={list.query} what="The list" />
      {list.total === 0 && !list.query.error && <EmptyState title="No one here" />}
      <Cards list={list} />
    </>
  )
}

function useLeads(filter: { search: string; status?: string }) {
  const query = useInfiniteQuery({
    ...leadsQuery({ status: '', retreat: '', ...filter }),
    placeholderData: keepPreviousData,
  })
  const paged = usePagedList(query, {
    rowsOf: (page) => page.leads,
    keyOf: ({ id }) => id,
    list: `${filter.status} ${filter.search}`,
  })
  return { query, ...paged, isPending: query.isPending }
}

function Cards({ list: { rows, news, more } }: { list: ReturnType<typeof useLeads> }) {
  useRowKeys()
  if (rows.length + news.count === 0) return null
  return (
    <div>
      <NewsBar news={news} />
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {rows.map(({ row }) => (
          <LeadCard key={row.id} lead={row} />
        ))}
      </ul>
      {more && <div className="mt-4 overflow-hidden rounded-lg border border-line bg-white">{more}</div>}
    </div>
  )
}

function countText(bookings: number, drafts: number): string {
  const found = `${bookings} ${bookings === 1 ? 'booking' : 'bookings'}`
  return drafts === 0 ? found : `${found}, ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`
}
