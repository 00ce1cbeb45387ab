import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, gte, sql, type SQL } from 'drizzle-orm'
import { nameWordsIn } from '#domain/bank-import/name-spellings.ts'
import { addDays, banjulDay, startOfBanjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { pick } from '#domain/base/typed-records.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { HandOverEntry } from '#domain/contract/hand-over-calls.ts'
import { isLive } from '#domain/hand-over/hand-over-terms.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, handOvers, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookingFor, type BookingRecord, type Requester } from './booking-record.ts'
import { findByToken, linkToken } from './link-token.ts'

export type HandOverRow = typeof handOvers.$inferSelect

/** Returns a new hand-over to a named person. */
export function newHandOver(
  offered: Pick<HandOverRow, 'bookingId' | 'state' | 'madeAt' | 'acceptBy' | 'toName' | 'toEmail'>,
): HandOverRow {
  const ofOutgoingGuest = { fromUserId: null, fromName: null, fromEmail: null, bookerName: null }
  const refunds = { refundAskedAt: null, refundAccount: null, refundAccountAt: null, refundAccountNext: null }
  return {
    ...offered,
    id: randomUUID(),
    endedAt: null,
    reason: null,
    ...ofOutgoingGuest,
    ...refunds,
    refundLinkVersion: 1,
  }
}

/** Returns who paid before a hand-over, by full name: the outgoing guest, or who had booked the place for them. Null if it is not stored. */
export function payerOfHandOver(
  handOver: Pick<HandOverRow, 'bookerName' | 'fromName'> | undefined,
): string | null {
  return handOver?.bookerName ?? handOver?.fromName ?? null
}

/** The same name in a query. */
export const payerOfHandOverSql = sql<string | null>`coalesce(${handOvers.bookerName}, ${handOvers.fromName})`

/** Returns a hand-over as it ends: the row stays with what is kept about it, and the named person is removed (decision 0170). */
export function endedHandOver(
  handOver: HandOverRow,
  end: Partial<HandOverRow> & Pick<HandOverRow, 'state'>,
  endedAt: Date,
): HandOverRow {
  return { ...handOver, ...end, endedAt, toName: null, toEmail: null }
}

/** Returns the token with which the named person opens and accepts a hand-over. It is computed from the row, not stored. */
export function handOverToken(deps: Pick<Deps, 'env'>, { id }: Pick<HandOverRow, 'id'>): string {
  return linkToken(deps, 'hand-over', { id, version: 1 })
}

/** Returns the address where the named person reads and accepts a hand-over. */
export function handOverLink(deps: Pick<Deps, 'env'>, handOver: Pick<HandOverRow, 'id'>): string {
  return `${deps.env.baseUrl}/hand-over/${handOverToken(deps, handOver)}`
}

/** Returns the hand-over of a token, even an ended one. Null if the token is forged. */
export async function findByHandOverToken(
  deps: Pick<Deps, 'env'>,
  db: Database | Transaction,
  token: string,
): Promise<HandOverRow | null> {
  return findByToken(
    token,
    (id) => findHandOver(db, id),
    (row) => handOverToken(deps, row),
  )
}

/** Returns a hand-over, or null if the id is unknown. */
export async function findHandOver(db: Database | Transaction, id: string): Promise<HandOverRow | null> {
  const [row] = await db.select().from(handOvers).where(eq(handOvers.id, id))
  return row ?? null
}

/** True if the named person can accept the hand-over now. */
export function isOpenHandOver(row: HandOverRow, now: Date): boolean {
  return row.state === 'open' && isLive(row, banjulDay(now))
}

/** Returns the latest hand-over that the current guest has offered, or null. */
export async function latestHandOver(
  db: Database | Transaction,
  { id, handedOverAt }: Pick<typeof bookings.$inferSelect, 'id' | 'handedOverAt'>,
): Promise<HandOverRow | null> {
  const [row] = await db
    .select()
    .from(handOvers)
    .where(and(eq(handOvers.bookingId, id), handedOverAt ? gte(handOvers.madeAt, handedOverAt) : undefined))
    // Open hand-overs have no end and come first, because PostgreSQL sorts nulls first in descending order.
    .orderBy(desc(handOvers.endedAt), desc(handOvers.madeAt))
    .limit(1)
  return row?.state === 'accepted' ? null : (row ?? null)
}

/** Returns a booking's hand-overs, newest first. */
export async function listHandOvers(db: Database, bookingId: string): Promise<HandOverRow[]> {
  return db
    .select()
    .from(handOvers)
    .where(eq(handOvers.bookingId, bookingId))
    .orderBy(desc(handOvers.madeAt), desc(handOvers.id))
}

/** Matches hand-overs that wait for the operator's answer and whose booking still holds its place. */
export function awaitsOperator(now: Date): SQL | undefined {
  return and(
    eq(handOvers.state, 'asked'),
    gte(handOvers.acceptBy, banjulDay(now)),
    sql`exists (select 1 from ${bookings} where ${bookings.id} = ${handOvers.bookingId} and ${bookings.placeNumber} is not null)`,
  )
}

/** Returns the hand-overs that wait for the operator's answer, oldest first, with booking and retreat. */
export async function listAskedHandOvers(db: Database, now: Date) {
  return db
    .select({ handOver: handOvers, booking: bookings, retreat: retreats })
    .from(handOvers)
    .innerJoin(bookings, eq(bookings.id, handOvers.bookingId))
    .leftJoin(retreats, eq(retreats.id, bookings.retreatId))
    .where(awaitsOperator(now))
    .orderBy(asc(handOvers.madeAt), asc(handOvers.id))
}

/** Locks and returns a hand-over. Null if the id is unknown. Lock the booking before. */
export async function lockHandOver(tx: Transaction, id: string): Promise<HandOverRow | null> {
  const [row] = await tx.select().from(handOvers).where(eq(handOvers.id, id)).for('update')
  return row ?? null
}

/**
 * Returns the hand-overs by which this account left bookings. Whatever was written and issued between `since` and `until` belongs to it.
 */
export async function listHandOversFrom(
  db: Database | Transaction,
  userId: string | null,
): Promise<(HandOverRow & { since: Date | null; until: Date })[]> {
  if (userId === null) return []
  const earlier = sql<Date | null>`(
    select max(before.ended_at) from hand_overs before
    where before.booking_id = ${handOvers.bookingId} and before.state = 'accepted' and before.ended_at < ${handOvers.endedAt}
  )`.mapWith(handOvers.endedAt)
  const rows = await db
    .select({ handOver: handOvers, since: earlier })
    .from(handOvers)
    .where(and(eq(handOvers.fromUserId, userId), eq(handOvers.state, 'accepted')))
    .orderBy(desc(handOvers.endedAt), desc(handOvers.madeAt))
  return rows.flatMap(({ handOver, since }) =>
    handOver.endedAt === null ? [] : [{ ...handOver, since, until: handOver.endedAt }],
  )
}

/** True if an order placed at this instant may be read: by the guest who had the booking then, and by the operator. */
export async function mayReadOrder(
  db: Database | Transaction,
  { bookingId, at }: { bookingId: string; at: Date },
  by: Requester,
): Promise<boolean> {
  const record = await loadBookingFor(db, bookingId, by)
  if (by === 'admin') return record !== null
  if (record) return record.booking.handedOverAt === null || at >= record.booking.handedOverAt
  const former = await listHandOversFrom(db, by.userId)
  return former.some(
    (time) => time.bookingId === bookingId && at < time.until && (time.since === null || at >= time.since),
  )
}

type HandedOver = Pick<typeof bookings.$inferSelect, 'id' | 'handedOverAt'>

/** Returns the hand-over by which the guest of that instant left. Null if it is the current guest. */
export async function payerHandOverAt(
  tx: Transaction,
  booking: HandedOver,
  at: Date,
): Promise<string | null> {
  return (await acceptedHandOverAfter(tx, booking, gt(handOvers.endedAt, at)))?.id ?? null
}

/**
 * Returns the hand-over by which the payer of money of this day left. Money from the day of the hand-over on is the incoming
 * guest's, unless the bank's text matches a previous guest's name better. Null if it is the current guest's.
 */
export async function payerHandOverOn(
  tx: Transaction,
  booking: BookingRecord['booking'],
  { day, bankText }: { day: CalendarDay | null; bankText: string },
): Promise<string | null> {
  if (booking.handedOverAt === null) return null
  const before =
    day &&
    (await acceptedHandOverAfter(tx, booking, gte(handOvers.endedAt, startOfBanjulDay(addDays(day, 1)))))
  if (before) return before.id
  const left = await tx
    .select({
      id: handOvers.id,
      name: payerOfHandOverSql,
    })
    .from(handOvers)
    .where(and(eq(handOvers.bookingId, booking.id), eq(handOvers.state, 'accepted')))
    .orderBy(desc(handOvers.endedAt))
  const own = nameWordsIn(bankText, fullName(booking))
  const [named] = left
    .map(({ id, name }) => ({ id, words: nameWordsIn(bankText, name ?? '') }))
    .filter(({ words }) => words > own)
    .toSorted((one, other) => other.words - one.words)
  return named?.id ?? null
}

/** Returns the first accepted hand-over that matches, or null. */
async function acceptedHandOverAfter(
  db: Database | Transaction,
  { id, handedOverAt }: HandedOver,
  isLater: SQL,
): Promise<Pick<HandOverRow, 'id' | 'fromName' | 'fromEmail'> | null> {
  if (handedOverAt === null) return null
  const [left] = await db
    .select({ id: handOvers.id, fromName: handOvers.fromName, fromEmail: handOvers.fromEmail })
    .from(handOvers)
    .where(and(eq(handOvers.bookingId, id), eq(handOvers.state, 'accepted'), isLater))
    .orderBy(asc(handOvers.endedAt))
    .limit(1)
  return left ?? null
}

/** Returns the address of a booking's guest at an instant, as they have it now or had it when they left. Null if none is stored. */
export async function guestAddressAt(
  db: Database | Transaction,
  booking: HandedOver & Pick<typeof bookings.$inferSelect, 'email'>,
  at: Date,
): Promise<string | null> {
  const left = await acceptedHandOverAfter(db, booking, gt(handOvers.endedAt, at))
  return left ? left.fromEmail : booking.email
}

/** Returns the name of a booking's guest at an instant; "" if it is no longer stored. */
export async function guestNameAt(
  db: Database | Transaction,
  { booking }: Pick<BookingRecord, 'booking'>,
  at: Date,
): Promise<string> {
  const left = await acceptedHandOverAfter(db, booking, gt(handOvers.endedAt, at))
  return left ? (left.fromName ?? '') : fullName(booking)
}

/** Returns the booking as it will be for the incoming guest, who has paid nothing of it. */
export function afterHandOver(
  record: BookingRecord,
  { id }: Pick<HandOverRow, 'id'>,
  handedOverAt: Date,
): BookingRecord {
  const payments = record.payments.map((payment) => ({
    ...payment,
    payerHandOverId: payment.payerHandOverId ?? id,
  }))
  // The operator's reasons may describe the outgoing guest (remove-data.ts).
  const priceLines =
    record.booking.priceLines?.map(({ kind, cents, act }) => ({ kind, cents, ...(act && { act }) })) ?? null
  const booking = { ...record.booking, priceLines, handedOverAt, previousPayer: payerOf(record) }
  return { ...record, payments, booking }
}

/** Returns the booking as the person named would have it, under the name and address that the guest gave for them. */
export function recordOfNamed(record: BookingRecord, handOver: HandOverRow, now: Date): BookingRecord {
  const { booking, ...handedOver } = afterHandOver(record, handOver, now)
  const named = { firstName: handOver.toName, lastName: null, email: handOver.toEmail }
  const alone = { userId: null, groupId: null, bookedByOther: false }
  return { ...handedOver, booking: { ...booking, ...named, ...alone } }
}

/** Returns the first name of the guest who alone made the payments so far. Null if there are none or several guests made them. */
function payerOf({ booking, payments }: BookingRecord): string | null {
  const paid = payments.filter(
    ({ kind, state }) => kind !== 'refund' && (state === 'received' || state === 'reported'),
  )
  const own = paid.filter(({ payerHandOverId }) => payerHandOverId === null)
  if (own.length === 0) return booking.previousPayer
  // Who has booked for another has paid, and is no guest of this place.
  return own.length === paid.length && !booking.bookedByOther ? booking.firstName : null
}

/** Returns a hand-over as the operator sees it. */
export function presentHandOver(row: HandOverRow): HandOverEntry {
  return {
    ...pick(row, ['id', 'state', 'acceptBy', 'reason']),
    madeAt: row.madeAt.toISOString(),
    name: row.toName,
    email: row.toEmail,
    endedAt: row.endedAt?.toISOString() ?? null,
    from:
      row.fromName === null
        ? null
        : {
            name: row.bookerName === null ? row.fromName : `${row.fromName}, booked by ${row.bookerName}`,
            email: row.fromEmail ?? '',
          },
  }
}
