import { asc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#domain/admin/history.ts'
import { Problem } from '#domain/api/problem.ts'
import type { AssignedLine } from '#domain/bank-import/bank-calls.ts'
import type { BankLineView } from '#domain/bank-import/bank-import.ts'
import { isNearEntry } from '#domain/bank-import/bank-matching.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents, sumCents, type Cents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking/person-name.ts'
import { isReversed } from '#domain/refund/refundable.ts'
import type { ChangeContext } from '#server/change/change-booking.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bankLines, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import {
  assertSharesAddUp,
  recordGuestPayment,
  type Share,
  recordForGuests,
} from '#server/payment/record-payment.ts'
import { lacksOnlyFees } from '#server/payment/transfer/receive-transfer.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { keepRecorded, lockLine } from './known-lines.ts'
import { readLine, type StatementLine } from './statement.ts'

type AssignedShare = AssignedLine['shares'][number]

/**
 * Assigns a line to one guest or several, whose shares add up to what is left of it, to the cent. Each share is a payment as if entered by
 * hand, all in one transaction; the line counts once, however often it is sent. A share that was entered by hand before is only linked to
 * the line (decision 0095). Problems: not-found, invalid-fields, wrong-state, unavailable.
 */
export async function assignLine(
  deps: Deps,
  input: { line: BankLineView; shares: readonly { leadId: string; amount: number }[]; by: Actor },
): Promise<AssignedLine> {
  const { by } = input
  const line = readLine(input.line)
  const shares = input.shares.map(({ leadId, amount }) => ({ leadId, amountCents: centsFromEuros(amount) }))
  const recorded = await recordedOf(deps.db, line, shares)
  if (recorded) return recorded
  const ids = shares.map(({ leadId }) => leadId)
  return recordForGuests(deps, { ids, by }, async (context) => {
    const { tx, now } = context
    await lockLine(tx, line.id)
    const known = await recordedOf(tx, line, shares)
    if (known) return known
    await keepRecorded(tx, line, now)
    for (const share of shares) await assignShare(context, line, share)
    return { known: false, shares: await sharesOf(tx, line.id) }
  })
}

/**
 * Returns the shares of a line that is fully recorded. Null if something is left of it, which `shares` add up to. Problem: invalid-fields.
 */
async function recordedOf(
  db: Database | Transaction,
  line: StatementLine,
  shares: readonly Share[],
): Promise<AssignedLine | null> {
  const known = await sharesOf(db, line.id)
  const leftCents = known.reduce((left, { amount }) => left - centsFromEuros(amount), line.amountCents)
  if (leftCents <= 0) return { known: true, shares: known }
  assertSharesAddUp(leftCents, shares)
  return null
}

async function assignShare(
  context: ChangeContext,
  line: StatementLine,
  { leadId, amountCents }: Share,
): Promise<void> {
  const { tx, now } = context
  const record = await loadBooking(tx, leadId)
  if (!record) throw new Problem('not-found')
  const link = (paymentId: string, how: 'received' | 'entered') =>
    tx
      .insert(bankLines)
      .values({ id: line.id, paymentId, link: how, bookedOn: line.bookedOn, appliedAt: now })
  const entry = await findEntry(tx, record, line, amountCents)
  if (entry !== null) return void (await link(entry, 'entered'))
  const today = banjulDay(now)
  const paymentId = await recordGuestPayment(context, record, {
    amountCents,
    method: 'bank_transfer',
    receivedOn: line.bookedOn !== null && line.bookedOn < today ? line.bookedOn : today,
    // By choosing the line, the operator accepts a shortfall of bank fees.
    confirm: lacksOnlyFees(record, amountCents),
    bankText: line.text,
  })
  await link(paymentId, 'received')
}

/** Returns the payment of this amount that was entered by hand about that day and has no line yet. Null if there is none. */
async function findEntry(
  tx: Transaction,
  { payments: ledger }: BookingRecord,
  { bookedOn }: StatementLine,
  amountCents: Cents,
): Promise<string | null> {
  const entries = ledger.filter(
    (row) =>
      row.kind !== 'refund' &&
      row.method === 'bank_transfer' &&
      row.state === 'received' &&
      row.amountCents === amountCents &&
      !isReversed(ledger, row) &&
      isNearEntry(row.receivedOn ?? banjulDay(row.settledAt ?? row.createdAt), bookedOn),
  )
  const ids = entries.map(({ id }) => id)
  if (ids.length === 0) return null
  const linked = await tx
    .select({ paymentId: bankLines.paymentId })
    .from(bankLines)
    .where(inArray(bankLines.paymentId, ids))
  const taken = new Set(linked.map(({ paymentId }) => paymentId))
  return ids.find((id) => !taken.has(id)) ?? null
}

/** Returns the payments that a line was recorded as. */
async function sharesOf(db: Database | Transaction, lineId: string): Promise<AssignedShare[]> {
  const rows = await db
    .select({ link: bankLines.link, payment: payments })
    .from(bankLines)
    .innerJoin(payments, eq(payments.id, bankLines.paymentId))
    .where(eq(bankLines.id, lineId))
    .orderBy(asc(payments.createdAt), asc(payments.id))
  const shares: AssignedShare[] = []
  for (const { link, payment } of rows) {
    const record = await loadBooking(db, payment.bookingId)
    if (!record) throw new Error('a payment without its booking')
    const { booking, payments: ledger } = record
    const back = ledger.filter(({ refundOf, state }) => refundOf === payment.id && state !== 'rejected')
    shares.push({
      leadId: booking.id,
      name: fullName(booking),
      amount: eurosFromCents(payment.amountCents),
      outcome: link === 'entered' ? 'already_entered' : 'received',
      paymentId: payment.id,
      back: eurosFromCents(sumCents(back)),
    })
  }
  return shares
}
