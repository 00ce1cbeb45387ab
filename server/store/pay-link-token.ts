import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBooking, type BookingRecord, type BookingRow } from './booking-record.ts'

const TOKEN = /^[\w-]{43}$/
const ID_BYTES = 16

/**
 * What opens the payment of a booking for whoever has it: the booking's id, so that it is found, and 128 bits that only this
 * server's secret can make of it and of its link's version (decision 0104).
 */
export function payLinkToken(
  { env }: Pick<Deps, 'env'>,
  { id, payLinkVersion }: Pick<BookingRow, 'id' | 'payLinkVersion'>,
): string {
  const mark = createHmac('sha256', env.sessionSecret).update(`pay link ${payLinkVersion} of ${id}`).digest()
  const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([idBytes, mark.subarray(0, ID_BYTES)]).toString('base64url')
}

/** The booking that a token opens; null for one that was made up, or was good once. */
export async function findByPayLinkToken(
  deps: Pick<Deps, 'env'>,
  db: Database | Transaction,
  token: string,
): Promise<BookingRecord | null> {
  if (!TOKEN.test(token)) return null
  const record = await loadBooking(db, idIn(token))
  return record && isEqual(token, payLinkToken(deps, record.booking)) ? record : null
}

/** Makes every token of the booking that is out worthless. */
export async function replacePayLinkToken(tx: Transaction, bookingId: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ payLinkVersion: sql`${bookings.payLinkVersion} + 1` })
    .where(eq(bookings.id, bookingId))
}

function idIn(token: string): string {
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
