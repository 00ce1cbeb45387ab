import { sql, type SQL } from 'drizzle-orm'
import { bookings } from './schema.ts'

/** Received money of the same booking, or of any other of its account. */
const paid = sql`exists (
  select 1 from bookings paid join payments on payments.booking_id = paid.id
  where (paid.id = ${bookings.id} or paid.user_id = ${bookings.userId}) and payments.kind <> 'refund' and payments.state = 'received'
)`

const confirmed = sql`exists (select 1 from users where users.id = ${bookings.userId} and users.email_verified)`

/** Whether whoever has a booking is known: by a confirmed address, or by received money. */
export const isHolderKnown: SQL = sql`(${confirmed} or ${paid})`

/** Places that somebody holds who is not known. They were taken on the website, not entered by the operator (decision 0055). */
export const isUnknownHold: SQL = sql`(
  ${bookings.placeNumber} is not null
  and ${bookings.id} in (select booking_id from unclaimed_holds)
  and not ${isHolderKnown}
)`
