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
 * Returns the number of the row that a provider's refund of the whole payment belongs to: the one that asked for it, else the one that waits
 * for just this amount or holds it, else the first that holds enough. Null if no row does.
 */
export function rowOfRefund(
  refund: { reference: string; idempotencyKey: string | null; amountCents: Cents },
  rows: readonly SplitRow[],
): number | null {
  const { reference, idempotencyKey, amountCents } = refund
  const tests: ((row: SplitRow) => boolean)[] = [
    ({ references }) => references.includes(reference),
    ({ refundIds }) => idempotencyKey !== null && refundIds.includes(idempotencyKey),
    ({ openCents }) => openCents.includes(amountCents),
    ({ unrefundedCents }) => unrefundedCents === amountCents,
    ({ unrefundedCents }) => unrefundedCents >= amountCents,
  ]
  for (const isIts of tests) {
    const index = rows.findIndex((row) => isIts(row))
    if (index !== -1) return index
  }
  return null
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
