import type { ReactNode } from 'react'
import type { BankLineView } from '#domain/bank-import.ts'
import { formatDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'

/** What a bank says of a line: its words, the day and the amount; `children` is what it means and what can be done. */
export function BankLineRow({
  line,
  before,
  note,
  children,
}: {
  line: BankLineView
  /** The box to tick, where there is one. */
  before?: ReactNode
  note?: string | null
  children?: ReactNode
}) {
  return (
    <div className="figures relative flex gap-3 px-4 py-3">
      {before}
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-4">
          <p className="min-w-0 font-semibold wrap-anywhere">{line.text || 'no text'}</p>
          <p className="shrink-0 font-bold">{centsText(line.amount)}</p>
        </div>
        <p className="text-sm text-ink-soft">
          {line.bookedOn === null ? 'without a day' : formatDay(line.bookedOn)}
          {note && ` · your note: “${note}”`}
        </p>
        {children}
      </div>
    </div>
  )
}

/** Money that is booked is written with its cents. */
export function centsText(euros: number): string {
  const text = formatEuros(euros)
  return text.includes('.') ? text : `${text}.00`
}
