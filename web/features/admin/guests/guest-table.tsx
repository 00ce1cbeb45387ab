import { Link } from 'react-router'
import type { GuestRow, GuestSort } from '#domain/admin/guest-list.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { withText } from '#domain/booking/traveller.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { Cell, Row, type Column } from '#web/features/admin/kit/list/table.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { StateBadge } from './state-badge.tsx'

/** Columns of the table of guests; on a phone two lines each, under a heading per date if sorted by date. */
export const GUEST_COLUMNS: readonly Column<GuestSort>[] = [
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

export function GuestTableRow({ guest, isGone, date }: GuestTableRowProps) {
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
