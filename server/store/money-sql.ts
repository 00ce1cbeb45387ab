import { and, eq, lt, ne, sql, type SQL } from 'drizzle-orm'
import type { CalendarDay } from '#domain/base/dates.ts'
import { BALANCE_DUE_DAYS_BEFORE, ROOMS, totalPriceCents, type Room } from '#domain/price/pricing.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import { bookings } from '#server/db/schema.ts'

// What domain/payment/ledger.ts says of a booking's money, for queries over `bookings` that filter, sort and count by it: the database
// cannot run the rules. Each is compared with its rule over random ledgers (money-sql.test.ts), so that a change of a rule leaves
// none behind. Columns are named in plain text: among selected fields drizzle leaves their tables out, and a query inside the
// query would take its own column for the outer one.

const isPayment = "p.kind <> 'refund'"
const goesBack = "p.kind = 'refund' and p.state in ('refunded', 'initiated', 'failed')"
/** A refund lowers what a payment has raised. */
const signed = `case when ${isPayment} then p.amount_cents else -p.amount_cents end`

function plain<T>(text: string): SQL<T> {
  return sql<T>`${sql.raw(text)}`
}

/** Σ of the booking's ledger rows that fit, in cents. */
function sumOf(fits: string, amount = 'p.amount_cents'): string {
  return `coalesce((select sum(${amount}) from payments p where p.booking_id = bookings.id and (${fits})), 0)::int`
}

const settled = sumOf(
  `${isPayment} and p.state in ('received', 'reported') or ${goesBack} and p.refund_reason is distinct from 'given_back'`,
  signed,
)
/** `settledCents`: what counts towards the price, reported money too, in cents. */
export const settledSql: SQL<number> = plain(settled)

/** `reportedCents`: what a guest says was transferred and nobody has verified yet, in cents. */
export const reportedSql: SQL<number> = plain(sumOf(`${isPayment} and p.state = 'reported'`))

/** `paidCents`: received and not given back, in cents. */
export const paidSql: SQL<number> = plain(
  `greatest(0, ${sumOf(`${isPayment} and p.state = 'received' or p.kind = 'refund' and p.state = 'refunded'`, signed)})`,
)

const total = `coalesce(bookings.total_cents, case ${PACKAGE_TYPES.flatMap((packageType) =>
  ROOMS.map((room) => olderPrice(packageType, room)),
).join(' ')} end)`
/** `totalPriceCents`: the frozen total, or what the older list makes of a booking without one, in cents. */
export const totalSql: SQL<number> = plain(total)

function olderPrice(packageType: PackageType, room: Room): string {
  const cents = totalPriceCents({ quote: null, packageType, room })
  return `when coalesce(bookings.package_type, 'kiter') = '${packageType}' and coalesce(bookings.room, 'shared') = '${room}' then ${cents}`
}

const balanceDue = `case when bookings.place_number is null then 0 else greatest(0, ${total} - ${settled}) end`
/** `balanceDueOf`: what is left to pay of a booking that holds a place, in cents. */
export const balanceDueSql: SQL<number> = plain(balanceDue)

/** The parts of a plan, as `alias.value` with their number from 1. */
function partsAs(alias: string): string {
  return `jsonb_array_elements(bookings.payment_plan) with ordinality as ${alias}(value, number)`
}

/** What of the balance may be open once a part and those before it are paid, in cents. */
const openAfterPart = `greatest(0, bookings.balance_cents - (select sum((earlier.value->>'amountCents')::int) from ${partsAs('earlier')} where earlier.number <= part.number))`
/** The last part is due with the balance, and is not looked at. */
const firstOpenPart = `(select min(least((part.value->>'dueOn')::date, bookings.balance_due_on)) from ${partsAs('part')} where part.number < jsonb_array_length(bookings.payment_plan) and least(${balanceDue}, bookings.balance_cents) > ${openAfterPart})`
const balanceDay = `coalesce(bookings.balance_due_on, (select r.starts_on - ${BALANCE_DUE_DAYS_BEFORE} from retreats r where r.id = bookings.retreat_id))`
/** `dueDayOf`: the day of what is to be paid next of a balance; null where nothing is due. */
export const nextDueOnSql: SQL<CalendarDay | null> = plain(
  `case when ${balanceDue} > 0 then coalesce(${firstOpenPart}, ${balanceDay}) end`,
)

/** With the refunds that lower no payment status: see `paymentStatusOf`. */
const counted = `${settled} + ${sumOf(
  `${goesBack} and (p.refund_reason = 'booking_cancelled' and bookings.status = 'cancelled' or p.refund_reason = 'dispute_lost' and (p.created_at at time zone 'UTC')::date >= (select r.starts_on from retreats r where r.id = bookings.retreat_id))`,
)}`
/** `paymentStatusOf`: how far a booking is paid. */
export const paymentStatusSql: SQL<string> = plain(
  `case when ${counted} <= 0 then 'pending' when ${counted} >= ${total} then 'fully_paid' else 'deposit_paid' end`,
)

/**
 * The group `overdue` of `owedOf` (domain/payment/owed.ts), for every count and filter of the admin area: balances, or parts of them, whose day
 * is over, of places that are confirmed, also when the retreat is over.
 */
export function isOverdue(today: CalendarDay): SQL | undefined {
  return and(
    eq(bookings.status, 'payment_confirmed'),
    ne(paymentStatusSql, 'fully_paid'),
    lt(nextDueOnSql, sql`${today}::date`),
  )
}
