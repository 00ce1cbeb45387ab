import { formatDay } from '#domain/base/dates.ts'
import type { BankLineView } from '#domain/contract/bank-shapes.ts'

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

export function dayText({ bookedOn }: Pick<BankLineView, 'bookedOn'>): string {
  return bookedOn === null ? 'no date' : formatDay(bookedOn)
}
