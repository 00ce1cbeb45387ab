import { centsFromEuros, eurosFromCents, formatCents, type Cents } from '#domain/base/money.ts'
import type { LedgerAmount } from './ledger.ts'

/** The smallest part of a balance, in cents. Only the last part, which is all that is left, may be smaller. */
export const SMALLEST_PART_CENTS: Cents = 50_00

/** The reason why a part of a balance cannot be paid: it exceeds what is due, or is too small. */
type PartRefusal = { ok: false; because: 'too_much' | 'too_small'; reason: string }

/** Checks whether a part of a balance, in cents, may be paid: at least €50 and at most what is due. All that is due always may. */
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

/**
 * Returns what is missing of the deposit while the place is held for it, in cents; reported money and goodwill refunds count as paid.
 * Without a hold, what is missing is due with the balance.
 */
export function missingDepositCents({
  totalCents,
  depositCents,
  balanceDueCents,
  holdExpiresAt,
}: {
  totalCents: Cents
  depositCents: Cents
  balanceDueCents: Cents
  holdExpiresAt: Date | string | null
}): Cents {
  if (holdExpiresAt === null) return 0
  return Math.max(0, Math.min(balanceDueCents, depositCents - (totalCents - balanceDueCents)))
}

/** Returns the same in euros; 0 without a price. */
export function missingDeposit(booking: {
  quote: { total: number; deposit: number } | null
  balanceDue: number
  holdExpiresAt: string | null
}): number {
  const { quote, balanceDue, holdExpiresAt } = booking
  if (quote === null) return 0
  const cents = missingDepositCents({
    totalCents: centsFromEuros(quote.total),
    depositCents: centsFromEuros(quote.deposit),
    balanceDueCents: centsFromEuros(balanceDue),
    holdExpiresAt,
  })
  return eurosFromCents(cents)
}

/** True if cancelling now refunds less, in euros, than letting the hold for a missing deposit end, which refunds all that was paid. */
export function refundsMoreIfReleased(
  booking: Parameters<typeof missingDeposit>[0] & { amountPaid: number },
  refundNow: number,
): boolean {
  return missingDeposit(booking) > 0 && refundNow < booking.amountPaid
}

/** True if a balance is paid in parts: several payments of it were received or reported, or one that leaves something open. */
export function isBalanceInParts(ledger: readonly LedgerAmount[], balanceDueCents: Cents): boolean {
  const paid = ledger.filter(
    ({ kind, state }) => kind === 'balance' && (state === 'received' || state === 'reported'),
  )
  return paid.length > 1 || (paid.length === 1 && balanceDueCents > 0)
}
