import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import type { GuestRule } from '#domain/terms/cancellation-terms.ts'
import { PAYMENT_TYPES } from './payment-reference.ts'
import type { RefundReason } from './refund-reasons.ts'

export const LEDGER_KINDS = [...PAYMENT_TYPES, 'refund'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** Payment methods on the provider's hosted page: the money arrives at once, and refunds go through the provider. */
export const CHECKOUT_METHODS = ['card', 'bancontact', 'ideal'] as const
export type CheckoutMethod = (typeof CHECKOUT_METHODS)[number]

/** Payment methods that the operator enters for money outside the provider; `card` is a card at the operator's own terminal. */
export const HAND_METHODS = ['card', 'bank_transfer', 'cash'] as const
export type HandMethod = (typeof HAND_METHODS)[number]

export const PAYMENT_METHODS = [...HAND_METHODS, 'bancontact', 'ideal'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** True if money paid by this method can be with the card provider. */
export function isCheckoutMethod(method: PaymentMethod): method is CheckoutMethod {
  return CHECKOUT_METHODS.some((each) => each === method)
}

/**
 * A payment is `reported` by its guest, then `received` or `rejected`; card money that did not fit is `failed`. A
 * refund is `initiated` until it is paid out, then `refunded`; `failed` if the provider refuses it, so that the
 * operator has to pay it out; `rejected` if the money to refund never came.
 */
export const LEDGER_STATES = ['initiated', 'reported', 'received', 'rejected', 'failed', 'refunded'] as const
export type LedgerState = (typeof LEDGER_STATES)[number]

/** The part of a ledger row on which sums depend. */
export interface LedgerAmount {
  kind: LedgerKind
  state: LedgerState
  amountCents: Cents
}

/** The part of a ledger row that decides how far a booking is paid. */
export interface LedgerEntry extends LedgerAmount {
  /** Null for a payment, and for a refund made by an older version. */
  refundReason: RefundReason | null
  /** The rule by which a change of the booking refunded. Null or absent for other refunds and for those of older versions. */
  refundRule?: GuestRule | null
  createdAt: Date
}

/**
 * Returns the money received minus the money refunded, in cents; never below 0. No row refunds more of a payment than
 * it holds (provider-payment.ts), but ledgers of older versions may have one that did.
 */
export function paidCents(ledger: readonly LedgerAmount[]): Cents {
  return Math.max(0, receivedCents(ledger) - sumOf(ledger, isRefunded))
}

/** Returns all money ever received, in cents. */
export function receivedCents(ledger: readonly LedgerAmount[]): Cents {
  return sumOf(ledger, isReceived)
}

/** Returns the money that was refunded or is about to be, in cents. */
export function returningCents(ledger: readonly LedgerAmount[]): Cents {
  return sumOf(ledger, isReturning)
}

/** Returns the money that guests have reported and nobody has verified yet, in cents. */
export function reportedCents(ledger: readonly LedgerAmount[]): Cents {
  return sumOf(ledger, isReported)
}

/** Returns when the oldest unverified transfer was reported; null if there is none. */
export function reportedSince(ledger: readonly LedgerEntry[]): Date | null {
  const instants = ledger.filter(isReported).map(({ createdAt }) => createdAt.getTime())
  return instants.length === 0 ? null : new Date(Math.min(...instants))
}

/** Returns the goodwill refunds, in cents. They still count as paid, because a gift is no debt (decision 0051). */
export function creditedCents(ledger: readonly LedgerEntry[]): Cents {
  return sumOf(ledger, (entry) => entry.refundReason === 'given_back' && isReturning(entry))
}

/** Returns the verified part of `settledCents`: received minus refunds done or due, without goodwill refunds. */
export function coveredCents(ledger: readonly LedgerEntry[]): Cents {
  return receivedCents(ledger) - returningCents(ledger) + creditedCents(ledger)
}

/**
 * Returns what is settled of a price, in cents: the money that counts towards it. Reported money counts until it is verified or rejected.
 * The other sum of a ledger is `heldCents`, what is here and could be refunded (refundable.ts).
 */
export function settledCents(ledger: readonly LedgerEntry[]): Cents {
  return coveredCents(ledger) + reportedCents(ledger)
}

/** Returns what is left to pay of a price, in cents; never below 0. */
export function balanceDueCents(ledger: readonly LedgerEntry[], totalCents: Cents): Cents {
  return Math.max(0, totalCents - settledCents(ledger))
}

export const PAYMENT_STATUSES = ['pending', 'deposit_paid', 'fully_paid'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Returns how far a counted amount pays a price, both in cents. From the total on it is fully paid, and so is a price lowered to 0. */
export function settledStatus(countedCents: Cents, totalCents: Cents): PaymentStatus {
  if (countedCents <= 0 && totalCents > 0) return 'pending'
  return countedCents >= totalCents ? 'fully_paid' : 'deposit_paid'
}

/** What the payment status depends on besides the ledger. */
export interface PricedBooking {
  totalCents: Cents
  isCancelled: boolean
  /** The first day of the retreat; null for a booking without one. */
  startsOn: CalendarDay | null
}

/**
 * Returns how far a booking is paid. This is the only source of the payment status, which is not stored (decision
 * 0051). Refunds lower it, except three kinds that make nothing due again:
 * - a goodwill refund, which counts as covered;
 * - a cancellation refund while the booking is cancelled: it keeps showing how far it had been paid;
 * - money that a bank takes back once the retreat has begun: a settlement, not a debt.
 */
export function paymentStatusOf(ledger: readonly LedgerEntry[], booking: PricedBooking): PaymentStatus {
  const withoutEffect = sumOf(ledger, (entry) => isReturning(entry) && keepsStatus(entry, booking))
  return settledStatus(settledCents(ledger) + withoutEffect, booking.totalCents)
}

function keepsStatus(
  { refundReason, createdAt }: LedgerEntry,
  { isCancelled, startsOn }: PricedBooking,
): boolean {
  switch (refundReason) {
    case 'booking_cancelled':
      return isCancelled
    case 'dispute_lost':
      return startsOn !== null && hasStarted({ startsOn }, banjulDay(createdAt))
    case 'booking_changed':
    case 'no_place_left':
    case 'paid_too_much':
    case 'paid_after_cancelling':
    case 'hold_ended':
    case 'given_back':
    case 'price_lowered':
    case 'paid_back':
    case 'taken_back':
    case null:
      return false
  }
}

type RowState = Pick<LedgerAmount, 'kind' | 'state'>

/** True for money that has arrived. */
export function isReceived({ kind, state }: RowState): boolean {
  return kind !== 'refund' && state === 'received'
}

/** True for a transfer that its guest reported and nobody has verified yet. */
export function isReported({ kind, state }: RowState): boolean {
  return kind !== 'refund' && state === 'reported'
}

function isRefunded({ kind, state }: LedgerAmount): boolean {
  return kind === 'refund' && state === 'refunded'
}

/** True for a refund that is not paid out yet, whether by the operator or the card provider. */
export function isRefundToPay({ kind, state }: RowState): boolean {
  return kind === 'refund' && (state === 'initiated' || state === 'failed')
}

function isReturning(entry: LedgerAmount): boolean {
  return isRefunded(entry) || isRefundToPay(entry)
}

function sumOf<Entry extends LedgerAmount>(
  ledger: readonly Entry[],
  counts: (entry: Entry) => boolean,
): Cents {
  return sumCents(ledger.filter(counts))
}
