import { sql, type SQL } from 'drizzle-orm'
import { bookings } from './schema.ts'

/** True if money was received for this booking, or for another one of its account. */
const paid = sql`exists (
  select 1 from bookings paid join payments on payments.booking_id = paid.id
  where (paid.id = ${bookings.id} or paid.user_id = ${bookings.userId}) and payments.kind <> 'refund' and payments.state = 'received'
)`

const confirmed = sql`exists (select 1 from users where users.id = ${bookings.userId} and users.email_verified)`

/** True if the booking's guest is known, by a verified address or by received money. */
export const isHolderKnown: SQL = sql`(${confirmed} or ${paid})`

/** True if an unknown guest holds the place, and took it on the website rather than by the operator's entry (decision 0055). */
export const isUnknownHold: SQL = sql`(
  ${bookings.placeNumber} is not null
  and ${bookings.id} in (select booking_id from unclaimed_holds)
  and not ${isHolderKnown}
)`
