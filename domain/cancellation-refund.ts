import { refundParts, type CancellationRule } from './cancellation.ts'
import { receivedCents, reportedCents, returningCents, type LedgerEntry } from './ledger.ts'
import { withheldCents, type LedgerPart } from './refundable.ts'
import type { Cents } from './money.ts'
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
 * in a dispute (decisions 0057 and 0061). The rule stays the one of its instant; the ledger may grow later, when reported
 * money arrives or a dispute is won, and is decided anew.
 */
export function cancellationRefund(
  rule: CancellationRule,
  ledger: readonly (LedgerEntry & LedgerPart)[],
): CancellationRefund {
  const isBeside = ({ refundReason }: LedgerEntry) => BESIDE_THE_PRICE.includes(refundReason)
  const received = receivedCents(ledger) - returningCents(ledger.filter(isBeside))
  const returned = returningCents(ledger.filter((entry) => !isBeside(entry)))
  const reported = reportedCents(ledger)
  const disputed = withheldCents(ledger)
  const gone = returned + disputed
  const amountCents = Math.max(0, givenBy(rule, received) - gone)
  return {
    rule,
    receivedCents: received,
    returnedCents: returned,
    disputedCents: disputed,
    amountCents,
    reportedCents: reported,
    ifArrivesCents: Math.max(0, givenBy(rule, received + reported) - gone) - amountCents,
  }
}

function givenBy(rule: CancellationRule, cents: Cents): Cents {
  const { deposit, rest } = refundParts(rule, cents)
  return deposit.backCents + rest.backCents
}
