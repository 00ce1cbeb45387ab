import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { bookings } from './schema.ts'

/** What was received minus what was or is being refunded, in cents. For a grouped query of payments. */
const netReceived = sql`sum(case
  when payments.kind <> 'refund' and payments.state = 'received' then payments.amount_cents
  when payments.kind = 'refund' and payments.state in ('refunded', 'initiated', 'failed') then -payments.amount_cents
  else 0 end)`

/** True if the booking holds received money, whoever paid it. Each list of payments is read once, not once a booking. */
const isPaid = sql`${bookings.id} in (select booking_id from payments group by booking_id having ${netReceived} > 0)`

/** True if we hold received money of this account. What a previous guest paid for one of its bookings is not its own. */
function hasPaid(userId: SQLWrapper): SQL {
  return sql`${userId} in (
    select paid.user_id from bookings paid join payments on payments.booking_id = paid.id
    where paid.user_id is not null and payments.payer_hand_over_id is null
    group by paid.user_id having ${netReceived} > 0
  )`
}

function isConfirmed(userId: SQLWrapper): SQL {
  return sql`exists (select 1 from users where users.id = ${userId} and users.email_verified)`
}

/** True if an account is known: it has a confirmed address, or we hold received money of it (decision 0055). */
export function isKnownAccount(userId: SQLWrapper): SQL {
  return sql`(${isConfirmed(userId)} or ${hasPaid(userId)})`
}

/** True if the booking's guest is known, by the account or by money received for this booking. */
export const isHolderKnown: SQL = sql`(${isPaid} or ${bookings.userId} is not null and ${isKnownAccount(bookings.userId)})`

/**
 * True if the origin of a held place must stay stored: its guest has no confirmed address, and what makes them known can be refunded. The
 * operator's entries have no origin.
 */
export const needsOrigin: SQL = sql`(
  ${bookings.placeNumber} is not null
  and ${bookings.id} in (select booking_id from unclaimed_holds)
  and not ${isPaid}
  and not ${isConfirmed(bookings.userId)}
)`

/** True if an unknown guest holds the place, and took it on the website rather than by the operator's entry (decision 0055). */
export const isUnknownHold: SQL = sql`(
  ${needsOrigin} and (${bookings.userId} is null or not ${hasPaid(bookings.userId)})
)`
