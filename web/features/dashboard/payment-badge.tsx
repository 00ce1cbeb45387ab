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

/** The payment state as a badge. */
export function PaymentBadge(props: StateProps) {
  const { tone, text } = badgeOf(props)
  return <Badge tone={tone}>{text}</Badge>
}

/** Returns the payment state in one or two words. */
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

/** Returns the day by which the next part of the balance is due; undefined for an old booking without a plan and a quote. */
export function balanceDay({ paymentPlan, quote }: Booking, today: string): string | undefined {
  return nextDueInEuros(paymentPlan, today)?.dueOn ?? quote?.balanceDueOn
}

/** Returns true if the due day of the balance, or of its next part, is over and no hold is running. */
export function isBalanceOverdue(booking: Booking, today: string): boolean {
  const dueOn = balanceDay(booking, today)
  return booking.holdExpiresAt === null && dueOn !== undefined && dueOn < today
}
