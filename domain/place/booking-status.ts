export const BOOKING_STATUSES = [
  'in_progress',
  'booking_submitted',
  'payment_confirmed',
  'cancelled',
  'expired',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** A booking's status, and when its place is released without the deposit; null if nothing releases it by time. */
export interface Hold {
  status: BookingStatus
  holdExpiresAt: Date | null
}

/** True for submitted and confirmed bookings, which hold a place. Drafts, cancelled and expired bookings hold none. */
export function holdsPlace(status: BookingStatus): boolean {
  return status === 'booking_submitted' || status === 'payment_confirmed'
}

/**
 * True if a booking holds a place and its hold has not run out. A hold that has run out counts as expired even before
 * the job releases it, so that nobody who submits is promised a place that is about to go.
 */
export function isBooked(state: Hold, now: Date): boolean {
  return holdsPlace(state.status) && !isHoldOver(state, now)
}

/** True if an unpaid booking's hold has run out, which it has at its exact deadline. */
export function isHoldOver({ status, holdExpiresAt }: Hold, now: Date): boolean {
  return status === 'booking_submitted' && holdExpiresAt !== null && holdExpiresAt.getTime() <= now.getTime()
}
