import type { LedgerLine } from '#domain/api/api-contract.ts'
import { paymentName } from '#domain/booking/booking-names.ts'
import { formatEurosInFull } from '#domain/base/money.ts'
import type { PaymentForm } from '#domain/payment/operator-payment-calls.ts'

/** What a form for a payment rests on: what was received, and what is reported. */
type Standing = Pick<PaymentForm, 'covered' | 'reported'>

/** Whether somebody has entered or reported something since a form was opened, or a reported transfer was received meanwhile. */
export function hasChanged(opened: Standing, now: Standing): boolean {
  return marksOf(opened) !== marksOf(now)
}

function marksOf({ covered, reported }: Standing): string {
  const ids = reported.map(({ id }) => id).toSorted()
  return [covered, ...ids].join()
}

/** The payment that was received last; undefined where none was. */
export function newestReceived(payments: readonly LedgerLine[]): LedgerLine | undefined {
  return payments
    .filter(({ kind, state }) => kind !== 'refund' && state === 'received')
    .toSorted((one, other) => settledOf(other).localeCompare(settledOf(one)))[0]
}

/** "Deposit of €200.00, recorded Mon 16 Nov 2026, 09:00". */
export function receivedText(payment: LedgerLine, timeText: (instant: string) => string): string {
  return `${paymentName(payment)} of ${formatEurosInFull(payment.amount)}, recorded ${timeText(settledOf(payment))}`
}

function settledOf({ settledAt, createdAt }: LedgerLine): string {
  return settledAt ?? createdAt
}
