import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'

// Texts for an incoming guest about money that the outgoing guest paid or reported (decision 0170). They name nobody.

type TakenOver = Pick<Booking, 'outgoingGuest'>

/** Returns whose reported transfer is expected; with an amount in euros "your €930 transfer". */
export function expectedTransfer({ outgoingGuest }: TakenOver, amount?: number): string {
  const transfer = amount === undefined ? 'transfer' : `${formatEuros(amount)} transfer`
  return outgoingGuest && outgoingGuest.reported > 0 ? `the previous guest’s ${transfer}` : `your ${transfer}`
}

/** Returns what happens if the outgoing guest's transfer never arrives; null if none is expected. */
export function missingTransferText({ outgoingGuest }: TakenOver): string | null {
  if (!outgoingGuest || outgoingGuest.reported === 0) return null
  return `The previous guest told us about a ${formatEuros(outgoingGuest.reported)} transfer that hasn’t arrived yet. If it doesn’t arrive, you’ll need to pay it: we’ll tell you by when.`
}

/** Returns that an amount in euros is refunded to the outgoing guest, who paid it. */
export function refundedToOutgoingGuest(amount: number): string {
  return `${formatEuros(amount)} is refunded to the previous guest, who paid it`
}

/** Returns the same before the amount of the refund is known; null if the outgoing guest paid nothing. */
export function toOutgoingGuestNote({ outgoingGuest }: TakenOver): string | null {
  if (!outgoingGuest || outgoingGuest.paid === 0) return null
  return backThereSentence(formatEuros(outgoingGuest.paid))
}

/** Returns the sentence for a formatted amount, as the dashboard, the order and its copy show it. */
export function backThereSentence(amount: string): string {
  return `Any refund of the ${amount} that the previous guest paid goes to the previous guest, not to you.`
}
