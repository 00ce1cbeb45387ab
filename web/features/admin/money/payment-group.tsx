import type { ReactNode } from 'react'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { withText } from '#domain/booking/traveller.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import { GuestLink } from '#web/features/admin/kit/frame/admin-head.tsx'
import type { FrozenRow } from '#web/features/admin/kit/list/frozen-list.ts'
import { Group, ROW } from '#web/features/admin/kit/list/group.tsx'
import { useScreenful } from '#web/features/admin/kit/list/paged-list.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** Payments that need the operator, with the number of those still to do. Nothing without rows. */
export function PaymentGroup({
  title,
  rows,
  hasSum = false,
  children,
}: {
  title: string
  rows: readonly FrozenRow<LedgerLine>[]
  /** True if the amounts still to do are summed up. */
  hasSum?: boolean
  children: (item: FrozenRow<LedgerLine>) => ReactNode
}) {
  const { shown, more } = useScreenful(rows)
  if (rows.length === 0) return null
  const amounts = rows.flatMap(({ row, isGone }) => (isGone ? [] : [row.amount]))
  return (
    <Group title={title} count={amounts.length} aside={hasSum && formatEuros(sumEuros(amounts))} foot={more}>
      {shown.map(children)}
    </Group>
  )
}

/** Row about a guest's money: the guest, the amount in euros, and `children` below them. */
export function MoneyRow({
  guest: { leadId, name, comesWith = [], amount },
  heading,
  isDone,
  children,
}: {
  guest: Pick<LedgerLine, 'leadId' | 'name' | 'amount'> & Partial<Pick<LedgerLine, 'comesWith'>>
  heading?: ReactNode
  isDone: boolean
  children: ReactNode
}) {
  return (
    <li {...ROW} className={classNames('group px-4 py-3.5 transition-colors', isDone && 'bg-success-soft')}>
      {heading}
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0">
          <GuestLink id={leadId} name={name} />
          <span className="block text-sm text-ink-soft empty:hidden">{withText(comesWith)}</span>
        </span>
        <span className="figures shrink-0 font-bold">{formatEuros(amount)}</span>
      </div>
      {children}
    </li>
  )
}
