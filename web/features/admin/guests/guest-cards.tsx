import { Link } from 'react-router'
import type { GuestRow } from '#domain/retreat/guest-list.ts'
import { formatEuros } from '#domain/base/money.ts'
import { ROW } from '#web/features/admin/kit/row-keys.ts'
import { ShowMore } from '#web/features/admin/kit/show-more.tsx'
import type { Standing } from '#web/features/admin/kit/frozen-list.ts'
import { booksText } from './guest-table.tsx'
import type { GuestsProps } from './guests-screen.tsx'
import { StateBadge } from './state-badge.tsx'

/** On a phone: rows of two lines, under their dates where they are sorted by them. */
export function GuestCards({ rows, left, total, today, sort, busy, onMore }: GuestsProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-white lg:hidden">
      {groupsOf(rows, sort).map(({ label, guests }) => (
        <section key={label ?? 'all'}>
          {label !== null && (
            <h2 className="figures border-b border-line bg-cream px-4 py-1.5 font-sans text-sm font-semibold">
              {label}
            </h2>
          )}
          <ul className="divide-y divide-line border-b border-line">
            {guests.map(({ row, isGone }) => (
              <Row key={row.leadId} guest={row} isGone={isGone} today={today} withDate={label === null} />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore left={left} total={total} busy={busy} onMore={onMore} />
    </div>
  )
}

function Row({
  guest,
  isGone,
  today,
  withDate,
}: {
  guest: GuestRow
  isGone: boolean
  today: string
  withDate: boolean
}) {
  return (
    <li {...ROW}>
      <Link
        to={`/admin/guests/${guest.leadId}`}
        className="flex min-h-16 flex-col justify-center gap-0.5 px-4 py-2 hover:bg-cream"
      >
        <span className="flex justify-between gap-3">
          <span className="min-w-0 font-semibold wrap-anywhere">{guest.name || 'No name'}</span>
          {guest.due > 0 && <span className="figures shrink-0 font-semibold">{formatEuros(guest.due)}</span>}
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-sm text-ink-soft">
            {[withDate && guest.retreatDate, booksText(guest)].filter(Boolean).join(' · ')}
          </span>
          <StateBadge guest={guest} isGone={isGone} today={today} />
        </span>
      </Link>
    </li>
  )
}

/** Consecutive guests of one date belong together; another order has no dates between. */
function groupsOf(guests: readonly Standing<GuestRow>[], sort: string) {
  if (sort !== 'date') return [{ label: null, guests }]
  const byDate = Map.groupBy(guests, ({ row }) => row.retreatDate ?? 'No date')
  return [...byDate].map(([label, ofDate]) => ({ label, guests: ofDate }))
}
