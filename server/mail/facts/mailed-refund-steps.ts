import type { Cents } from '#domain/base/money.ts'
import {
  ledgerRefundSteps,
  plannedRefundSteps,
  refundStepAt,
  refundStepsInEuros,
  type RefundStepView,
} from '#domain/refund/refund-steps.ts'
import type { PlannedRefunds } from '#emails/booking/booking-received.tsx'
import type { BookingRecord } from '#server/store/booking-record.ts'

/** What cancelling will give back of a booking that is not paid yet; nothing is told of one that has no price or date. */
export function plannedRefunds({ booking, retreat }: BookingRecord): PlannedRefunds {
  const { submittedAt, depositCents, totalCents } = booking
  const steps = (paidCents: Cents | null) =>
    submittedAt && retreat && paidCents !== null
      ? refundStepsInEuros(plannedRefundSteps({ submittedAt, startsOn: retreat.startsOn, paidCents }))
      : []
  return { deposit: steps(depositCents), full: steps(totalCents) }
}

/** What cancelling gives back of the money that has arrived, without the steps that are over. */
export function refundStepsFrom({ booking, retreat, payments }: BookingRecord, now: Date): RefundStepView[] {
  if (!booking.submittedAt || !retreat) return []
  const stay = { submittedAt: booking.submittedAt, startsOn: retreat.startsOn }
  const steps = ledgerRefundSteps(stay, payments)
  const current = refundStepAt(steps, now)
  return current === -1 ? [] : refundStepsInEuros(steps.slice(current))
}
