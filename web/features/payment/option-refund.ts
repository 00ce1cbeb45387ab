import type { Booking } from '#domain/booking.ts'
import { centsFromEuros } from '#domain/money.ts'
import { plannedRefundSteps, refundStepsInEuros, type RefundStepView } from '#domain/refund-steps.ts'
import type { PaymentOption } from './payment-options.ts'

/** What cancelling gives back once this payment has arrived beside what was paid before; none without a date of the stay. */
export function refundStepsOf(booking: Booking, { now }: PaymentOption): RefundStepView[] {
  const { submittedAt, startsOn, amountPaid, amountReported } = booking
  if (submittedAt === null || startsOn === null) return []
  const paidCents = centsFromEuros(amountPaid + amountReported + now)
  return refundStepsInEuros(plannedRefundSteps({ submittedAt: new Date(submittedAt), startsOn, paidCents }))
}
