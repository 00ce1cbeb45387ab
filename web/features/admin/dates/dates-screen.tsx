import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { CalendarDay } from '#domain/dates.ts'
import type { RetreatView } from '#domain/retreat-calls.ts'
import { DeskHead } from '#web/features/admin/desk/desk-head.tsx'
import { useDeskQuery } from '#web/features/admin/desk/desk-queries.ts'
import { KeyHint } from '#web/features/admin/desk/key-hint.tsx'
import { LoadFailure } from '#web/features/admin/desk/load-failure.tsx'
import { useRowKeys } from '#web/features/admin/desk/row-keys.ts'
import { RowSkeleton } from '#web/features/admin/desk/row-skeleton.tsx'
import { useShortcut } from '#web/features/admin/desk/shortcuts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { moneyText, splitDates, type Season } from './date-list.ts'
import { datesQuery } from './date-queries.ts'
import { DateRows } from './date-rows.tsx'
import { DateTable } from './date-table.tsx'
import { MoneyChart } from './money-chart.tsx'
import { PipKey } from './capacity-dots.tsx'

/** Every date with its places and its money. */
export function DatesScreen({ dates: loaded, today }: { dates: RetreatView[] | null; today: CalendarDay }) {
  const query = useDeskQuery(datesQuery, loaded && { retreats: loaded })
  const navigate = useNavigate()
  useRowKeys()
  useShortcut('n', 'Open a new date', () => void navigate('/admin/dates/new'))
  const { seasons, past } = splitDates(query.data?.retreats ?? [], today)
  const [first] = seasons
  return (
    <>
      <DeskHead title="Dates" below={first && <SeasonLine season={first} />}>
        <RoutedButtonLink to="/admin/dates/new" size="sm">
          <Plus aria-hidden className="size-5" />
          New date
          <KeyHint keys="N" />
        </RoutedButtonLink>
      </DeskHead>
      <div className="mt-4">
        <LoadFailure query={query} what="The dates" seen="the dates" />
        {query.isPending && <RowSkeleton label="Loading dates" />}
        {query.data && seasons.length === 0 && (
          <EmptyState title="No date lies ahead">Open one, and guests can book it within seconds.</EmptyState>
        )}
        {seasons.map((season, index) => (
          <section key={season.name} aria-label={`Season ${season.name}`} className="mb-6">
            {index > 0 && <h2 className="mb-2.5 text-lg">Season {season.name}</h2>}
            <DateTable season={season} today={today} />
            <DateRows dates={season.dates} today={today} />
          </section>
        ))}
        {first && (
          <p className="-mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
            <PipKey />
          </p>
        )}
        {past.length > 0 && <PastDates dates={past} today={today} />}
        {first && <MoneyChart season={first} />}
      </div>
    </>
  )
}

/** A phone has room for the money beside the button, and for no more. */
function SeasonLine({ season }: { season: Season }) {
  return (
    <>
      <span className="max-sm:hidden">Season {season.name} · </span>
      {moneyText(season)}
    </>
  )
}

function PastDates({ dates, today }: { dates: readonly RetreatView[]; today: CalendarDay }) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
        {dates.length === 1 ? '1 past or cancelled date' : `${dates.length} past or cancelled dates`}
      </summary>
      <DateRows dates={dates} today={today} wide />
    </details>
  )
}
