import { eq, getTableColumns } from 'drizzle-orm'
import { pick } from '#domain/base/typed-records.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { users } from '#server/db/schema.ts'
import type { BookingRecord } from './booking-record.ts'

/**
 * Returns a booking as the reader of its emails has it. The emails about a place that somebody booked for another go to who has booked, at the
 * account's address, until the traveller has an account; the traveller's own address gets the emails of the group's travellers alone.
 */
export async function forReader(db: Database | Transaction, record: BookingRecord): Promise<BookingRecord> {
  const { bookedByOther, userId } = record.booking
  if (!bookedByOther || userId === null || record.handOverId !== undefined) return record
  const [account] = await db
    .select(pick(getTableColumns(users), ['email', 'firstName', 'lastName']))
    .from(users)
    .where(eq(users.id, userId))
  if (!account) return record
  return {
    ...record,
    booking: { ...record.booking, email: account.email },
    readBy: pick(account, ['firstName', 'lastName']),
  }
}
