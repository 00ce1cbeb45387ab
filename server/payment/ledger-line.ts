import { and, eq, getTableColumns, gt, inArray, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm'
import { eurosFromCents, sumEuros } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { Problem } from '#domain/contract/problem.ts'
import { isOnePayment } from '#domain/payment/group-payment.ts'
import { isTransferOverdue } from '#domain/payment/overdue-transfer.ts'
import { mayPayByHand } from '#domain/refund/refund-attempts.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { changeTogether, type Outcome } from '#server/change/change-booking.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, handOvers, payments, refundAttempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { failedAttemptOf } from '#server/refund/refund-attempts.ts'
import { isPartOfBalance } from '#server/store/booking-money.ts'
import {
  loadBooking,
  loadBookings,
  type BookingRecord,
  type PaymentRow,
} from '#server/store/booking-record.ts'
import { loadGroup, whoComesWith } from '#server/store/group-record.ts'
import { payerOfHandOverSql } from '#server/store/hand-over-record.ts'

/**
 * Ledger rows that need the operator: transfers to verify, refunds to pay, refunds made at the provider without a stated reason,
 * card payments that did not fit, and disputed card payments.
 */
export const waitsForOperator: SQL | undefined = or(
  eq(payments.state, 'reported'),
  and(eq(payments.kind, 'refund'), eq(payments.state, 'initiated')),
  eq(payments.state, 'failed'),
  and(eq(payments.refundReason, 'given_back'), eq(payments.state, 'refunded'), isNull(payments.reasonNote)),
  isNotNull(payments.disputedAt),
)

/** Refunds that are not yet paid, whether by the provider or the operator. */
export const isRefundToPay: SQL | undefined = and(
  eq(payments.kind, 'refund'),
  inArray(payments.state, ['initiated', 'failed']),
)

/** Returns every ledger line that needs the operator, oldest first; one transfer for a group is one line. */
export async function listOpenPayments(deps: Pick<Deps, 'db' | 'clock'>): Promise<LedgerLine[]> {
  return asTransfers(await ledgerLines(deps.db, deps.clock.now(), waitsForOperator))
}

/** Returns the lines with those of one transfer for a group, or of cash recorded for it, as one line: that of who has booked, with the sum. */
function asTransfers(lines: readonly LedgerLine[]): LedgerLine[] {
  const transfers = Map.groupBy(lines, (line) => transferKey({ ...line, dueAt: line.undoUntil }))
  return [...transfers.values()].flatMap((parts) =>
    parts.slice(0, 1).map((first) => ({ ...first, amount: sumEuros(parts.map(({ amount }) => amount)) })),
  )
}

/** Returns how many lines `listOpenPayments` has. */
export async function countOpenPayments(db: Database): Promise<number> {
  const rows = await db
    .select({
      ...pick(getTableColumns(payments), ['id', 'kind', 'method', 'state', 'referenceText', 'createdAt']),
      dueAt: payments.documentDueAt,
    })
    .from(payments)
    .where(waitsForOperator)
  const keys = rows.map(({ createdAt, dueAt, ...row }) =>
    transferKey({ ...row, createdAt: createdAt.toISOString(), dueAt: dueAt && dueAt.toISOString() }),
  )
  return new Set(keys).size
}

/** Returns what the rows of one transfer for a group, or of cash recorded for it, have in common. */
function transferKey({
  id,
  kind,
  method,
  state,
  referenceText,
  createdAt,
  dueAt,
}: Pick<LedgerLine, 'id' | 'kind' | 'method' | 'state' | 'referenceText' | 'createdAt'> & {
  dueAt: string | null
}): string {
  if (kind === 'refund' || referenceText === null) return id
  return [method, state, referenceText, createdAt, dueAt].join(' ')
}

/** Refunds that only undoing the whole cancellation undoes. */
const isOfCancelling = sql`${payments.refundReason} is not distinct from 'booking_cancelled'`

/** Returns recorded payments that can still be undone without a trace, newest first. */
export async function listEnteredPayments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<LedgerLine[]> {
  const now = clock.now()
  const lines = await ledgerLines(db, now, and(gt(payments.documentDueAt, now), not(isOfCancelling)))
  return asTransfers(lines).toSorted((a, b) => (b.undoUntil ?? '').localeCompare(a.undoUntil ?? ''))
}

/** Returns the whole ledger of a booking, oldest first, including rejected payments. */
export async function bookingLedger(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  bookingId: string,
): Promise<LedgerLine[]> {
  return ledgerLines(db, clock.now(), eq(payments.bookingId, bookingId))
}

/** Returns a payment's line of the ledger; the rows of one payment for a group are one line. */
export async function reloadLedgerLine(
  tx: Database | Transaction,
  now: Date,
  ...ids: readonly string[]
): Promise<LedgerLine> {
  const [line] = asTransfers(await ledgerLines(tx, now, inArray(payments.id, [...ids])))
  if (!line) throw new Error('a payment vanished from the ledger')
  return line
}

async function ledgerLines(
  db: Database | Transaction,
  now: Date,
  where: SQL | undefined,
): Promise<LedgerLine[]> {
  const rows = await db
    .select({
      payment: payments,
      failingSince: refundAttempts.failingSince,
      previousName: payerOfHandOverSql,
      previousEmail: handOvers.fromEmail,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(refundAttempts, failedAttemptOf(payments.id))
    .leftJoin(handOvers, eq(handOvers.id, payments.payerHandOverId))
    .where(where)
    .orderBy(payments.createdAt, eq(payments.kind, 'refund'), bookings.groupNumber, payments.id)
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ payment }) => payment.bookingId))]
  const records = await loadBookings(db, inArray(bookings.id, ids))
  const comesWith = await whoComesWith(db, records)
  return rows.flatMap(({ payment, failingSince, previousName, previousEmail }) => {
    const record = records.find(({ booking }) => booking.id === payment.bookingId)
    if (!record) return []
    const line = {
      ...presentLine(record, payment, failingSince, now),
      comesWith: comesWith(record.booking),
    }
    // After a hand-over, the line names the previous guest who paid, because refunds go to them.
    return payment.payerHandOverId === null
      ? [line]
      : [{ ...line, comesWith: [], name: previousName ?? '', email: previousEmail }]
  })
}

function presentLine(
  record: BookingRecord,
  payment: PaymentRow,
  tried: Date | null,
  now: Date,
): Omit<LedgerLine, 'comesWith'> {
  const { booking, retreat, payments: ledger } = record
  const { kind, method, state } = payment
  const source = ledger.find(({ id }) => id === payment.refundOf)
  const failingSince = state === 'initiated' ? tried : null
  const isDisputed = (source?.disputedCents ?? 0) > 0
  return {
    ...pick(payment, ['id', 'kind', 'method', 'state', 'referenceText', 'refundOf']),
    ...pick(payment, ['reasonNote', 'receivedOn', 'note']),
    leadId: booking.id,
    name: fullName(booking),
    email: booking.email,
    retreatDate: retreat && labelOf(retreat),
    isPart: isPartOfBalance(record, payment),
    amount: eurosFromCents(payment.amountCents),
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
    leadStatus: booking.status,
    overdue: state === 'reported' && isTransferOverdue(payment.createdAt, now),
    disputed: payment.disputedAt !== null || (isDisputed && state !== 'refunded'),
    byHand:
      payment.documentDueAt === null && mayPayByHand({ kind, method, state, failingSince, isDisputed }, now),
    failingSince: failingSince?.toISOString() ?? null,
    reason: payment.refundReason,
    undoUntil: payment.documentDueAt?.toISOString() ?? null,
    undoneAt: payment.undoneAt?.toISOString() ?? null,
  }
}

/** Returns a payment, and with `together` the other rows of the same payment outside the card provider for a group. */
async function partsOfTransfer(db: Database, payment: PaymentRow, together: boolean): Promise<PaymentRow[]> {
  const groupId = together ? (await loadBooking(db, payment.bookingId))?.booking.groupId : null
  if (!groupId || payment.providerReference !== null) return [payment]
  const rows = (await loadGroup(db, groupId)).flatMap(({ payments: ledger }) => ledger)
  const others = rows.filter(
    (row) =>
      row.id !== payment.id &&
      isOnePayment(row, payment) &&
      row.state === payment.state &&
      row.documentDueAt?.getTime() === payment.documentDueAt?.getTime(),
  )
  return [payment, ...others]
}

/** One row of a payment and its booking, as both are under their locks. */
export interface LockedPart {
  payment: PaymentRow
  record: BookingRecord
}

/**
 * Changes one payment of a booking for the operator, or with `together` all rows of one transfer for a group, and returns its ledger line.
 * Also locks the retreat's places, since late money may need one. Problem: not-found.
 */
export async function changePayment(
  deps: Deps,
  { paymentId, by, together = false }: { paymentId: string; by: Actor; together?: boolean },
  decide: (
    payment: PaymentRow,
    record: BookingRecord,
    context: ChangeContext,
    parts: readonly LockedPart[],
  ) => Outcome<unknown> | Promise<Outcome<unknown>>,
): Promise<LedgerLine> {
  const [known] = await deps.db.select().from(payments).where(eq(payments.id, paymentId))
  if (!known) throw new Problem('not-found')
  const parts = await partsOfTransfer(deps.db, known, together)
  const ids = parts.map(({ bookingId }) => bookingId)
  await changeTogether<unknown>(deps, { ids, by, lockFirst: 'places' }, async (records, context) => {
    const locked = records.map((record, index): LockedPart => {
      const payment = record.payments.find(({ id }) => id === parts[index]?.id)
      if (!payment) throw new Problem('not-found')
      return { payment, record }
    })
    const outcomes: Outcome<unknown>[] = []
    for (const { payment, record } of locked) outcomes.push(await decide(payment, record, context, locked))
    return outcomes
  })
  return reloadLedgerLine(deps.db, deps.clock.now(), ...parts.map(({ id }) => id))
}
