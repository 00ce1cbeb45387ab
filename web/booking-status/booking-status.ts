import type { Booking } from '#domain/booking/booking.ts'
import { isHoldOver } from '#domain/place/booking-status.ts'

/**
 * What a booking asks of its guest: to pay (`unpaid`), to pay the balance (`balance`), or nothing (`settled`). Or its place was released
 * (`released`), it was cancelled (`cancelled`), or never submitted (`draft`).
 */
export type GuestStatus = 'unpaid' | 'balance' | 'settled' | 'released' | 'cancelled' | 'draft'

type StatusFacts = Pick<Booking, 'status' | 'holdExpiresAt' | 'paymentStatus' | 'balanceDue'>

/** Returns the status of a booking at an instant. An expired hold counts as over even before the server has released the place. */
export function guestStatusOf(booking: StatusFacts, now: Date): GuestStatus {
  switch (booking.status) {
    case 'in_progress':
      return 'draft'
    case 'cancelled':
      return 'cancelled'
    case 'expired':
      return 'released'
    case 'booking_submitted':
    case 'payment_confirmed':
      return statusByPayment(booking, now)
  }
}

function statusByPayment(booking: StatusFacts, now: Date): GuestStatus {
  const holdExpiresAt = booking.holdExpiresAt === null ? null : new Date(booking.holdExpiresAt)
  if (isHoldOver({ status: booking.status, holdExpiresAt }, now)) return 'released'
  if (booking.paymentStatus === 'deposit_paid') return booking.balanceDue > 0 ? 'balance' : 'settled'
  return booking.paymentStatus === 'pending' ? 'unpaid' : 'settled'
}

type Reported = Pick<
  Booking,
  'status' | 'holdExpiresAt' | 'paymentStatus' | 'balanceDue' | 'amountPaid' | 'amountReported'
>

/**
 * Returns true if the amount of a reported transfer may be paid by card instead. False if a deposit was received and a part of the balance
 * is still due, because the usual payment is offered then.
 */
export function mayPayInstead(booking: Reported, now: Date): boolean {
  const guestStatus = guestStatusOf(booking, now)
  if (booking.amountReported <= 0 || (guestStatus !== 'balance' && guestStatus !== 'settled')) return false
  return booking.amountPaid <= 0 || booking.balanceDue <= 0
}

/** Returns the address at which a booking is paid; `alone` asks to pay only this booking of a group, and `instead` by
 * card what a transfer was reported for. */
export function paymentPath(
  leadId: string,
  { instead, alone }: { instead?: 'card'; alone?: boolean } = {},
): string {
  return `/payment?leadId=${encodeURIComponent(leadId)}${alone ? '&alone=true' : ''}${instead ? `&instead=${instead}` : ''}`
}
