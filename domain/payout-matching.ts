import type { CalendarDay } from './dates.ts'
import type { Cents } from './money.ts'

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
}

/**
 * Which refunds a statement shows as paid: where the amount agrees to the cent, and the line names the credit note or the account.
 * The same amount to somebody else is nobody's refund. A line pays one refund, and a refund is paid by one line; the one that
 * names the credit note before one that names the account alone.
 */
export function matchPayouts<Line extends Payout, Refund extends AwaitedPayout>(
  lines: readonly Line[],
  refunds: readonly Refund[],
): { line: Line; refund: Refund }[] {
  const left = new Set(lines)
  const open = new Set(refunds)
  const found: { line: Line; refund: Refund }[] = []
  for (const named of [(refund: Refund) => refund.documentNumber, (refund: Refund) => refund.iban]) {
    for (const refund of open) {
      const name = named(refund)
      const line =
        name && [...left].find((each) => each.amountCents === refund.amountCents && names(each, name))
      if (!line) continue
      left.delete(line)
      open.delete(refund)
      found.push({ line, refund })
    }
  }
  return found
}

/** Banks put spaces into numbers and drop dashes; a longer number is another one. */
function names({ text }: Payout, name: string): boolean {
  const bare = (written: string) => written.toUpperCase().replaceAll(/[\s./-]/g, '')
  return new RegExp(`${bare(name)}(?!\\d)`).test(bare(text))
}
