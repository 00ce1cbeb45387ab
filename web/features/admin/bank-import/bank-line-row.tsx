import type { ReactNode } from 'react'
import type { BankLineView } from '#domain/bank-import/bank-import.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEurosInFull } from '#domain/base/money.ts'

/**
 * Row of a bank line: the guest and purpose come first, and the bank's text folds below. A line without a guest starts with the bank's
 * text. `children` is its meaning and the actions.
 */
export function BankLineRow({
  line,
  title,
  purpose,
  badge,
  before,
  note,
  children,
}: {
  line: BankLineView
  /** The matched guest, if any. */
  title?: ReactNode
  /** Purpose of the payment and its retreat. */
  purpose?: ReactNode
  badge?: ReactNode
  /** Checkbox in front of the line, if any. */
  before?: ReactNode
  note?: string | null
  children?: ReactNode
}) {
  return (
    <div className="figures relative flex gap-3 px-4 py-3">
      {before}
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-4">
          <p className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
            {title ?? (line.text || 'no text')}
          </p>
          <p className="shrink-0 font-bold">{formatEurosInFull(line.amount)}</p>
        </div>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <span className="min-w-0 wrap-anywhere">
            {purpose ?? dayText(line)}
            {note && ` · your note: “${note}”`}
          </span>
          {badge}
        </p>
        {children}
        <BankText {...line} />
      </div>
    </div>
  )
}

/** The day and text of a line as the bank wrote them, folded. */
export function BankText({ bookedOn, text }: Pick<BankLineView, 'bookedOn' | 'text'>) {
  return (
    <details className="relative z-10 w-fit max-w-full text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-teal-deep">
        What the bank wrote
      </summary>
      <p className="figures pb-1 wrap-anywhere text-ink-soft">
        {dayText({ bookedOn })} · {text || 'no text'}
      </p>
    </details>
  )
}

function dayText({ bookedOn }: Pick<BankLineView, 'bookedOn'>): string {
  return bookedOn === null ? 'no date' : formatDay(bookedOn)
}
