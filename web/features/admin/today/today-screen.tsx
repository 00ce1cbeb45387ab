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
import { banjulDay, formatDay, formatTime } from '#domain/base/dates.ts'
import { dialNumber } from '#domain/booking-form/phone.ts'
import type { Today } from '#domain/contract/admin-shapes.ts'
import { FindGuest, BookingCards } from '#web/features/admin/guests/booking-cards.tsx'
import { SmallButtonLink } from '#web/features/admin/kit/form/actions.tsx'
import { useNow, readQuery, useAdminQuery, Loaded } from '#web/features/admin/kit/frame/admin-data.tsx'
import { AddLink, AdminHead } from '#web/features/admin/kit/frame/admin-head.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { useFrozenList } from '#web/features/admin/kit/list/frozen-list.ts'
import { Group, NewsBar, ROW, rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { passkeysQuery } from '#web/features/admin/settings/sign-in-groups.tsx'
import { SyncButton } from '#web/features/admin/settings/sync-button.tsx'
import { WindToday } from '#web/features/admin/wind/wind-entry.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState, Notice } from '#web/ui/notice.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import {
  firstOfEach,
  hasLineToDo,
  isDoneHere,
  itemsOf,
  restOf,
  type TodayItem,
  type RestLine,
} from './today-list.ts'
import { NowRow } from './today-rows.tsx'

export const loader = reading('adminToday', 'adminPasskeys', 'notionSync')

/** Front page of the admin area: the most urgent tasks, then one line for each other kind. */
export default function TodayScreen() {
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
        {(today) => (
          <>
            {today.wind.today.map((day) => (
              <WindToday key={day.retreatId} {...day} />
            ))}
            <ToDo today={today} />
          </>
        )}
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
          <BookingCards filter={{ search: '' }} />
        </div>
      )}
    </section>
  )
}

const keyOf = ({ key }: TodayItem) => key

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
  details: Users,
  departure: CalendarDays,
  wind: Wind,
  answer: MessageCircle,
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

/** Asks for passkeys until there are two at this address, so that a lost device does not lock the operator out. */
function AskForPasskeys() {
  const { data: list } = useAdminQuery(passkeysQuery)
  const here = list?.passkeys.filter((passkey) => passkey.here).length
  if (!list?.possible || here === undefined || here > 1) return null
  return (
    <Notice
      className="mb-6 print:hidden"
      title={here === 0 ? 'Add two passkeys' : 'Add a second passkey, on another device'}
    >
      <p>
        {here === 0
          ? 'One on your phone and one on your computer. You then sign in without the password, and can still get in if you lose a device.'
          : 'You can then still get in if you lose the first one.'}
      </p>
      <SmallButtonLink to="/admin/settings" className="mt-3">
        Add a passkey
      </SmallButtonLink>
    </Notice>
  )
}
