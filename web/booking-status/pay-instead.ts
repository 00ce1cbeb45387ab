import type { Booking } from '#domain/booking/booking.ts'
import { standingOf } from './booking-status.ts'

type Reported = Pick<
  Booking,
  'status' | 'holdExpiresAt' | 'paymentStatus' | 'balanceDue' | 'amountPaid' | 'amountReported'
>

/**
 * Returns true if the amount of a reported transfer may be paid by card instead. False if a deposit was received and a part of the balance
 * is still due, because the usual payment is offered then.
 */
export function mayPayInstead(booking: Reported, now: Date): boolean {
  const standing = standingOf(booking, now)
  if (booking.amountReported <= 0 || (standing !== 'balance' && standing !== 'settled')) return false
  return booking.amountPaid <= 0 || booking.balanceDue <= 0
}
