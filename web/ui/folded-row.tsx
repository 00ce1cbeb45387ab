import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A frame of rows that each open their own text. What is folded is in the page: a browser's search finds it, and it is printed. */
export function FoldedRows({ className, children }: { className?: string; children: ReactNode }) {
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

/** One row, which the browser itself opens. */
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
  /** What is inside, in a line; the figure first. */
  gist?: ReactNode
  /** Marked as changed: it is open then. */
  isMarked?: boolean
  /** Before the title. */
  lead?: ReactNode
  /** At the row's end. */
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
          {gist && <span className="mt-0.5 block text-sm leading-snug text-ink-soft">{gist}</span>}
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
