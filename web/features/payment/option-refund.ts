import type { PayLinkView } from '#domain/payment/pay-link-calls.ts'
import type { GuestZone } from '#domain/base/guest-time.ts'
import { centsFromEuros } from '#domain/base/money.ts'
import { refundSentence } from '#domain/refund/refund-step-text.ts'
import { plannedRefundSteps, refundStepsInEuros, type RefundStepView } from '#domain/refund/refund-steps.ts'
import type { PaymentOption } from './payment-options.ts'

/** What cancelling gives back once this payment has arrived beside what was paid before; none without a date of the stay. */
export function refundStepsOf(booking: PayLinkView, { now }: PaymentOption): RefundStepView[] {
  const { submittedAt, startsOn, amountPaid, amountReported } = booking
  if (submittedAt === null || startsOn === null) return []
  const paidCents = centsFromEuros(amountPaid + amountReported + now)
  return refundStepsInEuros(plannedRefundSteps({ submittedAt: new Date(submittedAt), startsOn, paidCents }))
}

/** The same in a line beside the word "Cancel": "by Tue, Nov 24, 01:16: everything back. After that: nothing." */
export function cancelText(booking: PayLinkView, option: PaymentOption, timeZone: GuestZone | null): string {
  return refundSentence(refundStepsOf(booking, option), { timeZone }).replace(/^Cancel /, '')
}
