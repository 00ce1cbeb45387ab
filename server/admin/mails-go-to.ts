import { fullName } from '#domain/booking-form/person-name.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import type { Database } from '#server/db/connect.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { forReader } from '#server/store/mail-reader.ts'

/** Returns who gets the emails about a booking, by full name: its guest, or who has booked it for them. Null if there is no address. */
export async function mailsGoTo(db: Database, record: BookingRecord): Promise<GuestPage['mailsGoTo']> {
  const { booking, readBy = booking } = await forReader(db, record)
  const { email } = booking
  return email ? { name: fullName(readBy) || email, email } : null
}
