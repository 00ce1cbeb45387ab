import { addDays, banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import { CHOICE_DAYS } from '#domain/date-change/change-choice.ts'
import { HAND_OVER_DAYS_BEFORE } from '#domain/hand-over/hand-over.ts'
import { REFUND_DUE_DAYS } from '#domain/payment/refundable.ts'

/** Days within which a complaint is acknowledged, and days within which it is answered. */
const COMPLAINT_ACKNOWLEDGE_DAYS = 7
const COMPLAINT_ANSWER_DAYS = 60

/**
 * A guest's rights by the package travel law besides the cancellation terms (Directive (EU) 2015/2302). Terms, FAQ, refund page, mails and
 * screens all name these sentences in braces, and their figures are those that the product uses (decision 0172).
 */
export const PACKAGE_RIGHTS = {
  handOverRight: `You can pass your place on to someone else up to ${HAND_OVER_DAYS_BEFORE} days before the retreat starts, and we cannot refuse. After that, please ask us first.`,
  refundInDays: `Any refund reaches you within ${REFUND_DUE_DAYS} days.`,
  organiserCancelRight: `If we cancel the retreat, or if unavoidable and extraordinary circumstances at the destination prevent it or your journey there, we refund everything within ${REFUND_DUE_DAYS} days, including the deposit.`,
  changeRight: `If we have to make a significant change to what you booked, you choose: accept it, or cancel free of charge with a full refund. You have at least ${CHOICE_DAYS} days to decide, and we will remind you. If you do not answer by the date we give you, the change counts as accepted.`,
  feeReasonRight:
    'If you cancel and we keep part of what you paid, you can ask us at any time to justify the amount: write to us, or use the complaint form on your dashboard.',
  complaintRight: `If something is not as promised, tell the team at the retreat straight away so they can put it right. You can also complain on your dashboard: we confirm receipt within ${COMPLAINT_ACKNOWLEDGE_DAYS} days and answer within ${COMPLAINT_ANSWER_DAYS} days.`,
  noWithdrawalRight:
    'A retreat is booked for specific dates, so the 14-day right of withdrawal does not apply. Our cancellation terms apply instead.',
} as const satisfies Record<string, string>

/** Returns the sentence about the fee of a hand-over. */
export function handOverCostText(costCents: Cents): string {
  return costCents === 0
    ? 'There is no charge.'
    : `It costs ${formatCents(costCents)}, which is what the change costs us.`
}

/** Returns the last days for acknowledging and for answering a complaint, counted from the day in Banjul on which the complaint was received. */
export function complaintDeadlines(receivedAt: Date): {
  acknowledgeBy: CalendarDay
  answerBy: CalendarDay
} {
  const day = banjulDay(receivedAt)
  return {
    acknowledgeBy: addDays(day, COMPLAINT_ACKNOWLEDGE_DAYS),
    answerBy: addDays(day, COMPLAINT_ANSWER_DAYS),
  }
}
