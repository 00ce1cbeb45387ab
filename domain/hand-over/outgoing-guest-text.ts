import { formatEuros } from '#domain/base/money.ts'

// Texts for an incoming guest about money that the outgoing guest paid or reported (decision 0170).

/** What outgoing guests paid and reported, in euros; null if nobody has handed the place over. */
interface HandedOver {
  outgoingGuest: { firstName: string | null; paid: number; reported: number } | null
}

/** Returns whose reported transfer is expected; with an amount in euros "your €930 transfer". */
export function expectedTransfer({ outgoingGuest }: HandedOver, amount?: number): string {
  const transfer = amount === undefined ? 'transfer' : `${formatEuros(amount)} transfer`
  return outgoingGuest && outgoingGuest.reported > 0 ? `the previous guest’s ${transfer}` : `your ${transfer}`
}

/** Returns what happens if the outgoing guest's transfer never arrives; null if none is expected. */
export function missingTransferText({ outgoingGuest }: HandedOver): string | null {
  if (!outgoingGuest || outgoingGuest.reported === 0) return null
  return `The previous guest told us about a ${formatEuros(outgoingGuest.reported)} transfer that hasn’t arrived yet. If it doesn’t arrive, you’ll need to pay it: we’ll tell you by when.`
}

/** Returns the name of the guest who paid before the hand-over, or what to call them. */
export function payerName(outgoingGuest: HandedOver['outgoingGuest']): string {
  return outgoingGuest?.firstName ?? 'the person who paid'
}

/** Returns who gets the refund of a cancellation; null if the outgoing guest has paid or reported nothing. */
export function payerRefundSentence({ outgoingGuest }: HandedOver): string | null {
  if (!outgoingGuest || outgoingGuest.paid + outgoingGuest.reported === 0) return null
  return outgoingGuest.firstName === null
    ? 'If you cancel, we refund the person who paid, not you.'
    : `If you cancel, we refund ${outgoingGuest.firstName}, who paid, not you.`
}

/** True if all money of the booking is the outgoing guest's, so that no refund goes to the guest who has it now. */
export function isAllOfPayer({
  outgoingGuest,
  amountPaid,
  amountReported,
}: HandedOver & { amountPaid: number; amountReported: number }): boolean {
  return (
    outgoingGuest !== null && outgoingGuest.paid >= amountPaid && outgoingGuest.reported >= amountReported
  )
}

/** Returns that an amount in euros is refunded to who paid it before the hand-over: the outgoing guest, or who had booked for them. */
export function refundedToOutgoingGuest(amount: number): string {
  return `${formatEuros(amount)} is refunded to the person who paid it`
}

/** Returns the same before the amount of the refund is known; null if the outgoing guest paid nothing. */
export function toOutgoingGuestNote({ outgoingGuest }: HandedOver): string | null {
  if (!outgoingGuest || outgoingGuest.paid === 0) return null
  return backThereSentence(formatEuros(outgoingGuest.paid), outgoingGuest.firstName)
}

/** Returns the sentence for a formatted amount, as the dashboard, the order and its copy show it. */
export function backThereSentence(amount: string, payer: string | null = null): string {
  return payer === null
    ? `Any refund of the ${amount} that was paid goes to the person who paid it, not to you.`
    : `Any refund of the ${amount} that ${payer} paid goes to ${payer}, not to you.`
}
