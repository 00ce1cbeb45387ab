import type { Cents } from '#domain/base/money.ts'
import type { LedgerAmount } from './ledger.ts'

/** Cents that bank fees may take from a deposit while the operator may still confirm the place. */
export const MOST_BANK_FEES_CENTS = 500

/** A ledger row with the missing part of the deposit that the operator accepted when it was received. */
interface WaivedAmount extends LedgerAmount {
  waivedCents: Cents | null
}

/** Returns how much of a deposit the operator may accept as missing, in cents: the missing amount if bank fees explain it, else 0. */
export function waivableCents(coveredCents: Cents, depositCents: Cents): Cents {
  const missing = depositCents - coveredCents
  return missing > 0 && missing <= MOST_BANK_FEES_CENTS ? missing : 0
}

/** True if a deposit counts as received, by the money and the missing fees that the operator accepted. Those fees are still owed. */
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
