import type { Cents } from '#domain/base/money.ts'
import type { LedgerKind } from './ledger.ts'

/** What one traveller's booking gets of a payment for a group. */
export interface PaymentPart {
  bookingId: string
  amountCents: Cents
}

/** What is known of one row of a payment that was split over the bookings of a group. */
interface SplitRow {
  /** The ids and provider's references of the row's refunds. */
  refundIds: readonly string[]
  references: readonly string[]
  /** The amounts of its refunds that the provider has yet to pay. */
  openCents: readonly Cents[]
  unrefundedCents: Cents
}

/**
 * Returns how much of a provider's refund of the whole payment belongs to each row: all of it to the one that asked for it, else to the one
 * that waits for just this amount or holds it, else to the first that holds enough. What no row holds alone is split over them in turn. A
 * refund that rows know already is that of each.
 */
export function partsOfRefund(
  refund: { reference: string; idempotencyKey: string | null; amountCents: Cents },
  rows: readonly SplitRow[],
): Cents[] {
  const { reference, idempotencyKey, amountCents } = refund
  if (rows.some(({ references }) => references.includes(reference)))
    return rows.map(({ references }) => (references.includes(reference) ? amountCents : 0))
  const tests: ((row: SplitRow) => boolean)[] = [
    ({ refundIds }) => idempotencyKey !== null && refundIds.includes(idempotencyKey),
    ({ openCents }) => openCents.includes(amountCents),
    ({ unrefundedCents }) => unrefundedCents === amountCents,
    ({ unrefundedCents }) => unrefundedCents >= amountCents,
  ]
  for (const isIts of tests) {
    const index = rows.findIndex((row) => isIts(row))
    if (index !== -1) return rows.map((_, number) => (number === index ? amountCents : 0))
  }
  return splitOver(
    amountCents,
    // A refund that is yet to be paid is paid by it.
    rows.map(({ unrefundedCents, openCents }) =>
      openCents.reduce((sum, cents) => sum + cents, unrefundedCents),
    ),
  )
}

/** Returns how an amount is split over rows of these sizes: each in its turn, in full while it lasts. What is more than all goes to the first. */
export function splitOver(amountCents: Cents, rows: readonly Cents[]): Cents[] {
  let left = amountCents
  const shares = rows.map((size) => {
    const share = Math.min(size, left)
    left -= share
    return share
  })
  return shares.map((share, index) => (index === 0 ? share + left : share))
}

/** What is known of a ledger row, to tell whether it was paid together with another. */
interface PaidRow {
  kind: LedgerKind
  providerReference: string | null
  referenceText: string | null
  createdAt: Date
}

/** True if two rows of different bookings are parts of one payment: of one card payment, or of one transfer that was reported at once. */
export function isOnePayment(one: PaidRow, other: PaidRow): boolean {
  if (one.kind === 'refund' || one.kind !== other.kind) return false
  if (one.providerReference !== null) return one.providerReference === other.providerReference
  return (
    one.referenceText !== null &&
    one.referenceText === other.referenceText &&
    one.createdAt.getTime() === other.createdAt.getTime()
  )
}
