import type { Booking } from '#domain/booking/booking.ts'
import type { GuestChange } from '#domain/date-change/date-change-calls.ts'
import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import { tripTasks } from '#domain/travel/trip-tasks.ts'
import { standingOf } from '#web/booking-status/booking-status.ts'
import type { Stay } from './dashboard-page.ts'

/** What a stay asks of its guest by a time: to pay before its hold ends, to pay what is due, or to choose. */
export type Deadline =
  | { kind: 'hold'; until: string }
  | { kind: 'balance'; until: CalendarDay }
  | { kind: 'choice'; until: CalendarDay }

/** The soonest one of a stay; null where nothing is to be done by a time. */
export function deadlineOf(booking: Booking, changes: readonly GuestChange[], now: Date): Deadline | null {
  if (standingOf(booking, now) === 'released') return null
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
  const until = nextDueInEuros(booking.paymentPlan, today)?.dueOn ?? booking.quote?.balanceDueOn
  return open?.kind === 'balance' && until !== undefined ? [{ kind: 'balance', until }] : []
}

/** The stays after the next one that want something done before it does, soonest first. */
export function dueBeforeNext(
  ahead: readonly Pick<Stay, 'booking' | 'changes'>[],
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

/** Days and instants sort as text; a day is good through its end. */
function bySoonest(a: Deadline, b: Deadline): number {
  return endOf(a).localeCompare(endOf(b))
}

function endOf({ kind, until }: Deadline): string {
  return kind === 'hold' ? until : `${until}T24`
}
