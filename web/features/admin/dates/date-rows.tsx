import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { List } from '#web/features/admin/kit/group.tsx'
import { ROW } from '#web/features/admin/kit/row-keys.ts'
import { useScreenful } from '#web/features/admin/kit/show-more.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { aheadText, minimumText, takenText } from './date-list.ts'
import { dateAddress } from './date-address.ts'
import { CapacityDots } from './capacity-dots.tsx'
import { SaleBadge } from './sale-badge.tsx'

/** Dates under one another, as a phone shows them: a whole row is the link. */
export function DateRows({
  dates,
  today,
  wide = false,
}: {
  dates: readonly RetreatView[]
  today: CalendarDay
  /** Shown on a laptop too, where else a table stands. */
  wide?: boolean
}) {
  const { shown, more } = useScreenful(dates)
  return (
    <List foot={more} className={wide ? undefined : 'lg:hidden'}>
      {shown.map((date) => (
        <li key={date.id} {...ROW}>
          <Link to={dateAddress(date)} className="block px-4 py-3 hover:bg-cream">
            <span className="flex items-center gap-2">
              <span className="figures grow text-lg leading-snug font-bold">{date.label}</span>
              {date.status === 'on_sale' ? (
                <span className="figures shrink-0 text-sm text-ink-soft">{aheadText(date, today)}</span>
              ) : (
                <SaleBadge date={date} />
              )}
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </span>
            {date.status === 'on_sale' || hasGuests(date) ? (
              <Standing date={date} />
            ) : (
              <span className="figures block text-sm text-ink-soft">{unseenText(date, today)}</span>
            )}
          </Link>
        </li>
      ))}
    </List>
  )
}

function Standing({ date }: { date: RetreatView }) {
  const { kiters, nonKiters, placesKiter, placesNonKiter, received, due, overdue } = date
  const others = nonKiters.confirmed + nonKiters.held
  const minimum = minimumText(date)
  return (
    <>
      <span className="figures mt-1.5 flex flex-wrap items-center gap-x-2.5">
        <CapacityDots taken={kiters} places={placesKiter} />
        <span>
          <strong className="font-semibold">{takenText(kiters, placesKiter)}</strong>
          {others > 0 && `, non-kiters ${takenText(nonKiters, placesNonKiter)}`}
        </span>
      </span>
      <span className="figures mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>{formatEuros(received)} in</span>
        {overdue > 0 ? (
          <span className="font-semibold text-danger">{formatEuros(overdue)} overdue</span>
        ) : (
          <span>{formatEuros(due)} due</span>
        )}
        {minimum && (
          <span className={classNames('font-semibold', date.guaranteed ? 'text-success' : 'text-amber-deep')}>
            {minimum}
          </span>
        )}
      </span>
    </>
  )
}

function hasGuests({ kiters, nonKiters }: RetreatView): boolean {
  return kiters.confirmed + kiters.held + nonKiters.confirmed + nonKiters.held > 0
}

function unseenText(date: RetreatView, today: CalendarDay): string {
  const sees = {
    draft: 'guests do not see it',
    closed: 'guests see it as full',
    cancelled: 'guests do not see it',
    on_sale: '',
  }[date.status]
  return [aheadText(date, today), sees].filter(Boolean).join(' · ')
}
