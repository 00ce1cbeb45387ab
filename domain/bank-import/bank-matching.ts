import { MOST_BANK_FEES_CENTS } from '#domain/payment/bank-fees.ts'
import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { MAX_SURNAME_LENGTH, REFERENCE_SUFFIX_LENGTH } from '#domain/payment/payment-reference.ts'

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
  /** Whether the booking still waits for it: false once it was paid in another way, or holds no place. */
  isPayable: boolean
  /** It would pay all that is left of the price. */
  isRest: boolean
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
  'split',
  'several',
  'another',
  'wrong_amount',
  'already_entered',
  'already_imported',
  'repeated',
  'unsettled',
  'ignored',
  'unknown',
] as const
/**
 * `match`: the line names a booking, and its amount is what is awaited. `short`: no more is missing than fees of the banks are.
 * `split`: it names several bookings, whose open amounts add up to it; `several`: they do not. `another`: what its reference stands
 * for has come before, and this is one more payment. `wrong_amount`: only the reference agrees. `already_entered`: it is what was
 * entered by hand. `already_imported`: this very line was taken before. `repeated`: the file holds the same statement's line twice.
 * `unsettled`: the bank has not booked it. `ignored`: the operator has said that it is nobody's. `unknown`: it names none of our
 * references.
 */
export type LineVerdict = (typeof LINE_VERDICTS)[number]

/** Whether choosing the line records it as it is. */
export function canTake(verdict: LineVerdict): boolean {
  return verdict === 'match' || verdict === 'short' || verdict === 'split' || verdict === 'another'
}

export interface MatchedLine<L extends BankLine, T extends ExpectedTransfer> {
  line: L
  verdict: LineVerdict
  /** The transfer that the line is about, where it names one booking. */
  transfer: T | null
  /** Where it names several bookings: of each what is open, which may be nothing. */
  shares: readonly T[]
}

/**
 * Finds the transfer that each line of a statement pays, by the booking that its reference names and its amount to the cent. People
 * and banks write references with spaces, in small letters, without the hyphens and among other words: only letters and digits
 * count. What the reference itself stands for goes before anything else that the booking waits for, a reported transfer before
 * one that was not, and a transfer is paid by one line. Before all of them goes what was entered by hand for the same booking, with
 * the same amount and at most two weeks away: each entry is one line, so that a second transfer stays one (decision 0095).
 */
export function matchBankLines<L extends BankLine, T extends ExpectedTransfer>(
  lines: readonly L[],
  transfers: readonly T[],
  importedIds: ReadonlySet<string>,
): MatchedLine<L, T>[] {
  const referred = transfers.map((transfer) => ({ transfer, reference: alphanumeric(transfer.reference) }))
  const taken = new Set<T>()
  // What lines of this file bring of each booking, beside what was reported: so much less is left of its price.
  const brought = new Map<string, Cents>()
  const seen = new Set<string>()

  /** What a line names, in the order in which it is written. */
  const namedIn = ({ text }: L) => {
    const written = alphanumeric(text)
    return referred
      .filter(({ reference }) => written.includes(reference))
      .toSorted((one, other) => written.indexOf(one.reference) - written.indexOf(other.reference))
      .map(({ transfer }) => transfer)
  }
  const leftOf = ({ isRest, amountCents, bookingId }: T) =>
    isRest ? amountCents - (brought.get(bookingId) ?? 0) : amountCents
  const openOf = (bookingId: string, named: readonly T[]) => {
    const waiting = transfers.filter(
      (transfer) =>
        transfer.bookingId === bookingId &&
        transfer.state !== 'received' &&
        !taken.has(transfer) &&
        leftOf(transfer) > 0,
    )
    const payable = waiting.filter(({ isPayable }) => isPayable)
    const open = payable.length > 0 ? payable : waiting.filter((transfer) => named.includes(transfer))
    return open.toSorted(
      (one, other) =>
        Number(named.includes(other)) - Number(named.includes(one)) ||
        Number(other.state === 'reported') - Number(one.state === 'reported'),
    )
  }
  const entryOf = (bookingId: string, fits: (entry: T) => boolean) =>
    transfers.find((transfer) => transfer.bookingId === bookingId && !taken.has(transfer) && fits(transfer))
  const take = (transfer: T, cents: Cents) => {
    taken.add(transfer)
    if (transfer.state !== 'unreported') return
    brought.set(transfer.bookingId, (brought.get(transfer.bookingId) ?? 0) + cents)
    if (!transfer.isRest) return
    for (const other of transfers)
      if (other.bookingId === transfer.bookingId && other.state === 'unreported') taken.add(other)
  }

  function pay(line: L): MatchedLine<L, T> {
    const named = namedIn(line)
    const about = (verdict: LineVerdict, transfer: T | null, shares: readonly T[] = []) => ({
      line,
      verdict,
      transfer,
      shares,
    })
    const [bookingId, ...others] = new Set(named.map((transfer) => transfer.bookingId))
    if (bookingId === undefined) return about('unknown', null)
    if (others.length > 0) {
      const bookingIds = [bookingId, ...others]
      const entries = bookingIds.flatMap((id) => entryOf(id, (entry) => isEntryNear(entry, line)) ?? [])
      const open = bookingIds.flatMap((id) => {
        const [best] = openOf(id, named)
        const stated = best ?? named.find((transfer) => transfer.bookingId === id)
        return stated ? { ...stated, amountCents: best ? leftOf(best) : 0 } : []
      })
      const isEntered = entries.length === bookingIds.length && sumCents(entries) === line.amountCents
      const shares = isEntered ? entries : open
      if (sumCents(shares) !== line.amountCents || shares.some(({ amountCents }) => amountCents <= 0))
        return about('several', null, shares)
      if (isEntered) for (const entry of entries) taken.add(entry)
      else
        for (const id of bookingIds)
          for (const best of openOf(id, named).slice(0, 1)) take(best, leftOf(best))
      return about('split', null, shares)
    }
    const entered = entryOf(
      bookingId,
      (entry) => entry.amountCents === line.amountCents && isEntryNear(entry, line),
    )
    if (entered) {
      taken.add(entered)
      return about('already_entered', entered)
    }
    const open = openOf(bookingId, named)
    const exact = open.find((transfer) => leftOf(transfer) === line.amountCents)
    // What another line of the file pays to the cent is not paid by this one.
    const paid =
      exact ?? open.find((transfer) => isShortByFees(line, leftOf(transfer)) && !lines.some(pays(transfer)))
    if (paid) {
      const leftCents = leftOf(paid)
      take(paid, line.amountCents)
      return about(
        exact ? 'match' : 'short',
        leftCents === paid.amountCents ? paid : { ...paid, amountCents: leftCents },
      )
    }
    const awaited = open.find((transfer) => named.includes(transfer) || transfer.state === 'reported')
    return awaited ? about('wrong_amount', awaited) : about('another', named[0] ?? null)
  }

  const judged = lines.map((line): MatchedLine<L, T> => {
    const about = (verdict: LineVerdict, transfer: T | null) => ({ line, verdict, transfer, shares: [] })
    const [first = null] = namedIn(line)
    if (!line.settled) return about('unsettled', first)
    if (importedIds.has(line.id)) return about('already_imported', first)
    if (seen.has(line.id)) return about('repeated', first)
    seen.add(line.id)
    const known = transfers.find(({ entryLineId }) => entryLineId === line.id)
    return known ? about('already_entered', known) : pay(line)
  })
  // A line may fit only once one below it has paid its part: a balance that stands above its deposit.
  return judged.map((match) => (mayFitLater(match.verdict) ? pay(match.line) : match))
}

function mayFitLater(verdict: LineVerdict): boolean {
  return verdict === 'wrong_amount' || verdict === 'another' || verdict === 'several'
}

/** Whether a line may be what was entered by hand, by its day. A line without one can be of any. */
function isEntryNear({ enteredOn, entryLineId }: ExpectedTransfer, { bookedOn }: BankLine): boolean {
  if (enteredOn === null || entryLineId !== null) return false
  return bookedOn === null || Math.abs(daysBetween(bookedOn, enteredOn)) <= MAX_DAYS_FROM_ENTRY
}

function isShortByFees(line: BankLine, awaitedCents: Cents): boolean {
  return line.amountCents < awaitedCents && awaitedCents - line.amountCents <= MOST_BANK_FEES_CENTS
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
