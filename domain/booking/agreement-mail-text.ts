import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { REFUND_DUE_DAYS } from '#domain/terms/package-rights.ts'
import { refundWaysText, type RefundWays } from './cancelled-text.ts'

// The text of the email about a price or plan that the operator changed, also shown by the form before it is sent. Amounts in euros.

/** What the operator changed for a guest. */
export interface AgreementNews {
  /** By how much the price was lowered, and why; null if it was not. */
  lowered: { by: number; reasons: readonly string[] } | null
  total: number
  paid: number
  /** The refund of what was paid above the new price. */
  refund: number
  /** Where the refund goes; null before it is made. */
  refundWays: RefundWays | null
  left: number
  /** The day by which all that is left is due; null once nothing is left, or if it is paid in parts. */
  dueOn: CalendarDay | null
  /** What is open of each part of the plan; empty without a plan. */
  parts: readonly { dueOn: CalendarDay; amount: number }[]
  /** The operator's own line; "" without one. */
  words: string
}

/** Returns the subject: the new price, or else that the days have changed. */
export function agreementSubject({ lowered, total }: AgreementNews): string {
  return lowered ? `Your price is now ${formatEuros(total)}` : 'When to pay for your retreat'
}

/**
 * Returns the paragraphs of the email; the parts of a plan are listed after them. `retreat` is the label of its dates; `isRefundSent`: the
 * card provider has accepted the refund.
 */
export function agreementTexts(news: AgreementNews, retreat: string, isRefundSent = false): string[] {
  const { lowered, total, words } = news
  return [
    ...(lowered
      ? [
          `We’ve lowered the price of your retreat ${retreat} by ${formatEuros(lowered.by)}, to ${formatEuros(total)}. ${reasonText(lowered.reasons)}`.trim(),
        ]
      : [`We’ve changed when you pay for your retreat ${retreat}.`]),
    ...(words === '' ? [] : [words]),
    leftText(news, isRefundSent),
  ]
}

function reasonText(reasons: readonly string[]): string {
  return reasons.length === 0 ? '' : `Reason: ${reasons.join(', ')}.`
}

function leftText(
  { paid, refund, refundWays, left, dueOn, parts }: AgreementNews,
  isRefundSent: boolean,
): string {
  const sofar = paid > 0 ? `You’ve paid ${formatEuros(paid)}. ` : ''
  if (refund > 0) {
    const promise = `We’ll refund ${formatEuros(refund)} within ${REFUND_DUE_DAYS} days.`
    return sofar + (refundWays ? refundWaysText(refundWays, isRefundSent) : promise)
  }
  if (left === 0) return `${sofar}There’s nothing left to pay.`
  const please = `${sofar}Please pay the ${formatEuros(left)} left`
  if (parts.length > 1) return `${please} in ${parts.length} parts:`
  return dueOn ? `${please} by ${formatDay(dueOn)}.` : `${please}.`
}
