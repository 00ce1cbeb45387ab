import type { Booking } from '#domain/booking/booking.ts'
import type { GuestChange } from '#domain/date-change/date-change-calls.ts'
import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { tripTasks } from '#domain/travel/trip-tasks.ts'
import { standingOf } from '#web/booking-status/booking-status.ts'
import type { Stay } from '../dashboard-page.ts'
import { balanceDay } from '../payment-badge.tsx'

/** What a guest has to do for a stay by a deadline: pay before the hold ends, pay what is due, or choose dates. */
export type Deadline =
  | { kind: 'hold'; until: string }
  | { kind: 'balance'; until: CalendarDay }
  | { kind: 'choice'; until: CalendarDay }

/** Returns the earliest deadline of a stay; null if there is none. */
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
  const until = balanceDay(booking, today)
  return open?.kind === 'balance' && until !== undefined ? [{ kind: 'balance', until }] : []
}

/** Returns the later stays with an earlier deadline than the next stay's, soonest first. */
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

/** Days and instants sort as text; a day lasts until its end. */
function bySoonest(a: Deadline, b: Deadline): number {
  return endOf(a).localeCompare(endOf(b))
}

function endOf({ kind, until }: Deadline): string {
  return kind === 'hold' ? until : `${until}T24`
}
