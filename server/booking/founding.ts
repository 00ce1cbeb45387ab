import { and, eq, ne } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { earnsFoundingDiscount } from '#domain/booking/booking-state.ts'
import { isFounderBooking, type Founding } from '#domain/booking/founding.ts'
import type { PriceList } from '#domain/price/pricing.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import { loadBookings } from '#server/store/booking-record.ts'

/** Returns whether an account's own bookings make a founding member: confirmed and, for the discount, paid in full and over. */
export async function foundingOf(
  db: Database | Transaction,
  { userId, now, prices }: { userId: string; now: Date; prices: PriceList },
): Promise<Founding> {
  const records = await loadBookings(
    db,
    and(eq(bookings.userId, userId), eq(bookings.status, 'payment_confirmed'), ne(retreats.status, 'draft')),
  )
  const own = records.filter(({ booking }) => isFounderBooking(booking, prices))
  const today = banjulDay(now)
  const isOver = own.some(
    (record) =>
      (record.retreat?.endsOn ?? today) < today &&
      earnsFoundingDiscount({ ...record.booking, ...moneyOf(record) }),
  )
  if (isOver) return 'member'
  return own.some(({ retreat }) => (retreat?.endsOn ?? '') >= today) ? 'coming' : 'none'
}
