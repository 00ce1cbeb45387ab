import type { LedgerAmount } from './ledger.ts'
import type { Cents } from '#domain/base/money.ts'

/** So much of a deposit may be missing where banks have taken fees, and the operator confirms the place all the same. */
export const MOST_BANK_FEES_CENTS = 500

/** A row of the ledger with what the operator let pass of the deposit when it was received. */
interface WaivedAmount extends LedgerAmount {
  waivedCents: Cents | null
}

/** What the operator may let pass of a deposit, in cents: what is missing, where it is no more than fees are; 0 otherwise. */
export function waivableCents(coveredCents: Cents, depositCents: Cents): Cents {
  const missing = depositCents - coveredCents
  return missing > 0 && missing <= MOST_BANK_FEES_CENTS ? missing : 0
}

/** Whether a deposit counts as received: by the money that covers it, and the fees that were let pass. They stay owed. */
export function isDepositCovered(
  coveredCents: Cents,
  depositCents: Cents,
  ledger: readonly WaivedAmount[],
): boolean {
  const waived = ledger
    .filter(({ state }) => state === 'received')
    .reduce((sum, { waivedCents }) => sum + (waivedCents ?? 0), 0)
  return coveredCents + Math.min(waived, MOST_BANK_FEES_CENTS) >= depositCents
}
