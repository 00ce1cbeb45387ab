import { inArray } from 'drizzle-orm'
import {
  matchBankLines,
  possibleSuffixes,
  type ExpectedTransfer,
  type MatchedLine,
} from '#domain/bank-import/bank-matching.ts'
import { banjulDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES, type PaymentType } from '#domain/payment/payment-reference.ts'
import { isReversed } from '#domain/refund/refundable.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bankLines, bookings } from '#server/db/schema.ts'
import { mayBePaid, priceOf, transferReference } from '#server/payment/payable.ts'
import { balanceDueOf, depositOf, moneyOf, quoteOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { findKeptLines, knownLines, type KnownLine } from './known-lines.ts'
import type { StatementLine } from './statement.ts'

/** Returns what each line pays, given the present bookings and the lines recorded, assigned or ignored before. */
export async function matchLines(
  db: Database | Transaction,
  lines: readonly StatementLine[],
): Promise<MatchedLine<StatementLine, BookingTransfer>[]> {
  const texts = lines.map(({ text }) => text)
  const transfers = await expectedTransfers(db, texts)
  const ids = lines.map(({ id }) => id)
  const known = await knownLines(db, ids)
  const received = [...known].filter(
    ([, rows]) => rows.length > 1 || rows.some(({ link }) => link === 'received'),
  )
  const matched = matchBankLines(lines, transfers, new Set(received.map(([id]) => id)))
  const unmatched = matched.filter(({ verdict }) => verdict === 'unknown').map(({ line }) => line.id)
  const kept = await findKeptLines(db, unmatched)
  return matched.map((match): typeof match => {
    if (match.verdict !== 'unknown') return match
    // A line without a reference that was linked to a payment entered by hand.
    if (known.has(match.line.id)) return { ...match, verdict: 'already_imported' }
    return kept.get(match.line.id)?.state === 'ignored' ? { ...match, verdict: 'ignored' } : match
  })
}

/** A transfer whose reference a guest was told, with its booking. */
export interface BookingTransfer extends ExpectedTransfer {
  record: BookingRecord
  kind: PaymentType
  /** The ledger's row. Null if the guest has not reported the transfer. */
  payment: (PaymentRow & { kind: PaymentType }) | null
}

/** Returns every transfer that these statement texts may name. */
async function expectedTransfers(
  db: Database | Transaction,
  texts: Iterable<string>,
): Promise<BookingTransfer[]> {
  const suffixes = [...possibleSuffixes(texts)]
  if (suffixes.length === 0) return []
  const records = await loadBookings(db, inArray(bookings.referenceSuffix, suffixes))
  const lines = await linesOf(db, records)
  return records.flatMap((record) => transfersOf(record, lines))
}

/** Returns the lines linked to the payments of these bookings, by payment id. */
async function linesOf(
  db: Database | Transaction,
  records: readonly BookingRecord[],
): Promise<ReadonlyMap<string, KnownLine>> {
  const ids = records.flatMap(({ payments }) => payments.map(({ id }) => id))
  if (ids.length === 0) return new Map()
  const lines = await db.select().from(bankLines).where(inArray(bankLines.paymentId, ids))
  return new Map(lines.map((line) => [line.paymentId, line]))
}

/** Returns a booking's transfers: those in its ledger, and those that its guest may have made without reporting them. */
function transfersOf(record: BookingRecord, lines: ReadonlyMap<string, KnownLine>): BookingTransfer[] {
  const bookingId = record.booking.id
  const inLedger = record.payments.flatMap((payment): BookingTransfer | [] => {
    const { kind, method, state, amountCents } = payment
    if (kind === 'refund' || method !== 'bank_transfer') return []
    if (state !== 'reported' && state !== 'received') return []
    if (isReversed(record.payments, payment)) return []
    const reference = payment.referenceText ?? transferReference(record, kind)
    if (reference === null) return []
    const entry = entryOf(payment, lines.get(payment.id))
    return {
      record,
      bookingId,
      kind,
      reference,
      amountCents,
      state,
      isPayable: state === 'reported',
      isRest: false,
      ...entry,
      payment: { ...payment, kind },
    }
  })
  // Before submission the guest was told no reference.
  if (record.booking.status === 'in_progress' || !quoteOf(record.booking)) return inLedger
  const unreported = PAYMENT_TYPES.flatMap((kind): BookingTransfer | [] => {
    const reference = transferReference(record, kind)
    const known = inLedger.filter((transfer) => transfer.kind === kind)
    const amountCents = known.length === 0 ? priceOf(record, kind) : restOf(record, kind, known)
    if (reference === null || amountCents <= 0) return []
    // The rest of a deposit counts towards the balance.
    const pays = known.length === 0 ? paidFor(record, kind) : 'balance'
    return {
      record,
      bookingId,
      kind: pays,
      reference,
      amountCents,
      state: 'unreported',
      isPayable: isRestOfDeposit(kind, known) || mayBePaid(record, pays).ok,
      isRest: amountCents === balanceDueOf(record),
      enteredOn: null,
      entryLineId: null,
      payment: null,
    }
  })
  return [...inLedger, ...unreported]
}

/** Returns what money with this payment's reference pays: the full amount, if nothing is paid yet and the reference is the balance's. */
function paidFor(record: BookingRecord, kind: PaymentType): PaymentType {
  return kind === 'balance' && moneyOf(record).paymentStatus === 'pending' ? 'full' : kind
}

function isRestOfDeposit(kind: PaymentType, known: readonly BookingTransfer[]): boolean {
  return kind === 'deposit' && known.length > 0
}

/** Returns what is left of a partly received payment, in cents. The guest sends the rest with the same reference. */
function restOf(record: BookingRecord, kind: PaymentType, known: readonly BookingTransfer[]): Cents {
  if (known.some(({ state }) => state === 'reported')) return 0
  switch (kind) {
    case 'balance':
      return balanceDueOf(record)
    case 'deposit':
      return moneyOf(record).isDepositReceived ? 0 : depositOf(record) - coveredCents(record.payments)
    case 'full':
      return 0
  }
}

/** Returns when a payment was entered by hand, and the line linked to it. */
function entryOf(
  { state, receivedOn, settledAt, createdAt }: PaymentRow,
  line: KnownLine | undefined,
): Pick<BookingTransfer, 'enteredOn' | 'entryLineId'> {
  const isByHand = state === 'received' && line?.link !== 'received'
  return {
    enteredOn: isByHand ? (receivedOn ?? banjulDay(settledAt ?? createdAt)) : null,
    entryLineId: isByHand && line ? line.id : null,
  }
}
