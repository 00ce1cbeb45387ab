import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import {
  CLAIMED_HOLD_HOURS,
  isHoldOver,
  isTransferHoldOver,
  PAYMENT_REMINDER_HOURS,
} from '#domain/booking/booking-state.ts'
import { SITE } from '#domain/admin/history.ts'
import { hoursAfter } from '#domain/base/dates.ts'
import { TRANSFER_HOLD_WORKING_DAYS } from '#domain/payment/overdue-transfer.ts'
import { allRefundableCents } from '#domain/refund/refundable.ts'
import { bookings, payments } from '#server/db/schema.ts'
import { changeEach, unchanged } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { changeWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'

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
  return changeWithCheckoutsClosed(deps, { id, by: SITE }, (record, { now }) => {
    if (!isOver(record, now)) return unchanged(false)
    return {
      event: { type: 'expire' },
      // A part of the deposit, which is not enough for the place.
      refund: { amountCents: allRefundableCents(record.payments), reason: 'hold_ended' },
      documents: true,
      history: [{ what: 'Place given up, unpaid' }],
      answer: async ({ tx, record: after, documents }) => {
        await queueBookingMail(tx, deps, 'booking-expired', after, { documents })
        return true
      },
    }
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
  const failure = 'a guest could not be reminded of a payment yet'
  const done = await changeEach(deps, due, failure, ({ booking }, { now: remindedAt }) => {
    const isOpen = booking.holdExpiresAt !== null && !isHoldOver(booking, remindedAt)
    if (booking.remindedAt !== null || !isOpen) return unchanged(false)
    return {
      columns: { remindedAt },
      answer: async ({ tx, record }) => {
        await queueBookingMail(tx, deps, 'payment-reminder', record, { payLink: payLinkOf(deps, record) })
        return true
      },
    }
  })
  return done.filter((isReminded) => isReminded).length
}
