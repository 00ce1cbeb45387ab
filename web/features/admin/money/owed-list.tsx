import { TriangleAlert } from 'lucide-react'
import { daysBetween, formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { withText } from '#domain/booking/traveller.ts'
import type { OwedGuest } from '#domain/contract/ledger-calls.ts'
import { aheadText } from '#web/booking-status/time-left.ts'
import { useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { GuestLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import type { FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { DoneMark } from '#web/features/admin/kit/list/group.tsx'
import { useScreenful } from '#web/features/admin/kit/list/paged-list.tsx'
import { Cell, Row, Table } from '#web/features/admin/kit/list/table.tsx'
import { adminDay } from '#web/features/admin/kit/texts.ts'

interface OwedListProps {
  rows: readonly FrozenRow<OwedGuest>[]
  /** Number of guests in this group, including those not listed. */
  total: number
  /** Booking ids that the operator has unticked; all others are ticked. */
  left: ReadonlySet<string>
  tick: (ids: readonly string[], on: boolean) => void
}

/** Guests who owe money. The whole row is the checkbox's label. */
export function OwedList({ rows, total, left, tick }: OwedListProps) {
  const { shown, more } = useScreenful(rows)
  const asked = rows.filter(canBeReminded).map(({ row: { leadId } }) => leadId)
  const ticked = asked.filter((id) => !left.has(id))
  return (
    <div className="flex flex-col gap-1">
      <label className="-mt-2 flex min-h-11 items-center gap-3 self-start px-4 text-sm text-ink-soft">
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
        All {asked.length}
      </label>
      <Table label="Outstanding" columnsFrom="lg" columns={COLUMNS} className="figures" more={more}>
        {shown.map((item) => (
          <OwedRow
            key={item.row.leadId}
            item={item}
            isTicked={!left.has(item.row.leadId)}
            onTick={(on) => tick([item.row.leadId], on)}
          />
        ))}
      </Table>
      {total > rows.length && (
        <p className="px-4 text-sm text-ink-soft">
          {total - rows.length} more appear here once these are done.
        </p>
      )}
    </div>
  )
}

const COLUMNS = [
  { label: 'Remind', isHidden: true },
  { label: 'Guest' },
  { label: 'Date' },
  { label: 'Owes', className: 'text-right' },
  { label: 'Due' },
  { label: 'Late', className: 'text-right' },
  { label: 'Last reminder' },
]

function OwedRow({
  item,
  isTicked,
  onTick,
}: {
  item: FrozenRow<OwedGuest>
  isTicked: boolean
  onTick: (on: boolean) => void
}) {
  const { row: guest, isGone } = item
  const { leadId, name, comesWith, retreatDate, kind, amount, dueOn, remindedAt } = guest
  return (
    <Row className="relative h-13 stacked:grid stacked:h-auto stacked:grid-cols-[auto_minmax(0,1fr)_auto] stacked:gap-x-3 stacked:px-4 stacked:py-2.5">
      <Cell className="w-0 stacked:w-auto stacked:pt-0.5">
        {canBeReminded(item) ? (
          <input
            type="checkbox"
            checked={isTicked}
            onChange={(event) => onTick(event.currentTarget.checked)}
            aria-label={`${name} ${formatEuros(amount)}`}
            className="block size-5 rounded-sm after:absolute after:inset-0"
          />
        ) : (
          <span aria-hidden className="block size-5 rounded-sm border border-dashed border-line-strong" />
        )}
      </Cell>
      <Cell isHead className="stacked:min-w-0">
        <GuestLink id={leadId} name={name} className="relative z-10 text-base" />
        <span className="block font-normal text-ink-soft empty:hidden">{withText(comesWith)}</span>
      </Cell>
      <Cell className="xl:whitespace-nowrap stacked:order-1 stacked:col-start-2 stacked:text-ink-soft">
        {retreatDate}
      </Cell>
      <Cell className="text-right">
        <span className="text-base font-bold">{formatEuros(amount)}</span>
        {kind === 'deposit' && <span className="block text-ink-soft">deposit</span>}
      </Cell>
      <Cell className="text-ink-soft xl:whitespace-nowrap stacked:hidden">{formatDay(dueOn)}</Cell>
      <Cell className="text-right xl:whitespace-nowrap stacked:order-1">
        {isGone ? <DoneMark /> : <Late guest={guest} />}
      </Cell>
      <Cell className="text-ink-soft xl:whitespace-nowrap stacked:order-1 stacked:col-span-2 stacked:col-start-2">
        {notRemindedText(guest) ?? remindedText(remindedAt)}
      </Cell>
    </Row>
  )
}

/** True if the guest can be reminded by email. */
export function canBeReminded({ row, isGone }: FrozenRow<OwedGuest>): boolean {
  return notRemindedText(row) === null && !isGone
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
