import { CHOICE_DAYS } from '#domain/date-change/change-choice.ts'
import { COMPLAINT_ACKNOWLEDGE_DAYS, COMPLAINT_ANSWER_DAYS } from './complaint-deadlines.ts'
import { HAND_OVER_DAYS_BEFORE } from '#domain/hand-over/hand-over.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import { PRICE_RISE_DAYS_BEFORE, PRICE_RISE_FREE_LEAVE_PERCENT } from '#domain/date-change/price-rise.ts'
import { REFUND_DUE_DAYS } from '#domain/refund/refund-due.ts'

/**
 * What the law of package travel gives a guest beside the terms of cancelling (Directive (EU) 2015/2302), each in the sentence in
 * which terms, FAQ, refund page, mails and screens say it: their texts name it in braces, and the figures are those that the
 * product goes by (decision 0172).
 */
export const PACKAGE_RIGHTS = {
  handOverRight: `You can hand your place to another person up to ${HAND_OVER_DAYS_BEFORE} days before the retreat begins: nobody can refuse it. Later than that, please ask us.`,
  refundInDays: `What we owe you back reaches you within ${REFUND_DUE_DAYS} days.`,
  organiserCancelRight: `If we cancel the retreat, or if unavoidable and extraordinary circumstances there keep it or your journey from taking place, you get everything back within ${REFUND_DUE_DAYS} days, the deposit too.`,
  priceRiseRight: `The price of what you have booked can rise only where fuel, taxes or the exchange rate of money make the journey dearer, and where we tell you why and how it is reckoned, ${PRICE_RISE_DAYS_BEFORE} days before the retreat begins at the latest; from then on it does not rise. Where it would rise by more than ${PRICE_RISE_FREE_LEAVE_PERCENT}%, you may leave without a fee. If the same costs sink, you may ask for a lower price.`,
  changeRight: `If we have to change something significant of what you booked, we ask you: accept it, or leave without a fee and get everything back. You have at least ${CHOICE_DAYS} days to choose, and we remind you. If you do not answer by the day that we name, we take it that you accept.`,
  feeReasonRight:
    'If you cancel and we keep a part of what you paid, we give you the reason for the amount whenever you ask for it: write to us, or use the complaint form on your dashboard.',
  complaintRight: `If something is not as it was promised, tell whoever looks after you on the spot at once, so that it can be put right. You can complain on your dashboard too: we confirm within ${COMPLAINT_ACKNOWLEDGE_DAYS} days that we have it, and answer within ${COMPLAINT_ANSWER_DAYS}.`,
  noWithdrawalRight:
    'A retreat is bought for certain days, so there is no right to withdraw from the contract within 14 days. What you get back instead when you cancel stands here.',
} as const satisfies Record<string, string>

/** What handing a place on costs, in the same way. */
export function handOverCostText(costCents: Cents): string {
  return costCents === 0
    ? 'We ask nothing for it.'
    : `We ask ${formatCents(costCents)} for it, which is what the change costs us.`
}
