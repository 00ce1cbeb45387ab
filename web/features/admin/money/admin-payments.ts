import type { LedgerLine } from '#domain/api/api-contract.ts'
import { readQuery } from '#web/features/admin/kit/frame/admin-queries.ts'

/** Query for payments and letters that can still be undone. */
export const undoableQuery = readQuery('/api/admin/undoable')

/** Query for the payments that need the operator. */
export const adminPaymentsQuery = readQuery('/api/admin/payments')

/** Query for what the operator needs to know of a booking to record a payment or a refund. */
export function paymentFormQuery(bookingId: string) {
  return readQuery('/api/admin/bookings/{bookingId}/payments', { params: { bookingId } })
}

/** Query for the bank account that a refund goes to. */
export function refundToPayQuery(paymentId: string) {
  return readQuery('/api/admin/payments/{paymentId}/account', { params: { paymentId } })
}

/** True for a reported transfer that is not yet confirmed on the account. */
export function isReported({ state }: LedgerLine): boolean {
  return state === 'reported'
}

/** True for a refund that is not paid out yet, whether by the operator or the card provider. */
export function isRefundToPay({ kind, state }: LedgerLine): boolean {
  return kind === 'refund' && (state === 'initiated' || state === 'failed')
}
