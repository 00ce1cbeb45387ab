import { cancellationRefund, type Stay } from './cancellation-refund.ts'
import { cancellationRule, nextRefundChange, refundParts, type GuestRule } from './cancellation.ts'
import { startOfBanjulDay } from '#domain/base/dates.ts'
import type { LedgerEntry } from '#domain/payment/ledger.ts'
import { eurosFromCents, type Cents } from '#domain/base/money.ts'
import { DEPOSIT_CENTS } from '#domain/price/pricing.ts'
import type { LedgerPart } from './refundable.ts'

export const REFUND_STEP_KINDS = [
  'everything',
  'deposit',
  'all_but_deposit',
  'half',
  'nothing',
  'deposit_stays',
] as const
export type RefundStepKind = (typeof REFUND_STEP_KINDS)[number]

/** How a step ends: at an instant that still belongs to it, with a whole day in Banjul, or with the start of the retreat. */
export const REFUND_STEP_ENDS = ['instant', 'day', 'start'] as const
type RefundStepEnd = (typeof REFUND_STEP_ENDS)[number]

/** A span of time in which cancelling gives back the same amount. */
export interface RefundStep {
  kind: RefundStepKind
  backCents: Cents
  /** What would come back besides, if the reported money arrives. */
  ifArrivesCents: Cents
  end: RefundStepEnd
  /** With `instant` its last moment; with `day` and `start` the first moment that does not belong to it any more. */
  until: Date
}

type Back = Pick<RefundStep, 'backCents' | 'ifArrivesCents'>

/**
 * What cancelling gives back of an amount received for a stay, step by step, from the booking to the start of the retreat:
 * everything, all but the deposit, half, nothing. A late booking skips the steps whose days are over, and a lone deposit
 * those that give the same as the one before. None where the retreat had begun when it was booked.
 */
export function plannedRefundSteps({ paidCents, ...stay }: Stay & { paidCents: Cents }): RefundStep[] {
  return refundSteps(stay, (rule) => {
    const { deposit, rest } = refundParts(rule, paidCents)
    return { backCents: deposit.backCents + rest.backCents, ifArrivesCents: 0 }
  })
}

/** The same for what a booking's ledger holds: of received money, and apart from it of what is said to be on its way. */
export function ledgerRefundSteps(stay: Stay, ledger: readonly (LedgerEntry & LedgerPart)[]): RefundStep[] {
  return refundSteps(stay, (rule) => {
    const { amountCents, ifArrivesCents } = cancellationRefund(rule, ledger, stay)
    return { backCents: amountCents, ifArrivesCents }
  })
}

/** The step that an instant falls into; -1 from the start of the retreat on. */
export function refundStepAt(steps: readonly Pick<RefundStep, 'end' | 'until'>[], now: Date): number {
  return steps.findIndex(({ end, until }) => (end === 'instant' ? now <= until : now < until))
}

// Walks from change to change of the one rule, so that a step cannot say anything else than the refund does.
function refundSteps(stay: Stay, backBy: (rule: GuestRule) => Back): RefundStep[] {
  const begin = startOfBanjulDay(stay.startsOn)
  const spans: (Back & Pick<RefundStep, 'end' | 'until'> & { rule: GuestRule })[] = []
  let now = stay.submittedAt
  while (now < begin) {
    const rule = cancellationRule({ ...stay, now })
    const until = nextRefundChange({ ...stay, now }) ?? begin
    const back = backBy(rule)
    const before = spans.at(-1)
    const end = endOf(rule, until, begin)
    if (before?.backCents === back.backCents && before.ifArrivesCents === back.ifArrivesCents) {
      Object.assign(before, { end, until })
    } else spans.push({ rule, ...back, end, until })
    // Exactly 48 hours is still within, and a day's first instant is its own already: 1 ms later is surely the next.
    now = new Date(until.getTime() + 1)
  }
  const mostCents = spans[0] ? spans[0].backCents + spans[0].ifArrivesCents : 0
  return spans.map(({ rule, ...span }) => ({ kind: kindOf(rule, span, mostCents), ...span }))
}

function endOf(rule: GuestRule, until: Date, begin: Date): RefundStepEnd {
  if (until >= begin) return 'start'
  return rule === 'within_48_hours' ? 'instant' : 'day'
}

function kindOf(rule: GuestRule, { backCents, ifArrivesCents }: Back, mostCents: Cents): RefundStepKind {
  const loneDeposit = mostCents > 0 && mostCents <= DEPOSIT_CENTS
  if (backCents + ifArrivesCents === 0) return loneDeposit ? 'deposit_stays' : 'nothing'
  if (loneDeposit) return 'deposit'
  switch (rule) {
    case 'within_48_hours':
      return 'everything'
    case '45_days_or_more':
      return 'all_but_deposit'
    case '30_to_44_days':
    case 'under_30_days':
      return 'half'
  }
}

/** A step as it goes out: euros, whose half may have cents, and an ISO instant. */
export interface RefundStepView {
  kind: RefundStepKind
  amount: number
  ifArrives: number
  end: RefundStepEnd
  until: string
}

export function refundStepsInEuros(steps: readonly RefundStep[]): RefundStepView[] {
  return steps.map(({ kind, backCents, ifArrivesCents, end, until }) => ({
    kind,
    amount: eurosFromCents(backCents),
    ifArrives: eurosFromCents(ifArrivesCents),
    end,
    until: until.toISOString(),
  }))
}
