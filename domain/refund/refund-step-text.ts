import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { formatGuestTime, type ReaderZone } from '#domain/base/guest-time.ts'
import { formatEuros } from '#domain/base/money.ts'
import { capitalised } from '#domain/base/wording.ts'
import { FULL_REFUND_HOURS } from './cancellation.ts'
import type { RefundStepKind, RefundStepView } from './refund-steps.ts'

/** The names of what a step refunds; the amount is shown beside it. */
export const REFUND_STEP_NAMES: Record<RefundStepKind, string> = {
  everything: 'Full refund',
  deposit: 'Deposit refunded',
  all_but_deposit: 'All except the deposit',
  half: 'Half, excluding the deposit',
  nothing: 'No refund',
  deposit_stays: 'Deposit not refunded',
}

type Refunded = Pick<RefundStepView, 'amount' | 'ifArrives'>

/**
 * Returns how much a step refunds, and the condition if a reported transfer has not been seen yet. What is refunded only with that transfer
 * is the amount itself, because "No refund" would be read as the answer. `isNone`: nothing, even if it arrives.
 */
export function refundBackWords({ amount, ifArrives }: Refunded): {
  back: string
  condition: string | null
  isNone: boolean
} {
  if (amount === 0 && ifArrives === 0) return { back: 'No refund', condition: null, isNone: true }
  const back = `${formatEuros(amount || ifArrives)} refund`
  return { back, condition: conditionOf({ amount, ifArrives }), isNone: false }
}

function conditionOf({ amount, ifArrives }: Refunded): string | null {
  if (ifArrives === 0) return null
  return amount === 0 ? 'if the transfer arrives' : `plus ${formatEuros(ifArrives)} if the transfer arrives`
}

/** A piece of a sentence about dates. `isDate` marks a date, and `at` is its instant if it is one. */
interface DateWords {
  text: string
  isDate: boolean
  at?: Date
}

/**
 * Returns when a step holds: "until Tue 24 Nov, 01:16" in the guest's time zone, "until Tue 8 Dec", and for the last one "from Thu 24 Dec
 * until it starts on Fri 22 Jan". Before booking, the first step ends "within 48 hours of booking".
 */
export function refundStepDates(
  steps: readonly RefundStepView[],
  index: number,
  { booked = true, timeZone = null }: { booked?: boolean; timeZone?: ReaderZone | null } = {},
): DateWords[] {
  const step = steps[index]
  if (!step) return []
  const until = new Date(step.until)
  if (step.end === 'instant') {
    return booked
      ? [words('until '), { ...date(formatGuestTime(until, timeZone)), at: until }]
      : [words('within '), date(`${FULL_REFUND_HOURS} hours`), words(' of booking')]
  }
  if (step.end === 'day') return [words('until '), date(formatShortDay(lastDay(until)))]
  const start = date(formatShortDay(banjulDay(until)))
  const before = steps[index - 1]
  if (!before) return [words('until it starts on '), start]
  if (before.end !== 'day') return [words('after that, until it starts on '), start]
  return [
    words('from '),
    date(formatShortDay(banjulDay(new Date(before.until)))),
    words(' until it starts on '),
    start,
  ]
}

/** Returns the same as one text for the beginning of a line: "Until Tue 8 Dec". */
export function refundStepDatesText(...step: Parameters<typeof refundStepDates>): string {
  return capitalised(
    refundStepDates(...step)
      .map(({ text }) => text)
      .join(''),
  )
}

/** Returns what cancelling refunds from step `from` on: "Cancel by Tue 8 Dec for a €930 refund. After that, no refund." */
export function refundSentence(
  steps: readonly RefundStepView[],
  { from = 0, timeZone = null }: { from?: number; timeZone?: ReaderZone | null } = {},
): string {
  const ahead = steps.slice(Math.max(0, from))
  const last = ahead.length > 1 ? ahead.at(-1) : undefined
  const limited = last ? ahead.slice(0, -1) : ahead
  if (!limited[0]) return ''
  if (refundBackWords(limited[0]).isNone) return 'If you cancel, there is no refund.'
  // States the condition once if every refund depends on the transfer.
  const isOnlyIfArrives = ahead.every(({ amount }) => amount === 0)
  const choices = limited.map((step, index) => {
    const refund = refundWords(step, { isFirst: index === 0, isOnlyIfArrives })
    const choice = `by ${refundStepEndText(step, timeZone)} for ${refund}`
    return index > 0 && index === limited.length - 1 ? `or ${choice}` : choice
  })
  const sentence = `${isOnlyIfArrives ? 'If the transfer arrives, you can cancel' : 'Cancel'} ${choices.join(', ')}.`
  return last ? `${sentence} After that, ${refundWords(last, { isFirst: true, isOnlyIfArrives })}.` : sentence
}

/** Returns "a full refund", "€930", "€730 plus €200 if the transfer arrives" or "no refund". */
function refundWords(
  { kind, amount, ifArrives }: RefundStepView,
  { isFirst, isOnlyIfArrives }: { isFirst: boolean; isOnlyIfArrives: boolean },
): string {
  if (amount === 0 && ifArrives === 0) return 'no refund'
  const condition = isOnlyIfArrives ? null : conditionOf({ amount, ifArrives })
  if (condition === null && (kind === 'everything' || kind === 'deposit')) return 'a full refund'
  const euros = formatEuros(amount || ifArrives)
  const refund = isFirst ? `a ${euros} refund` : euros
  return condition === null ? refund : `${refund} ${condition}`
}

/** Returns the last instant or day of a step: "Tue 24 Nov, 01:16", "Tue 8 Dec". */
export function refundStepEndText(
  { end, until }: RefundStepView,
  timeZone: ReaderZone | null = null,
): string {
  const instant = new Date(until)
  if (end === 'instant') return formatGuestTime(instant, timeZone)
  return formatShortDay(lastDay(instant))
}

/** Returns the last whole day before the next step begins. */
function lastDay(until: Date): string {
  return banjulDay(new Date(until.getTime() - 1))
}

function words(text: string): DateWords {
  return { text, isDate: false }
}

function date(text: string): DateWords {
  return { text, isDate: true }
}
