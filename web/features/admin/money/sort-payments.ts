import type { LedgerLine } from '#domain/api/api-contract.ts'

/** True for a reported transfer that is not yet confirmed on the account. */
export function isReported({ state }: LedgerLine): boolean {
  return state === 'reported'
}

/** True for a refund that is not paid out yet, whether by the operator or the card provider. */
export function isRefundToPay({ kind, state }: LedgerLine): boolean {
  return kind === 'refund' && (state === 'initiated' || state === 'failed')
}
