import type { CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { lineCents } from '#domain/price/price-lines.ts'
import { requote, roomSupplementCents, type PriceList } from '#domain/price/pricing.ts'
import { quoteInCents, quoteInEuros } from '#domain/price/quote-view.ts'
import { ROOMS } from '#domain/price/rooms.ts'
import { cancellationRule, cheaperRefundCents } from '#domain/refund/cancellation.ts'
import { settledOf } from '#web/ui/quote-lines.ts'

/** The effect of an edit on the price, in euros. */
export interface PriceChange {
  quote: NonNullable<Booking['quote']>
  /** The new total minus the old one. */
  difference: number
  /** What counts towards the price so far: paid, reported, or refunded as goodwill. */
  settled: number
  /** The part of `settled` that no reported transfer is awaited for. */
  covered: number
  /** The refund of what was paid too much. A reported transfer is checked when it arrives. */
  refund: number
  /** The rest to pay afterwards. */
  toPay: number
}

/**
 * Returns the new price by the server's rule: tier, tier price and discount stay frozen, room and date are priced again. Null for a booking
 * without a frozen price, which no edit changes.
 */
export function priceChange(
  booking: Booking,
  edited: { selectedRoom: string; startsOn: CalendarDay },
  moved: { startsOn: CalendarDay; now: Date },
  prices: Pick<PriceList, 'privateRoomCents'>,
): PriceChange | null {
  const room = ROOMS.find((each) => each === edited.selectedRoom)
  if (!booking.quote || booking.submittedAt === null || !room) return null
  const submittedAt = new Date(booking.submittedAt)
  const before = quoteInCents(booking.quote)
  const quote = requote(before, {
    roomSupplementCents:
      room === booking.selectedRoom ? lineCents(before, 'room') : roomSupplementCents(room, prices),
    startsOn: edited.startsOn,
    submittedAt,
    isSameDate: edited.startsOn === booking.startsOn,
  })
  const settledCents = centsFromEuros(settledOf(booking))
  const coveredCents = settledCents - centsFromEuros(booking.amountReported)
  // Goodwill refunds are gone, and a bank may hold some of the rest in a dispute.
  const refundableCents = centsFromEuros(booking.amountPaid) - centsFromEuros(booking.amountDisputed)
  const rule = cancellationRule({ submittedAt, startsOn: moved.startsOn, now: moved.now })
  return {
    quote: quoteInEuros(quote),
    difference: eurosFromCents(quote.totalCents) - booking.quote.total,
    settled: eurosFromCents(settledCents),
    covered: eurosFromCents(coveredCents),
    refund: eurosFromCents(
      Math.min(
        cheaperRefundCents(rule, {
          overpaidCents: coveredCents - quote.totalCents,
          keptCents: centsFromEuros(booking.keptOfChanges ?? 0),
          fallCents: before.totalCents - quote.totalCents,
        }),
        refundableCents,
      ),
    ),
    toPay: eurosFromCents(Math.max(0, quote.totalCents - settledCents)),
  }
}

/** Returns true if an edit changes the total or the due date of the balance. */
export function changesPrice({ quote }: PriceChange, booking: Booking): boolean {
  return quote.total !== booking.quote?.total || quote.balanceDueOn !== booking.quote.balanceDueOn
}
