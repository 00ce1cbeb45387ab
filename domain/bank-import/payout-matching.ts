import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { hasWholeName } from './name-spellings.ts'

/** Money that left the account, from a line of a statement. */
export interface Payout {
  bookedOn: CalendarDay | null
  /** A positive number. */
  amountCents: Cents
  text: string
}

/** A refund that is due by transfer. */
export interface AwaitedPayout {
  paymentId: string
  amountCents: Cents
  /** The number of its credit note, which the text of the transfer gives; null if it has none. */
  documentNumber: string | null
  /** The account number that the guest has given, without spaces; null if it is not known. */
  iban: string | null
  /** The guest's name, and the account holder's if it is known. */
  names: readonly string[]
  /** The day since which the refund has been due. */
  since: CalendarDay
}

export const PAYOUT_MATCHES = ['credit_note', 'iban', 'name'] as const
/** What an outgoing line and a refund have in common besides the amount. */
type PayoutMatch = (typeof PAYOUT_MATCHES)[number]

/** Matches any credit note's number, because a line that names another credit note pays that one. */
const ANY_CREDIT_NOTE = /\bC[\s./-]*20\d\d[\s./-]*\d{4}/i

const AGREES: Record<PayoutMatch, (line: Payout, refund: AwaitedPayout) => boolean> = {
  credit_note: (line, { documentNumber }) => documentNumber !== null && hasNumber(line, documentNumber),
  iban: (line, { iban }) => iban !== null && hasNumber(line, iban),
  name: (line, { names, since }) =>
    (line.bookedOn === null || line.bookedOn >= since) &&
    !ANY_CREDIT_NOTE.test(line.text) &&
    names.some((name) => hasWholeName(line.text, name)),
}

/**
 * Returns the refunds that a statement shows as paid: the amount agrees to the cent, and the line names the credit
 * note, else the account, else the whole name (only a possible match). A name or an amount alone is no match. A line
 * pays one refund, and a refund is paid by one line.
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

/** True if the text holds the number: banks add spaces and drop hyphens, and a longer number is another one. */
function hasNumber({ text }: Payout, number: string): boolean {
  const bare = (written: string) => written.toUpperCase().replaceAll(/[\s./-]/g, '')
  return new RegExp(`${bare(number)}(?!\\d)`).test(bare(text))
}
