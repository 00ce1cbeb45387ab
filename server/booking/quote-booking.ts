import { isBooked } from '#domain/place/booking-status.ts'
import { lineCents } from '#domain/price/price-lines.ts'
import {
  quoteFor,
  requote,
  roomSupplementCents,
  tierAt,
  type PriceList,
  type Quote,
} from '#domain/price/pricing.ts'
import type { Room } from '#domain/price/rooms.ts'
import type { Transaction } from '#server/db/connect.ts'
import { quoteOf } from '#server/store/booking-money.ts'
import { type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import { countForTier } from '#server/store/places.ts'
import { foundingOf } from './founding.ts'

/**
 * Returns the price of a booking that is submitted now: a booking that holds a place keeps its agreed price, any other gets the
 * tier in force. Requires the lock on counts (`lockCounts` or `lockPlaces`).
 */
export async function quoteBooking(
  tx: Transaction,
  prices: PriceList,
  input: {
    earlier: BookingRecord | null
    room: Room
    retreat: RetreatRow
    now: Date
    submittedAt: Date
    userId: string | null
  },
): Promise<Quote> {
  const { earlier, room, retreat, submittedAt } = input
  const kept =
    earlier && isBooked(earlier.booking, input.now)
      ? requoteBooking(earlier, { room, retreat, submittedAt }, prices)
      : null
  if (kept) return kept
  const { tier, priceCents } = tierAt(await countForTier(tx, prices, earlier?.booking.id ?? null), prices)
  return quoteFor({
    tier,
    basePriceCents: priceCents,
    roomSupplementCents: roomSupplementCents(room, prices),
    foundingMember:
      input.userId !== null &&
      (await foundingOf(tx, { userId: input.userId, now: input.now, prices })) === 'member',
    startsOn: retreat.startsOn,
    submittedAt,
  })
}

/** Returns the price of a changed booking, agreed at `submittedAt`. Null if the booking has no quoted price of its own. */
export function requoteBooking(
  { booking }: BookingRecord,
  { room, retreat, submittedAt }: { room: Room; retreat: RetreatRow; submittedAt: Date },
  prices: PriceList,
): Quote | null {
  const frozen = quoteOf(booking)
  return (
    frozen &&
    requote(frozen, {
      roomSupplementCents:
        booking.selectedRoom === room ? lineCents(frozen, 'room') : roomSupplementCents(room, prices),
      startsOn: retreat.startsOn,
      submittedAt,
      isSameDate: booking.retreatId === retreat.id,
    })
  )
}
