import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigation, useSearchParams } from 'react-router'
import {
  GUEST_GROUPS,
  MAX_ROWS,
  type GuestGroup,
  type GuestList,
  type GuestRow,
  type GuestSort,
} from '#domain/admin/guest-list.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import { counted } from '#domain/base/wording.ts'
import { withText } from '#domain/booking/traveller.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { readQuery, useAdminQuery, LoadFailure } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AddLink, AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { readAnswers } from '#web/features/admin/kit/frame/loaders.ts'
import { Choice } from '#web/features/admin/kit/list/filters.tsx'
import { useFrozenList } from '#web/features/admin/kit/list/frozen-list.ts'
import { NewsBar, RowSkeleton } from '#web/features/admin/kit/list/group.tsx'
import { ShowMore } from '#web/features/admin/kit/list/paged-list.tsx'
import { Table, Cell, Row, type Column } from '#web/features/admin/kit/list/table.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/form/choices.tsx'
import { EmptyState } from '#web/ui/notice.tsx'
import type { Route } from './+types/guests-screen.ts'
import { FindGuest } from './booking-cards.tsx'
import { StateBadge } from './state-badge.tsx'

export function loader(args: Route.LoaderArgs) {
  return readAnswers(args, ['adminGuests'], Object.fromEntries(new URL(args.request.url).searchParams))
}

/** Filters of the list, each with the text of its empty list. */
const GROUPS: Record<GuestGroup, { label: string; empty: string }> = {
  all: { label: 'All', empty: 'Guests appear here as soon as they hold a place on a date to come.' },
  held: { label: 'Held', empty: 'No unpaid places are held.' },
  cancelled: { label: 'Cancelled', empty: 'No one has cancelled.' },
  past: { label: 'Past', empty: 'No past dates yet.' },
}

/** Page of the guests of all dates. Filters and order are in the address, so that Back and links work. */
export default function GuestsScreen() {
  const [search, setSearch] = useSearchParams()
  const query = useAdminQuery(guestsQuery(search.toString()))
  const isLoading = useNavigation().state === 'loading'
  const list = query.data
  const chosen = new URLSearchParams(search)
  chosen.delete('rows')
  const { rows, news, left } = useFrozenList({
    listed: query.isPlaceholderData ? undefined : list?.guests,
    keyOf: ({ leadId }) => leadId,
    list: chosen.toString(),
    total: list?.total,
  })
  const group = GUEST_GROUPS.find((name) => name === search.get('group')) ?? 'all'

  const sortedBy = search.get('sort') ?? 'date'
  const dateOf = (index: number) => {
    if (sortedBy !== 'date') return 'inline'
    return rows[index]?.row.retreatDate === rows[index - 1]?.row.retreatDate ? 'same' : 'title'
  }

  function choose(changes: Record<string, string | null>) {
    const next = new URLSearchParams(search)
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key)
      else next.set(key, value)
    }
    setSearch(next, { preventScrollReset: true })
  }

  return (
    <FindGuest
      head={
        <AdminHead title="Guests" below={list && summaryOf(list)}>
          <AddLink to="/admin/guests/new" variant="primary">
            <span className="max-sm:sr-only">Add a guest</span>
          </AddLink>
        </AdminHead>
      }
      beside={
        list && (
          <SelectField
            label={<span className="sr-only">Date</span>}
            placeholder="All coming dates"
            options={list.retreats.map(({ id, label }) => ({ value: id, label }))}
            value={search.get('retreat') ?? ''}
            onChange={(event) => choose({ retreat: event.target.value || null, rows: null })}
            className="grow gap-0! sm:grow-0"
          />
        )
      }
    >
      <LoadFailure query={query} what="The guests" seen="the guests" />
      {list ? (
        <div className="flex flex-col gap-4">
          <Choice
            label="Which guests"
            options={keysOf(GROUPS).map((value) => ({
              value,
              text: (
                <>
                  {GROUPS[value].label} <span className="figures ml-1">{list.counts[value]}</span>
                </>
              ),
            }))}
            value={group}
            onChange={(next) => choose({ group: next === 'all' ? null : next, rows: null })}
            className="flex-wrap max-sm:gap-1.5 max-sm:*:px-3 sm:*:text-base"
          />
          <div>
            <NewsBar news={news} />
            {rows.length === 0 ? (
              <EmptyState title="No one here">{GROUPS[group].empty}</EmptyState>
            ) : (
              <Table
                label="Guests"
                columnsFrom="lg"
                columns={GUEST_COLUMNS}
                className="figures"
                sorted={{ by: sortedBy, descending: search.get('descending') === 'yes' }}
                onSort={(sort, descending) => choose({ sort, descending: descending ? 'yes' : null })}
                more={
                  left > 0 && (
                    <ShowMore
                      left={left}
                      total={list.total}
                      busy={isLoading}
                      onMore={() =>
                        choose({ rows: String(Math.min(list.guests.length + MORE_ROWS, MAX_ROWS)) })
                      }
                    />
                  )
                }
              >
                {rows.map(({ row, isGone }, index) => (
                  <GuestTableRow key={row.leadId} guest={row} isGone={isGone} date={dateOf(index)} />
                ))}
              </Table>
            )}
          </div>
          {list.guests.length === MAX_ROWS && left > 0 && (
            <p className="figures text-ink-soft">We show at most {MAX_ROWS}. Choose a date, or search.</p>
          )}
          {list.drafts > 0 && (
            <Link
              to="/admin/guests/drafts"
              className="figures inline-flex min-h-11 items-center self-start font-semibold text-teal-deep underline underline-offset-4"
            >
              {counted(list.drafts, 'draft')}, never sent
            </Link>
          )}
        </div>
      ) : (
        query.isPending && <RowSkeleton label="Loading guests" />
      )}
    </FindGuest>
  )
}

const MORE_ROWS = 20

function summaryOf({ counts, retreats }: GuestList): string {
  return `${counted(counts.all, 'booking')} on ${counted(retreats.length, 'coming date')}`
}

/** Query for the guests; the page's query string is passed to the API. */
function guestsQuery(search: string) {
  return {
    ...readQuery('/api/admin/guests', { query: Object.fromEntries(new URLSearchParams(search)) }),
    placeholderData: keepPreviousData,
  }
}

/** Columns of the table of guests; on a phone two lines each, under a heading per date if sorted by date. */
const GUEST_COLUMNS: readonly Column<GuestSort>[] = [
  { label: 'Guest', sort: 'name' },
  { label: 'Date', sort: 'date' },
  { label: 'Package' },
  { label: 'Price', sort: 'price', className: 'text-right' },
  { label: 'Received', sort: 'received', className: 'text-right' },
  { label: 'Left to pay', sort: 'due', className: 'text-right' },
  { label: 'By', sort: 'by' },
  { label: 'State' },
]

/** Styles of a guest's date on a phone: in the line, as a heading above it, or hidden if it repeats the previous one. */
const DATES = {
  inline: "stacked:order-2 stacked:-mr-2 stacked:text-ink-soft stacked:after:content-['_·']",
  title:
    'stacked:-order-1 stacked:-mx-4 stacked:-mt-2 stacked:mb-2 stacked:w-[calc(100%+2rem)] stacked:border-b stacked:border-line stacked:bg-cream stacked:px-4 stacked:py-1.5 stacked:font-semibold',
  same: 'stacked:hidden',
}

interface GuestTableRowProps {
  guest: GuestRow
  isGone: boolean
  date: keyof typeof DATES
}

function GuestTableRow({ guest, isGone, date }: GuestTableRowProps) {
  const { leadId, name, comesWith, retreatDate, price, received, due, dueOn } = guest
  return (
    <Row className="relative stacked:flex stacked:flex-wrap stacked:items-center stacked:gap-x-3 stacked:gap-y-px stacked:px-4 stacked:py-2 stacked:after:order-1 stacked:after:w-full stacked:after:content-['']">
      <Cell
        isHead
        className="max-w-36 font-semibold xl:max-w-48 min-[90rem]:max-w-60 stacked:max-w-none stacked:flex-1 stacked:self-start stacked:text-base"
      >
        {/* The whole row is clickable. */}
        <Link
          to={`/admin/guests/${leadId}`}
          prefetch="intent"
          className="flex min-h-10 items-center after:absolute after:inset-0 stacked:min-h-0"
        >
          <span className="leading-tight wrap-anywhere stacked:leading-normal">
            {name || 'No name'}
            <span className="block text-sm font-normal text-ink-soft empty:hidden">
              {withText(comesWith)}
            </span>
          </span>
        </Link>
      </Cell>
      <Cell className={classNames('xl:whitespace-nowrap', DATES[date])}>{retreatDate ?? 'No date'}</Cell>
      <Cell className="text-ink-soft xl:whitespace-nowrap stacked:order-2 stacked:grow">
        {[guest.packageType && PACKAGE_NAMES[guest.packageType], guest.room].filter(Boolean).join(', ')}
      </Cell>
      <Cell className="text-right stacked:hidden">{formatEuros(price)}</Cell>
      <Cell className="text-right stacked:hidden">{formatEuros(received)}</Cell>
      <Cell
        className={classNames(
          'text-right font-semibold stacked:self-start stacked:text-base',
          due <= 0 && 'stacked:hidden',
        )}
      >
        {due > 0 ? formatEuros(due) : '—'}
      </Cell>
      <Cell className="text-ink-soft min-[90rem]:whitespace-nowrap stacked:hidden">
        {due > 0 && dueOn && formatDay(dueOn)}
      </Cell>
      <Cell className="stacked:order-2 stacked:ml-auto">
        <StateBadge guest={guest} isGone={isGone} />
      </Cell>
    </Row>
  )
}
