import { Link } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { useToday, useAdminQuery, LoadFailure } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AddLink, AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { RowSkeleton } from '#web/features/admin/kit/list/group.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/notice.tsx'
import { CapacityKey } from './capacity-dots.tsx'
import { SHOWN_DATES, splitDates, type Season } from './date-list.ts'
import { datesQuery } from './date-page.tsx'
import { DateTable } from './date-table.tsx'

export const loader = reading('adminRetreats')

const PARTS = {
  received: { words: 'received', look: 'bg-teal-deep border-teal-deep' },
  due: { words: 'left to pay', look: 'bg-white border-teal-deep' },
  overdue: {
    words: 'overdue',
    look: 'border-danger bg-[repeating-linear-gradient(135deg,var(--color-danger)_0_2px,var(--color-danger-soft)_2px_6px)]',
  },
} as const
type Part = keyof typeof PARTS

/** Bar chart of money received and due by date, on laptops. Decorative, because the table above has the same numbers. */
function MoneyChart({ season }: { season: Season }) {
  // More bars than this would overlap.
  const dates = season.dates.slice(0, SHOWN_DATES)
  const most = Math.max(...dates.map(totalOf))
  if (most <= 0) return null
  return (
    <div aria-hidden className="mt-8 hidden lg:block print:hidden">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-display text-lg font-bold text-ink">Money by date</p>
        <p className="text-sm text-ink-soft">in thousands of euros</p>
      </div>
      <div className="mt-2.5 rounded-lg border border-line bg-white p-5">
        <div className="flex items-end border-b border-line-strong">
          {dates.map((date) => (
            <Bar key={date.id} date={date} most={most} />
          ))}
        </div>
        <div className="figures mt-1.5 flex text-sm text-ink-soft">
          {dates.map(({ id, label }) => (
            <span key={id} className="flex-1 text-center">
              {label.split('–')[0]?.split(',')[0]}
            </span>
          ))}
        </div>
        <p className="mt-4 flex gap-4 text-sm text-ink-soft">
          {Object.entries(PARTS).map(([part, { words, look }]) => (
            <span key={part} className="inline-flex items-center gap-1.5">
              <i className={`inline-block h-3 w-4 border-[1.5px] ${look}`} />
              {words}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}

const HEIGHT_REM = 8

function Bar({ date, most }: { date: RetreatView; most: number }) {
  const parts: [Part, number][] = [
    ['overdue', date.overdue],
    ['due', date.due - date.overdue],
    ['received', date.received],
  ]
  return (
    <div className="figures flex flex-1 flex-col items-center gap-1 text-sm font-semibold">
      {thousands(totalOf(date))}
      <div className="flex w-16 max-w-3/5 flex-col">
        {parts.map(
          ([part, euros]) =>
            euros > 0 && (
              <i
                key={part}
                className={`block border-[1.5px] ${PARTS[part].look}`}
                style={{ height: `${(HEIGHT_REM * euros) / most}rem` }}
              />
            ),
        )}
      </div>
    </div>
  )
}

function totalOf({ received, due }: RetreatView): number {
  return received + due
}

function thousands(euros: number): string {
  return euros === 0 ? '0' : (euros / 1000).toFixed(1)
}

/** Page of all dates with their places and money. */
export default function DatesScreen() {
  const query = useAdminQuery(datesQuery)
  const { seasons, past } = splitDates(query.data?.retreats ?? [], useToday())
  const [first] = seasons
  return (
    <>
      <AdminHead
        title="Dates"
        below={
          first && (
            <>
              {/* A phone has no room for it beside the button. */}
              <span className="max-sm:hidden">Season {first.name} · </span>
              {formatEuros(first.received)} received, {formatEuros(first.due)} left to pay
            </>
          )
        }
      >
        <AddLink to="/admin/dates/new" variant="primary">
          New date
        </AddLink>
      </AdminHead>
      <div className="mt-4">
        <LoadFailure query={query} what="The dates" seen="the dates" />
        {query.isPending && <RowSkeleton label="Loading dates" />}
        {query.data && seasons.length === 0 && (
          <EmptyState title="No coming dates">Open one, and guests can book it within seconds.</EmptyState>
        )}
        {seasons.map((season, index) => (
          <section key={season.name} aria-label={`Season ${season.name}`} className="mb-6">
            {index > 0 && <h2 className="mb-2.5 text-lg">Season {season.name}</h2>}
            <DateTable dates={season.dates} season={season} />
          </section>
        ))}
        {first && (
          <p className="-mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
            <CapacityKey />
          </p>
        )}
        {past.length > 0 && (
          <details className="mt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
              {counted(past.length, 'past or cancelled date')}
            </summary>
            <DateTable dates={past} />
          </details>
        )}
        <p>
          <Link to="/admin/wind" className={`${linkStyle} inline-flex min-h-11 items-center`}>
            Wind or Win: kite days and cash back
          </Link>
        </p>
        {first && <MoneyChart season={first} />}
      </div>
    </>
  )
}
