import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import {
  CLAIMED_HOLD_HOURS,
  isHoldOver,
  isTransferHoldOver,
  PAYMENT_REMINDER_HOURS,
} from '#domain/booking/booking-state.ts'
import { hoursAfter } from '#domain/base/dates.ts'
import { TRANSFER_HOLD_WORKING_DAYS } from '#domain/payment/overdue-transfer.ts'
import { allRefundableCents } from '#domain/refund/refundable.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/document/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { withCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { openRefunds } from '#server/refund/open-refunds.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import { loadBooking, lockBooking, reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { saveReminded, saveTransition } from '#server/store/save-transition.ts'

/**
 * Gives up every place whose unpaid hold has run out, or that has rested too long on a transfer which never came, and tells
 * its guest. The card provider's page is closed first: a place is freed only when it is sure that no payment for it is under
 * way.
 */
export async function expireBookings(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  // The place of one that fails stays held until the next sweep can be sure.
  const done = await forEachBooking(
    deps,
    await dueBookings(deps, now),
    'a due booking could not be expired yet',
    ({ bookingId }) => expireBooking(deps, bookingId),
  )
  const expired = done.filter((isExpired) => isExpired).length
  if (expired > 0) await payOutRefunds(deps)
  return expired
}

async function dueBookings({ db }: Deps, now: Date): Promise<{ bookingId: string }[]> {
  const holdsOver = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(lte(bookings.holdExpiresAt, now))
  const reported = await db
    .select({ id: bookings.id })
    .from(payments)
    .innerJoin(bookings, eq(payments.bookingId, bookings.id))
    .where(
      and(
        eq(payments.state, 'reported'),
        eq(bookings.status, 'booking_submitted'),
        // So many working days are more days than that; which of them are over is the rule's to say.
        lte(payments.createdAt, hoursAfter(now, -24 * TRANSFER_HOLD_WORKING_DAYS)),
      ),
    )
  const ids = new Set([...holdsOver, ...reported].map(({ id }) => id))
  return Array.from(ids, (bookingId) => ({ bookingId }))
}

async function expireBooking(deps: Deps, id: string): Promise<boolean> {
  const found = await loadBooking(deps.db, id)
  if (!found || !isOver(found, deps.clock.now())) return false
  return withCheckoutsClosed(deps, id, async (tx, record) => {
    const now = deps.clock.now()
    if (!isOver(record, now)) return false
    await saveTransition(tx, record, { type: 'expire' }, { now })
    await recordHistory(tx, { at: now, by: { actor: 'site' }, what: 'Place given up, unpaid', bookingId: id })
    // A part of the deposit, which is not enough for the place.
    await openRefunds(tx, deps, record, allRefundableCents(record.payments), 'hold_ended')
    const documents = await issueDocuments(tx, deps, id)
    await queueBookingMail(tx, deps, 'booking-expired', await reloadBooking(tx, id), { documents })
    return true
  })
}

function isOver(record: BookingRecord, now: Date): boolean {
  return isHoldOver(record.booking, now) || isTransferHoldOver(record.booking, moneyOf(record), now)
}

/**
 * Reminds each guest once that the place is not paid yet: 24 hours after submitting, and after a rejected transfer as
 * long before the end of the renewed hold.
 */
export async function remindOfPayment(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const due = await deps.db
    .select({ bookingId: bookings.id })
    .from(bookings)
    .where(
      and(
        isNotNull(bookings.userId),
        isNull(bookings.remindedAt),
        // Only a booking that nothing was paid or reported for has a deadline.
        lte(bookings.holdExpiresAt, hoursAfter(now, CLAIMED_HOLD_HOURS - PAYMENT_REMINDER_HOURS)),
      ),
    )
  const done = await forEachBooking(
    deps,
    due,
    'a guest could not be reminded of a payment yet',
    ({ bookingId }) => remind(deps, bookingId),
  )
  return done.filter((isReminded) => isReminded).length
}

async function remind(deps: Deps, id: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const record = await lockBooking(tx, id)
    if (!record || record.booking.remindedAt) return false
    if (record.booking.holdExpiresAt === null || isHoldOver(record.booking, now)) return false
    await saveReminded(tx, record, now)
    await queueBookingMail(tx, deps, 'payment-reminder', record, { payLink: payLinkOf(deps, record) })
    return true
  })
}
