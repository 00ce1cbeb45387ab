import { banjulDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import type { GuestZone } from '#domain/base/guest-time.ts'
import { centsFromEuros } from '#domain/base/money.ts'
import { isAllDueAtOnce } from '#domain/booking/timeline-text.ts'
import { balanceDueOn } from '#domain/price/pricing.ts'
import { cancellationCostSentence, refundStepEndText } from '#domain/refund/refund-step-text.ts'
import { plannedRefundSteps, refundStepsInEuros, type RefundStepView } from '#domain/refund/refund-steps.ts'

/** What is chosen but not booked yet. */
export interface PlannedBooking {
  /** Null until a date is chosen. */
  startsOn: CalendarDay | null
  /** What each traveller pays in euros, the booker first. */
  totals: readonly number[]
  now: Date
}

/** Returns the refund steps for an amount in euros that is paid for a booking made now. */
export function plannedSteps(startsOn: CalendarDay, paid: number, now: Date): RefundStepView[] {
  return refundStepsInEuros(
    plannedRefundSteps({ submittedAt: now, startsOn, paidCents: centsFromEuros(paid) }),
  )
}

/**
 * Returns when the balance of the chosen date is due, and that all but the deposit is refunded until the same day. For a date too close for
 * that: what is refunded until when. `total` in euros.
 */
export function chosenDateText(
  startsOn: CalendarDay,
  total: number,
  { now, timeZone }: { now: Date; timeZone: GuestZone | null },
): string {
  const today = banjulDay(now)
  if (!isAllDueAtOnce(startsOn, today)) {
    const due = formatShortDay(balanceDueOn(startsOn, now), today)
    return `Balance due by ${due}. Cancel by then for a full refund, minus the deposit.`
  }
  return cancellationCostSentence(plannedSteps(startsOn, total, now), { timeZone })
}

/**
 * Returns until when everything is refunded ("Tue 24 Nov, 01:16"), and whether nothing is refunded after that. Null if it is not known yet or
 * the retreat begins too soon for a full refund.
 */
export function freeUntil(
  { startsOn, totals: [total = 0], now }: PlannedBooking,
  timeZone: GuestZone | null,
) {
  if (startsOn === null) return null
  const [first, second] = plannedSteps(startsOn, total, now)
  if (first?.kind !== 'everything') return null
  return { until: refundStepEndText(first, timeZone), isAllOrNothing: second?.amount === 0 }
}

/** True if everything is refunded at first, but soon after less than all but the deposit. */
export function isLate([first, second]: readonly RefundStepView[]): boolean {
  return first !== undefined && second !== undefined && second.kind !== 'all_but_deposit'
}
