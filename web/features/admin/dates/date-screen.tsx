import { Link } from 'react-router'
import { banjulDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { cancelAddress, sheetAddress, writeAddress } from './date-address.ts'
import { DateChanges } from '#web/features/admin/date-change/date-changes.tsx'
import { DateForm } from './date-form.tsx'
import { DatePhotos } from './date-photos.tsx'
import { WithDate, type DatePageProps } from './with-date.tsx'

export function NewDateScreen() {
  return (
    <>
      <DateHead title="New date" />
      <DateForm date={null} />
    </>
  )
}

/** Page of one date: its form, guests, photos once it has started, and cancellation. */
export function DateScreen({ now, ...props }: DatePageProps) {
  return (
    <WithDate title="Date" {...props}>
      {(date) => (
        <>
          <DateHead title={date.label} />
          {date.status === 'cancelled' ? (
            <EmptyState title="This date is cancelled">
              <RoutedButtonLink to={cancelAddress(date.id)} variant="secondary" size="sm">
                See who got what
              </RoutedButtonLink>
            </EmptyState>
          ) : (
            <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
              <div className="flex min-w-0 flex-col gap-4">
                <DateForm key={date.id} date={date} />
                <Link
                  to={cancelAddress(date.id)}
                  className="inline-flex min-h-11 items-center self-start font-semibold text-danger underline underline-offset-4"
                >
                  Cancel this date
                </Link>
              </div>
              <div className="flex min-w-0 flex-col gap-6">
                <WhoComes date={date} />
                {hasStarted(date, banjulDay(new Date(now))) && <DatePhotos key={date.id} date={date} />}
                <DateChanges date={date} />
              </div>
            </div>
          )}
        </>
      )}
    </WithDate>
  )
}

/** Number of guests, with a link to the sheet. */
function WhoComes({ date: { id, kiters, nonKiters, due } }: { date: RetreatView }) {
  return (
    <section aria-labelledby="who-comes" className="rounded-lg border border-line bg-white p-5">
      <h2 id="who-comes" className="text-lg">
        Who comes
      </h2>
      <p className="figures mt-1">
        {countText(kiters, 'kiter')}, {countText(nonKiters, 'non-kiter')}
        {due > 0 && `, ${formatEuros(due)} due`}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Rooms, wetsuits, diets, coaches and arrivals, also on paper.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <RoutedButtonLink to={sheetAddress(id)} variant="secondary" size="sm">
          Open the sheet
        </RoutedButtonLink>
        <RoutedButtonLink to={writeAddress(id)} variant="secondary" size="sm">
          Write to all guests
        </RoutedButtonLink>
      </div>
    </section>
  )
}

function countText({ confirmed, held }: RetreatView['kiters'], noun: string): string {
  const count = confirmed + held
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function DateHead({ title }: { title: string }) {
  return (
    <div className="mb-5">
      <AdminHead title={title}>
        <RoutedButtonLink to="/admin/dates" variant="quiet" size="sm">
          All dates
        </RoutedButtonLink>
      </AdminHead>
    </div>
  )
}
