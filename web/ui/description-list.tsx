import type { ReactNode } from 'react'

/** Rows of label and value, with room for an action (a copy button) at the end of each row. */
export function DescriptionList({
  rows,
}: {
  rows: readonly { label: string; value: ReactNode; action?: ReactNode }[]
}) {
  return (
    <dl className="divide-y divide-line">
      {rows.map((row) => (
        <div key={row.label} className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3">
          <dt className="text-sm text-ink-soft">{row.label}</dt>
          <dd className="figures font-semibold wrap-anywhere">{row.value}</dd>
          {row.action && <dd className="col-start-2 row-span-2 row-start-1">{row.action}</dd>}
        </div>
      ))}
    </dl>
  )
}
