import {
  ChevronDown,
  Clock,
  TriangleAlert,
  Wind,
  Banknote,
  CalendarDays,
  ChevronRight,
  CircleHelp,
  Landmark,
  Mail,
  MessageCircle,
  Phone,
  Users,
} from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { AlertView, EndingHold, Today, UntoldDate } from '#domain/admin/admin-shapes.ts'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { banjulDay, formatDay, formatTime } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { dialNumber } from '#domain/booking/phone.ts'
import { refundDaysLate, refundDueOn } from '#domain/refund/refundable.ts'
import { datePath } from '#web/features/admin/dates/date-list.ts'
import { ComplaintRow, HandOverRow } from '#web/features/admin/guest/package-travel-requests.tsx'
import { FindGuest, LeadCards } from '#web/features/admin/guests/lead-cards.tsx'
import { SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { useNow, readQuery, useAdminQuery, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AddLink, AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { useFrozenList, type FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { DoneMark, Group, NewsBar, ROW, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { adminDay, adminTime } from '#web/features/admin/kit/texts.ts'
import { MessageRow } from '#web/features/admin/mail/message-row.tsx'
import { TransferRow } from '#web/features/admin/money/transfer-group.tsx'
import { SyncButton } from '#web/features/admin/settings/sync-button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/notice.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { AskForPasskeys } from './ask-for-passkeys.tsx'
import {
  firstOfEach,
  hasLineToDo,
  isDoneHere,
  itemsOf,
  restOf,
  type TodayItem,
  type RestLine,
} from './today-list.ts'

/** Front page of the admin area: the most urgent tasks, then one line for each other kind. */
export function TodayScreen() {
  const query = useAdminQuery(readQuery('/api/admin/today'))
  const now = useNow()
  return (
    <FindGuest
      head={
        <AdminHead title="Today" below={`${formatDay(banjulDay(now))} · ${formatTime(now)} in Banjul`}>
          <AddLink to="/admin/guests/new" variant="secondary">
            <span className="max-sm:sr-only">Add a guest</span>
          </AddLink>
        </AdminHead>
      }
    >
      <AskForPasskeys />
      <Loaded query={query} what="Today" seen="Today">
        {(today) => <ToDo today={today} />}
      </Loaded>
      <NewestBookings />
    </FindGuest>
  )
}

function ToDo({ today }: { today: Today }) {
  const now = useNow()
  const day = banjulDay(now)
  const items = useMemo(() => itemsOf(today, day), [today, day])
  const { rows, news, isEmpty: hasNoRow } = useFrozenList({ listed: items, keyOf })
  const isEmpty = hasNoRow && !hasLineToDo(today, now)
  const shown = firstOfEach(rows)
  const others = rows.filter((item) => !item.isGone && !shown.includes(item)).map(({ row }) => row)
  return (
    <>
      <NewsBar news={news} />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6 empty:hidden">
          {shown.length > 0 && (
            <Group
              title="Now"
              count={shown.filter(({ isGone }) => !isGone).length}
              foot={
                shown.some(({ isGone }) => isGone) &&
                others.some(isDoneHere) && (
                  <button
                    type="button"
                    onClick={news.show}
                    className="min-h-12 w-full px-4 font-semibold text-teal-deep hover:bg-cream"
                  >
                    Show more
                  </button>
                )
              }
            >
              {shown.map((item) => (
                <NowRow key={item.row.key} {...item} />
              ))}
            </Group>
          )}
          {/* Below the tasks just done, which keep their place. */}
          {isEmpty && (
            <EmptyState icon={<Wind />} title="Nothing to do today">
              Go and kite. We’ll email you when something comes up.
            </EmptyState>
          )}
        </div>
        <RestGroup
          heading={shown.length > 0 || isEmpty ? 'The rest' : 'To do'}
          lines={restOf(others, today, now, shown.length > 0)}
        />
      </div>
    </>
  )
}

function NowRow({ row: item, isGone }: FrozenRow<TodayItem>) {
  switch (item.kind) {
    case 'alert':
      return <AlertRow row={item.row} isGone={isGone} />
    case 'lateRefund':
      return <LateRefundRow row={item.row} isGone={isGone} />
    case 'untold':
      return <UntoldRow row={item.row} isGone={isGone} />
    case 'handOver':
      return <HandOverRow row={item.row} isGone={isGone} />
    case 'transfer':
      return <TransferRow row={item.row} isGone={isGone} />
    case 'message':
      return <MessageRow row={item.row} isGone={isGone} />
    case 'hold':
      return <HoldRow row={item.row} isGone={isGone} />
    case 'complaint':
      return <ComplaintRow row={item.row} isGone={isGone} />
    default:
      return null
  }
}

/** Newest bookings as cards, loaded when the section is opened. */
function NewestBookings() {
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="newest-bookings" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="newest-bookings" className="text-lg">
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="flex min-h-11 items-center gap-2"
          >
            Newest bookings
            <ChevronDown aria-hidden className={classNames('size-5 text-ink-soft', open && 'rotate-180')} />
          </button>
        </h2>
        <SyncButton />
      </div>
      {open && (
        <div className="mt-3">
          <LeadCards filter={{ search: '' }} />
        </div>
      )}
    </section>
  )
}

const keyOf = ({ key }: TodayItem) => key

/** A problem with the website and how to fix it. */
function AlertRow({ row: { since, title, what, mend, link }, isGone }: FrozenRow<AlertView>) {
  return (
    <li {...ROW} className={`${rowStyle} flex flex-col items-start gap-2`}>
      <p className="flex items-start gap-2 font-semibold text-danger">
        <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{title}</span>
      </p>
      <p className="text-sm wrap-anywhere">{what}</p>
      <p className="text-sm wrap-anywhere text-ink-soft">{mend}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isGone ? <DoneMark>Fixed</DoneMark> : <SmallButtonLink to={link.to}>{link.label}</SmallButtonLink>}
        <span className="figures text-sm text-ink-soft">Since {adminTime(since)}</span>
      </div>
    </li>
  )
}

/** A refund that is past its legal day. */
function LateRefundRow({ row: { name, amount, createdAt }, isGone }: FrozenRow<LedgerLine>) {
  const late = refundDaysLate(new Date(createdAt), banjulDay(useNow()))
  return (
    <li {...ROW}>
      <Link
        to="/admin/money/refunds"
        className={`${rowStyle} flex items-center justify-between gap-4 hover:bg-cream`}
      >
        <span className="min-w-0">
          <span className="block font-semibold text-danger wrap-anywhere">
            Refund {formatEuros(amount)} to {name || 'No name'}
          </span>
          <span className="figures block text-sm text-ink-soft">
            By law it was due on {formatDay(refundDueOn(new Date(createdAt)))}
          </span>
        </span>
        {isGone ? <DoneMark>Paid</DoneMark> : <Badge tone="destructive">{counted(late, 'day')} late</Badge>}
      </Link>
    </li>
  )
}

/** Guests of a date whom no email reached, with the first to call. */
function UntoldRow({ row: { retreatId, label, about, at, guests }, isGone }: FrozenRow<UntoldDate>) {
  const [first] = guests
  const number = first ? dialNumber(first.phone) : null
  return (
    <li {...ROW} className={`${rowStyle} flex flex-col items-start gap-2`}>
      <Link to={datePath(retreatId, 'tell')} className="block w-full hover:underline">
        <span className="flex items-start gap-2 font-semibold">
          <Phone aria-hidden className="mt-1 size-4 shrink-0 text-amber-deep" />
          <span className="min-w-0">
            Tell {counted(guests.length, 'guest')}: {label}
          </span>
        </span>
        <span className="figures block text-sm text-ink-soft">
          {about === 'cancelled' ? 'Cancelled' : 'Changed'} on {adminDay(at)}. No email reached them.
        </span>
      </Link>
      {isGone && <DoneMark>Told</DoneMark>}
      {!isGone && first && number && (
        <ButtonLink href={`tel:${number}`} variant="secondary" size="sm">
          Call {first.name}
        </ButtonLink>
      )}
    </li>
  )
}

/** A held place that is released today unless something is paid. */
function HoldRow({ row: { leadId, name, retreatDate, holdExpiresAt }, isGone }: FrozenRow<EndingHold>) {
  return (
    <li {...ROW}>
      <Link
        to={`/admin/guests/${leadId}`}
        className={`${rowStyle} flex items-center justify-between gap-4 hover:bg-cream`}
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-ink-soft">
            {retreatDate}
            {!isGone && ' · hold ends today'}
          </span>
        </span>
        {isGone ? (
          <DoneMark />
        ) : (
          <Badge tone="calm">
            <Clock aria-hidden className="size-4" />
            <span className="sr-only">until </span>
            {formatTime(new Date(holdExpiresAt))}
          </Badge>
        )}
      </Link>
    </li>
  )
}

const ICONS = {
  alert: TriangleAlert,
  lateRefund: TriangleAlert,
  untold: Phone,
  handOver: Users,
  transfer: Landmark,
  refund: Banknote,
  question: CircleHelp,
  complaint: MessageCircle,
  overdue: TriangleAlert,
  message: MessageCircle,
  mail: Mail,
  hold: Clock,
  change: CalendarDays,
  departure: CalendarDays,
}

/** Other tasks, one line for each kind, linking to where they are done. */
function RestGroup({ heading, lines }: { heading: string; lines: readonly RestLine[] }) {
  if (lines.length === 0) return null
  return (
    <Group title={heading}>
      {lines.map(({ kind, key, title, detail, sum, to, call }) => {
        const Icon = ICONS[kind]
        return (
          <li key={key} {...ROW}>
            <Link to={to} className={`${rowStyle} flex min-h-14 items-center gap-3 py-2! hover:bg-cream`}>
              <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{title}</span>
                <span className="figures line-clamp-2 text-sm text-ink-soft">
                  <Unbroken text={detail} />
                </span>
              </span>
              {sum && <span className="figures shrink-0 font-semibold">{sum}</span>}
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </Link>
            {call && dialNumber(call.phone) && (
              <a
                href={`tel:${dialNumber(call.phone)}`}
                className="figures -mt-2 flex min-h-11 items-center pr-4 pl-12 text-sm font-semibold text-teal-deep underline-offset-4 hover:underline"
              >
                Call {call.name}: {call.phone}
              </a>
            )}
          </li>
        )
      })}
    </Group>
  )
}
