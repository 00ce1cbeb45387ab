import { banjulDay, formatShortDay } from '#domain/base/dates.ts'
import { formatGuestTime, type ReaderZone } from '#domain/base/guest-time.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { capitalised, listed } from '#domain/base/wording.ts'
import { FULL_REFUND_HOURS } from '#domain/terms/cancellation-terms.ts'
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

/** Says to whom a refund of a place goes that somebody else has booked. */
export const REFUND_TO_PAYER = 'Each payment is refunded to the person who made it.'

/**
 * Returns how much a step refunds, and the condition if a reported transfer has not been seen yet. What is refunded only with that transfer
 * is the amount itself, because "No refund" would be read as the answer. `isNone`: nothing, even if it arrives. `payee` is named if the refund goes to the guest who paid before a hand-over.
 */
export function refundBackWords(
  { amount, ifArrives }: Pick<RefundStepView, 'amount' | 'ifArrives'>,
  payee: string | null = null,
): {
  back: string
  condition: string | null
  isNone: boolean
} {
  if (amount === 0 && ifArrives === 0) return { back: 'No refund', condition: null, isNone: true }
  const euros = formatEuros(amount || ifArrives)
  const back = payee === null ? `${euros} refund` : `${euros} refund to ${payee}`
  if (ifArrives === 0) return { back, condition: null, isNone: false }
  const more = `plus ${formatEuros(ifArrives)} if the transfer arrives`
  return { back, condition: amount === 0 ? 'if the transfer arrives' : more, isNone: false }
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

/**
 * Returns what cancelling costs from step `from` on: "Cancel by Tue 23 Sept and you lose €200; by Wed 8 Oct, €665; after that, everything
 * you’ve paid." A reported transfer counts as arrived.
 */
export function cancellationCostSentence(
  steps: readonly RefundStepView[],
  {
    from = 0,
    timeZone = null,
    isOfOne = false,
    each = [],
  }: {
    from?: number
    timeZone?: ReaderZone | null
    /** True if it says what each of a group loses, of what was paid for one place. */
    isOfOne?: boolean
    /** The same steps of each of a group whose prices differ, by name. */
    each?: readonly { name: string; steps: readonly RefundStepView[] }[]
  } = {},
): string {
  const [first, ...later] = steps.slice(Math.max(0, from))
  if (!first) return ''
  const everything = isOfOne ? 'everything paid for that place' : 'everything you’ve paid'
  const lossWordsOf = (step: RefundStepView) =>
    lossesByName(each, steps.indexOf(step)) ?? lossWords(step, lossOf(step, steps), everything)
  if (later.length === 0 && backOf(first) === 0) return `If you cancel, you lose ${lossWordsOf(first)}.`
  const isReported = steps.some(({ ifArrives }) => ifArrives > 0)
  const costs = later.map((step, index) => {
    const isLast = index === later.length - 1
    const when = isLast ? 'after that,' : `by ${refundStepEndText(step, timeZone)},`
    return `${when} ${later.length === 1 ? 'you lose ' : ''}${lossWordsOf(step)}`
  })
  const cancel = isReported ? 'Once the transfer has arrived, cancel' : 'Cancel'
  const now = `${cancel} by ${refundStepEndText(first, timeZone)} and you lose ${lossWordsOf(first)}`
  return `${[now, ...costs].join('; ')}.`
}

/** Returns what a step refunds once a reported transfer has arrived, in euros. */
export function backOf({ amount, ifArrives }: RefundStepView): number {
  return sumEuros([amount, ifArrives])
}

/** Returns what a step costs, in euros: the first step refunds everything that was paid. A reported transfer counts as arrived. */
export function lossOf(step: RefundStepView, steps: readonly RefundStepView[]): number {
  return sumEuros([...steps.slice(0, 1).map(backOf), -backOf(step)])
}

/** Returns what a step costs each of a group: "€480 for Awa and €575 for Ben". Null where it is the same for all, or all that was paid. */
function lossesByName(
  each: readonly { name: string; steps: readonly RefundStepView[] }[],
  index: number,
): string | null {
  const losses = each.flatMap(({ name, steps }) => {
    const step = steps[index]
    return step ? [{ name, loss: lossOf(step, steps), isAll: backOf(step) === 0 }] : []
  })
  const [first, ...others] = losses
  if (!first || first.isAll || others.every(({ loss }) => loss === first.loss)) return null
  return listed(losses.map(({ name, loss }) => `${formatEuros(loss)} for ${name}`))
}

function lossWords(step: RefundStepView, loss: number, everything: string): string {
  if (loss === 0) return 'nothing'
  if (step.kind === 'deposit_stays') return `${formatEuros(loss)} and owe nothing more`
  return backOf(step) === 0 ? everything : formatEuros(loss)
}

/** Returns the last instant or day of a step: "Tue 24 Nov, 01:16", "Tue 8 Dec". */
export function refundStepEndText(
  { end, until }: Pick<RefundStepView, 'end' | 'until'>,
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
