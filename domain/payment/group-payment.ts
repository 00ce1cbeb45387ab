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
 * Returns how much of a provider's refund of the whole payment belongs to each row: all of it to the one that knows it or asked for it, else to
 * the only one that waits for just this amount, else to the only one that holds just this amount or anything at all. A refund of all that is
 * left is the rest of each. Null for any other: only the operator knows whose it is.
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
    (row) => row.unrefundedCents === amountCents || leftCents(row) === amountCents,
  ]
  for (const isIts of tests) {
    const [one, another] = rows.filter((row) => isIts(row))
    if (another) return null
    if (one) return rows.map((row) => (row === one ? amountCents : 0))
  }
  const [first, second] = rows.filter((row) => leftCents(row) > 0)
  const isOfAll = amountCents >= sumOf(rows.map(leftCents))
  return second && !isOfAll ? null : partsInTurn(amountCents, rows, first ? rows.indexOf(first) : 0)
}

/**
 * Returns how a refund is split over the rows in turn, beginning with one: each in full while it lasts. What is more than all hold goes to the
 * one it began with.
 */
export function partsInTurn(amountCents: Cents, rows: readonly SplitRow[], first: number): Cents[] {
  const parts = rows.map(() => 0)
  let left = amountCents
  for (const index of new Set([first, ...rows.keys()])) {
    const row = rows[index]
    if (!row) continue
    const part = partOf(row, left)
    parts[index] = part
    left -= part
  }
  return parts.map((part, index) => (index === first ? part + left : part))
}

/** Returns how much of an amount may be of a row. A refund that is yet to be paid is paid only whole. */
function partOf(row: SplitRow, amountCents: Cents): Cents {
  if (row.openCents.includes(amountCents)) return amountCents
  const all = leftCents(row)
  return amountCents >= all ? all : Math.min(amountCents, row.unrefundedCents)
}

/** Returns what the provider still has of a row: what is not refunded, and what is yet to be. */
function leftCents({ unrefundedCents, openCents }: SplitRow): Cents {
  return unrefundedCents + sumOf(openCents)
}

/** Returns a row as a refund of the provider leaves it, which was not known to it by its reference. */
export function afterRefund(row: SplitRow, amountCents: Cents): SplitRow {
  const index = row.openCents.indexOf(amountCents)
  if (index !== -1) return { ...row, openCents: row.openCents.toSpliced(index, 1) }
  const unrefundedCents = row.unrefundedCents - amountCents
  // More than that is all of the row.
  return unrefundedCents < 0 ? { ...row, openCents: [], unrefundedCents: 0 } : { ...row, unrefundedCents }
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

/** What one booking of a group has reported with a transfer, and what it has left to pay beside that, in cents. */
type AwaitedAmounts = Pick<OpenAmounts, 'reportedCents' | 'leftCents'>

/**
 * Returns how a transfer that several of a group reported is split over them if another amount arrived: each in its turn, up to what was
 * reported, so that fees of the bank are missing from the last. What is more pays what each has left. Null if it is more than all of them owe.
 */
export function splitOfArrived(amountCents: Cents, awaited: readonly AwaitedAmounts[]): Cents[] | null {
  const reported = awaited.map((each) => each.reportedCents)
  const left = awaited.map((each) => each.leftCents)
  const moreCents = Math.max(0, amountCents - sumOf(reported))
  if (moreCents > sumOf(left)) return null
  const more = splitOver(moreCents, left)
  return splitOver(amountCents - moreCents, reported).map((share, index) => share + (more[index] ?? 0))
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
