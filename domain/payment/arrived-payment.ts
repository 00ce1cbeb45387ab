import type { CalendarDay } from '#domain/base/dates.ts'
import { holdsPlace, type BookingStatus } from '#domain/place/booking-status.ts'
import { hasStarted, type PackageType, type RetreatStatus } from '#domain/retreat/retreats.ts'
import type { RefundReason } from './refund-reasons.ts'

/** A booking for which a payment has arrived. */
interface PaidBooking {
  status: BookingStatus
  userId: string | null
  email: string | null
  phone: string | null
  packageType: PackageType | null
  retreat: { status: RetreatStatus; startsOn: CalendarDay } | null
}

/**
 * Returns which place a payment pays for: the held one, or a free one for an expired booking. Null if none, so that it is refunded.
 * `fits` says whether a payment of its kind was still open.
 */
export function placePaidFor(
  { status, userId, email, phone, packageType, retreat }: PaidBooking,
  { fits, today }: { fits: boolean; today: CalendarDay },
): 'held' | 'free' | null {
  if (holdsPlace(status)) return fits ? 'held' : null
  if (status === 'cancelled' || !retreat || !packageType) return null
  // Without any contact, for example after an erasure, the place would be held for nobody.
  if (userId === null && email === null && phone === null) return null
  return retreat.status === 'on_sale' && !hasStarted(retreat, today) ? 'free' : null
}

/** Returns why a payment is refunded that pays for no place. */
export function refundReasonOf(status: BookingStatus): RefundReason {
  if (holdsPlace(status)) return 'paid_too_much'
  return status === 'cancelled' ? 'paid_after_cancelling' : 'no_place_left'
}
