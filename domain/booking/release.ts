import { formatEuros } from '#domain/base/money.ts'
import { transferHoldEnd } from '#domain/payment/overdue-transfer.ts'
import { isHoldOver } from '#domain/place/booking-status.ts'
import { TRANSFER_HOLD_WORKING_DAYS, UNCLAIMED_HOLD_HOURS } from '#domain/terms/booking-terms.ts'
import { dependsOnTransferSince, holdEnd, type BookingState, type Money } from './booking-state.ts'
import type { Booking } from './booking.ts'

/** Why a place was released: nobody signed in or paid, a part of the deposit or the confirmed address was missing, or the transfer was. */
export const RELEASE_RULES = [
  'unclaimed',
  'unpaid',
  'deposit_incomplete',
  'address_unconfirmed',
  'transfer_missing',
] as const
export type ReleaseRule = (typeof RELEASE_RULES)[number]

/** Returns the rule that releases the place at an instant, and the end of the hold by it. Null while the place is held. */
export function releaseAt(
  state: BookingState,
  money: Pick<Money, 'paidCents' | 'reportedSince'>,
  now: Date,
): { rule: ReleaseRule; until: Date } | null {
  const { holdExpiresAt } = state
  const { paidCents, reportedSince } = money
  if (holdExpiresAt !== null && isHoldOver(state, now)) {
    const rule = ruleOfHold(state, { isReported: reportedSince !== null, isPaid: paidCents > 0 })
    return { rule, until: holdExpiresAt }
  }
  const since = dependsOnTransferSince(state, money)
  if (since === null || transferHoldEnd(since) > now) return null
  return { rule: 'transfer_missing', until: transferHoldEnd(since) }
}

function ruleOfHold(
  { submittedAt, holdExpiresAt }: Pick<BookingState, 'submittedAt' | 'holdExpiresAt'>,
  { isReported, isPaid }: { isReported: boolean; isPaid: boolean },
): ReleaseRule {
  // A reported transfer of a known guest has no hold that can end.
  if (isReported) return 'address_unconfirmed'
  if (isPaid) return 'deposit_incomplete'
  if (submittedAt === null || holdExpiresAt === null) return 'unpaid'
  return holdExpiresAt <= holdEnd(submittedAt, false) ? 'unclaimed' : 'unpaid'
}

/** Returns the release of a booking, also if its hold is over and the place not yet released. Null if neither is so. */
export function releaseOf(booking: Booking): Booking['release'] {
  const { release, submittedAt, holdExpiresAt, amountReported, amountPaid } = booking
  if (release !== null || submittedAt === null || holdExpiresAt === null) return release
  const hold = { submittedAt: new Date(submittedAt), holdExpiresAt: new Date(holdExpiresAt) }
  const rule = ruleOfHold(hold, { isReported: amountReported > 0, isPaid: amountPaid > 0 })
  return { rule, until: holdExpiresAt }
}

/**
 * Returns why a place was released, as guests read it; `by` is the end of the hold in the guest's time zone, `what` is "your place", the places
 * of a group, or whose place it was.
 */
export function releaseText(
  rule: ReleaseRule,
  { retreatDate, outgoingGuest }: Pick<Booking, 'retreatDate' | 'outgoingGuest'>,
  by: string,
  what = 'your place',
): string {
  const retreat = retreatDate ?? 'your retreat'
  switch (rule) {
    case 'unclaimed':
      return `You didn’t sign in within ${UNCLAIMED_HOLD_HOURS * 60} minutes of booking, so we’ve released ${what} on ${retreat}.`
    case 'unpaid':
      return `We didn’t receive a payment by ${by}, so we’ve released ${what} on ${retreat}.`
    case 'deposit_incomplete':
      return `Your deposit wasn’t complete by ${by}, so we’ve released ${what} on ${retreat}.`
    case 'address_unconfirmed':
      return `You didn’t confirm your email address by ${by}, so we’ve released ${what} on ${retreat}.`
    case 'transfer_missing':
      return outgoingGuest && outgoingGuest.reported > 0
        ? `The previous guest’s transfer didn’t arrive within ${TRANSFER_HOLD_WORKING_DAYS} working days, so we’ve released ${what} on ${retreat}.`
        : `Your transfer didn’t arrive within ${TRANSFER_HOLD_WORKING_DAYS} working days, so we’ve released ${what} on ${retreat}.`
  }
}

/** Returns what becomes of a reported transfer after the place was released. Null if none is on its way. */
export function lateTransferText(
  rule: ReleaseRule | null,
  { amountReported, outgoingGuest }: Pick<Booking, 'amountReported' | 'outgoingGuest'>,
): string | null {
  if (amountReported <= 0) return null
  const amount = formatEuros(amountReported)
  const isOfPrevious = outgoingGuest !== null && outgoingGuest.reported > 0
  // After seven working days, nobody can say that it is on its way.
  if (rule === 'transfer_missing') {
    return isOfPrevious
      ? `If the previous guest’s ${amount} transfer still arrives, we’ll book you in again if there’s a place, or refund the previous guest.`
      : `If your ${amount} transfer still arrives, we’ll book you in again if there’s a place, or refund it. Don’t send it a second time.`
  }
  return isOfPrevious
    ? `The previous guest’s ${amount} transfer is still on its way. When it arrives, we’ll book you in again if there’s a place, or refund the previous guest.`
    : `Your ${amount} transfer is still on its way. When it arrives, we’ll book you in again if there’s a place, or refund it. Don’t send it a second time.`
}
