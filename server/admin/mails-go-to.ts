import { eq, getTableColumns } from 'drizzle-orm'
import { pick } from '#domain/base/typed-records.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import type { Database } from '#server/db/connect.ts'
import { users } from '#server/db/schema.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { forReader } from '#server/store/mail-reader.ts'

/** Returns who gets the emails about a booking, by full name: its guest, or who has booked it for them. Null if there is no address. */
export async function mailsGoTo(db: Database, record: BookingRecord): Promise<GuestPage['mailsGoTo']> {
  const { booking, readBy } = await forReader(db, record)
  const { email, userId } = booking
  if (!email) return null
  if (readBy === undefined || userId === null) return { name: fullName(booking) || email, email }
  const [account] = await db
    .select(pick(getTableColumns(users), ['firstName', 'lastName']))
    .from(users)
    .where(eq(users.id, userId))
  return { name: (account && fullName(account)) || email, email }
}
