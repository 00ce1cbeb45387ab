import { formatEuros } from '#domain/base/money.ts'
import { isCheckoutMethod, type PaymentMethod } from '#domain/payment/ledger.ts'
import { refundDestination } from '#domain/payment/payment-names.ts'

// The text of the mail about a refund by the operator, also shown by the form before it is sent.

interface MailedRefund {
  /** In euros. */
  amount: number
  method: PaymentMethod
}

export function refundMailSubject({ amount, method }: MailedRefund): string {
  if (!isCheckoutMethod(method)) return `We’re refunding ${formatEuros(amount)} to your account`
  return `We’ve refunded ${formatEuros(amount)} to your ${method === 'card' ? 'card' : 'account'}`
}

/** Returns how the refund reaches the guest, in a sentence or two. `retreat` is worded for use within a sentence. */
export function refundMailText({ amount, method }: MailedRefund, retreat: string): string {
  const what = `${formatEuros(amount)} for ${retreat}`
  return isCheckoutMethod(method)
    ? `We’ve refunded ${what} to ${refundDestination(method)}. It takes a few days to arrive.`
    : `We’re refunding you ${what} by bank transfer. We’ll send you another email to ask for your bank details.`
}

/** Returns what the refund means for the place; empty if the booking holds none, or its retreat is over. `balanceDue` is in euros, after the refund. */
export function placeAfterRefund({
  holdsPlace,
  isOver,
  balanceDue,
}: {
  holdsPlace: boolean
  isOver: boolean
  balanceDue: number
}): string {
  if (!holdsPlace || isOver) return ''
  return balanceDue > 0
    ? 'Your place is still yours. What’s left to pay is below.'
    : 'Your place is still confirmed, and there is nothing left to pay.'
}
