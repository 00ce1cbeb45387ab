import { isHoldOver } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'

/**
 * What a booking asks of its guest: to pay (`unpaid`), to pay the rest (`balance`), nothing (`settled`); or that its
 * place is free again (`released`), that it was given up (`cancelled`), that it was never submitted (`draft`).
 */
export type Standing = 'unpaid' | 'balance' | 'settled' | 'released' | 'cancelled' | 'draft'

type Stand = Pick<Booking, 'status' | 'holdExpiresAt' | 'paymentStatus' | 'balanceDue'>

/** Where a booking stands at an instant. A hold that has just run out counts as over before the server has swept it. */
export function standingOf(booking: Stand, now: Date): Standing {
  switch (booking.status) {
    case 'in_progress':
      return 'draft'
    case 'cancelled':
      return 'cancelled'
    case 'expired':
      return 'released'
    case 'booking_submitted':
    case 'payment_confirmed':
      return paymentStanding(booking, now)
  }
}

function paymentStanding(booking: Stand, now: Date): Standing {
  const holdExpiresAt = booking.holdExpiresAt === null ? null : new Date(booking.holdExpiresAt)
  if (isHoldOver({ status: booking.status, holdExpiresAt }, now)) return 'released'
  if (booking.paymentStatus === 'deposit_paid') return booking.balanceDue > 0 ? 'balance' : 'settled'
  return booking.paymentStatus === 'pending' ? 'unpaid' : 'settled'
}
