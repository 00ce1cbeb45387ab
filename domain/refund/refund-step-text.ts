import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { formatGuestTime, type ReaderZone } from '#domain/base/guest-time.ts'
import { formatEuros } from '#domain/base/money.ts'
import { FULL_REFUND_HOURS } from './cancellation.ts'
import type { RefundStepKind, RefundStepView } from './refund-steps.ts'

/** What a step gives back, in words; the amount stands beside it. */
export const REFUND_STEP_NAMES: Record<RefundStepKind, string> = {
  everything: 'Everything',
  deposit: 'Your deposit',
  all_but_deposit: 'All but the deposit',
  half: 'Half, without the deposit',
  nothing: 'Nothing',
  deposit_stays: 'The deposit stays with us',
}

/**
 * How much a step gives back, and under which condition where a transfer is reported that nobody has seen yet. What comes back
 * only with it is the amount itself: "€0 back" would be read as the answer.
 */
export function refundBackWords({ amount, ifArrives }: Pick<RefundStepView, 'amount' | 'ifArrives'>): {
  back: string
  condition: string | null
} {
  const onlyIfArrives = amount === 0 && ifArrives > 0
  const back = `${formatEuros(onlyIfArrives ? ifArrives : amount)} back`
  if (ifArrives === 0) return { back, condition: null }
  return {
    back,
    condition: onlyIfArrives
      ? 'if the transfer arrives'
      : `and ${formatEuros(ifArrives)} more if the transfer arrives`,
  }
}

/** A piece of a sentence about dates; `isDate` is what the reader looks for, and `at` its instant where it is one. */
interface DateWords {
  text: string
  isDate: boolean
  at?: Date
}

/**
 * When a step holds: "until Tue 24 Nov, 01:16" on the guest's clock, "until Tue 8 Dec", and of the last one "from Thu 24 Dec
 * to the start on Fri 22 Jan". For somebody who has not booked yet the first one's end is a span: "within 48 hours of booking".
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
  if (!before) return [words('until the start on '), start]
  if (before.end !== 'day') return [words('from then to the start on '), start]
  return [
    words('from '),
    date(formatShortDay(banjulDay(new Date(before.until)))),
    words(' to the start on '),
    start,
  ]
}

/**
 * What cancelling gives back, in one sentence a step: "Cancel by Tue 24 Nov, 01:16: everything back. By Tue 8 Dec: €930. After
 * that: nothing." Only the steps from `from` on.
 */
export function refundSentence(
  steps: readonly RefundStepView[],
  { from = 0, timeZone = null }: { from?: number; timeZone?: ReaderZone | null } = {},
): string {
  const ahead = steps.slice(Math.max(0, from))
  return ahead
    .map((step, index) => {
      const gives = amountWords(step, index === 0)
      if (index > 0 && index === ahead.length - 1) return `After that: ${gives}.`
      return `${index === 0 ? 'Cancel by' : 'By'} ${refundStepEndText(step, timeZone)}: ${gives}.`
    })
    .join(' ')
}

function amountWords({ kind, amount, ifArrives }: RefundStepView, isFirst: boolean): string {
  if (ifArrives > 0) {
    const { back, condition } = refundBackWords({ amount, ifArrives })
    return `${isFirst ? back : back.replace(/ back$/, '')} ${condition}`
  }
  if (amount === 0) return 'nothing'
  if (kind === 'everything' || kind === 'deposit') return isFirst ? 'everything back' : 'everything'
  return `${formatEuros(amount)}${isFirst ? ' back' : ''}`
}

/** The last moment or day of a step: "Tue 24 Nov, 01:16", "Tue 8 Dec". */
export function refundStepEndText(
  { end, until }: RefundStepView,
  timeZone: ReaderZone | null = null,
): string {
  const instant = new Date(until)
  if (end === 'instant') return formatGuestTime(instant, timeZone)
  return formatShortDay(lastDay(instant))
}

/** The last day that is over when the next step begins. */
function lastDay(until: Date): string {
  return banjulDay(new Date(until.getTime() - 1))
}

function words(text: string): DateWords {
  return { text, isDate: false }
}

function date(text: string): DateWords {
  return { text, isDate: true }
}
