import type { ReactNode } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import type { EntryOutcome } from '#domain/payment/hand-entry.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import { classNames } from '#web/ui/class-names.ts'

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
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-white" aria-live="polite">
      <dl className="divide-y divide-line">
        <SumRow label="Recorded, with a receipt" cents={amountCents} />
        {shortOfDepositCents > 0 && (
          <SumRow label="Short of the deposit" cents={shortOfDepositCents} className="text-amber-deep" />
        )}
        {backCents > 0 && (
          <SumRow
            label="More than the price: listed to refund"
            cents={backCents}
            className="text-amber-deep"
          />
        )}
        <SumRow
          label={stillDueCents > 0 && dueOn ? `Still due by ${formatDay(dueOn)}` : 'Still due'}
          cents={stillDueCents}
        />
      </dl>
      {children && <div className="border-t border-line px-4 py-1.5 empty:hidden">{children}</div>}
    </div>
  )
}

/** One line of it, to the cent. */
export function SumRow({ label, cents, className }: { label: string; cents: Cents; className?: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 px-4 py-2.5">
      <dt>{label}</dt>
      <dd className={classNames('figures shrink-0 font-bold', className)}>
        {cents % 100 === 0 ? `${formatCents(cents)}.00` : formatCents(cents)}
      </dd>
    </div>
  )
}
