import { holdsPlace } from '#domain/booking-state.ts'
import { banjulDay } from '#domain/dates.ts'
import { coveredCents } from '#domain/ledger.ts'
import type { PaymentType } from '#domain/payment-reference.ts'
import type { RefundReason } from '#domain/refund-reasons.ts'
import { hasStarted } from '#domain/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { totalOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { freePlace } from '#server/store/places.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { openRefundOf } from './open-refunds.ts'
import { mayBePaid } from './payable.ts'

/**
 * Lets a payment that has just been entered as received change its booking, and tells the guest. Money is never lost: a
 * payment for an expired booking takes a place again where one is free; one that finds no place, comes for a booking
 * that was cancelled, or pays what was paid already, is given back whole; what exceeds the price is given back
 * (decisions 0011 and 0057). Runs under the places' and the booking's lock; `before` is the booking without the
 * payment.
 */
export async function applyPayment(
  tx: Transaction,
  deps: Deps,
  before: BookingRecord,
  payment: PaymentRow & { kind: PaymentType },
): Promise<{ counts: boolean }> {
  const now = deps.clock.now()
  const { id } = before.booking
  const record = await reloadBooking(tx, id)
  const placeNumber = await placeFor(tx, before, payment.kind, now)
  const excess = placeNumber === null ? payment.amountCents : coveredCents(record.payments) - totalOf(record)
  if (excess > 0) {
    const reason = placeNumber === null ? whyBack(before) : 'paid_too_much'
    await openRefundOf(tx, deps, payment, Math.min(excess, payment.amountCents), reason)
  }
  if (placeNumber === null) {
    const documents = await issueDocuments(tx, deps, id)
    const told = { payment, backCents: payment.amountCents }
    await queueBookingMail(tx, deps, 'payment-refunded', record, { ...told, documents })
    await queueBookingMail(tx, deps, 'operator-payment-refunded', record, told)
    return { counts: false }
  }
  const booked = await saveTransition(tx, before, { type: 'receive_payment' }, { now, placeNumber })
  const documents = await issueDocuments(tx, deps, id)
  await queueBookingMail(tx, deps, 'payment-received', booked, { payment, documents })
  return { counts: true }
}

function whyBack({ booking }: BookingRecord): RefundReason {
  if (holdsPlace(booking.status)) return 'paid_too_much'
  return booking.status === 'cancelled' ? 'paid_after_cancelling' : 'no_place_left'
}

/** The place that the payment is for: the one that is held, or a free one for a booking that had lost its own. */
async function placeFor(
  tx: Transaction,
  record: BookingRecord,
  pays: PaymentType,
  now: Date,
): Promise<number | null> {
  const { booking, retreat } = record
  if (holdsPlace(booking.status)) return mayBePaid(record, pays).ok ? booking.placeNumber : null
  if (booking.status === 'cancelled' || !retreat || !booking.packageType) return null
  if (retreat.status !== 'on_sale' || hasStarted(retreat, banjulDay(now))) return null
  return freePlace(tx, retreat, booking.packageType)
}
