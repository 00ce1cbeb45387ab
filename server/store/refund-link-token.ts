import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBooking, type BookingRecord, type BookingRow } from './booking-record.ts'

const TOKEN = /^[\w-]{43}$/
const ID_BYTES = 16

/**
 * What lets whoever has it say where a booking's refund goes: the booking's id, so that it is found, and 128 bits that only this
 * server's secret can make of it and of its link's version (decision 0103).
 */
export function refundLinkToken(
  { env }: Pick<Deps, 'env'>,
  { id, refundLinkVersion }: Pick<BookingRow, 'id' | 'refundLinkVersion'>,
): string {
  const mark = createHmac('sha256', env.sessionSecret)
    .update(`refund link ${refundLinkVersion} of ${id}`)
    .digest()
  const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([idBytes, mark.subarray(0, ID_BYTES)]).toString('base64url')
}

/** The booking that a token opens; null for one that was made up, or was good once. */
export async function findByRefundLinkToken(
  deps: Pick<Deps, 'env'>,
  db: Database | Transaction,
  token: string,
): Promise<BookingRecord | null> {
  if (!TOKEN.test(token)) return null
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const record = await loadBooking(db, id)
  if (!record) return null
  const good = refundLinkToken(deps, record.booking)
  return timingSafeEqual(Buffer.from(token), Buffer.from(good)) ? record : null
}

/** Makes every token of the booking that is out worthless. */
export async function replaceRefundLinkToken(tx: Transaction, bookingId: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ refundLinkVersion: sql`${bookings.refundLinkVersion} + 1` })
    .where(eq(bookings.id, bookingId))
}
