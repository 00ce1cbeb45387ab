import { and, eq, lt, ne, not, sql, type SQL } from 'drizzle-orm'
import type { CalendarDay } from '#domain/base/dates.ts'
import { totalPriceCents } from '#domain/price/pricing.ts'
import { ROOMS, type Room } from '#domain/price/rooms.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import { BALANCE_DUE_DAYS_BEFORE } from '#domain/terms/booking-terms.ts'
import { bookings } from '#server/db/schema.ts'
import { hasOpenMove } from './places.ts'

// The rules of domain/payment/ledger.ts in SQL, for queries over `bookings` that filter, sort and count by money. money-sql.test.ts
// compares each with its rule over random ledgers, so that they cannot diverge. Columns are written as plain text, because drizzle
// omits table names in selected fields and a subquery would then read its own column instead of the outer one.

const isPayment = "p.kind <> 'refund'"
const goesBack = "p.kind = 'refund' and p.state in ('refunded', 'initiated', 'failed')"
/** Refunds count as negative. */
const signed = `case when ${isPayment} then p.amount_cents else -p.amount_cents end`

function plain<T>(text: string): SQL<T> {
  return sql<T>`${sql.raw(text)}`
}

/** Returns the sum of the booking's matching ledger rows, in cents. */
function sumOf(fits: string, amount = 'p.amount_cents'): string {
  return `coalesce((select sum(${amount}) from payments p where p.booking_id = bookings.id and (${fits})), 0)::int`
}

/** `settledCents`: what counts towards the price, reported money included, in cents. */
const settled = sumOf(
  `${isPayment} and p.state in ('received', 'reported') or ${goesBack} and p.refund_reason is distinct from 'given_back'`,
  signed,
)

/** `reportedCents`: reported transfers that nobody has verified, in cents. */
export const reportedSql: SQL<number> = plain(sumOf(`${isPayment} and p.state = 'reported'`))

/** `amountPaidOf`: received and neither refunded nor, while the place is held, about to be, in cents. */
export const amountPaidSql: SQL<number> = plain(
  `greatest(0, ${sumOf(`${isPayment} and p.state = 'received' or ${goesBack} and (p.state = 'refunded' or bookings.place_number is not null)`, signed)})`,
)

const total = `coalesce(bookings.total_cents, case ${PACKAGE_TYPES.flatMap((packageType) =>
  ROOMS.map((room) => olderPrice(packageType, room)),
).join(' ')} end)`
/** `totalPriceCents`: the frozen total, or the older list's price for a booking without one, in cents. */
export const totalSql: SQL<number> = plain(total)

function olderPrice(packageType: PackageType, room: Room): string {
  const cents = totalPriceCents({ quote: null, packageType, room })
  return `when coalesce(bookings.package_type, 'kiter') = '${packageType}' and coalesce(bookings.room, 'shared') = '${room}' then ${cents}`
}

const balanceDue = `case when bookings.place_number is null then 0 else greatest(0, ${total} - ${settled} - bookings.written_off_cents) end`
/** `balanceDueOf`: what a booking that holds a place has left to pay, in cents. */
export const balanceDueSql: SQL<number> = plain(balanceDue)

/** The first part that is not paid. The last one is due with the balance, so it is not included. */
const firstOpenPart = `(select min(least(part.due_on, bookings.balance_due_on)) from instalments part where part.booking_id = bookings.id and least(part.until_cents, ${total}) > ${total} - ${balanceDue} and part.number < (select max(last.number) from instalments last where last.booking_id = bookings.id))`
const balanceDay = `coalesce(bookings.balance_due_on, (select r.starts_on - ${BALANCE_DUE_DAYS_BEFORE} from retreats r where r.id = bookings.retreat_id))`
/** `dueDayOf`: the day of the next payment of a balance. Null if nothing is due. */
export const nextDueOnSql: SQL<CalendarDay | null> = plain(
  `case when ${balanceDue} > 0 then coalesce(${firstOpenPart}, ${balanceDay}) end`,
)

/** `settled` without the refunds that do not lower the payment status: see `paymentStatusOf`. */
const counted = `${settled} + ${sumOf(
  `${goesBack} and (p.refund_reason = 'booking_cancelled' and bookings.status = 'cancelled' or p.refund_reason = 'dispute_lost' and (p.created_at at time zone 'UTC')::date >= (select r.starts_on from retreats r where r.id = bookings.retreat_id))`,
)}`
/** `paymentStatusOf`: the payment status of a booking. */
export const paymentStatusSql: SQL<string> = plain(
  `case when ${counted} <= 0 then 'pending' when ${counted} >= ${total} then 'fully_paid' else 'deposit_paid' end`,
)

/**
 * Matches the `overdue` group of `owedOf` (domain/payment/owed.ts), for every count and filter of the admin area: confirmed
 * bookings with a balance, or a part of it, past its day, even after the retreat. While a guest may still move to other days, nothing
 * can be paid, so nothing is overdue.
 */
export function isOverdue(today: CalendarDay): SQL | undefined {
  return and(
    eq(bookings.status, 'payment_confirmed'),
    ne(paymentStatusSql, 'fully_paid'),
    lt(nextDueOnSql, sql`${today}::date`),
    not(hasOpenMove),
  )
}
