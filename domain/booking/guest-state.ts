import { daysLate, type Balance } from '#domain/payment/balance.ts'
import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'

/** What a list says of a guest in a word; what wants doing comes before what is well. */
export type GuestState =
  /** Money was reported that nobody has looked for yet. */
  | { is: 'to_check' }
  /** The balance should have come, so many days ago. */
  | { is: 'late'; days: number }
  /** The balance is due within a week, in so many days; 0 is today. */
  | { is: 'due'; days: number }
  | { is: 'deposit_paid' }
  | { is: 'paid' }
  /** A place that nothing was paid for. */
  | { is: 'held' }
  | { is: 'draft' }
  | { is: 'cancelled' }
  | { is: 'expired' }

/** From how many days before a balance is due on a list says so. */
const DUE_SOON_DAYS = 7

/** What a list says of a booking, on a day in Banjul. `reportedCents` is what nobody has verified yet. */
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
  const late = daysLate(balance, today)
  if (late > 0) return { is: 'late', days: late }
  const left = balance.balanceDueOn === null ? DUE_SOON_DAYS + 1 : daysBetween(today, balance.balanceDueOn)
  return left <= DUE_SOON_DAYS ? { is: 'due', days: left } : { is: 'deposit_paid' }
}
