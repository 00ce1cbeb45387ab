import { sql, type SQL } from 'drizzle-orm'
import { bookings } from './schema.ts'

const received = sql`payments.kind <> 'refund' and payments.state = 'received'`

/** True if money was received for this booking, or for another one of its account. Each list is read once, not once a booking. */
const paid = sql`(
  ${bookings.id} in (select booking_id from payments where ${received})
  or ${bookings.userId} is not null and ${bookings.userId} in (
    select user_id from bookings paid join payments on payments.booking_id = paid.id
    where paid.user_id is not null and ${received}
  )
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
