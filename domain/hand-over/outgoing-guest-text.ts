import type { Booking } from '#domain/booking/booking.ts'
import { formatEuros } from '#domain/base/money.ts'

// What a guest who has taken a place over is told of money that is not this guest's (decision 0170). It names nobody.

type TakenOver = Pick<Booking, 'outgoingGuest'>

/** Whose transfer it is that nobody has seen yet. */
export function whoseTransfer({ outgoingGuest }: TakenOver): string {
  return outgoingGuest && outgoingGuest.reported > 0 ? 'the previous guest’s transfer' : 'your transfer'
}

/** The same at the beginning of a sentence. */
export function whoseTransferFirst(booking: TakenOver): string {
  const words = whoseTransfer(booking)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What becomes of a transfer of the previous guest's that never comes; null where none is awaited. */
export function ifItNeverComes({ outgoingGuest }: TakenOver): string | null {
  if (!outgoingGuest || outgoingGuest.reported === 0) return null
  return `The previous guest told us about a ${formatEuros(outgoingGuest.reported)} transfer that hasn’t arrived yet. If it doesn’t arrive, you’ll need to pay it: we’ll tell you by when.`
}

/** Whom money is refunded to that the previous guest has paid, in euros. */
export function toOutgoingGuestWords(amount: number): string {
  return `${formatEuros(amount)} is refunded to the previous guest, who paid it`
}

/** The same before it is known how much that would be; null where nothing would go there. */
export function toOutgoingGuestNote({ outgoingGuest }: TakenOver): string | null {
  if (!outgoingGuest || outgoingGuest.paid === 0) return null
  return backThereSentence(formatEuros(outgoingGuest.paid))
}

/** Of an amount as it is written: on the dashboard, in the order and on its copy. */
export function backThereSentence(amount: string): string {
  return `Any refund of the ${amount} that the previous guest paid goes to the previous guest, not to you.`
}
