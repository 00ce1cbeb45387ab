import { banjulDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { increaseDueOn } from '#domain/date-change/change-choice.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import { raiseQuote } from '#domain/price/pricing.ts'
import { allRefundableCents } from '#domain/refund/refundable.ts'
import type { Outcome } from '#server/change/change-booking.ts'
import { balanceDueOf, quoteOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { quoteColumns } from '#server/store/columns/booking-columns.ts'

type NewPrice = Pick<Outcome<unknown>, 'event' | 'columns' | 'refund' | 'documents'>

/**
 * Returns the columns of a price increase that the guest was told of or has accepted. The balance grows by it; if nothing was open it
 * gets a due day of its own, otherwise it keeps the old one. Requires that no checkout is open.
 */
export function raisedPrice(record: BookingRecord, riseCents: Cents, now: Date): NewPrice {
  const quote = quoteOf(record.booking)
  if (riseCents === 0 || !quote || !record.retreat) return {}
  const risen = raiseQuote(quote, riseCents)
  const { startsOn } = record.retreat
  const balanceDueOn =
    balanceDueOf(record) > 0 ? quote.balanceDueOn : increaseDueOn({ ...quote, startsOn }, banjulDay(now))
  return { event: { type: 'edit' }, columns: quoteColumns({ ...risen, balanceDueOn }), documents: true }
}

/**
 * Returns the changes that drop an increase of which the guest could not be told in time: the old price, and a full refund of what was
 * paid of the increase. Requires that no checkout is open; the sweep pays the refund.
 */
export function withoutIncrease(record: BookingRecord, riseCents: Cents): NewPrice {
  const quote = quoteOf(record.booking)
  if (!quote) return {}
  const before = raiseQuote(quote, -riseCents)
  const overpaidCents = Math.max(0, coveredCents(record.payments) - before.totalCents)
  const amountCents = Math.min(overpaidCents, riseCents, allRefundableCents(record.payments))
  return {
    event: { type: 'edit' },
    columns: quoteColumns(before),
    refund: { amountCents, reason: 'paid_too_much' },
    documents: true,
  }
}
