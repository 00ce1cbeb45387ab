import type { ReactNode } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import { formatCentsInFull, type Cents } from '#domain/base/money.ts'
import type { EntryOutcome } from '#domain/payment/hand-entry.ts'
import { SumTable } from '#web/features/admin/guest/sum-table.tsx'

/** What an entry makes of the booking, before it is recorded. */
export function EntrySums({
  amountCents,
  outcome: { shortOfDepositCents, stillDueCents, backCents },
  dueOn,
  children,
}: {
  amountCents: Cents
  outcome: EntryOutcome
  dueOn: string | null
  children: ReactNode
}) {
  const line = (label: string, cents: Cents) => ({ label, amount: formatCentsInFull(cents) })
  const warning = (label: string, cents: Cents) =>
    cents > 0 ? [{ ...line(label, cents), isWarning: true }] : []
  return (
    <SumTable
      lines={[
        line('Recorded, with a receipt', amountCents),
        ...warning('Short of the deposit', shortOfDepositCents),
        ...warning('More than the price: listed to refund', backCents),
        line(stillDueCents > 0 && dueOn ? `Still due by ${formatDay(dueOn)}` : 'Still due', stillDueCents),
      ]}
    >
      {children}
    </SumTable>
  )
}
