import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { CLAIMED_HOLD_HOURS, isHoldOver, PAYMENT_REMINDER_HOURS, transition } from '#domain/booking-state.ts'
import { hoursAfter } from '#domain/dates.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { closeOpenCheckouts } from '#server/payments/close-open-checkouts.ts'
import { nextCalendarSequence } from '#server/store/booking-columns.ts'
import { lockBooking, reloadBooking } from '#server/store/booking-record.ts'

/**
 * Gives up every place whose unpaid hold has run out, and tells its guest. The card provider's page is closed first: a
 * place is freed only when it is sure that no payment for it is under way.
 */
export async function expireBookings(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const due = await deps.db.select({ id: bookings.id }).from(bookings).where(lte(bookings.holdExpiresAt, now))
  let expired = 0
  for (const { id } of due) {
    try {
      if (await expireBooking(deps, id)) expired++
    } catch (error) {
      // The place stays held until the next sweep can be sure.
      deps.log.error({ err: error, bookingId: id }, 'a due booking could not be expired yet')
    }
  }
  return expired
}

async function expireBooking(deps: Deps, id: string): Promise<boolean> {
  await closeOpenCheckouts(deps, id)
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const record = await lockBooking(tx, id)
    if (!record || !isHoldOver(record.booking, now)) return false
    const expired = transition(record.booking, { type: 'expire' }, now)
    if (!expired.ok) return false
    await tx
      .update(bookings)
      .set({ ...expired.state, placeNumber: null, updatedAt: now, calendarSequence: nextCalendarSequence })
      .where(eq(bookings.id, id))
    await queueBookingMail(tx, deps, 'booking-expired', await reloadBooking(tx, id))
    return true
  })
}

/**
 * Reminds each guest once that the place is not paid yet: 24 hours after submitting, and after a rejected transfer as
 * long before the end of the renewed hold.
 */
export async function remindOfPayment(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const due = await deps.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'booking_submitted'),
        eq(bookings.paymentStatus, 'pending'),
        isNotNull(bookings.userId),
        isNull(bookings.remindedAt),
        lte(bookings.holdExpiresAt, hoursAfter(now, CLAIMED_HOLD_HOURS - PAYMENT_REMINDER_HOURS)),
      ),
    )
  let reminded = 0
  for (const { id } of due) if (await remind(deps, id)) reminded++
  return reminded
}

async function remind(deps: Deps, id: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const record = await lockBooking(tx, id)
    if (!record || record.booking.remindedAt || record.booking.paymentStatus !== 'pending') return false
    if (record.booking.status !== 'booking_submitted' || isHoldOver(record.booking, now)) return false
    await tx.update(bookings).set({ remindedAt: now }).where(eq(bookings.id, id))
    await queueBookingMail(tx, deps, 'payment-reminder', record)
    return true
  })
}
