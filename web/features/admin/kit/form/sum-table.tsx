import type { ReactNode } from 'react'

export interface SumLine {
  label: string
  amount: string
  /** True for the total. */
  isResult?: boolean
  /** True for an amount that the operator may not expect. */
  isWarning?: boolean
}

/** Table of the sums that a form is about, above its buttons. */
export function SumTable({
  lines,
  children,
}: {
  lines: readonly SumLine[]
  /** Question about the sums, shown below them. */
  children?: ReactNode
}) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-white" aria-live="polite">
      <dl className="figures divide-y divide-line">
        {lines.map(({ label, amount, isResult = false, isWarning = false }) => (
          <div
            key={label}
            className={`flex justify-between gap-4 px-4 py-3 ${isResult ? 'bg-amber-soft font-bold' : ''}`}
          >
            <dt className="min-w-0">{label}</dt>
            <dd className={`shrink-0 font-semibold ${isWarning ? 'text-amber-deep' : ''}`}>{amount}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="border-t border-line px-4 py-1.5 empty:hidden">{children}</div>}
    </div>
  )
}
