import { banjulDay } from '#domain/base/dates.ts'
import { bookingFields, type Diet } from '#domain/booking-form/booking-fields.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import { ROOM_NAMES } from '#domain/price/rooms.ts'
import { PACKAGE_TITLES } from '#domain/retreat/retreats.ts'
import { guestStatusOf } from '#web/booking-status/booking-status.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

const DIETS: Record<Diet, string> = {
  vegetarian: 'Vegetarian food',
  vegan: 'Vegan food',
  'no-diet': 'No special diet',
}

const FITS = bookingFields.selectedWetsuitGender.words

/** Returns what was booked in short: package, room, diet, and a kiter's wetsuit. */
export function bookingSummary(booking: Booking): string[] {
  const { packageType, selectedRoom, selectedDiet, selectedWetsuitSize, selectedWetsuitGender } = booking
  return [
    PACKAGE_TITLES[packageType ?? 'kiter'],
    ROOM_NAMES[selectedRoom ?? 'shared'],
    // Whoever was brought along may not have said it yet.
    selectedDiet ? DIETS[selectedDiet] : '',
    packageType === 'kiter' && selectedWetsuitSize
      ? `Wetsuit ${selectedWetsuitSize}${selectedWetsuitGender ? `, ${FITS[selectedWetsuitGender]}` : ''}`
      : '',
  ].filter((words) => words !== '')
}

/** Returns the payment state in one or two words, for a badge. */
export function badgeOf(booking: Booking, now: Date): { tone: BadgeTone; text: string } {
  const guestStatus = guestStatusOf(booking, now)
  if (guestStatus === 'unpaid') {
    return { tone: 'warning', text: booking.order === null ? 'Payment pending' : 'Ordered, not paid yet' }
  }
  if (guestStatus === 'released') return { tone: 'destructive', text: 'Place released' }
  if (booking.amountDisputed > 0) return { tone: 'warning', text: 'Payment disputed' }
  if (booking.amountReported > 0) return { tone: 'quiet', text: 'Transfer being checked' }
  if (guestStatus !== 'balance') return { tone: 'success', text: 'Confirmed, fully paid' }
  if (isBalanceOverdue(booking, banjulDay(now))) return { tone: 'warning', text: 'Balance overdue' }
  return booking.holdExpiresAt === null
    ? { tone: 'success', text: 'Deposit paid' }
    : { tone: 'warning', text: 'Deposit incomplete' }
}

/** Returns true if the due day of the balance, or of its next part, is over and no hold is running. */
export function isBalanceOverdue(booking: Booking, today: string): boolean {
  const { dueOn } = nextDueInEuros(booking, today)
  return booking.holdExpiresAt === null && dueOn !== null && dueOn < today
}
