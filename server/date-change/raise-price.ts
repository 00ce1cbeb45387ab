import { riseDueOn } from '#domain/date-change/change-choice.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import type { Cents } from '#domain/base/money.ts'
import { raiseQuote } from '#domain/price/pricing.ts'
import { allRefundableCents } from '#domain/refund/refundable.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/document/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { openRefunds } from '#server/refund/open-refunds.ts'
import { quoteColumns } from '#server/store/booking-columns.ts'
import { balanceDueOf, quoteOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'

/**
 * Raises the price of a booking that holds a place, as its guest was told or has accepted: the balance grows by it. Where nothing was
 * open it gets a day of its own; what was late stays late. Call it under the booking's lock, with no card page open.
 */
export async function raisePrice(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  riseCents: Cents,
): Promise<BookingRecord> {
  const quote = quoteOf(record.booking)
  if (riseCents === 0 || !quote || !record.retreat) return record
  const now = deps.clock.now()
  const risen = raiseQuote(quote, riseCents)
  const { startsOn } = record.retreat
  const balanceDueOn =
    balanceDueOf(record) > 0 ? quote.balanceDueOn : riseDueOn({ ...quote, startsOn }, banjulDay(now))
  const fields = quoteColumns({ ...risen, balanceDueOn })
  await saveTransition(tx, record, { type: 'edit' }, { now, fields })
  await issueDocuments(tx, deps, record.booking.id)
  return reloadBooking(tx, record.booking.id)
}

/**
 * Takes back a rise that its guest could not be told of in time: the price is what it was before, and what was paid of the rise is refunded in
 * full. Call it under the booking's lock, with no card page open; the sweep pays the refund out.
 */
export async function dropRise(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  riseCents: Cents,
): Promise<void> {
  const quote = quoteOf(record.booking)
  if (riseCents === 0 || !quote) return
  const before = raiseQuote(quote, -riseCents)
  await saveTransition(tx, record, { type: 'edit' }, { now: deps.clock.now(), fields: quoteColumns(before) })
  const overpaidCents = Math.max(0, coveredCents(record.payments) - before.totalCents)
  const backCents = Math.min(overpaidCents, riseCents, allRefundableCents(record.payments))
  const refunds = await openRefunds(tx, deps, record, backCents, 'paid_too_much')
  const issued = await issueDocuments(tx, deps, record.booking.id)
  const after = await reloadBooking(tx, record.booking.id)
  // tell-payees.ts tells a previous guest.
  for (const payment of refunds.filter(({ payerHandOverId }) => payerHandOverId === null)) {
    const documents = issued.filter(({ paymentId }) => paymentId === payment.id)
    await queueBookingMail(tx, deps, 'refund-made', after, { payment, documents })
  }
}
