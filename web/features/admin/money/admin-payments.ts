import { formatEuros, sumEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { readQuery } from '#web/features/admin/kit/frame/admin-data.tsx'
import { settledOf, totalOf } from '#web/ui/quote-lines.ts'

/** Query for payments, letters and cancellations that can still be undone. */
export const undoableQuery = readQuery('/api/admin/undoable')

/** Query for the payments that need the operator. */
export const adminPaymentsQuery = readQuery('/api/admin/payments')

/**
 * Returns the part of a booking's price that has not been received, in euros. Reported transfers count as not received; 0 if the booking
 * holds no place.
 */
export function unreceivedOf(lead: Booking): number {
  // More may be reported than is left to pay.
  const open = sumEuros([totalOf(lead), -settledOf(lead), lead.amountReported])
  return holdsPlace(lead.status) ? Math.max(0, open) : 0
}

/** Formats an amount owed: "owes €750", "owes nothing". */
export function owesText(owes: number): string {
  return owes > 0 ? `owes ${formatEuros(owes)}` : 'owes nothing'
}
