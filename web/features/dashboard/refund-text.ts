import { formatEuros } from '#domain/base/money.ts'
import type { BookingPayment } from '#domain/document/document-calls.ts'

/** Returns the refunds and their progress as the end of a sentence, in euros; "" if there are none. */
export function refundText(payments: readonly BookingPayment[]): string {
  const waiting = payments.filter(({ step }) => step === 'under_way')
  const awaited = sum(waiting.filter(({ accountLink }) => accountLink !== null))
  const coming = sum(waiting) - awaited
  const back = sum(payments.filter(({ step }) => step === 'paid_back'))
  return [
    awaited > 0 && `${formatEuros(awaited)} refund waiting for your bank details`,
    coming > 0 && `${formatEuros(coming)} refund on its way to you`,
    back > 0 && `${formatEuros(back)} refunded`,
  ]
    .filter((part) => part !== false)
    .join(', ')
}

/** Returns the sum of refunds under way, in euros. */
export function refundsUnderWay(payments: readonly BookingPayment[]): number {
  return sum(payments.filter(({ step }) => step === 'under_way'))
}

function sum(payments: readonly BookingPayment[]): number {
  return payments.reduce((total, { amount }) => total + amount, 0)
}
