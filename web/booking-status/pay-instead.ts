import type { Booking } from '#domain/booking/booking.ts'
import { standingOf } from './booking-status.ts'

type Reported = Pick<
  Booking,
  'status' | 'holdExpiresAt' | 'paymentStatus' | 'balanceDue' | 'amountPaid' | 'amountReported'
>

/**
 * Whether what a reported transfer is for may be paid by card instead. Where a deposit was received and a part of the balance is left to
 * pay, the usual way to pay it is offered.
 */
export function mayPayInstead(booking: Reported, now: Date): boolean {
  const standing = standingOf(booking, now)
  if (booking.amountReported <= 0 || (standing !== 'balance' && standing !== 'settled')) return false
  return booking.amountPaid <= 0 || booking.balanceDue <= 0
}
