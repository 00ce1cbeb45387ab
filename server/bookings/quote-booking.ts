import { and, eq, lt, ne } from 'drizzle-orm'
import { holdsPlace } from '#domain/booking-state.ts'
import { banjulDay } from '#domain/dates.ts'
import {
  quoteFor,
  roomSupplementCents,
  tierAt,
  type PriceList,
  type Quote,
  type Room,
} from '#domain/pricing.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import { moneyOf, quoteOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import { countForTier } from '#server/store/places.ts'

/**
 * The price of a booking that is submitted now: one that holds a place keeps its tier and what that cost, any other gets the tier in force. Only
 * true under the lock of the counts (places.ts).
 */
export async function quoteBooking(
  tx: Transaction,
  prices: PriceList,
  input: {
    lead: BookingRecord | null
    room: Room
    retreat: RetreatRow
    now: Date
    submittedAt: Date
    userId: string | null
  },
): Promise<Quote> {
  const { lead, room, retreat } = input
  const frozen = lead && holdsPlace(lead.booking.status) ? quoteOf(lead.booking) : null
  const { tier, priceCents } = frozen
    ? { tier: frozen.tier, priceCents: frozen.basePriceCents }
    : tierAt(await countForTier(tx, prices), prices)
  const keptRoom = frozen && lead?.booking.selectedRoom === room ? frozen : null
  return quoteFor({
    tier,
    basePriceCents: priceCents,
    roomSupplementCents: keptRoom?.roomSupplementCents ?? roomSupplementCents(room, prices),
    foundingMember: frozen ? frozen.discountCents > 0 : await hasTravelled(tx, input.userId, input.now),
    startsOn: retreat.startsOn,
    submittedAt: input.submittedAt,
  })
}

/** A founding member has been on a retreat that is over and paid in full. */
async function hasTravelled(tx: Transaction, userId: string | null, now: Date): Promise<boolean> {
  if (!userId) return false
  const stays = await loadBookings(
    tx,
    and(
      eq(bookings.userId, userId),
      eq(bookings.status, 'payment_confirmed'),
      ne(retreats.status, 'draft'),
      lt(retreats.endsOn, banjulDay(now)),
    ),
  )
  return stays.some((stay) => moneyOf(stay).paymentStatus === 'fully_paid')
}
