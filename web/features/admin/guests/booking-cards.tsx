import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { withText } from '#domain/booking/traveller.ts'
import type { ListedLead } from '#domain/contract/api-shapes.ts'
import { ROOM_NAMES } from '#domain/price/rooms.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { api } from '#web/api/client.ts'
import { readText, writeStorage } from '#web/browser/browser-storage.ts'
import { MailLink, PhoneLink } from '#web/features/admin/guest/contact-links.tsx'
import { pagesQuery, LoadFailure } from '#web/features/admin/kit/frame/admin-data.tsx'
import { SearchField, useSettled } from '#web/features/admin/kit/list/filters.tsx'
import { NewsBar, ROW, RowSkeleton } from '#web/features/admin/kit/list/group.tsx'
import { usePagedList } from '#web/features/admin/kit/list/paged-list.tsx'
import { dotted } from '#web/features/admin/kit/texts.ts'
import { Card } from '#web/ui/card.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { EmptyState } from '#web/ui/notice.tsx'
import { BookingBadge } from './state-badge.tsx'

/** Returns the search text and its setter. Back restores the text; a newly opened page starts empty. */
function useKeptSearch(): [string, (typed: string) => void] {
  const key = `adminSearch:${useLocation().key}`
  const isBack = useNavigationType() === NavigationType.Pop
  // The server renders no search, so a page that is being hydrated starts empty.
  const isHere = useHydrated()
  const [typed, setTyped] = useState(() => (isHere && isBack && readText(key, 'sessionStorage')) || '')
  return [
    typed,
    (text) => {
      setTyped(text)
      writeStorage(key, text, 'sessionStorage')
    },
  ]
}

/** Search for a guest among bookings of every date and status; `children` are shown while the search is empty. */
export function FindGuest({
  head,
  beside,
  children,
}: {
  head: ReactNode
  /** Filters, shown beside the search. */
  beside?: ReactNode
  children: ReactNode
}) {
  const [typed, setTyped] = useKeptSearch()
  const search = useSettled(typed)
  return (
    <>
      {head}
      <div className="mt-3 mb-5 flex flex-wrap gap-3">
        <SearchField
          placeholder="Name, phone, amount or date"
          value={typed}
          onChange={setTyped}
          className="min-w-0 grow basis-80 lg:max-w-xl"
        />
        {typed.trim() === '' && beside}
      </div>
      {typed.trim() === '' ? children : <FoundLeads search={search} settled={search === typed.trim()} />}
    </>
  )
}

/** Search results: bookings of every date and status first, then drafts. */
function FoundLeads({ search, settled }: { search: string; settled: boolean }) {
  const bookings = useBookings({ search })
  const drafts = useBookings({ search, status: 'in_progress' })
  if (search === '' || bookings.isPending || drafts.isPending) return <RowSkeleton label="Searching" />
  const nobody = bookings.total + drafts.total === 0
  const nearest = bookings.query.data?.pages[0]?.nearest ?? []
  const query = bookings.query.error ? bookings.query : drafts.query
  if (nobody && query.error) return <LoadFailure query={query} what="The guests" />
  return (
    <div className="flex flex-col gap-7">
      <output className={nobody ? 'sr-only' : 'figures block text-sm text-ink-soft'}>
        {settled ? countText(bookings.total, drafts.total) : 'Searching...'}
      </output>
      <LoadFailure query={query} what="The guests" />
      {nobody && settled && nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest" className="mb-3 text-lg">
            Nobody is called “{search}”. Did you mean:
          </h2>
          <BookingList leads={nearest} />
        </section>
      )}
      {nobody && settled && nearest.length === 0 && (
        <EmptyState title={`No one found for “${search}”`}>
          We searched all bookings, including past and cancelled ones, and drafts.
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

/** Bookings as cards, newest first. Without a status, all that were submitted. */
export function BookingCards({ filter }: { filter: BookingFilter }) {
  const list = useBookings(filter)
  if (list.isPending) return <RowSkeleton />
  return (
    <>
      <LoadFailure query={list.query} what="The list" />
      {list.total === 0 && !list.query.error && <EmptyState title="No one here" />}
      <Cards list={list} />
    </>
  )
}

interface BookingFilter {
  search: string
  status?: string
}

function useBookings(filter: BookingFilter) {
  const query = useInfiniteQuery(
    pagesQuery(['/api/leads', filter], (cursor, signal) =>
      api('GET', '/api/leads', { query: { ...filter, limit: '20', cursor }, signal }),
    ),
  )
  const paged = usePagedList(query, {
    rowsOf: (page) => page.leads,
    keyOf: ({ id }) => id,
    list: `${filter.status} ${filter.search}`,
  })
  return { query, ...paged, isPending: query.isPending }
}

function Cards({ list: { rows, news, more } }: { list: ReturnType<typeof useBookings> }) {
  if (rows.length + news.count === 0) return null
  return (
    <div>
      <NewsBar news={news} />
      <BookingList leads={rows.map(({ row }) => row)} />
      {more && <div className="mt-4 overflow-hidden rounded-lg border border-line bg-white">{more}</div>}
    </div>
  )
}

function BookingList({ leads }: { leads: readonly ListedLead[] }) {
  return (
    <ul className="grid items-start gap-4 lg:grid-cols-2">
      {leads.map((lead) => (
        <BookingCard key={lead.id} lead={lead} />
      ))}
    </ul>
  )
}

function countText(bookings: number, drafts: number): string {
  const found = counted(bookings, 'booking')
  return drafts === 0 ? found : `${found}, ${counted(drafts, 'draft')}`
}

/** Card of a booking with its guest, date, package and payment status, linked to its page. */
function BookingCard({ lead }: { lead: ListedLead }) {
  return (
    <Card as="li" {...ROW} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">
            <Link
              to={`/admin/guests/${lead.id}`}
              className="inline-flex min-h-11 items-center hover:underline"
            >
              {lead.name || 'No name yet'}
            </Link>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {dotted(lead.retreatDate ?? 'No date chosen yet', withText(lead.comesWith))}
          </p>
        </div>
        <BookingBadge lead={lead} />
      </div>
      <p className="-my-3 flex flex-wrap gap-x-5 text-sm *:inline-flex *:min-h-11 *:items-center empty:hidden">
        {lead.email && <MailLink email={lead.email} />}
        {lead.phone && <PhoneLink phone={lead.phone} />}
      </p>
      <p className="figures text-sm text-ink-soft empty:hidden">{summaryOf(lead)}</p>
    </Card>
  )
}

function summaryOf(lead: ListedLead): string {
  return dotted(
    lead.packageType && PACKAGE_NAMES[lead.packageType],
    lead.roomType && ROOM_NAMES[lead.roomType],
    lead.quote && `${formatEuros(lead.quote.total)} in total`,
    lead.amountPaid > 0 && `${formatEuros(lead.amountPaid)} received`,
    lead.amountCredited > 0 && `${formatEuros(lead.amountCredited)} goodwill refund`,
    lead.amountReported > 0 && `${formatEuros(lead.amountReported)} on its way`,
    lead.balanceDue > 0 && `${formatEuros(lead.balanceDue)} left to pay`,
  )
}
