import { MOST_BANK_FEES_CENTS } from './bank-fees.ts'
import { daysBetween, type CalendarDay } from './dates.ts'
import type { Cents } from './money.ts'
import { MAX_SURNAME_LENGTH, REFERENCE_SUFFIX_LENGTH } from './payment-reference.ts'

/** One credit of a bank statement. */
export interface BankLine {
  /** Made from the line itself: the same line has the same id in every file. */
  id: string
  bookedOn: CalendarDay | null
  amountCents: Cents
  /** Everything that the bank wrote beside the amount, references and names alike. */
  text: string
  /** Whether the bank has booked it: what is only announced, or was taken back, is no money. */
  settled: boolean
}

/** A transfer that may be on the statement. */
export interface ExpectedTransfer {
  /** As it stands in the instructions: KITE-DEPOSIT-2025-JALLOW-7K2M. */
  reference: string
  amountCents: Cents
  /** `unreported`: the guest was told the reference, and has not said that the transfer is made. */
  state: 'reported' | 'unreported' | 'received'
  bookingId: string
  /** On which day the operator has received it by hand; null for what has not come, or by a line that was imported. */
  enteredOn: CalendarDay | null
  /** The line that was found to be what was entered by hand. */
  entryLineId: string | null
}

/** What was entered by hand and its line lie no further apart than this: she looks at the account every week or two. */
export const MAX_DAYS_FROM_ENTRY = 14

export const LINE_VERDICTS = [
  'match',
  'short',
  'wrong_amount',
  'already_entered',
  'already_received',
  'already_imported',
  'repeated',
  'unsettled',
  'ignored',
  'unknown',
] as const
/**
 * `match`: reference and amount agree. `short`: the reference does, and no more is missing than fees of the banks are.
 * `wrong_amount`: only the reference agrees. `already_entered`: it is what was entered by hand. `already_received`: that
 * transfer has come before, on another line too. `already_imported`: this very line was taken before. `repeated`: the file
 * holds the line twice. `unsettled`: the bank has not booked it. `ignored`: the operator has said that it is nobody's.
 * `unknown`: it names none of our references.
 */
export type LineVerdict = (typeof LINE_VERDICTS)[number]

export interface MatchedLine<L extends BankLine, T extends ExpectedTransfer> {
  line: L
  verdict: LineVerdict
  /** The transfer that the line is about, where it names one. */
  transfer: T | null
}

/**
 * Finds the transfer that each line of a statement pays, by its reference and its amount to the cent. People and banks
 * write references with spaces, in small letters, without the hyphens and among other words: only letters and digits
 * count. A transfer is paid by one line, the first; a reported one goes before one that was not. Before all of them goes
 * what was entered by hand for the same booking, with the same amount and at most two weeks away: each entry is one line,
 * so that a second transfer stays one (decision 0096).
 */
export function matchBankLines<L extends BankLine, T extends ExpectedTransfer>(
  lines: readonly L[],
  transfers: readonly T[],
  importedIds: ReadonlySet<string>,
): MatchedLine<L, T>[] {
  const referred = transfers.map((transfer) => ({ transfer, reference: alphanumeric(transfer.reference) }))
  const taken = new Set<T>()
  const seen = new Set<string>()
  return lines.map((line) => {
    const text = alphanumeric(line.text)
    const named = referred.filter(({ reference }) => text.includes(reference)).map(({ transfer }) => transfer)
    const open = named
      .filter((transfer) => transfer.state !== 'received' && !taken.has(transfer))
      .toSorted((one, other) => Number(other.state === 'reported') - Number(one.state === 'reported'))
    const about = (verdict: LineVerdict, transfer = named[0] ?? null) => ({ line, verdict, transfer })

    if (!line.settled) return about('unsettled')
    if (importedIds.has(line.id)) return about('already_imported')
    if (seen.has(line.id)) return about('repeated')
    seen.add(line.id)
    const known = transfers.find(({ entryLineId }) => entryLineId === line.id)
    if (known) return about('already_entered', known)
    if (named.length === 0) return about('unknown')
    const bookings = new Set(named.map(({ bookingId }) => bookingId))
    const entered = transfers.find(
      (transfer) => bookings.has(transfer.bookingId) && !taken.has(transfer) && isEntryOf(transfer, line),
    )
    if (entered) {
      taken.add(entered)
      return about('already_entered', entered)
    }
    const exact = open.find(({ amountCents }) => amountCents === line.amountCents)
    if (exact) {
      taken.add(exact)
      return about('match', exact)
    }
    // What another line of the file pays to the cent is not paid by this one.
    const short = open.find((transfer) => isShortByFees(line, transfer) && !lines.some(pays(transfer)))
    if (short) {
      taken.add(short)
      return about('short', short)
    }
    return open.length > 0 ? about('wrong_amount', open[0]) : about('already_received')
  })
}

/** Whether the line is what was entered by hand. A line without a day can be of any. */
function isEntryOf({ enteredOn, entryLineId, amountCents }: ExpectedTransfer, line: BankLine): boolean {
  if (enteredOn === null || entryLineId !== null || amountCents !== line.amountCents) return false
  return line.bookedOn === null || Math.abs(daysBetween(line.bookedOn, enteredOn)) <= MAX_DAYS_FROM_ENTRY
}

function isShortByFees(line: BankLine, { amountCents }: ExpectedTransfer): boolean {
  return line.amountCents < amountCents && amountCents - line.amountCents <= MOST_BANK_FEES_CENTS
}

function pays({ reference, amountCents }: ExpectedTransfer) {
  return (line: BankLine) =>
    line.settled &&
    line.amountCents === amountCents &&
    alphanumeric(line.text).includes(alphanumeric(reference))
}

/** What of a text counts when references are compared: MÜLLER and MULLER are one name. */
function alphanumeric(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
}

const REFERENCE_START = /KITE(?:DEPOSIT|FULL|BALANCE)\d{4}/g

/**
 * Every ending that a reference in these texts might have: which bookings have to be looked up at all. Where the surname
 * ends and other words begin cannot be told once the hyphens are gone, so there are some too many and none too few.
 */
export function possibleSuffixes(texts: Iterable<string>): Set<string> {
  const found = new Set<string>()
  for (const text of texts) {
    const plain = alphanumeric(text)
    for (const match of plain.matchAll(REFERENCE_START)) {
      const tail = plain.slice(
        match.index + match[0].length,
        match.index + match[0].length + MAX_SURNAME_LENGTH + REFERENCE_SUFFIX_LENGTH,
      )
      for (let start = 1; start + REFERENCE_SUFFIX_LENGTH <= tail.length; start++)
        found.add(tail.slice(start, start + REFERENCE_SUFFIX_LENGTH))
    }
  }
  return found
}
