import {
  addDays,
  banjulDay,
  daysBetween,
  HOUR_MS,
  hoursAfter,
  startOfBanjulDay,
  type CalendarDay,
} from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import {
  CANCELLATION_TERMS,
  FREE_CANCELLATION_DAYS,
  FULL_REFUND_HOURS,
  HALF_REFUND_DAYS,
  type CancellationRule,
  type GuestRule,
} from '#domain/terms/cancellation-terms.ts'

/** When a booking was made and when its retreat begins, on which the refund rules depend. */
export interface BookedRetreat {
  submittedAt: Date
  startsOn: CalendarDay
}

/** A booking at the instant of its cancellation. */
type RetreatNow = BookedRetreat & { now: Date }

/**
 * Returns the first rule that matches, for a retreat that has not begun. Exactly 48 hours after booking is still
 * within; 45 and 30 days belong to the kinder rule.
 */
export function cancellationRule(booking: RetreatNow): GuestRule {
  const age = booking.now.getTime() - booking.submittedAt.getTime()
  if (age <= FULL_REFUND_HOURS * HOUR_MS) return 'within_48_hours'
  const daysBefore = daysBetween(banjulDay(booking.now), booking.startsOn)
  if (daysBefore >= FREE_CANCELLATION_DAYS) return '45_days_or_more'
  return daysBefore >= HALF_REFUND_DAYS ? '30_to_44_days' : 'under_30_days'
}

/** Returns the rule for a booking that becomes cheaper: that of cancelling, which is impossible once the retreat has begun. */
export function changeRule(booking: RetreatNow): GuestRule | null {
  return hasStarted(booking, banjulDay(booking.now)) ? null : cancellationRule(booking)
}

/** Returns the rule for a cancellation by the operator, who can cancel even after the start: the terms then refund nothing. */
export function operatorsCancellationRule(
  booking: RetreatNow,
  { waiveFee, isAmountAgreed = false }: { waiveFee: boolean; isAmountAgreed?: boolean },
): CancellationRule {
  if (isAmountAgreed) return 'agreed'
  if (waiveFee) return 'waived'
  return hasStarted(booking, banjulDay(booking.now)) ? 'under_30_days' : cancellationRule(booking)
}

/** Returns what a rule refunds, in cents, of the deposit (the first 200 euros received) and of the rest. */
export function refundParts(rule: CancellationRule, paidCents: Cents) {
  const terms = CANCELLATION_TERMS[rule]
  const depositCents = Math.min(paidCents, DEPOSIT_CENTS)
  const part = (partCents: Cents, percent: number) => ({
    paidCents: partCents,
    backCents: Math.round((partCents * percent) / 100),
  })
  return {
    deposit: part(depositCents, terms.depositPercent),
    rest: part(paidCents - depositCents, terms.restPercent),
  }
}

/**
 * Returns the refund when a paid booking becomes cheaper, in cents: of the fall in price, as far as it is overpaid, the share that cancelling
 * would refund under the rule in force (decision 0003). What an earlier change has kept is not refunded by this one.
 */
export function cheaperRefundCents(
  rule: GuestRule,
  { overpaidCents, keptCents, fallCents }: { overpaidCents: Cents; keptCents: Cents; fallCents: Cents },
): Cents {
  const weighed = Math.max(0, Math.min(overpaidCents - keptCents, fallCents))
  return Math.round((weighed * CANCELLATION_TERMS[rule].restPercent) / 100)
}

/**
 * Returns until when the rule in force holds, or null if nothing would be refunded anyway: 48 hours after booking (that
 * instant is still within), then the start in Banjul of the 44th and of the 29th day before the retreat (the next
 * rule's first). No rule holds beyond the beginning of the retreat.
 */
export function nextRefundChange(booking: RetreatNow): Date | null {
  const current = cancellationRule(booking)
  if (current === 'under_30_days') return null
  if (current === 'within_48_hours') {
    const begin = startOfBanjulDay(booking.startsOn)
    const end = hoursAfter(booking.submittedAt, FULL_REFUND_HOURS)
    return end < begin ? end : begin
  }
  const lastKindDay = current === '45_days_or_more' ? FREE_CANCELLATION_DAYS : HALF_REFUND_DAYS
  return startOfBanjulDay(addDays(booking.startsOn, -(lastKindDay - 1)))
}
