import type { LedgerKind, PaymentMethod } from './ledger.ts'

/** What decides which emails a payment or refund causes once it can no longer be undone. */
export interface ReceiptFacts {
  kind: LedgerKind
  method: PaymentMethod
  /** True if a guest paid it who has passed the place on since. */
  isByOutgoingGuest: boolean
  /** True if the booking holds a place now. */
  holdsPlace: boolean
  /** True if all of the payment is refunded. */
  isRefundedInFull: boolean
  /** True if the booking was cancelled since the payment was recorded. */
  isCancelledSince: boolean
  /** True if nothing of it is refunded but by the cancellation. */
  isOfCancelling: boolean
  /** True for a refund of a lower price, which the email about the price tells of. */
  isOfAgreement: boolean
}

export type ReceiptTemplate =
  | 'refund-made'
  | 'payment-received'
  | 'transfer-received'
  | 'payer-receipt'
  | 'payment-refunded'
  | 'operator-payment-refunded'
  | 'booking-cancelled'

/**
 * Returns the emails that a payment or refund causes, in the order in which they are sent. The email about a cancellation covers what the
 * cancellation refunds, and is sent once for all of a booking's payments. Previous guests are emailed about their refunds by
 * server/refund/notify-payees.ts, and these do not concern the present guest (decisions 0100, 0170).
 */
export function receiptMails(facts: ReceiptFacts): ReceiptTemplate[] {
  return [...ownMails(facts), ...(facts.isCancelledSince ? (['booking-cancelled'] as const) : [])]
}

function ownMails(facts: ReceiptFacts): ReceiptTemplate[] {
  const { kind, method, isByOutgoingGuest, isOfCancelling, isOfAgreement } = facts
  if (kind === 'refund') return isByOutgoingGuest || isOfCancelling || isOfAgreement ? [] : ['refund-made']
  if (facts.isCancelledSince && isOfCancelling) return []
  if (facts.holdsPlace && !facts.isRefundedInFull)
    return [method === 'bank_transfer' ? 'transfer-received' : 'payment-received', 'payer-receipt']
  return isByOutgoingGuest ? ['operator-payment-refunded'] : ['payment-refunded', 'operator-payment-refunded']
}
