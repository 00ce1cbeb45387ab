export const REFUND_REASONS = [
  'booking_cancelled',
  'booking_changed',
  'no_place_left',
  'paid_too_much',
  'paid_after_cancelling',
  'hold_ended',
  'given_back',
  'dispute_lost',
  'price_lowered',
  'paid_back',
  'taken_back',
] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** True if the entry sent no money to the guest: it corrects a mistake, or the bank has taken the money itself. */
export function isNoRefund(reason: RefundReason | null): boolean {
  return reason === 'taken_back' || reason === 'dispute_lost'
}

export const REFUND_REASON_TEXTS: Record<RefundReason, string> = {
  booking_cancelled: 'The booking was cancelled',
  booking_changed: 'The booking was changed, and costs less',
  no_place_left: 'The payment came after the place was released',
  paid_too_much: 'More was paid than was due',
  paid_after_cancelling: 'The payment came after the booking was cancelled',
  hold_ended: 'The deposit was not paid in full in time',
  given_back: 'Goodwill refund',
  dispute_lost: 'The bank behind the card took the payment back',
  price_lowered: 'The price was lowered',
  paid_back: 'Refunded by us, and due again',
  taken_back: 'The payment was recorded by mistake',
}
