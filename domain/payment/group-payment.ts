import type { Cents } from '#domain/base/money.ts'
import type { LedgerKind } from './ledger.ts'

/** What one traveller's booking gets of a payment for a group. */
export interface PaymentPart {
  bookingId: string
  amountCents: Cents
}

/** What is known of one row of a payment that was split over the bookings of a group. */
export interface SplitRow {
  /** The ids and provider's references of the row's refunds. */
  refundIds: readonly string[]
  references: readonly string[]
  /** The amounts of its refunds that the provider has yet to accept. */
  openCents: readonly Cents[]
  unrefundedCents: Cents
}

/**
 * Returns how much of a provider's refund of the whole payment belongs to each row: all of it to the one that asked for it, else to the only
 * one that waits for just this amount, holds just this amount, or holds enough. Null if several are equally likely: only the operator knows.
 * What no row holds alone is split over them in turn. A refund that rows know already is that of each.
 */
export function partsOfRefund(
  refund: { reference: string; idempotencyKey: string | null; amountCents: Cents },
  rows: readonly SplitRow[],
): Cents[] | null {
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
    const [one, another] = rows.filter((row) => isIts(row))
    if (another) return null
    if (one) return rows.map((row) => (row === one ? amountCents : 0))
  }
  return splitOver(
    amountCents,
    // A refund that is yet to be paid is paid by it.
    rows.map(({ unrefundedCents, openCents }) => unrefundedCents + sumOf(openCents)),
  )
}

/** Returns a row as a refund of the provider leaves it, which was not known to it by its reference. */
export function afterRefund(row: SplitRow, amountCents: Cents): SplitRow {
  const index = row.openCents.indexOf(amountCents)
  return index === -1
    ? { ...row, unrefundedCents: row.unrefundedCents - amountCents }
    : { ...row, openCents: row.openCents.toSpliced(index, 1) }
}

/** True if a row may be what a refund of this amount was of. */
export function mayHold({ openCents, unrefundedCents }: SplitRow, amountCents: Cents): boolean {
  return openCents.includes(amountCents) || unrefundedCents >= amountCents
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

/** What one booking of a group may be paid next, in cents: its reported transfers, its deposit while none was received, and all that is left. */
export interface OpenAmounts {
  reportedCents: Cents
  depositCents: Cents
  leftCents: Cents
}

/** Returns how one payment for several of a group may be split over its bookings, each split with another sum. */
export function groupSplits(open: readonly OpenAmounts[]): Cents[][] {
  const splits = (['reportedCents', 'depositCents', 'leftCents'] as const).map((what) =>
    open.map((each) => each[what]),
  )
  return splits.filter((split, index) => {
    const isFirst = splits.findIndex((other) => sumOf(other) === sumOf(split)) === index
    return isFirst && split.filter((cents) => cents > 0).length > 1
  })
}

function sumOf(split: readonly Cents[]): Cents {
  return split.reduce((sum, cents) => sum + cents, 0)
}

/** What is known of a ledger row, to tell whether it was paid together with another. */
interface PaidRow {
  kind: LedgerKind
  providerReference: string | null
  referenceText: string | null
  createdAt: Date
}

/** True if two rows of different bookings are parts of one payment: of one card payment, or of one that was reported or recorded at once. */
export function isOnePayment(one: PaidRow, other: PaidRow): boolean {
  if (one.kind === 'refund' || other.kind === 'refund') return false
  if (one.providerReference !== null) return one.providerReference === other.providerReference
  return (
    one.referenceText !== null &&
    one.referenceText === other.referenceText &&
    one.createdAt.getTime() === other.createdAt.getTime()
  )
}
