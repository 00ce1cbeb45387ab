import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { StoredInstalment } from '#domain/payment/payment-plan.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, instalments, payments, retreats } from '#server/db/schema.ts'

export type BookingRow = typeof bookings.$inferSelect
export type RetreatRow = typeof retreats.$inferSelect
export type PaymentRow = typeof payments.$inferSelect

/** A booking with its retreat and ledger, from which all its figures are computed. */
export interface BookingRecord {
  booking: BookingRow
  retreat: RetreatRow | null
  /** Oldest first. */
  payments: PaymentRow[]
  /** The parts of the balance in their order; empty if it is paid on one day. */
  instalments: StoredInstalment[]
  /** Set on the copy of a previous guest: the hand-over by which they left (refund-payee.ts). */
  handOverId?: string
  /** Set on the copy that the emails are written from, if who booked the place for another reads them (mail-reader.ts). */
  readBy?: { firstName: string | null; lastName: string | null }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True if the text is a UUID, as most ids are. Other texts are never looked up, because PostgreSQL fails on them. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** Returns bookings with their retreat and ledger, newest first, after sorting by `first` if given. */
export async function loadBookings(
  db: Database | Transaction,
  where: SQL | undefined,
  { limit, first }: { limit?: number; first?: SQL } = {},
): Promise<BookingRecord[]> {
  const query = db
    .select({ booking: bookings, retreat: retreats })
    .from(bookings)
    .leftJoin(retreats, eq(bookings.retreatId, retreats.id))
    .where(where)
    .orderBy(...(first ? [first] : []), desc(bookings.createdAt), desc(bookings.id))
  const rows = limit === undefined ? await query : await query.limit(limit)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.booking.id)
  const ledger = await ledgerWhere(db, inArray(payments.bookingId, ids))
  const byBooking = Map.groupBy(ledger, (payment) => payment.bookingId)
  const plans = Map.groupBy(await plansOf(db, ids), ({ bookingId }) => bookingId)
  return rows.map((row) => ({
    ...row,
    payments: byBooking.get(row.booking.id) ?? [],
    instalments: plans.get(row.booking.id) ?? [],
  }))
}

async function plansOf(db: Database | Transaction, ids: readonly string[]) {
  return db
    .select()
    .from(instalments)
    .where(inArray(instalments.bookingId, [...ids]))
    .orderBy(instalments.bookingId, instalments.number)
}

/** Returns a booking's ledger, oldest first. */
export async function loadLedger(db: Database | Transaction, bookingId: string): Promise<PaymentRow[]> {
  return ledgerWhere(db, eq(payments.bookingId, bookingId))
}

async function ledgerWhere(db: Database | Transaction, where: SQL): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(where)
    .orderBy(...OLDEST_FIRST)
}

/** The order of a ledger. A refund of the same instant as its payment comes after it. */
export const OLDEST_FIRST = [payments.createdAt, eq(payments.kind, 'refund'), payments.id]

/** Returns a row of the booking's ledger. Throws if it is missing. */
export function paymentIn({ payments: ledger }: Pick<BookingRecord, 'payments'>, id: string): PaymentRow {
  const payment = ledger.find((row) => row.id === id)
  if (!payment) throw new Error(`payment ${id} vanished from the ledger`)
  return payment
}

/** Returns a retreat in any status. Null if the id is unknown or malformed. */
export async function loadRetreat(db: Database | Transaction, id: string): Promise<RetreatRow | null> {
  if (!isUuid(id)) return null
  const [retreat] = await db.select().from(retreats).where(eq(retreats.id, id))
  return retreat ?? null
}

/** Returns the bookings that hold a place on a retreat, newest first. */
export async function bookingsOn(db: Database | Transaction, retreatId: string): Promise<BookingRecord[]> {
  return loadBookings(db, and(eq(bookings.retreatId, retreatId), isNotNull(bookings.placeNumber)))
}

/** Returns a booking, or null if the id is unknown or malformed. */
export async function loadBooking(db: Database | Transaction, id: string): Promise<BookingRecord | null> {
  if (!isUuid(id)) return null
  const [record] = await loadBookings(db, eq(bookings.id, id))
  return record ?? null
}

/** Returns a booking again inside the transaction that wrote it. Throws if it is missing. */
export async function reloadBooking(tx: Transaction, id: string): Promise<BookingRecord> {
  const record = await loadBooking(tx, id)
  if (!record) throw new Error(`booking ${id} vanished inside its own transaction`)
  return record
}

/** Returns a guest's own booking. Null if it is unknown or belongs to somebody else. */
export async function loadOwnBooking(
  db: Database | Transaction,
  id: string,
  userId: string,
): Promise<BookingRecord | null> {
  if (!isUuid(id)) return null
  const [record] = await loadBookings(db, and(eq(bookings.id, id), eq(bookings.userId, userId)))
  return record ?? null
}

/** Who requests a booking: a guest, who only gets their own, or the operator. */
export type Requester = { userId: string } | 'admin'

/** Returns a booking that the requester may read. Null if it is unknown or not theirs. */
export async function loadBookingFor(
  db: Database | Transaction,
  id: string,
  by: Requester,
): Promise<BookingRecord | null> {
  return by === 'admin' ? loadBooking(db, id) : loadOwnBooking(db, id, by.userId)
}

/**
 * Locks the rows of bookings until the transaction ends, in order of their ids, and returns those that exist as read under the
 * lock. Lock the retreats before.
 */
export async function lockBookings(tx: Transaction, ids: readonly string[]): Promise<BookingRecord[]> {
  const wanted = inArray(bookings.id, ids.filter(isUuid))
  await tx.select({ id: bookings.id }).from(bookings).where(wanted).orderBy(bookings.id).for('update')
  return loadBookings(tx, wanted)
}
