import { asc, eq } from 'drizzle-orm'
import { banjulDay, formatDay } from '#domain/base/dates.ts'
import { eurosFromCents, formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { AssignedLine } from '#domain/contract/bank-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import { MAX_DAYS_APART, nearestPayment } from '#domain/payment/known-money.ts'
import { changeTogether, readBooking, unchanged, type Outcome } from '#server/change/change-booking.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bankLines, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { closeOpenCheckouts } from '#server/payment/close-open-checkouts.ts'
import { inOnePayment, recordGuestPayment } from '#server/payment/record-payment.ts'
import { lacksOnlyFees } from '#server/payment/transfer/receive-transfer.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { keepRecorded, lockLine } from './known-lines.ts'
import type { StatementLine } from './statement.ts'

/** One guest's share of a line. A line for one guest has one share. */
export interface Share {
  bookingId: string
  amountCents: Cents
}

interface LineToRecord {
  line: StatementLine
  shares: readonly Share[]
  /** The name of the file, for later questions. */
  file: string | null
  /** Checks under the locks that the money was not recorded in the meantime. */
  check: (context: ChangeContext) => Promise<void>
  by: Actor
}

type RecordedShare = AssignedLine['shares'][number]

/**
 * Records a line of a statement for one guest or several, whose shares add up to what is left of it, to the cent. Each share is a payment as
 * if entered by hand, all in one transaction; the line counts once, however often it is sent. Problems: not-found, invalid-fields,
 * wrong-state, unavailable, and those of `check`.
 */
export async function recordLine(
  deps: Deps,
  { line, shares, file, check, by }: LineToRecord,
): Promise<AssignedLine> {
  const before = await recordedOf(deps.db, line, shares)
  if (before) return before
  const ids = shares.map(({ bookingId }) => bookingId)
  for (const id of ids) await readBooking(deps, { id, by })
  // An open checkout would let the guest pay twice.
  for (const id of ids) await closeOpenCheckouts(deps, id)
  const locks = { by, ids, lockFirst: 'places' as const }
  const recorded = await changeTogether<string | null>(deps, locks, async (records, context) => {
    const { tx, now } = context
    await lockLine(tx, line.id)
    if (await recordedOf(tx, line, shares)) return records.map(() => unchanged(null))
    await check(context)
    const inOne = inOnePayment(records)
    const outcomes: Outcome<string>[] = []
    for (const [index, record] of records.entries()) {
      const share = { amountCents: shares[index]?.amountCents ?? 0, ...inOne(record) }
      const outcome = await recordShare(context, record, { ...line, file }, share)
      // The line is kept once, before its first share is recorded.
      const isFirst = index === 0
      outcomes.push(
        isFirst ? { also: (write) => keepRecorded(write, line, now), next: () => outcome } : outcome,
      )
    }
    return outcomes
  })
  await payOutRefunds(deps)
  return { known: recorded.includes(null), shares: await sharesOf(deps.db, line.id) }
}

/**
 * Returns the shares of a line that is fully recorded. Null if something is left of it, which `shares` add up to. Problem: invalid-fields.
 */
async function recordedOf(
  db: Database | Transaction,
  line: StatementLine,
  shares: readonly Share[],
): Promise<AssignedLine | null> {
  const rows = await paymentsOf(db, line.id)
  const leftCents = line.amountCents - sumCents(rows)
  if (leftCents <= 0) return { known: true, shares: await sharesOf(db, line.id) }
  assertSharesAddUp(leftCents, shares)
  return null
}

/** Throws unless the shares add up to the transfer exactly and name each guest once. Problem: invalid-fields, at `shares`. */
function assertSharesAddUp(amountCents: Cents, shares: readonly Share[]): void {
  const given = sumCents(shares)
  const isTwice = new Set(shares.map(({ bookingId }) => bookingId)).size < shares.length
  if (isTwice) refuseShares('Name each guest once')
  if (given < amountCents) refuseShares(`${formatCents(amountCents - given)} of it is still unmatched`)
  if (given > amountCents) refuseShares(`This is ${formatCents(given - amountCents)} more than was received`)
}

function refuseShares(message: string): never {
  throw new Problem('invalid-fields', { detail: message, errors: [{ field: 'shares', message }] })
}

async function recordShare(
  context: ChangeContext,
  record: BookingRecord,
  line: StatementLine & { file: string | null },
  share: { amountCents: Cents } & ReturnType<ReturnType<typeof inOnePayment>>,
): Promise<Outcome<string>> {
  const today = banjulDay(context.now)
  return recordGuestPayment(context, record, {
    ...share,
    method: 'bank_transfer',
    receivedOn: line.bookedOn !== null && line.bookedOn < today ? line.bookedOn : today,
    // By choosing the line, the operator accepts a shortfall of bank fees.
    confirm: lacksOnlyFees(record, share.amountCents),
    line,
  })
}

/** Throws if money of a share was recorded within three days of the line. Problem: payment-repeated. */
export async function assertNotRecorded(
  tx: Transaction,
  line: StatementLine,
  shares: readonly Share[],
): Promise<void> {
  for (const { bookingId, amountCents } of shares) {
    const record = await loadBooking(tx, bookingId)
    if (!record) throw new Problem('not-found')
    const day = line.bookedOn
    const ledger = record.payments.filter(({ providerReference }) => providerReference === null)
    const earlier = day && nearestPayment(ledger, { amountCents, day, maxDays: MAX_DAYS_APART })
    if (earlier) throw repeatedPayment(record, amountCents, earlier.to)
  }
}

function repeatedPayment(record: BookingRecord, amountCents: Cents, day: string): Problem {
  return new Problem('payment-repeated', {
    detail: `${formatCents(amountCents)} of ${formatDay(day)} from ${fullName(record.booking)} was already recorded. Is this a second payment?`,
  })
}

async function paymentsOf(db: Database | Transaction, lineId: string) {
  const rows = await db
    .select({ payment: payments })
    .from(bankLines)
    .innerJoin(payments, eq(payments.id, bankLines.paymentId))
    .where(eq(bankLines.id, lineId))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  return rows.map(({ payment }) => payment)
}

async function sharesOf(db: Database | Transaction, lineId: string): Promise<RecordedShare[]> {
  const shares: RecordedShare[] = []
  for (const payment of await paymentsOf(db, lineId)) {
    const record = await loadBooking(db, payment.bookingId)
    if (!record) throw new Error('a payment without its booking')
    const { booking, payments: ledger } = record
    const back = ledger.filter(({ refundOf, state }) => refundOf === payment.id && state !== 'rejected')
    shares.push({
      leadId: booking.id,
      name: fullName(booking),
      amount: eurosFromCents(payment.amountCents),
      paymentId: payment.id,
      back: eurosFromCents(sumCents(back)),
    })
  }
  return shares
}
