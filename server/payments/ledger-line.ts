import { and, asc, eq, isNotNull, or, type SQL } from 'drizzle-orm'
import type { LedgerLine } from '#domain/api-contract.ts'
import { eurosFromCents } from '#domain/money.ts'
import { isTransferOverdue } from '#domain/overdue-transfer.ts'
import { labelOf } from '#domain/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, payments, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isBookingId } from '#server/store/booking-record.ts'

/**
 * What waits for the operator, oldest first: transfers to verify, refunds to pay out, card money that did not fit, and
 * card payments that are disputed.
 */
export async function listOpenPayments(deps: Pick<Deps, 'db' | 'clock'>): Promise<LedgerLine[]> {
  return ledgerLines(
    deps.db,
    deps.clock.now(),
    or(
      eq(payments.state, 'reported'),
      and(eq(payments.kind, 'refund'), eq(payments.state, 'initiated')),
      eq(payments.state, 'failed'),
      isNotNull(payments.disputedAt),
    ),
  )
}

/** One line of the ledger, or null where there is none with this id. */
export async function findLedgerLine(
  db: Database | Transaction,
  now: Date,
  id: string,
): Promise<LedgerLine | null> {
  if (!isBookingId(id)) return null
  const [line] = await ledgerLines(db, now, eq(payments.id, id))
  return line ?? null
}

async function ledgerLines(
  db: Database | Transaction,
  now: Date,
  where: SQL | undefined,
): Promise<LedgerLine[]> {
  const rows = await db
    .select({ payment: payments, booking: bookings, retreat: retreats })
    .from(payments)
    .innerJoin(bookings, eq(payments.bookingId, bookings.id))
    .leftJoin(retreats, eq(bookings.retreatId, retreats.id))
    .where(where)
    .orderBy(asc(payments.createdAt), asc(payments.id))
  return rows.map(({ payment, booking, retreat }) => ({
    id: payment.id,
    leadId: booking.id,
    name: [booking.firstName, booking.lastName].filter(Boolean).join(' '),
    email: booking.email,
    retreatDate: retreat && labelOf(retreat),
    kind: payment.kind,
    method: payment.method,
    amount: eurosFromCents(payment.amountCents),
    state: payment.state,
    referenceText: payment.referenceText,
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
    leadStatus: booking.status,
    overdue: payment.state === 'reported' && isTransferOverdue(payment.createdAt, now),
    disputed: payment.disputedAt !== null,
  }))
}
