import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBooking, type BookingRecord, type BookingRow } from './booking-record.ts'
import { idInToken, isSameToken, linkToken } from './link-token.ts'

/** Which version of each link of a booking is good. */
const VERSION_COLUMNS = { pay: 'payLinkVersion', refund: 'refundLinkVersion' } as const

/** Opens the payment of a booking (decision 0104), or says where its refund goes (decision 0103), for whoever has it. */
type BookingLink = keyof typeof VERSION_COLUMNS

type LinkedBooking<Link extends BookingLink> = Pick<BookingRow, 'id' | (typeof VERSION_COLUMNS)[Link]>

/** The token of a booking's link, as long as nobody replaces it. */
export function bookingLinkToken<Link extends BookingLink>(
  deps: Pick<Deps, 'env'>,
  link: Link,
  booking: LinkedBooking<Link>,
): string {
  return linkToken(deps, link, { id: booking.id, version: booking[VERSION_COLUMNS[link]] })
}

/** The booking that a token opens; null for one that was made up, or was good once. */
export async function findByLinkToken(
  deps: Pick<Deps, 'env'>,
  db: Database | Transaction,
  link: BookingLink,
  token: string,
): Promise<BookingRecord | null> {
  const id = idInToken(token)
  const record = id && (await loadBooking(db, id))
  return record && isSameToken(token, bookingLinkToken(deps, link, record.booking)) ? record : null
}

/** Makes every token of this link of the booking that is out worthless. */
export async function replaceLinkToken(tx: Transaction, link: BookingLink, bookingId: string): Promise<void> {
  const column = VERSION_COLUMNS[link]
  await tx
    .update(bookings)
    .set({ [column]: sql`${bookings[column]} + 1` })
    .where(eq(bookings.id, bookingId))
}
