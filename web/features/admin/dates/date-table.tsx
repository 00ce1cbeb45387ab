import { Link } from 'react-router'
import type { CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { RetreatView } from '#domain/retreat/retreat-calls.ts'
import { ROW } from '#web/features/admin/kit/row-keys.ts'
import { useScreenful } from '#web/features/admin/kit/show-more.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { dateAddress } from './date-address.ts'
import { aheadText, minimumText, seasonTitle, SHOWN_DATES, takenText, type Season } from './date-list.ts'
import { DateMenu } from './date-menu.tsx'
import { CapacityDots } from './capacity-dots.tsx'
import { SaleBadge } from './sale-badge.tsx'

const cell = 'px-3 py-1 first:pl-4 last:pr-4'
const amount = `${cell} figures text-right`

/** The dates of a season beside each other, as a laptop shows them, with what they come to. */
export function DateTable({ season, today }: { season: Season; today: CalendarDay }) {
  const { shown, more } = useScreenful(season.dates, SHOWN_DATES)
  return (
    <div className="hidden overflow-x-auto rounded-lg border border-line bg-white lg:block">
      <table className="w-full text-left text-sm">
        <thead className="text-xs text-ink-soft">
          <tr>
            <th className={`${cell} py-2.5`}>Date</th>
            <th className={cell}>Sale</th>
            <th className={cell}>Kiters</th>
            <th className={cell}>Non-kiters</th>
            <th className={cell}>Minimum</th>
            <th className={amount}>Received</th>
            <th className={amount}>Still due</th>
            <th className={amount}>Overdue</th>
            <th className={cell}>
              <span className="sr-only">More</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((date) => (
            <DateRow key={date.id} date={date} today={today} />
          ))}
        </tbody>
        {more && (
          <tbody>
            <tr className="border-t border-line">
              <td colSpan={9}>{more}</td>
            </tr>
          </tbody>
        )}
        <tfoot className="border-t-2 border-line-strong font-bold">
          <tr className="h-11">
            <th scope="row" colSpan={5} className={cell}>
              {seasonTitle(season)}
            </th>
            <td className={amount}>{formatEuros(season.received)}</td>
            <td className={amount}>{formatEuros(season.due)}</td>
            <td colSpan={2} className={`${amount} pr-14! text-danger`}>
              {season.overdue > 0 && formatEuros(season.overdue)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function DateRow({ date, today }: { date: RetreatView; today: CalendarDay }) {
  const minimum = minimumText(date)
  return (
    <tr {...ROW} className="h-12 border-t border-line hover:bg-cream">
      <th scope="row" className={`${cell} font-normal whitespace-nowrap`}>
        <Link to={dateAddress(date)} className="figures inline-flex min-h-11 items-center gap-1.5 font-bold">
          {date.label}
          <span className="font-normal text-ink-soft">{aheadText(date, today)}</span>
        </Link>
      </th>
      <td className={cell}>
        <SaleBadge date={date} />
      </td>
      <td className={`${cell} figures whitespace-nowrap`}>
        <span className="inline-flex items-center gap-2">
          <CapacityDots taken={date.kiters} places={date.placesKiter} />
          {takenText(date.kiters, date.placesKiter)}
        </span>
      </td>
      <td className={`${cell} figures whitespace-nowrap`}>
        {takenText(date.nonKiters, date.placesNonKiter)}
      </td>
      <td
        className={classNames(
          cell,
          'whitespace-nowrap',
          date.guaranteed ? 'text-success' : 'font-semibold text-amber-deep',
        )}
      >
        {minimum}
      </td>
      <td className={amount}>{formatEuros(date.received)}</td>
      <td className={amount}>{formatEuros(date.due)}</td>
      <td className={`${amount} font-semibold text-danger`}>
        {date.overdue > 0 && formatEuros(date.overdue)}
      </td>
      <td className="pr-1.5">
        <DateMenu date={date} />
      </td>
    </tr>
  )
}
