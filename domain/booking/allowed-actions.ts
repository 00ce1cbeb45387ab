import { banjulDay, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import type { PaymentStatus } from '#domain/payment/ledger.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { holdsPlace, isHoldOver, type BookingStatus } from '#domain/place/booking-status.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { BALANCE_DUE_DAYS_BEFORE } from '#domain/terms/booking-terms.ts'
import { whyNot } from './booking-state.ts'

/** Whether something may be done with a booking, and if not, the reason as people read it. */
export type Allowed = { ok: true } | { ok: false; reason: string }

/** The message for guests who want to cancel, order or change the price once the retreat has begun. */
export const RETREAT_BEGUN = 'Your retreat has begun. Please speak to us.'

const YES: Allowed = { ok: true }

function no(reason: string): Allowed {
  return { ok: false, reason }
}

/** Checks whether a payment can still be made: a deposit or full payment while nothing is paid or reported, else a balance. */
export function mayPay(
  { status, paymentStatus }: { status: BookingStatus; paymentStatus: PaymentStatus },
  pays: PaymentType,
): Allowed {
  if (!holdsPlace(status)) return no(whyNot(status, 'paid'))
  if (pays === 'balance') {
    return paymentStatus === 'deposit_paid' ? YES : no('There is no open balance to pay')
  }
  return paymentStatus === 'pending' ? YES : no('This booking has a payment already')
}

/** Checks whether a booking may be ordered: while its place is held, and before the first day of the retreat in Banjul. */
export function mayOrder(
  booking: { status: BookingStatus; holdExpiresAt: Date | null; startsOn: CalendarDay | null },
  now: Date,
): Allowed {
  if (!holdsPlace(booking.status)) return no(whyNot(booking.status, 'ordered'))
  if (isHoldOver(booking, now))
    return no('The time to order and pay for this booking is over. Please book again.')
  if (booking.startsOn !== null && hasStarted({ startsOn: booking.startsOn }, banjulDay(now)))
    return no(RETREAT_BEGUN)
  return YES
}

/** Checks whether a booking may be cancelled: it must hold a place, paid or not. */
export function mayCancel({ status }: { status: BookingStatus }): Allowed {
  return holdsPlace(status) ? YES : no(whyNot(status, 'cancelled'))
}

/** Checks whether the guest may still cancel: before the first day of the retreat in Banjul (decision 0051). */
export function mayStillCancel({ startsOn }: { startsOn: CalendarDay }, now: Date): Allowed {
  return hasStarted({ startsOn }, banjulDay(now)) ? no(RETREAT_BEGUN) : YES
}

/** Checks whether the guest may read the guide: the booking holds a place, and money was received or reported. */
export function mayReadGuide({
  status,
  paymentStatus,
}: {
  status: BookingStatus
  paymentStatus: PaymentStatus | 'confirmed'
}): Allowed {
  if (!holdsPlace(status)) return no('There’s no guide for a booking without a place')
  return paymentStatus === 'pending' ? no('Your guide will be here once you’ve paid') : YES
}

/** Checks whether a booking's details may be changed: it must hold a place. A draft is changed through its form. */
export function mayEdit({ status }: { status: BookingStatus }): Allowed {
  return holdsPlace(status) ? YES : no(whyNot(status, 'changed'))
}

/** Checks whether the guest may still give travel details: until the retreat begins. */
export function maySaveTravelDetails(
  { status, startsOn }: { status: BookingStatus; startsOn: CalendarDay },
  now: Date,
): Allowed {
  if (!holdsPlace(status)) return no(whyNot(status, 'changed'))
  return hasStarted({ startsOn }, banjulDay(now)) ? no(RETREAT_BEGUN) : YES
}

/**
 * Checks whether a booking may be moved to another date. A paid booking can move only up to 45 days before its first day,
 * while cancelling costs at most the deposit: a later move would avoid the cancellation terms (decision 0003).
 */
export function mayMove(
  { paymentStatus, startsOn }: { paymentStatus: PaymentStatus | 'confirmed'; startsOn: CalendarDay },
  now: Date,
): Allowed {
  if (paymentStatus === 'pending') return YES
  if (daysBetween(banjulDay(now), startsOn) >= BALANCE_DUE_DAYS_BEFORE) return YES
  return no(
    `You can change the dates of a paid booking up to ${BALANCE_DUE_DAYS_BEFORE} days before the retreat. After that, please write to us.`,
  )
}
