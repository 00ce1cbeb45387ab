import { ArrowDown, Hourglass } from 'lucide-react'
import { banjulDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestChange } from '#domain/contract/date-change-calls.ts'
import { tripTasks } from '#domain/guide/trip-tasks.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import { guestStatusOf } from '#web/booking-status/booking-status.ts'
import { daysLeft, timeLeft } from '#web/booking-status/time-left.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'
import type { BookingDetails } from '../dashboard-page.ts'

/** Returns the id of a booking's element, to scroll to. */
export function elementId({ id }: Booking): string {
  return `booking-${id}`
}

/** Links to bookings further down the page whose deadline comes first. */
export function DueFirst({ due, now }: { due: ReturnType<typeof dueBeforeNext>; now: Date }) {
  if (due.length === 0) return null
  return (
    <nav aria-label="Due first">
      <ul className="flex flex-col gap-3">
        {due.map(({ booking, deadline }) => (
          <li key={booking.id}>
            <a
              href={`#${elementId(booking)}`}
              onClick={() => document.getElementById(elementId(booking))?.setAttribute('open', '')}
              className="flex min-h-14 items-center gap-3.5 rounded-lg border border-line-strong bg-white px-4 py-3 text-ink hover:bg-cream"
            >
              <Hourglass aria-hidden className="size-5 shrink-0 text-coral-deep" />
              <span className="figures min-w-0 grow">
                <span className="block leading-snug font-semibold">{booking.selectedDate}</span>
                <span className="block text-sm text-ink-soft">
                  <DeadlineText {...{ booking, deadline, now }} />
                </span>
              </span>
              <ArrowDown aria-hidden className="size-5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function DeadlineText({ booking, deadline, now }: { booking: Booking; deadline: Deadline; now: Date }) {
  if (deadline.kind === 'hold') {
    const until = new Date(deadline.until)
    return (
      <>
        Please pay by <GuestTime at={until} kept={booking.timeZone} />: {timeLeft(until, now)}
      </>
    )
  }
  const { kind, until } = deadline
  const today = banjulDay(now)
  const by = until < today ? 'now' : `by ${formatShortDay(until, today)}: ${daysLeft(until, today)}`
  return `${kind === 'choice' ? 'Please choose' : 'Please pay'} ${by}`
}

/** What a guest has to do for a booking by a deadline: pay before the hold ends, pay what is due, or choose dates. */
type Deadline = { kind: 'hold'; until: string } | { kind: 'balance' | 'choice'; until: CalendarDay }

/** Returns the earliest deadline of a booking; null if there is none. */
export function deadlineOf(booking: Booking, changes: readonly GuestChange[], now: Date): Deadline | null {
  if (guestStatusOf(booking, now) === 'released') return null
  const choices = changes.flatMap(({ state, chooseBy }): Deadline[] =>
    state === 'asked' && chooseBy !== null ? [{ kind: 'choice', until: chooseBy }] : [],
  )
  const [soonest = null] = [...choices, ...paymentDue(booking, banjulDay(now))].toSorted(bySoonest)
  return soonest
}

function paymentDue(booking: Booking, today: CalendarDay): Deadline[] {
  const open = tripTasks(booking, today).find((task) => 'state' in task && task.state === 'open')
  if (open?.kind === 'deposit') {
    return booking.holdExpiresAt === null ? [] : [{ kind: 'hold', until: booking.holdExpiresAt }]
  }
  const until = nextDueInEuros(booking, today).dueOn
  return open?.kind === 'balance' && until !== null ? [{ kind: 'balance', until }] : []
}

/** Returns the later bookings with an earlier deadline than the next one's, soonest first. */
export function dueBeforeNext(
  ahead: readonly Pick<BookingDetails, 'booking' | 'changes'>[],
  now: Date,
): { booking: Booking; deadline: Deadline }[] {
  const [next, ...later] = ahead.map(({ booking, changes }) => ({
    booking,
    deadline: deadlineOf(booking, changes, now),
  }))
  return later
    .flatMap(({ booking, deadline }) => (deadline ? [{ booking, deadline }] : []))
    .filter(({ deadline }) => !next?.deadline || bySoonest(deadline, next.deadline) < 0)
    .toSorted((a, b) => bySoonest(a.deadline, b.deadline))
}

/** Days and instants sort as text; a day lasts until its end. */
function bySoonest(a: Deadline, b: Deadline): number {
  return endOf(a).localeCompare(endOf(b))
}

function endOf({ kind, until }: Deadline): string {
  return kind === 'hold' ? until : `${until}T24`
}
