import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { useToday, useAdminQuery, LoadFailure } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AddLink, AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { RowSkeleton } from '#web/features/admin/kit/list/group.tsx'
import { EmptyState } from '#web/ui/notice.tsx'
import { CapacityKey } from './capacity-dots.tsx'
import { splitDates } from './date-list.ts'
import { datesQuery } from './date-page.tsx'
import { DateTable } from './date-table.tsx'

/** Page of all dates with their places and money. */
export function DatesScreen() {
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
        <AddLink to="/admin/dates/new" shortcut="n" does="Open a new date" variant="primary">
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
      </div>
    </>
  )
}
