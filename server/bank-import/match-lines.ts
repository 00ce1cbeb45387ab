import { inArray, notInArray, or, and, eq, getTableColumns, isNull } from 'drizzle-orm'
import {
  matchBankLines,
  possibleSuffixes,
  type ExpectedTransfer,
  type MatchedLine,
  type RecordedMoney,
} from '#domain/bank-import/bank-matching.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { bookedMoney } from '#domain/payment/known-money.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES, type PaymentType } from '#domain/payment/payment-reference.ts'
import { isReversed } from '#domain/payment/refundable.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bankLines, bookings, keptLines, payments } from '#server/db/schema.ts'
import { mayBePaid, priceOf, transferReference } from '#server/payment/payable.ts'
import { balanceDueOf, depositOf, moneyOf, quoteOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { findKeptLines, inChunks } from './known-lines.ts'
import type { StatementLine } from './statement.ts'

/** A line that was recorded as this payment, with its day, which may be after the payment's: no payment is received in the future. */
type LinkedLine = typeof bankLines.$inferSelect & { bookedOn: CalendarDay | null }

export type Match = MatchedLine<StatementLine, BookingTransfer, BookingMoney>

/**
 * Returns what each line pays, given the present bookings and the money recorded before. `isDistinct`: tells a line linked to a payment that
 * is known to be another one than these.
 */
export async function matchLines(
  db: Database | Transaction,
  lines: readonly StatementLine[],
  isDistinct: (linked: LinkedLine) => boolean = () => false,
): Promise<Match[]> {
  const ids = new Set(lines.map(({ id }) => id))
  const records = await withGroups(db, await loadConcerned(db, lines))
  const paymentIds = records.flatMap(({ payments: ledger }) => ledger.map(({ id }) => id))
  const linked = await inChunks(paymentIds, (chunk) =>
    db
      .select({ ...getTableColumns(bankLines), bookedOn: keptLines.bookedOn })
      .from(bankLines)
      .leftJoin(keptLines, eq(keptLines.id, bankLines.id))
      .where(inArray(bankLines.paymentId, chunk)),
  )
  const linkOf = new Map(linked.map((line) => [line.paymentId, line]))
  const distinct = new Set(
    linked.filter((line) => !ids.has(line.id) && isDistinct(line)).map(({ paymentId }) => paymentId),
  )
  const matched = matchBankLines(
    lines,
    records.flatMap((record) => transfersOf(record, records)),
    records.flatMap((record) => recordedMoney(record, linkOf)).filter(({ row }) => !distinct.has(row.id)),
  )
  const unknown = matched.filter(({ verdict }) => verdict === 'unknown').map(({ line }) => line.id)
  const kept = await findKeptLines(db, unknown)
  return matched.map((match): Match => {
    // A full payment sent with the deposit's reference is named by what it was recorded as.
    const was = match.recorded.flatMap((money) => recordedTransfer(money) ?? [])
    if (was.length > 0)
      return was.length === 1
        ? { ...match, transfer: was[0] ?? null }
        : { ...match, transfer: null, shares: was }
    const isIgnored = match.verdict === 'unknown' && kept.get(match.line.id)?.state === 'ignored'
    return isIgnored ? { ...match, verdict: 'ignored' } : match
  })
}

/** Returns the bookings that these lines may name, those they were recorded for, and those that sent such an amount before. */
async function loadConcerned(
  db: Database | Transaction,
  lines: readonly StatementLine[],
): Promise<BookingRecord[]> {
  const suffixes = [...possibleSuffixes(lines.map(({ text }) => text))]
  const ids = lines.map(({ id }) => id)
  const linked = await inChunks(ids, (chunk) =>
    db.select({ id: bankLines.paymentId }).from(bankLines).where(inArray(bankLines.id, chunk)),
  )
  const amounts = [...new Set(lines.map(({ amountCents }) => amountCents))]
  const found = await inChunks(amounts, (chunk) =>
    db
      .select({ id: payments.bookingId })
      .from(payments)
      .where(
        or(
          inArray(
            payments.id,
            linked.map(({ id }) => id),
          ),
          and(
            inArray(payments.amountCents, chunk),
            eq(payments.state, 'received'),
            isNull(payments.providerReference),
          ),
        ),
      ),
  )
  const bookingIds = [...new Set(found.map(({ id }) => id))]
  if (suffixes.length + bookingIds.length === 0) return []
  return loadBookings(db, or(inArray(bookings.referenceSuffix, suffixes), inArray(bookings.id, bookingIds)))
}

/** Returns these bookings and those that their guests have booked for others, for whom one transfer may pay too. */
async function withGroups(db: Database | Transaction, found: BookingRecord[]): Promise<BookingRecord[]> {
  const ids = found.map(({ booking }) => booking.id)
  const groups = found.flatMap(({ booking }) => booking.groupId ?? [])
  if (groups.length === 0) return found
  const isOther = and(inArray(bookings.groupId, groups), notInArray(bookings.id, ids))
  return [...found, ...(await loadBookings(db, isOther))]
}

/** Money recorded before, with its booking and ledger row. */
export interface BookingMoney extends RecordedMoney {
  record: BookingRecord
  row: PaymentRow
  /** The line that it was recorded from. Null if it was entered by hand. */
  linked: LinkedLine | null
}

/** Returns a booking's received money that can be on a statement: all but the card provider's. */
function recordedMoney(record: BookingRecord, linkOf: ReadonlyMap<string, LinkedLine>): BookingMoney[] {
  return bookedMoney(record.payments)
    .filter(({ row }) => row.providerReference === null)
    .map((money) => {
      const linked = linkOf.get(money.row.id) ?? null
      return {
        ...money,
        ...(linked?.bookedOn && { from: linked.bookedOn, to: linked.bookedOn }),
        record,
        linked,
        bookingId: record.booking.id,
        name: fullName(record.booking),
        lineIds: linked ? [linked.id] : [],
      }
    })
}

/** Returns recorded money as the transfer that it was. Null for a row that is no payment. */
function recordedTransfer({ record, bookingId, row, amountCents }: BookingMoney): BookingTransfer | null {
  const { kind } = row
  if (kind === 'refund') return null
  const reference = row.referenceText ?? transferReference(record, kind) ?? ''
  const payment = { ...row, kind }
  const state = 'received'
  return { record, bookingId, kind, reference, amountCents, state, isPayable: false, isRest: false, payment }
}

/** A transfer whose reference a guest was told, with its booking. */
export interface BookingTransfer extends ExpectedTransfer {
  record: BookingRecord
  kind: PaymentType
  /** The ledger's row. Null if the guest has not reported the transfer. */
  payment: (PaymentRow & { kind: PaymentType }) | null
}

/** Returns a booking's transfers: those in its ledger, and those that its guest may have made without reporting them. */
function transfersOf(record: BookingRecord, all: readonly BookingRecord[]): BookingTransfer[] {
  const { id: bookingId, groupId, bookedByOther } = record.booking
  const booker =
    bookedByOther && all.find(({ booking }) => booking.groupId === groupId && booking.groupNumber === 1)
  const inLedger = record.payments.flatMap((payment): BookingTransfer | [] => {
    const { kind, method, state, amountCents } = payment
    if (kind === 'refund' || method !== 'bank_transfer') return []
    if (state !== 'reported' && state !== 'received') return []
    if (isReversed(record.payments, payment)) return []
    const reference = payment.referenceText ?? transferReference(record, kind)
    if (reference === null) return []
    const isPayable = state === 'reported'
    const isRest = false
    return {
      record,
      bookingId,
      kind,
      reference,
      amountCents,
      state,
      isPayable,
      isRest,
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
      groupReference: booker ? transferReference(booker, kind) : null,
      amountCents,
      state: 'unreported',
      isPayable: isRestOfDeposit(kind, known) || mayBePaid(record, pays).ok,
      isRest: amountCents === balanceDueOf(record),
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
