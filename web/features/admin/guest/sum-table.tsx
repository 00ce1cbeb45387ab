/** One line of what a change makes of the money. */
export interface SumLine {
  label: string
  amount: string
  /** The line that the others lead to. */
  isResult?: boolean
}

/** The sums that a question is about, before its buttons. */
export function SumTable({ lines }: { lines: readonly SumLine[] }) {
  return (
    <dl className="figures divide-y divide-line overflow-hidden rounded-lg border border-line bg-white">
      {lines.map(({ label, amount, isResult = false }) => (
        <div
          key={label}
          className={`flex justify-between gap-4 px-4 py-3 ${isResult ? 'bg-amber-soft font-bold' : ''}`}
        >
          <dt className="min-w-0">{label}</dt>
          <dd className="shrink-0 font-semibold">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
