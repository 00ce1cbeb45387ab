import { startOfBanjulDay } from '#domain/base/dates.ts'
import { eurosFromCents, type Cents } from '#domain/base/money.ts'
import type { LedgerEntry } from '#domain/payment/ledger.ts'
import type { LedgerPart } from '#domain/payment/refundable.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import type { GuestRule } from '#domain/terms/cancellation-terms.ts'
import { cancellationRefund, refundOf, type RefundBasis } from './cancellation-refund.ts'
import { cancellationRule, nextRefundChange, type BookedRetreat } from './cancellation.ts'

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

/** A period in which cancelling refunds the same amount. */
export interface RefundStep {
  kind: RefundStepKind
  backCents: Cents
  /** The additional refund if the reported money arrives. */
  ifArrivesCents: Cents
  end: RefundStepEnd
  /** With `instant` the step's last instant; with `day` and `start` the first instant after it. */
  until: Date
}

type Back = Pick<RefundStep, 'backCents' | 'ifArrivesCents'>

/**
 * Returns what cancelling refunds of an amount received for a booking, step by step from the booking to the start of the
 * retreat: everything, all but the deposit, half, nothing. A late booking skips past steps, and a deposit alone skips
 * steps that refund the same as the one before. Empty if the retreat had begun when it was booked. `paidCents` is what was received and
 * not returned; the other sums are those of its ledger so far.
 */
export function plannedRefundSteps({
  paidCents,
  returnedCents = 0,
  disputedCents = 0,
  keptCents = 0,
  ...booked
}: BookedRetreat & Partial<Omit<RefundBasis, 'receivedCents'>> & { paidCents: Cents }): RefundStep[] {
  const basis = { receivedCents: paidCents + returnedCents, returnedCents, disputedCents, keptCents }
  return refundSteps(booked, (rule) => ({ backCents: refundOf(rule, basis), ifArrivesCents: 0 }))
}

/** Returns the same for a booking's ledger: of received money, and separately of reported money. */
export function ledgerRefundSteps(
  booked: BookedRetreat,
  ledger: readonly (LedgerEntry & LedgerPart)[],
): RefundStep[] {
  return refundSteps(booked, (rule) => {
    const { amountCents, ifArrivesCents } = cancellationRefund(rule, ledger, booked)
    return { backCents: amountCents, ifArrivesCents }
  })
}

/** Returns the index of the step at an instant; -1 from the start of the retreat on. */
export function refundStepAt(
  steps: readonly { end: RefundStep['end']; until: Date | string }[],
  now: Date,
): number {
  return steps.findIndex(({ end, until }) =>
    end === 'instant' ? now <= new Date(until) : now < new Date(until),
  )
}

// Follows the changes of the one refund rule, so the steps always agree with the refund.
function refundSteps(booked: BookedRetreat, backBy: (rule: GuestRule) => Back): RefundStep[] {
  const begin = startOfBanjulDay(booked.startsOn)
  const spans: (Back & Pick<RefundStep, 'end' | 'until'> & { rule: GuestRule })[] = []
  let now = booked.submittedAt
  while (now < begin) {
    const rule = cancellationRule({ ...booked, now })
    const until = nextRefundChange({ ...booked, now }) ?? begin
    const back = backBy(rule)
    const before = spans.at(-1)
    const end = endOf(rule, until, begin)
    if (before?.backCents === back.backCents && before.ifArrivesCents === back.ifArrivesCents) {
      Object.assign(before, { end, until })
    } else spans.push({ rule, ...back, end, until })
    // Exactly 48 hours is still within, and a day begins with its first instant: 1 ms later is always the next step.
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

/** A step as the API gives it: euros, which may have cents for a half, and an ISO instant. */
export type RefundStepView = ReturnType<typeof refundStepsInEuros>[number]

export function refundStepsInEuros(steps: readonly RefundStep[]) {
  return steps.map(({ kind, backCents, ifArrivesCents, end, until }) => ({
    kind,
    amount: eurosFromCents(backCents),
    ifArrives: eurosFromCents(ifArrivesCents),
    end,
    until: until.toISOString(),
  }))
}
