import type { ReactNode } from 'react'
import type { BankLineView } from '#domain/bank-import/bank-import.ts'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'

/**
 * A line of a statement: whose it is and what it is for come first, and what the bank wrote folds under it. A line that names no guest
 * begins with the bank's words. `children` is what it means and what can be done.
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
  /** The guest, where there is one. */
  title?: ReactNode
  /** What it is for, and for which date. */
  purpose?: ReactNode
  /** What it means, in a word. */
  badge?: ReactNode
  /** The box to tick, where there is one. */
  before?: ReactNode
  note?: string | null
  children?: ReactNode
}) {
  const day = line.bookedOn === null ? 'without a day' : formatDay(line.bookedOn)
  return (
    <div className="figures relative flex gap-3 px-4 py-3">
      {before}
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-4">
          <p className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
            {title ?? (saidBy(line.text) || 'no text')}
          </p>
          <p className="shrink-0 font-bold">{centsText(line.amount)}</p>
        </div>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          <span className="min-w-0 wrap-anywhere">
            {purpose ?? day}
            {note && ` · your note: “${note}”`}
          </span>
          {badge}
        </p>
        {children}
        <details className="relative z-10 w-fit max-w-full text-sm">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 font-semibold text-teal-deep">
            What the bank wrote
          </summary>
          <p className="pb-1 wrap-anywhere text-ink-soft">
            {day} · {line.text || 'no text'}
          </p>
        </details>
      </div>
    </div>
  )
}

// What banks write alone in a column about any transfer: its kind, its state, the account it came to. Without accents and in small letters.
const BANK_WORDS = new Set(
  'abgeschlossen accepte bij book booked cleared complete completed credit crdt current deposit dauerauftrag eingang entrant executed geaccepteerd geboekt gebucht girokonto gutschrift income notprovided overschrijving paid payment pending posted savings sepa settled storting topup transfer uberweisung uitgevoerd versement virement'.split(
    ' ',
  ),
)

/** The bank's words without numbers, codes, and what it writes about any transfer. One word alone may be a payer's name. */
export function saidBy(text: string): string {
  const parts = text.split(' · ')
  const said = parts.filter((part) => part.trim().includes(' ') || isSomebodysWord(part.trim()))
  return (said.length > 0 ? said : parts).join(' · ')
}

function isSomebodysWord(word: string): boolean {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.length > 2 && !/[\d_]/.test(plain) && !BANK_WORDS.has(plain)
}

/** Money that is booked is written with its cents. */
export function centsText(euros: number): string {
  const text = formatEuros(euros)
  return text.includes('.') ? text : `${text}.00`
}
