import type { LedgerLine } from '#domain/api/api-contract.ts'
import { formatEurosInFull, sumEuros } from '#domain/base/money.ts'
import type { SumLine } from '#web/features/admin/kit/form/sum-table.tsx'

/**
 * Returns the lines of received, kept and refunded money. `refund` is in euros, null until known. Refunds listed before, such as for an
 * overpayment, are paid out whether or not the booking is cancelled, so they count separately.
 */
export function cancelSums(
  { amountPaid, payments }: { amountPaid: number; payments: readonly LedgerLine[] },
  refund: number | null,
): SumLine[] {
  const listed = sumEuros(
    payments.filter(({ kind, state }) => kind === 'refund' && LISTED.has(state)).map(({ amount }) => amount),
  )
  const stays = refund === null ? 0 : sumEuros([amountPaid, -listed, -refund])
  const backWith = (others: number) => (refund === null ? '…' : formatEurosInFull(sumEuros([refund, others])))
  return [
    { label: 'Received', amount: formatEurosInFull(amountPaid) },
    ...(stays > 0 ? [{ label: 'Stays with you', amount: `−${formatEurosInFull(stays)}` }] : []),
    ...(listed > 0
      ? [
          { label: 'Refund already listed', amount: formatEurosInFull(listed) },
          { label: 'Refund for this cancellation', amount: backWith(0) },
          { label: 'Total refund', amount: backWith(listed), isResult: true },
        ]
      : [{ label: 'Refund', amount: backWith(0), isResult: true }]),
  ]
}

/** States of a refund that is recorded but not paid out yet. */
const LISTED = new Set<LedgerLine['state']>(['initiated', 'failed'])
