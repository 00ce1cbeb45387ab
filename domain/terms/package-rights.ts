/** The number of days before the first day up to which a place can always be handed over (Directive (EU) 2015/2302, article 9). */
export const HAND_OVER_DAYS_BEFORE = 7

/** Days from the end of the contract within which a refund is due (Directive (EU) 2015/2302, article 12(4)). */
export const REFUND_DUE_DAYS = 14

/** The minimum number of days that a guest has to answer a significant change. */
export const CHOICE_DAYS = 7

/** Days within which a complaint is acknowledged, and days within which it is answered. */
export const COMPLAINT_ACKNOWLEDGE_DAYS = 7
export const COMPLAINT_ANSWER_DAYS = 60

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
