import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { daysBetween, formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { OwedGuest } from '#domain/contract/ledger-calls.ts'
import { aheadText } from '#web/booking-status/time-left.ts'
import { useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import type { FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { DoneMark, ROW } from '#web/features/admin/kit/list/group.tsx'
import { useScreenful } from '#web/features/admin/kit/list/paged-list.tsx'
import { adminDay } from '#web/features/admin/kit/texts.ts'

interface OwedListProps {
  rows: readonly FrozenRow<OwedGuest>[]
  /** Number of guests in this group, including those not listed. */
  total: number
  /** Booking ids that the operator has unticked; all others are ticked. */
  left: ReadonlySet<string>
  tick: (ids: readonly string[], on: boolean) => void
}

const columns =
  'lg:grid lg:grid-cols-[auto_minmax(0,2fr)_minmax(0,1fr)_7rem_9rem_8rem_10rem] lg:items-center lg:gap-x-4'

/** Guests who owe money: one line each on a laptop, two on a phone, where the whole row is the checkbox's label. */
export function OwedList({ rows, total, left, tick }: OwedListProps) {
  const { shown, more } = useScreenful(rows)
  const asked = rows.filter(canBeReminded).map(({ row: { leadId } }) => leadId)
  const ticked = asked.filter((id) => !left.has(id))
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-white">
      <div className={`${columns} border-b border-line px-4 text-sm text-ink-soft`}>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 rounded-sm"
            checked={ticked.length === asked.length && asked.length > 0}
            ref={(box) => {
              if (box) box.indeterminate = ticked.length > 0 && ticked.length < asked.length
            }}
            disabled={asked.length === 0}
            onChange={(event) => tick(asked, event.currentTarget.checked)}
          />
          <span className="lg:sr-only">All {asked.length}</span>
        </label>
        <Head>Guest</Head>
        <Head>Date</Head>
        <Head className="text-right">Owes</Head>
        <Head>Due</Head>
        <Head className="text-right">Late</Head>
        <Head>Last reminded</Head>
      </div>
      <ul className="divide-y divide-line">
        {shown.map((item) => (
          <Row
            key={item.row.leadId}
            item={item}
            isTicked={!left.has(item.row.leadId)}
            onTick={(on) => tick([item.row.leadId], on)}
          />
        ))}
      </ul>
      {more && <div className="border-t border-line">{more}</div>}
      {total > rows.length && (
        <p className="border-t border-line px-4 py-3 text-sm text-ink-soft">
          {total - rows.length} more appear here once these are done.
        </p>
      )}
    </div>
  )
}

function Head({ className, children }: { className?: string; children: string }) {
  return (
    <span aria-hidden className={`max-lg:hidden ${className ?? ''}`}>
      {children}
    </span>
  )
}

/** True if the guest can be reminded by email. */
export function canBeReminded({ row, isGone }: FrozenRow<OwedGuest>): boolean {
  return notRemindedText(row) === null && !isGone
}

function Row({
  item,
  isTicked,
  onTick,
}: {
  item: FrozenRow<OwedGuest>
  isTicked: boolean
  onTick: (on: boolean) => void
}) {
  const id = useId()
  const { row: guest, isGone } = item
  const { leadId, name, retreatDate, kind, amount, dueOn, remindedAt } = guest
  const notReminded = notRemindedText(guest)
  const late = isGone ? <DoneMark /> : <Late guest={guest} />
  return (
    <li
      {...ROW}
      className={`${columns} figures relative px-4 py-2.5 max-lg:grid max-lg:grid-cols-[auto_minmax(45%,1fr)_auto] max-lg:gap-x-3`}
    >
      {!canBeReminded(item) ? (
        <span
          className="size-5 rounded-sm border border-dashed border-line-strong max-lg:mt-0.5"
          aria-hidden
        />
      ) : (
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.currentTarget.checked)}
          aria-labelledby={`${id}-name ${id}-owes`}
          className="size-5 shrink-0 rounded-sm after:absolute after:inset-0 max-lg:mt-0.5"
        />
      )}
      <span className="min-w-0">
        <Link
          id={`${id}-name`}
          to={`/admin/guests/${leadId}`}
          className="relative z-10 -my-2 inline-block py-2.5 font-semibold wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        <span className="block text-sm text-ink-soft lg:hidden">
          {retreatDate}
          {kind === 'deposit' && ', deposit'}
        </span>
        <span className="block text-sm text-ink-soft lg:hidden">
          {notReminded ?? remindedText(remindedAt)}
        </span>
      </span>
      <span className="max-lg:hidden">{retreatDate}</span>
      <span id={`${id}-owes`} className="text-right">
        <span className="block font-bold">
          {formatEuros(amount)}
          {kind === 'deposit' && (
            <span className="block text-sm font-normal text-ink-soft max-lg:hidden">deposit</span>
          )}
        </span>
        <span className="text-sm lg:hidden">{late}</span>
      </span>
      <span className="text-ink-soft max-lg:hidden">{formatDay(dueOn)}</span>
      <span className="text-right max-lg:hidden">{late}</span>
      <span className="text-ink-soft max-lg:hidden">
        {notReminded ?? (remindedAt === null ? 'never' : adminDay(remindedAt))}
      </span>
    </li>
  )
}

/** The lateness of a debt: "40 days late", "due today", "due in 3 days". */
function Late({ guest: { daysLate, dueOn } }: { guest: OwedGuest }) {
  const days = daysBetween(useToday(), dueOn)
  if (daysLate > 0) {
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-danger">
        <TriangleAlert aria-hidden className="size-4 shrink-0" />
        {counted(daysLate, 'day')} late
      </span>
    )
  }
  return <span className="text-ink-soft">due {aheadText(days)}</span>
}

/** Formats the last reminder: "reminded Sun 15 Nov 2026", "never reminded". */
function remindedText(remindedAt: string | null): string {
  return remindedAt === null ? 'never reminded' : `reminded ${adminDay(remindedAt)}`
}

/** Returns why this guest can't be reminded now; null if a reminder can be sent. */
function notRemindedText({ email, leftOut }: Pick<OwedGuest, 'email' | 'leftOut'>): string | null {
  if (email === null) return 'no email address'
  if (leftOut === 'reminded_today') return 'reminded today'
  return leftOut === 'retreat_over' ? 'the retreat is over' : null
}
