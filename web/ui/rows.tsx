import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Unbroken } from './unbroken.tsx'

/** A frame of rows that each open their own text. Closed text stays in the page, so browsers find it in a search and print it. */
export function FoldedRows({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'divide-y divide-line rounded-lg border border-line bg-white text-ink',
        className,
      )}
    >
      {children}
    </div>
  )
}

/** One row: a native `<details>` element, which works without scripts. */
export function FoldedRow({
  id,
  title,
  gist,
  isMarked = false,
  lead,
  aside,
  children,
}: {
  id?: string
  title: ReactNode
  /** A one-line summary of the content, starting with the figure. */
  gist?: ReactNode
  /** True if the content has changed: the row is then open. */
  isMarked?: boolean
  /** Shown before the title. */
  lead?: ReactNode
  /** Shown at the end of the row. */
  aside?: ReactNode
  children: ReactNode
}) {
  return (
    <details
      id={id}
      open={isMarked || undefined}
      className={classNames('group/row', isMarked && 'border-l-4 border-l-amber-deep')}
    >
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-2.5 hover:text-teal-deep [&::-webkit-details-marker]:hidden">
        {lead}
        <span className="min-w-0 grow">
          <span className="block leading-snug font-semibold">{title}</span>
          {gist && (
            <span className="mt-0.5 block text-sm leading-snug text-ink-soft">
              {typeof gist === 'string' ? <Unbroken text={gist} /> : gist}
            </span>
          )}
        </span>
        {aside}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-[rotate] group-open/row:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-5">{children}</div>
    </details>
  )
}

/** The icon before the title of a row. */
export function RowIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon aria-hidden className="size-5 shrink-0 text-teal-deep" />
}

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
