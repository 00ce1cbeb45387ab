import type { LedgerLine } from '#domain/api/api-contract.ts'
import { paymentName } from '#domain/booking/booking-names.ts'
import { formatEurosInFull } from '#domain/base/money.ts'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'

/** Facts that a payment form depends on: the amount received and the reported payments. */
type Standing = Pick<PaymentForm, 'covered' | 'reported'>

/** True if a payment was recorded, reported or received since the form was opened. */
export function hasChanged(opened: Standing, now: Standing): boolean {
  return marksOf(opened) !== marksOf(now)
}

function marksOf({ covered, reported }: Standing): string {
  const ids = reported.map(({ id }) => id).toSorted()
  return [covered, ...ids].join()
}

/** Returns the payment received last; undefined if there is none. */
export function newestReceived(payments: readonly LedgerLine[]): LedgerLine | undefined {
  return payments
    .filter(({ kind, state }) => kind !== 'refund' && state === 'received')
    .toSorted((one, other) => settledOf(other).localeCompare(settledOf(one)))[0]
}

/** Formats a received payment: "Deposit of €200.00, recorded Mon 16 Nov 2026, 09:00". */
export function receivedText(payment: LedgerLine, timeText: (instant: string) => string): string {
  return `${paymentName(payment)} of ${formatEurosInFull(payment.amount)}, recorded ${timeText(settledOf(payment))}`
}

function settledOf({ settledAt, createdAt }: LedgerLine): string {
  return settledAt ?? createdAt
}
