import type { LedgerAmount } from './ledger.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'

/** No part of a balance is smaller than €50, except the last one, which is all that is left. */
export const SMALLEST_PART_CENTS: Cents = 50_00

/** Why a part of a balance cannot be paid: more than is due, or less than a part may be. */
type PartRefusal = { ok: false; because: 'too_much' | 'too_small'; reason: string }

/**
 * Whether an amount may be paid of a balance, both in cents: from €50 on, and at most what is due. All that is due may always be
 * paid, however little that is, so that a rest below €50 is the last part.
 */
export function mayPayPart(partCents: Cents, dueCents: Cents): { ok: true } | PartRefusal {
  if (partCents > dueCents) {
    return {
      ok: false,
      because: 'too_much',
      reason: `Enter no more than ${formatCents(dueCents)}, your full balance`,
    }
  }
  if (partCents === dueCents || partCents >= SMALLEST_PART_CENTS) return { ok: true }
  const least = formatCents(Math.min(SMALLEST_PART_CENTS, dueCents))
  return {
    ok: false,
    because: 'too_small',
    reason: dueCents > SMALLEST_PART_CENTS ? `Enter ${least} or more` : `Pay the full balance: ${least}`,
  }
}

/** Whether a balance is paid in parts: more than one payment of it has come or is on its way, or one that leaves something. */
export function isBalanceInParts(ledger: readonly LedgerAmount[], balanceDueCents: Cents): boolean {
  const paid = ledger.filter(
    ({ kind, state }) => kind === 'balance' && (state === 'received' || state === 'reported'),
  )
  return paid.length > 1 || (paid.length === 1 && balanceDueCents > 0)
}
