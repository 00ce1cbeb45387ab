import type { LedgerLine } from '#domain/api/api-contract.ts'

/** A transfer that waits to be found on the account. */
export function isReported({ state }: LedgerLine): boolean {
  return state === 'reported'
}

/** A refund that is not paid yet, by whom ever it is to be paid. */
export function isRefundToPay({ kind, state }: LedgerLine): boolean {
  return kind === 'refund' && (state === 'initiated' || state === 'failed')
}
