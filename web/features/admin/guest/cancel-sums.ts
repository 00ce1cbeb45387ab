import type { LedgerLine } from '#domain/api/api-contract.ts'
import { centsFromEuros, formatCentsInFull } from '#domain/base/money.ts'
import type { SumLine } from '#web/features/admin/kit/form/sum-table.tsx'

/**
 * Returns the lines of received, kept and refunded money. `refund` is in euros, null until known. Refunds listed before, such as for an
 * overpayment, are paid out whether or not the booking is cancelled, so they count separately.
 */
export function cancelSums(
  { amountPaid, payments }: { amountPaid: number; payments: readonly LedgerLine[] },
  refund: number | null,
): SumLine[] {
  const paid = centsFromEuros(amountPaid)
  const listed = payments
    .filter(({ kind, state }) => kind === 'refund' && LISTED.has(state))
    .reduce((sum, { amount }) => sum + centsFromEuros(amount), 0)
  const back = refund === null ? null : centsFromEuros(refund)
  const stays = back === null ? 0 : Math.max(0, paid - listed - back)
  const amountOf = (cents: number | null) => (cents === null ? '…' : formatCentsInFull(cents))
  return [
    { label: 'Received', amount: amountOf(paid) },
    ...(stays > 0 ? [{ label: 'Stays with you', amount: `−${amountOf(stays)}` }] : []),
    ...(listed > 0
      ? [
          { label: 'Refund already listed', amount: amountOf(listed) },
          { label: 'Refund for this cancellation', amount: amountOf(back) },
          {
            label: 'Total refund',
            amount: amountOf(back === null ? null : back + listed),
            isResult: true,
          },
        ]
      : [{ label: 'Refund', amount: amountOf(back), isResult: true }]),
  ]
}

/** States of a refund that is recorded but not paid out yet. */
const LISTED = new Set<LedgerLine['state']>(['initiated', 'failed'])
