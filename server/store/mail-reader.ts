import { eq, getTableColumns } from 'drizzle-orm'
import { pick } from '#domain/base/typed-records.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { users } from '#server/db/schema.ts'
import type { BookingRecord, BookingRow } from './booking-record.ts'
import { loadGroup } from './group-record.ts'

/**
 * Returns a booking as the reader of its emails has it. The emails about a place that somebody booked for another go to who has booked, at the
 * account's address, or without an account to the first of the group, until the traveller has an own account; the traveller's own address gets the emails of the group's travellers alone.
 */
export async function forReader(db: Database | Transaction, record: BookingRecord): Promise<BookingRecord> {
  const { bookedByOther, userId, groupId, email } = record.booking
  if (!bookedByOther || record.handOverId !== undefined) return record
  if (userId === null) {
    // Who was entered by phone has no account, and no address of their own either.
    const [first] = groupId === null || email !== null ? [] : await loadGroup(db, groupId)
    return first && first.booking.id !== record.booking.id ? readBy(record, first.booking) : record
  }
  const [account] = await db
    .select(pick(getTableColumns(users), ['email', 'firstName', 'lastName']))
    .from(users)
    .where(eq(users.id, userId))
  return account ? readBy(record, account) : record
}

function readBy(
  record: BookingRecord,
  reader: Pick<BookingRow, 'email' | 'firstName' | 'lastName'>,
): BookingRecord {
  return {
    ...record,
    booking: { ...record.booking, email: reader.email },
    readBy: pick(reader, ['firstName', 'lastName']),
  }
}
