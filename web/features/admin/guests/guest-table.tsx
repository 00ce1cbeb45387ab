import { ChevronDown, ChevronUp } from 'lucide-react'
import { Link } from 'react-router'
import { PACKAGE_NAMES } from '#domain/booking/booking-names.ts'
import { formatDay } from '#domain/base/dates.ts'
import type { GuestRow, GuestSort } from '#domain/retreat/guest-list.ts'
import { formatEuros } from '#domain/base/money.ts'
import { ROW } from '#web/features/admin/kit/row-keys.ts'
import { ShowMore } from '#web/features/admin/kit/show-more.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { GuestsProps } from './guests-screen.tsx'
import { StateBadge } from './state-badge.tsx'

const COLUMNS: readonly { label: string; sort?: GuestSort; right?: boolean }[] = [
  { label: 'Guest', sort: 'name' },
  { label: 'Date', sort: 'date' },
  { label: 'Books' },
  { label: 'Price', sort: 'price', right: true },
  { label: 'Received', sort: 'received', right: true },
  { label: 'Still due', sort: 'due', right: true },
  { label: 'By', sort: 'by' },
  { label: 'State' },
]

/** On a laptop. Each head that has an order turns it around when it is pressed again. */
export function GuestTable({
  rows,
  left,
  total,
  today,
  sort,
  descending,
  busy,
  onSort,
  onMore,
}: GuestsProps) {
  const order = descending ? 'descending' : 'ascending'
  return (
    <div className="hidden overflow-x-auto rounded-lg border border-line bg-white lg:block">
      <table className="figures w-full text-sm">
        <caption className="sr-only">Guests</caption>
        <thead>
          <tr className="border-b border-line text-left">
            {COLUMNS.map((column) => (
              <Head
                key={column.label}
                {...column}
                order={column.sort === sort ? order : null}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ row, isGone }) => (
            <Row key={row.leadId} guest={row} isGone={isGone} today={today} />
          ))}
        </tbody>
      </table>
      <div className="border-t border-line">
        <ShowMore left={left} total={total} busy={busy} onMore={onMore} />
      </div>
    </div>
  )
}

// Narrower where the laptop is: what does not fit even so is scrolled to.
const cell = 'px-2 py-1.5 first:pl-4 last:pr-4 xl:px-3'

function Head({
  label,
  sort,
  right,
  order,
  onSort,
}: {
  label: string
  sort?: GuestSort
  right?: boolean
  order: 'ascending' | 'descending' | null
  onSort: GuestsProps['onSort']
}) {
  const Icon = order === 'descending' ? ChevronDown : ChevronUp
  return (
    <th
      scope="col"
      aria-sort={sort ? (order ?? 'none') : undefined}
      className={classNames(cell, 'font-semibold whitespace-nowrap text-ink-soft', right && 'text-right')}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => onSort(sort, order === 'ascending')}
          className={classNames(
            'inline-flex min-h-11 items-center gap-1 hover:text-ink',
            order && 'text-ink',
          )}
        >
          {label}
          {order && <Icon aria-hidden className="size-4" />}
        </button>
      ) : (
        label
      )}
    </th>
  )
}

function Row({ guest, isGone, today }: { guest: GuestRow; isGone: boolean; today: string }) {
  const { leadId, name, retreatDate, price, received, due, dueOn } = guest
  return (
    <tr {...ROW} className="relative hover:bg-cream">
      <th
        scope="row"
        className={classNames(cell, 'max-w-36 text-left xl:max-w-48 2xl:max-w-64 font-semibold')}
      >
        {/* The whole row is the link's target. */}
        <Link
          to={`/admin/guests/${leadId}`}
          prefetch="intent"
          title={name}
          className="flex min-h-9 items-center after:absolute after:inset-0"
        >
          <span className="truncate">{name || 'No name'}</span>
        </Link>
      </th>
      <td className={classNames(cell, 'xl:whitespace-nowrap')}>{retreatDate}</td>
      <td className={classNames(cell, 'text-ink-soft xl:whitespace-nowrap')}>{booksText(guest)}</td>
      <td className={classNames(cell, 'text-right')}>{formatEuros(price)}</td>
      <td className={classNames(cell, 'text-right')}>{formatEuros(received)}</td>
      <td className={classNames(cell, 'text-right font-semibold')}>{due > 0 ? formatEuros(due) : '—'}</td>
      <td className={classNames(cell, 'text-ink-soft 2xl:whitespace-nowrap')}>
        {due > 0 && dueOn && formatDay(dueOn)}
      </td>
      <td className={cell}>
        <StateBadge guest={guest} isGone={isGone} today={today} />
      </td>
    </tr>
  )
}

/** "Kiter, private". */
export function booksText({ packageType, room }: GuestRow): string {
  return [packageType && PACKAGE_NAMES[packageType], room].filter(Boolean).join(', ')
}
