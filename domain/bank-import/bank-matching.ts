import { daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { MOST_BANK_FEES_CENTS } from '#domain/payment/hand-entry.ts'
import { MAX_SURNAME_LENGTH, REFERENCE_SUFFIX_LENGTH } from '#domain/payment/payment-reference.ts'

/** One credit of a bank statement. */
export interface BankLine {
  /** Derived from the line itself, so the same line has the same id in every file. */
  id: string
  bookedOn: CalendarDay | null
  amountCents: Cents
  /** All text that the bank gives beside the amount, references and names alike. */
  text: string
  /** Whether the bank has booked the line: a line that is only announced or was taken back is no money. */
  settled: boolean
}

/** A transfer that may be on the statement. */
export interface ExpectedTransfer {
  /** The reference in the payment instructions: KITE-DEPOSIT-2025-JALLOW-7K2M. */
  reference: string
  amountCents: Cents
  /** `unreported`: the guest was given the reference but has not reported the transfer. */
  state: 'reported' | 'unreported' | 'received'
  bookingId: string
  /** Whether the booking still expects this payment: false once it was paid another way or holds no place. */
  isPayable: boolean
  /** Whether the transfer would pay the whole remainder of the price. */
  isRest: boolean
  /** The day on which the operator entered it as received; null if it has not come, or came by an imported line. */
  enteredOn: CalendarDay | null
  /** The line that was linked to the payment entered by hand. */
  entryLineId: string | null
}

/** The maximum number of days between a payment entered by hand and its bank line: the operator checks the account every week or two. */
const MAX_DAYS_FROM_ENTRY = 14

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
 * `match`: the line names a booking, and its amount is the one expected. `short`: no more is missing than bank fees explain. `split`: it
 * names several bookings, whose open amounts add up to it; `several`: they do not. `another`: the payment that its reference stands for has
 * come before, and this is one more. `wrong_amount`: only the reference agrees. `already_entered`: the operator entered it by hand.
 * `already_imported`: this line was imported before. `repeated`: the file holds the line twice. `unsettled`: the bank has not booked it.
 * `ignored`: the operator has marked it as nobody's. `unknown`: it names none of our references.
 */
export type LineVerdict = (typeof LINE_VERDICTS)[number]

/** True if choosing the line records it as it is. */
export function canTake(verdict: LineVerdict): boolean {
  return verdict === 'match' || verdict === 'short' || verdict === 'split' || verdict === 'another'
}

export interface MatchedLine<L extends BankLine, T extends ExpectedTransfer> {
  line: L
  verdict: LineVerdict
  /** The transfer that the line pays, if it names one booking. */
  transfer: T | null
  /** One transfer per booking with its open amount, which may be 0, if the line names several bookings. */
  shares: readonly T[]
}

/**
 * Finds the transfer that each line of a statement pays, by the booking that its reference names and by its amount to
 * the cent. References are compared by letters and digits only, because people and banks change their spaces, hyphens
 * and case. A transfer is paid by at most one line; the one that the reference names comes before the booking's others,
 * and a reported one before an unreported one. Payments entered by hand for the same booking and amount, at most two
 * weeks away, come before all of them; each matches one line, so a second transfer stays a second one (decision 0095).
 */
export function matchBankLines<L extends BankLine, T extends ExpectedTransfer>(
  lines: readonly L[],
  transfers: readonly T[],
  importedIds: ReadonlySet<string>,
): MatchedLine<L, T>[] {
  const referred = transfers.map((transfer) => ({ transfer, reference: alphanumeric(transfer.reference) }))
  const taken = new Set<T>()
  // The amount that lines of this file bring for each booking besides reported transfers; the rest of its price is less by that.
  const brought = new Map<string, Cents>()
  const seen = new Set<string>()

  /** Returns the transfers that a line names, in the order of its text. */
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
    const about = verdictOn<L, T>(line)
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
    // A transfer that another line of the file pays to the cent is not paid by this one.
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
    const about = verdictOn<L, T>(line)
    const [first = null] = namedIn(line)
    if (!line.settled) return about('unsettled', first)
    if (importedIds.has(line.id)) return about('already_imported', first)
    if (seen.has(line.id)) return about('repeated', first)
    seen.add(line.id)
    const known = transfers.find(({ entryLineId }) => entryLineId === line.id)
    return known ? about('already_entered', known) : pay(line)
  })
  // A line may fit only after one below it has paid its part, as a balance listed above its deposit.
  return judged.map((match) => (mayFitLater(match.verdict) ? pay(match.line) : match))
}

function verdictOn<L extends BankLine, T extends ExpectedTransfer>(line: L) {
  return (verdict: LineVerdict, transfer: T | null, shares: readonly T[] = []): MatchedLine<L, T> => {
    return { line, verdict, transfer, shares }
  }
}

function mayFitLater(verdict: LineVerdict): boolean {
  return verdict === 'wrong_amount' || verdict === 'another' || verdict === 'several'
}

/** True if a line may be a payment entered by hand, by its day. A line without a day may be any of them. */
function isEntryNear({ enteredOn, entryLineId }: ExpectedTransfer, { bookedOn }: BankLine): boolean {
  return enteredOn !== null && entryLineId === null && isNearEntry(enteredOn, bookedOn)
}

/** True if a line of this day may be a payment entered by hand on that day. */
export function isNearEntry(enteredOn: CalendarDay, bookedOn: CalendarDay | null): boolean {
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

/** Returns the letters and digits by which references are compared, so MÜLLER and MULLER are the same. */
function alphanumeric(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
}

const REFERENCE_START = /KITE(?:DEPOSIT|FULL|BALANCE)\d{4}/g

/**
 * Returns every suffix that a reference in these texts may have, to look up the bookings. Without hyphens the end of
 * the surname is unknown, so the set has some too many but none too few.
 */
export function possibleSuffixes(texts: Iterable<string>): Set<string> {
  const found = new Set<string>()
  for (const text of texts) {
    const plain = alphanumeric(text)
    for (const match of plain.matchAll(REFERENCE_START)) {
      const from = match.index + match[0].length
      const tail = plain.slice(from, from + MAX_SURNAME_LENGTH + REFERENCE_SUFFIX_LENGTH)
      for (let start = 1; start + REFERENCE_SUFFIX_LENGTH <= tail.length; start++)
        found.add(tail.slice(start, start + REFERENCE_SUFFIX_LENGTH))
    }
  }
  return found
}
