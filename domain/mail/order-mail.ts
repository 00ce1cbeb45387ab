import type { MailFile } from './stored-mail.ts'

/** Minutes that the email of an order waits for the payment, because one press orders and leads to the payment. */
const PAYMENT_AWAITED_MINUTES = 5

/** Returns until when the email of an order placed now waits. */
export function paymentAwaitedUntil(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_AWAITED_MINUTES * 60_000)
}

/** True if an email replaces a waiting one: it carries all its files, all of them orders, and the wait has not ended. */
export function takesPlaceOf(
  files: readonly MailFile[],
  waiting: { files: readonly MailFile[]; openUntil: Date },
  now: Date,
): boolean {
  const orders = ordersOf(files)
  return (
    now < waiting.openUntil &&
    waiting.files.length > 0 &&
    waiting.files.every((file) => file.type === 'order' && orders.includes(file.orderId))
  )
}

/** Returns the orders of which an email carries a copy. */
export function ordersOf(files: readonly MailFile[]): string[] {
  return files.flatMap((file) => (file.type === 'order' ? [file.orderId] : []))
}
