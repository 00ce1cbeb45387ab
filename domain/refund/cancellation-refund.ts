import type { Cents } from '#domain/base/money.ts'
import { receivedCents, reportedCents, returningCents, type LedgerEntry } from '#domain/payment/ledger.ts'
import type { RefundReason } from '#domain/payment/refund-reasons.ts'
import { allDisputedCents, type LedgerPart } from '#domain/payment/refundable.ts'
import { CANCELLATION_TERMS, type CancellationRule } from '#domain/terms/cancellation-terms.ts'
import { cancellationRule, refundParts, type BookedRetreat } from './cancellation.ts'

/** The sums of a ledger on which the refund of a cancellation depends, in cents. */
export interface RefundBasis {
  /** The money received towards the price, on which alone the rule decides. */
  receivedCents: Cents
  /** The part of it that was refunded before or is about to be. */
  returnedCents: Cents
  /** The part that a bank holds in open disputes: it goes back through the bank, or is due for refund if a dispute is won. */
  disputedCents: Cents
  /** The part kept when the booking became cheaper, on which only a full refund decides again. */
  keptCents: Cents
}

/** The refund of a cancellation, in cents. */
export interface CancellationRefund extends Omit<RefundBasis, 'keptCents'> {
  rule: CancellationRule
  /** The amount still to be refunded. */
  amountCents: Cents
  /** The amount kept because the operator and the guest agreed on it; 0 under every other rule. */
  feeCents: Cents
  /** The money that was reported and not seen yet. */
  reportedCents: Cents
  /** The additional refund under the same rule if all of that arrives. */
  ifArrivesCents: Cents
}

/** Refund reasons for money that never counted towards the cancelled price, so the rule ignores it. */
const BESIDE_THE_PRICE: readonly (RefundReason | null)[] = [
  'booking_changed',
  'no_place_left',
  'paid_too_much',
  'paid_after_cancelling',
  'hold_ended',
  // A payment entered by mistake, which never came.
  'taken_back',
  'price_lowered',
  'paid_back',
]

/**
 * Returns what a cancellation still refunds by a ledger: rule(received) − refunded before − held by a bank in a dispute
 * (decision 0051). The rule stays that of the cancellation, but the ledger may grow when reported money arrives or a
 * dispute is won. Money kept when the booking became cheaper is not decided on again, unless everything is refunded.
 * `feeCents` is what is kept if an amount was agreed; all that arrives later is refunded.
 */
export function cancellationRefund(
  rule: CancellationRule,
  ledger: readonly (LedgerEntry & LedgerPart)[],
  booked: BookedRetreat | null,
  feeCents: Cents = 0,
): CancellationRefund {
  const { keptCents, ...basis } = refundBasis(ledger, booked)
  const reported = reportedCents(ledger)
  const refundWith = (moreCents: Cents) =>
    refundOf(rule, { ...basis, keptCents, receivedCents: basis.receivedCents + moreCents }, feeCents)
  const amountCents = refundWith(0)
  return {
    rule,
    ...basis,
    amountCents,
    feeCents,
    reportedCents: reported,
    ifArrivesCents: refundWith(reported) - amountCents,
  }
}

/** Returns the sums of a ledger on which every rule decides. */
export function refundBasis(
  ledger: readonly (LedgerEntry & LedgerPart)[],
  booked: BookedRetreat | null,
): RefundBasis {
  const isBeside = ({ refundReason }: LedgerEntry) => BESIDE_THE_PRICE.includes(refundReason)
  return {
    receivedCents: receivedCents(ledger) - returningCents(ledger.filter(isBeside)),
    returnedCents: returningCents(ledger.filter((entry) => !isBeside(entry))),
    disputedCents: allDisputedCents(ledger),
    keptCents: booked === null ? 0 : keptAcrossChangesCents(ledger, booked),
  }
}

/** Returns what a rule still refunds, in cents; never below 0. */
export function refundOf(rule: CancellationRule, basis: RefundBasis, feeCents: Cents = 0): Cents {
  const keptCents = CANCELLATION_TERMS[rule].restPercent === 100 ? 0 : basis.keptCents
  const { deposit, rest } = refundParts(rule, basis.receivedCents - keptCents)
  const gone = basis.returnedCents + basis.disputedCents + feeCents
  return Math.max(0, deposit.backCents + rest.backCents - gone)
}

/**
 * Returns what was kept when a booking became cheaper, in cents: the share that cancelling would not have refunded, by the
 * rule in force at that refund, whatever the booking's date is now (decision 0003). If nothing was refunded then, the amount
 * is unknown and doesn't matter, because that rule refunds nothing later either.
 */
export function keptAcrossChangesCents(
  ledger: readonly Pick<LedgerEntry, 'refundReason' | 'refundRule' | 'state' | 'amountCents' | 'createdAt'>[],
  booked: BookedRetreat,
): Cents {
  return ledger
    .filter(({ refundReason, state }) => refundReason === 'booking_changed' && state !== 'rejected')
    .reduce((sum, { amountCents, refundRule, createdAt }) => {
      const { restPercent } =
        CANCELLATION_TERMS[refundRule ?? cancellationRule({ ...booked, now: createdAt })]
      return restPercent === 0 ? sum : sum + Math.round((amountCents * (100 - restPercent)) / restPercent)
    }, 0)
}
