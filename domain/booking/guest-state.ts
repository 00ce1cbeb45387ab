import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { SOON_DAYS } from '#domain/payment/owed.ts'
import type { BookingStatus } from './booking-state.ts'

/** A guest's state as a list shows it in a word. A state that needs action comes before one that doesn't. */
export type GuestState =
  /** The guest reported money that nobody has verified yet. */
  | { is: 'to_check' }
  /** The balance is overdue by so many days. */
  | { is: 'late'; days: number }
  /** The balance is due in so many days, at most a week; 0 is today. */
  | { is: 'due'; days: number }
  | { is: 'deposit_paid' }
  | { is: 'paid' }
  /** A place is held without any payment. */
  | { is: 'held' }
  | { is: 'draft' }
  | { is: 'cancelled' }
  | { is: 'expired' }

interface Balance {
  status: BookingStatus
  /** The part of the price that was neither received nor reported. */
  balanceDueCents: Cents
  /** Null for a booking without a price. */
  balanceDueOn: CalendarDay | null
}

/** Returns a booking's state in a list on a day in Banjul. `reportedCents` is the amount that nobody has verified yet. */
export function guestState(
  { reportedCents, ...balance }: Balance & { reportedCents: number },
  today: CalendarDay,
): GuestState {
  switch (balance.status) {
    case 'in_progress':
      return { is: 'draft' }
    case 'cancelled':
    case 'expired':
      return { is: balance.status }
    case 'booking_submitted':
      return reportedCents > 0 ? { is: 'to_check' } : { is: 'held' }
    case 'payment_confirmed':
      return reportedCents > 0 ? { is: 'to_check' } : confirmedState(balance, today)
  }
}

function confirmedState(balance: Balance, today: CalendarDay): GuestState {
  if (balance.balanceDueCents <= 0) return { is: 'paid' }
  const left = balance.balanceDueOn === null ? SOON_DAYS + 1 : daysBetween(today, balance.balanceDueOn)
  if (left < 0) return { is: 'late', days: -left }
  return left <= SOON_DAYS ? { is: 'due', days: left } : { is: 'deposit_paid' }
}
