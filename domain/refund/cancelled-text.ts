import { formatEuros } from '#domain/base/money.ts'
import { capitalised } from '#domain/base/wording.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { expectedTransfer } from '#domain/hand-over/outgoing-guest-text.ts'

// Sentences about the money of a cancelled booking, the same on screens and in emails. Amounts in euros.

export const NOTHING_PAID = 'You hadn’t paid anything, so there’s nothing to refund.'

/** Returns what happens to money that a bank holds; "" if it holds none. */
export function disputedText(disputed: number): string {
  if (disputed === 0) return ''
  return `The bank is holding ${formatEuros(disputed)} in a dispute and will decide what happens to it.`
}

/** Returns what happens to a reported transfer under the rule of the cancellation, which refunds `ifArrives` of it; "" without one. */
export function reportedText(
  booking: Pick<Booking, 'outgoingGuest'>,
  { reported, ifArrives }: { reported: number; ifArrives: number },
): string {
  if (reported === 0) return ''
  const notHere = `${capitalised(expectedTransfer(booking))} of ${formatEuros(reported)} hasn’t reached us.`
  if (ifArrives === 0) return `${notHere} If it arrives, the cancellation terms give no refund of it.`
  if (ifArrives === reported) return `${notHere} If it arrives, we’ll refund it.`
  return `${notHere} If it arrives, we’ll refund ${formatEuros(ifArrives)} of it under the cancellation terms.`
}
