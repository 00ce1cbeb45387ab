import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { PAYMENT_TYPES } from './payment-reference.ts'
import type { RefundReason } from '#domain/refund/refund-reasons.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'

export const LEDGER_KINDS = [...PAYMENT_TYPES, 'refund'] as const
export type LedgerKind = (typeof LEDGER_KINDS)[number]

/** Ways to pay on the provider's hosted page: the money is there at once, and goes back through the provider. */
export const CHECKOUT_METHODS = ['card', 'bancontact', 'ideal'] as const
export type CheckoutMethod = (typeof CHECKOUT_METHODS)[number]

/** Ways by which the operator enters money that has come past the provider; a card is one at a terminal of hers. */
export const HAND_METHODS = ['card', 'bank_transfer', 'cash'] as const
export type HandMethod = (typeof HAND_METHODS)[number]

export const PAYMENT_METHODS = [...HAND_METHODS, 'bancontact', 'ideal'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Whether money of this kind can go by the card provider, which holds it or held it. */
export function isCheckoutMethod(method: PaymentMethod): method is CheckoutMethod {
  return CHECKOUT_METHODS.some((each) => each === method)
}

/**
 * A payment is `reported` by its guest, then `received` or `rejected`; card money that did not fit is `failed`. A refund is
 * `initiated` until it is paid out, then `refunded`; `failed` where the provider refuses it and the operator still has to
 * pay it out; `rejected` where the money it would have given back never came.
 */
export const LEDGER_STATES = ['initiated', 'reported', 'received', 'rejected', 'failed', 'refunded'] as const
export type LedgerState = (typeof LEDGER_STATES)[number]

/** A row of the ledger, as far as sums depend on it. */
export interface LedgerAmount {
  kind: LedgerKind
  state: LedgerState
  amountCents: Cents
}

/** A row of the ledger, as far as it decides how far a booking is paid. */
export interface LedgerEntry extends LedgerAmount {
  /** Null for a payment, and for a refund of an older version. */
  refundReason: RefundReason | null
  createdAt: Date
}

/**
 * Money that was received and not given back, in cents; never below 0. No row takes more out of a payment than it holds
 * (provider-payment.ts); ledgers of older versions may have one that did.
 */
export function paidCents(ledger: readonly LedgerAmount[]): Cents {
  return Math.max(0, receivedCents(ledger) - sumOf(ledger, isRefunded))
}

/** Money that was received and stays, in cents: nothing of it was refunded, or is about to be. */
export function remainingCents(ledger: readonly LedgerAmount[]): Cents {
  return Math.max(0, receivedCents(ledger) - returningCents(ledger))
}

/** All the money that ever was received, in cents. */
export function receivedCents(ledger: readonly LedgerAmount[]): Cents {
  return sumOf(ledger, isReceived)
}

/** Money that was given back or is on its way back, in cents. */
export function returningCents(ledger: readonly LedgerAmount[]): Cents {
  return sumOf(ledger, isRefunded) + sumOf(ledger, isOwedBack)
}

/** Money that the guest says was transferred and nobody has verified yet, in cents. */
export function reportedCents(ledger: readonly LedgerAmount[]): Cents {
  return sumOf(ledger, isReported)
}

/** When the oldest transfer was reported that nobody has verified yet; null where there is none. */
export function reportedSince(ledger: readonly LedgerEntry[]): Date | null {
  const instants = ledger.filter(isReported).map(({ createdAt }) => createdAt.getTime())
  return instants.length === 0 ? null : new Date(Math.min(...instants))
}

/** Money that is on its way back: refunds that were opened and are not paid out yet, in cents. */
export function owedBackCents(ledger: readonly LedgerAmount[]): Cents {
  return sumOf(ledger, isOwedBack)
}

/** What was given back as a goodwill, in cents: it stays counted, for a present is no debt (decision 0051). */
export function creditedCents(ledger: readonly LedgerEntry[]): Cents {
  return sumOf(
    ledger,
    (entry) => entry.refundReason === 'given_back' && (isRefunded(entry) || isOwedBack(entry)),
  )
}

/** What was given back together with a lower price, in cents: the deposit that was paid for the place stays one. */
export function priceLoweredCents(ledger: readonly LedgerEntry[]): Cents {
  return sumOf(
    ledger,
    (entry) => entry.refundReason === 'price_lowered' && (isRefunded(entry) || isOwedBack(entry)),
  )
}

/**
 * What of a price is covered by money that was seen, in cents, and alone confirms a place: received, and neither given back
 * nor about to be, but as a goodwill.
 */
export function coveredCents(ledger: readonly LedgerEntry[]): Cents {
  return receivedCents(ledger) - returningCents(ledger) + creditedCents(ledger)
}

/** The money that counts towards the price, reported money too, until somebody has looked for it, in cents. */
export function settledCents(ledger: readonly LedgerEntry[]): Cents {
  return coveredCents(ledger) + reportedCents(ledger)
}

/** What is left to pay of a price, in cents; never below 0. */
export function balanceDueCents(ledger: readonly LedgerEntry[], totalCents: Cents): Cents {
  return Math.max(0, totalCents - settledCents(ledger))
}

export const PAYMENT_STATUSES = ['pending', 'deposit_paid', 'fully_paid'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** How far a price is paid by an amount that counts, both in cents: from the total on it is fully paid, and so is one that was lowered to nothing. */
export function settledStatus(countedCents: Cents, totalCents: Cents): PaymentStatus {
  if (countedCents <= 0 && totalCents > 0) return 'pending'
  return countedCents >= totalCents ? 'fully_paid' : 'deposit_paid'
}

/** What the payment status depends on beside the ledger. */
export interface PricedBooking {
  totalCents: Cents
  isCancelled: boolean
  /** The first day of the retreat; null for a booking without one. */
  startsOn: CalendarDay | null
}

/**
 * How far a booking is paid: the only source of its payment status, which is stored nowhere (decision 0051). Money
 * that goes back lowers it, but for three kinds of refund that open nothing anew:
 * - a goodwill, which counts as covered;
 * - what a cancellation gives back, as long as the booking is cancelled: it keeps showing how far it had been paid;
 * - what a bank takes back once the retreat has begun: a settlement, and no debt.
 */
export function paymentStatusOf(ledger: readonly LedgerEntry[], booking: PricedBooking): PaymentStatus {
  const withoutEffect = sumOf(
    ledger,
    (entry) => (isRefunded(entry) || isOwedBack(entry)) && keepsStatus(entry, booking),
  )
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

function isReceived({ kind, state }: LedgerAmount): boolean {
  return kind !== 'refund' && state === 'received'
}

function isReported({ kind, state }: LedgerAmount): boolean {
  return kind !== 'refund' && state === 'reported'
}

function isRefunded({ kind, state }: LedgerAmount): boolean {
  return kind === 'refund' && state === 'refunded'
}

function isOwedBack({ kind, state }: LedgerAmount): boolean {
  return kind === 'refund' && (state === 'initiated' || state === 'failed')
}

function sumOf<Entry extends LedgerAmount>(
  ledger: readonly Entry[],
  counts: (entry: Entry) => boolean,
): Cents {
  return sumCents(ledger.filter((entry) => counts(entry)))
}
