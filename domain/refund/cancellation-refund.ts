import { CANCELLATION_TERMS, cancellationRule, refundParts, type CancellationRule } from './cancellation.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { receivedCents, reportedCents, returningCents, type LedgerEntry } from '#domain/payment/ledger.ts'
import { withheldCents, type LedgerPart } from './refundable.ts'
import type { Cents } from '#domain/base/money.ts'
import type { RefundReason } from './refund-reasons.ts'

/** What a cancellation gives back, in cents. */
export interface CancellationRefund {
  rule: CancellationRule
  /** What was received towards the price: the rule decides on it, and on nothing else. */
  receivedCents: Cents
  /** What has gone back of it before, or is about to. */
  returnedCents: Cents
  /** What a bank has taken and may keep, in disputes that are open: it goes back through the bank, or falls due when they are won. */
  disputedCents: Cents
  /** What is still to be given back. */
  amountCents: Cents
  /** What is kept of it because the operator and the guest agreed on an amount; 0 under every other rule. */
  feeCents: Cents
  /** Said to be on its way, and seen by nobody. */
  reportedCents: Cents
  /** What the same rule gives back besides, if all of that arrives. */
  ifArrivesCents: Cents
}

/**
 * Money that never was towards the price of what is cancelled: it went back because the price had fallen, or because it
 * had been paid for nothing. The rule does not weigh it.
 */
const BESIDE_THE_PRICE: readonly (RefundReason | null)[] = [
  'booking_changed',
  'no_place_left',
  'paid_too_much',
  'paid_after_cancelling',
  'hold_ended',
  // It never was.
  'taken_back',
  'price_lowered',
  'paid_back',
]

/**
 * What the rule of a cancellation still gives back by a ledger: rule(received) − given back before − what a bank holds of it
 * in a dispute (decision 0051). The rule stays the one of its instant; the ledger may grow later, when reported
 * money arrives or a dispute is won, and is decided anew. What a cheaper stay has left with us is decided on already, unless everything goes back.
 * Where an amount was agreed on, `feeCents` is what is kept: all that arrives later is refunded.
 */
export function cancellationRefund(
  rule: CancellationRule,
  ledger: readonly (LedgerEntry & LedgerPart)[],
  stay: Stay | null,
  feeCents: Cents = 0,
): CancellationRefund {
  const isBeside = ({ refundReason }: LedgerEntry) => BESIDE_THE_PRICE.includes(refundReason)
  const received = receivedCents(ledger) - returningCents(ledger.filter(isBeside))
  const returned = returningCents(ledger.filter((entry) => !isBeside(entry)))
  const reported = reportedCents(ledger)
  const disputed = withheldCents(ledger)
  const gone = returned + disputed + feeCents
  const decided =
    stay === null || CANCELLATION_TERMS[rule].restPercent === 100 ? 0 : keptOfChangesCents(ledger, stay)
  const amountCents = Math.max(0, givenBy(rule, received - decided) - gone)
  return {
    rule,
    receivedCents: received,
    returnedCents: returned,
    disputedCents: disputed,
    amountCents,
    feeCents,
    reportedCents: reported,
    ifArrivesCents: Math.max(0, givenBy(rule, received - decided + reported) - gone) - amountCents,
  }
}

/** When a stay was agreed on, and when it begins: by which the rules of the terms go. */
export interface Stay {
  submittedAt: Date
  startsOn: CalendarDay
}

/**
 * What of a stay that became cheaper was kept, in cents: the share of it that cancelling would not have given back, by the rule in force as the
 * other share went back (decision 0003). Where nothing went back, nothing is known of it, nor has to be: such a rule gives nothing later either.
 */
export function keptOfChangesCents(
  ledger: readonly Pick<LedgerEntry, 'refundReason' | 'state' | 'amountCents' | 'createdAt'>[],
  stay: Stay,
): Cents {
  return ledger
    .filter(({ refundReason, state }) => refundReason === 'booking_changed' && state !== 'rejected')
    .reduce((sum, { amountCents, createdAt }) => {
      const { restPercent } = CANCELLATION_TERMS[cancellationRule({ ...stay, now: createdAt })]
      return restPercent === 0 ? sum : sum + Math.round((amountCents * (100 - restPercent)) / restPercent)
    }, 0)
}

function givenBy(rule: CancellationRule, cents: Cents): Cents {
  const { deposit, rest } = refundParts(rule, cents)
  return deposit.backCents + rest.backCents
}
