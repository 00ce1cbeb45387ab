import type { Booking } from '#domain/booking/booking.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import type { Standing } from '#web/booking-status/booking-status.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

interface StateProps {
  booking: Booking
  standing: Standing
  now: Date
}

/** The payment's state on a pill. */
export function PaymentBadge(props: StateProps) {
  const { tone, text } = badgeOf(props)
  return <Badge tone={tone}>{text}</Badge>
}

/** The payment's state in a word or two. */
export function badgeOf({ booking, standing, now }: StateProps): { tone: BadgeTone; text: string } {
  if (standing === 'unpaid') {
    return { tone: 'warning', text: booking.order === null ? 'Payment pending' : 'Ordered, not paid yet' }
  }
  if (standing === 'released') return { tone: 'destructive', text: 'Place released' }
  if (booking.amountDisputed > 0) return { tone: 'warning', text: 'Payment disputed' }
  if (booking.amountReported > 0) return { tone: 'quiet', text: 'Transfer being checked' }
  if (standing !== 'balance') return { tone: 'success', text: 'Confirmed, fully paid' }
  if (isBalanceOverdue(booking, banjulDay(now))) return { tone: 'warning', text: 'Balance overdue' }
  return booking.holdExpiresAt === null
    ? { tone: 'success', text: 'Deposit paid' }
    : { tone: 'warning', text: 'Deposit incomplete' }
}

/** The day by which the next of the balance is to be paid; none for a booking of the older list. */
export function balanceDay({ paymentPlan, quote }: Booking, today: string): string | undefined {
  return nextDueInEuros(paymentPlan, today)?.dueOn ?? quote?.balanceDueOn
}

/** Whether that day is over. */
export function isBalanceOverdue(booking: Booking, today: string): boolean {
  const dueOn = balanceDay(booking, today)
  return booking.holdExpiresAt === null && dueOn !== undefined && dueOn < today
}
