import { CalendarX, ChevronRight, CirclePause, Globe, Pencil, Printer, Users } from 'lucide-react'
import { Link } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import type { ClosingReason } from '#domain/retreat/retreats.ts'
import { api } from '#web/api/client.ts'
import { useAct } from '#web/features/admin/kit/form/actions.tsx'
import { useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AdminMenu, MenuItem } from '#web/features/admin/kit/frame/admin-menu.tsx'
import { useScreenful } from '#web/features/admin/kit/list/paged-list.tsx'
import { Cell, Foot, Row, Table } from '#web/features/admin/kit/list/table.tsx'
import { dotted } from '#web/features/admin/kit/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CapacityDots } from './capacity-dots.tsx'
import {
  dateAddress,
  datePath,
  minimumText,
  seasonTitle,
  SHOWN_DATES,
  taken,
  takenText,
  timeUntilText,
  type Season,
} from './date-list.ts'
import { useKeepOpen } from './keep-open.tsx'

const COLUMNS = [
  { label: 'Date' },
  { label: 'Sale' },
  { label: 'Kiters' },
  { label: 'Non-kiters' },
  { label: 'Minimum' },
  { label: 'Received', className: 'text-right' },
  { label: 'Left to pay', className: 'text-right' },
  { label: 'Overdue', className: 'text-right' },
  { label: 'More', isHidden: true },
]

/**
 * Table of dates with their places and money. The last row has the sums of the season. On a phone, and always without a season, the whole
 * row is a link.
 */
export function DateTable({ dates, season }: { dates: readonly RetreatView[]; season?: Season }) {
  const { shown, more } = useScreenful(dates, SHOWN_DATES)
  return (
    <Table
      label={season ? `Season ${season.name}` : 'Past and cancelled dates'}
      columnsFrom={season ? 'lg' : 'never'}
      columns={COLUMNS}
      className="figures"
      more={more}
      foot={
        season && (
          <Foot className="stacked:hidden">
            <Cell isHead colSpan={5}>
              {seasonTitle(season)}
            </Cell>
            <Cell className="text-right">{formatEuros(season.received)}</Cell>
            <Cell className="text-right">{formatEuros(season.due)}</Cell>
            <Cell className="text-right text-danger">
              {season.overdue > 0 && formatEuros(season.overdue)}
            </Cell>
            <Cell />
          </Foot>
        )
      }
    >
      {shown.map((date) => (
        <DateRow key={date.id} date={date} />
      ))}
    </Table>
  )
}

const amount = 'text-right stacked:order-2 stacked:mr-2 stacked:text-ink-soft'

function DateRow({ date }: { date: RetreatView }) {
  const today = useToday()
  const { kiters, nonKiters, received, due, overdue } = date
  const isOnSale = date.status === 'on_sale' && date.closedBy === null
  const others = taken(nonKiters)
  const isEmpty = !isOnSale && taken(kiters) + others === 0
  const nonKitersText = takenText(nonKiters, date.placesNonKiter)
  return (
    <Row className="relative stacked:flex stacked:flex-wrap stacked:items-center stacked:gap-x-2 stacked:px-4 stacked:py-3">
      <Cell
        isHead
        className="font-normal whitespace-nowrap stacked:min-w-0 stacked:flex-1 stacked:whitespace-normal"
      >
        <Link
          to={dateAddress(date)}
          className="inline-flex min-h-11 items-center gap-1.5 font-bold stacked:flex stacked:min-h-0 stacked:flex-wrap stacked:justify-between stacked:after:absolute stacked:after:inset-0"
        >
          <span className="stacked:text-lg stacked:leading-snug">{date.label}</span>
          <span className={classNames('font-normal text-ink-soft', !isOnSale && 'stacked:hidden')}>
            {timeUntilText(date, today)}
          </span>
        </Link>
      </Cell>
      <Cell className={classNames('whitespace-nowrap', isOnSale && 'stacked:hidden')}>
        <SaleBadge date={date} />
      </Cell>
      <Cell className="whitespace-nowrap stacked:order-1 stacked:basis-full stacked:whitespace-normal">
        {isEmpty && (
          <span className="hidden text-ink-soft stacked:inline">
            {dotted(timeUntilText(date, today), UNSEEN_TEXTS[date.status])}
          </span>
        )}
        <span
          className={classNames(
            'inline-flex items-center gap-2 stacked:mt-1.5 stacked:mb-1 stacked:flex-wrap stacked:gap-x-2.5 stacked:text-base',
            isEmpty && 'stacked:hidden',
          )}
        >
          <CapacityDots taken={kiters} places={date.placesKiter} />
          <span>
            <span className="hidden stacked:inline">kiters </span>
            <span className="stacked:font-semibold">{takenText(kiters, date.placesKiter)}</span>
            {others > 0 && <span className="hidden stacked:inline">, non-kiters {nonKitersText}</span>}
          </span>
        </span>
      </Cell>
      <Cell className="whitespace-nowrap stacked:hidden">{nonKitersText}</Cell>
      <Cell
        className={classNames(
          'stacked:order-3 stacked:font-semibold',
          date.runs ? 'text-success' : 'font-semibold text-amber-deep',
          isEmpty && 'stacked:hidden',
        )}
      >
        {minimumText(date)}
      </Cell>
      <Cell className={classNames(amount, received <= 0 && 'stacked:hidden')}>
        {formatEuros(received)}
        <span className="hidden stacked:inline"> received</span>
      </Cell>
      <Cell className={classNames(amount, (due <= 0 || overdue > 0) && 'stacked:hidden')}>
        {formatEuros(due)}
        <span className="hidden stacked:inline"> left to pay</span>
      </Cell>
      <Cell
        className={classNames(
          'text-right font-semibold text-danger stacked:order-2 stacked:mr-2',
          overdue <= 0 && 'stacked:hidden',
        )}
      >
        {overdue > 0 && formatEuros(overdue)}
        <span className="hidden stacked:inline"> overdue</span>
      </Cell>
      <Cell className="pr-1.5! stacked:pr-0!">
        <ChevronRight aria-hidden className="hidden size-5 text-ink-soft stacked:block" />
        <div className="stacked:hidden">
          <DateMenu date={date} />
        </div>
      </Cell>
    </Row>
  )
}

const UNSEEN_TEXTS: Record<RetreatView['status'], string> = {
  draft: 'guests don’t see it',
  closed: 'guests see it as full',
  cancelled: 'guests don’t see it',
  on_sale: 'guests can’t book it',
}

const CLOSED_BADGES: Record<ClosingReason, string> = {
  starts_soon: 'Closed: starts soon',
  too_few_guests: 'Closed: too few guests',
}

function SaleBadge({ date: { status, closedBy, cancellation } }: { date: RetreatView }) {
  switch (status) {
    case 'on_sale':
      return closedBy ? (
        <Badge tone="quiet">{CLOSED_BADGES[closedBy]}</Badge>
      ) : (
        <Badge tone="success">On sale</Badge>
      )
    case 'draft':
      return (
        <span className="inline-flex items-center rounded-full border border-line-strong bg-white px-3 py-1 text-xs font-semibold text-ink-soft">
          Draft
        </span>
      )
    case 'closed':
      return <Badge tone="quiet">Closed</Badge>
    case 'cancelled': {
      const { done, total, choosing } = cancellation ?? { done: 0, total: 0, choosing: 0 }
      if (done + choosing < total)
        return <Badge tone="destructive">{`Cancelling: ${done} of ${total}`}</Badge>
      if (choosing > 0) return <Badge tone="calm">{`${counted(choosing, 'guest')} to choose`}</Badge>
      return <Badge tone="quiet">Cancelled</Badge>
    }
  }
}

/** Menu of actions on a date, in its row. */
function DateMenu({ date }: { date: RetreatView }) {
  const { id, label, status, closedBy } = date
  const sell = useAct({
    act: (next: 'on_sale' | 'closed') =>
      api('PATCH', '/api/admin/retreats/{retreatId}', { params: { retreatId: id }, body: { status: next } }),
    done: (_, next) => ({ title: `${label} is ${next === 'on_sale' ? 'on sale' : 'closed to guests'}` }),
    failed: `${label} wasn’t changed`,
  })
  const keepOpen = useKeepOpen(date)
  return (
    <AdminMenu label={`More for ${label}`}>
      <MenuItem icon={Printer} label="Who’s coming" render={<Link to={datePath(id, 'sheet')} />} />
      <MenuItem
        icon={Users}
        label="Guests and payments"
        render={<Link to={`/admin/guests?retreat=${encodeURIComponent(id)}`} />}
      />
      {status === 'cancelled' ? (
        <MenuItem icon={CalendarX} label="Who got what" render={<Link to={datePath(id, 'cancel')} />} />
      ) : (
        <>
          <MenuItem icon={Pencil} label="Edit" render={<Link to={dateAddress(date)} />} />
          {closedBy && <MenuItem icon={Globe} label="Keep open" onClick={() => keepOpen.mutate(true)} />}
          {status === 'on_sale' ? (
            <MenuItem
              icon={CirclePause}
              label="Close it: guests see it as full"
              onClick={() => sell.mutate('closed')}
            />
          ) : (
            <MenuItem icon={Globe} label="Put it on sale" onClick={() => sell.mutate('on_sale')} />
          )}
          <MenuItem
            icon={CalendarX}
            label="Cancel it"
            isTaking
            render={<Link to={datePath(id, 'cancel')} />}
          />
        </>
      )}
    </AdminMenu>
  )
}
