import type { MailFile } from './mail-file.ts'

/** For so long the email of an order waits for the payment: one press orders and leads to it. */
export const PAYMENT_AWAITED_MINUTES = 5

/** Until when the email of an order that is placed now waits. */
export function paymentAwaitedUntil(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_AWAITED_MINUTES * 60_000)
}

/**
 * Whether another email goes out instead of one that waits: it carries every file of it, and that one has a file, and its time to
 * wait is not over. At that very instant it is.
 */
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

/** The orders that an email carries a copy of. */
export function ordersOf(files: readonly MailFile[]): string[] {
  return files.flatMap((file) => (file.type === 'order' ? [file.orderId] : []))
}
