import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { foldedWords } from '#domain/admin/search-text.ts'

/** Money that left the account, as a line of a statement tells it. */
export interface Payout {
  bookedOn: CalendarDay | null
  /** Above zero. */
  amountCents: Cents
  text: string
}

/** A refund that waits to be paid by transfer. */
export interface AwaitedPayout {
  paymentId: string
  amountCents: Cents
  /** The number of its credit note, which stands in the text of the transfer; null where it has none. */
  documentNumber: string | null
  /** The account that the guest has given, without spaces; null where it is not known. */
  iban: string | null
  /** Whose it is: the guest's name, and the account holder's where it is known. */
  names: readonly string[]
  /** Since when it waits. */
  since: CalendarDay
}

export const PAYOUT_MATCHES = ['credit_note', 'iban', 'name'] as const
/** What a line of money that left and a refund have in common beside the amount. */
export type PayoutMatch = (typeof PAYOUT_MATCHES)[number]

/** A line that names another credit note pays that one. */
const ANY_CREDIT_NOTE = /\bC[\s./-]*20\d\d[\s./-]*\d{4}/i

const AGREES: Record<PayoutMatch, (line: Payout, refund: AwaitedPayout) => boolean> = {
  credit_note: (line, { documentNumber }) => documentNumber !== null && hasNumber(line, documentNumber),
  iban: (line, { iban }) => iban !== null && hasNumber(line, iban),
  name: (line, { names, since }) =>
    (line.bookedOn === null || line.bookedOn >= since) &&
    !ANY_CREDIT_NOTE.test(line.text) &&
    names.some((name) => hasName(line, name)),
}

/**
 * Which refunds a statement shows as paid: where the amount agrees to the cent, and the line names the credit note, else the account,
 * else the whole name, which makes it possible and no more. A name alone or an amount alone is nobody's refund. A line pays
 * one refund, and a refund is paid by one line.
 */
export function matchPayouts<Line extends Payout, Refund extends AwaitedPayout>(
  lines: readonly Line[],
  refunds: readonly Refund[],
): { line: Line; refund: Refund; by: PayoutMatch }[] {
  const left = new Set(lines)
  const open = new Set(refunds)
  const found: { line: Line; refund: Refund; by: PayoutMatch }[] = []
  for (const by of PAYOUT_MATCHES) {
    for (const refund of open) {
      const line = [...left].find(
        (each) => each.amountCents === refund.amountCents && AGREES[by](each, refund),
      )
      if (!line) continue
      left.delete(line)
      open.delete(refund)
      found.push({ line, refund, by })
    }
  }
  return found
}

/** Banks put spaces into numbers and drop dashes; a longer number is another one. */
function hasNumber({ text }: Payout, number: string): boolean {
  const bare = (written: string) => written.toUpperCase().replaceAll(/[\s./-]/g, '')
  return new RegExp(`${bare(number)}(?!\\d)`).test(bare(text))
}

/** Every part of the name stands in the line as a word, in any order; one part alone is no whole name. */
function hasName({ text }: Payout, name: string): boolean {
  const words = new Set(foldedWords(text))
  const parts = foldedWords(name)
  return parts.length > 1 && parts.every((part) => words.has(part))
}
