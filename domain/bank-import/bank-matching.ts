import type { CalendarDay } from '#domain/base/dates.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { MOST_BANK_FEES_CENTS } from '#domain/payment/hand-entry.ts'
import { daysApart, MAX_DAYS_APART, type BookedMoney } from '#domain/payment/known-money.ts'
import { MAX_SURNAME_LENGTH, REFERENCE_SUFFIX_LENGTH } from '#domain/payment/payment-reference.ts'
import { hasWholeName } from './name-spellings.ts'

/** One credit of a bank statement. */
export interface BankLine {
  /** Derived from the line itself, so the same line has the same id in every file. */
  id: string
  bookedOn: CalendarDay | null
  amountCents: Cents
  /** The currency's code, as far as the file gives it. */
  currency: string
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
  /** The reference of who has booked for this traveller, under which the transfer may come with theirs. */
  groupReference?: string | null
  /** Whether the booking still expects this payment: false once it was paid another way or holds no place. */
  isPayable: boolean
  /** Whether the transfer would pay the whole remainder of the price. */
  isRest: boolean
}

/** Money of a booking that an earlier file or entry has recorded. */
export interface RecordedMoney extends BookedMoney {
  bookingId: string
  /** The guest's first and last name. */
  name: string
  /** The lines that it was recorded from. */
  lineIds: readonly string[]
}

export const LINE_VERDICTS = [
  'match',
  'short',
  'split',
  'several',
  'another',
  'wrong_amount',
  'already_recorded',
  'repeated',
  'unsettled',
  'other_currency',
  'ignored',
  'unknown',
] as const
/**
 * `match`: the line names a booking, and its amount is the one expected. `short`: no more is missing than bank fees explain. `split`: it
 * names several bookings, whose open amounts add up to it; `several`: they do not. `another`: nothing of its amount is expected under its
 * reference. `wrong_amount`: only the reference agrees. `already_recorded`: an earlier file or entry has recorded it. `repeated`: the file
 * holds the line twice. `unsettled`: the bank has not booked it. `other_currency`: it is not in euros. `ignored`: the operator has marked it
 * as nobody's. `unknown`: it names none of our references.
 */
export type LineVerdict = (typeof LINE_VERDICTS)[number]

/** True if choosing the line records it as it is. */
export function canTake(verdict: LineVerdict): boolean {
  return verdict === 'match' || verdict === 'short' || verdict === 'split' || verdict === 'another'
}

export interface MatchedLine<L extends BankLine, T extends ExpectedTransfer, R extends RecordedMoney> {
  line: L
  verdict: LineVerdict
  /** The transfer that the line pays, if it names one booking. */
  transfer: T | null
  /** One transfer per booking with its open amount, which may be 0, if the line names several bookings. */
  shares: readonly T[]
  /** The money that it is, if it was recorded before. */
  recorded: readonly R[]
}

/**
 * Finds the transfer that each line of a statement pays, by the booking that its reference names and by its amount to
 * the cent. References are compared by letters and digits only, because people and banks change their spaces, hyphens
 * and case. Money that was recorded before comes first, and each such payment explains one line of the file (decision
 * 0095). A transfer is paid by at most one line; the one that the reference names comes before the booking's others, and a
 * reported one before an unreported one.
 */
export function matchBankLines<L extends BankLine, T extends ExpectedTransfer, R extends RecordedMoney>(
  lines: readonly L[],
  transfers: readonly T[],
  money: readonly R[],
): MatchedLine<L, T, R>[] {
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
  const known = findRecorded(lines, money, (line) => bookingsOf(namedIn(line)))
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
  const take = (transfer: T, cents: Cents) => {
    taken.add(transfer)
    if (transfer.state !== 'unreported') return
    brought.set(transfer.bookingId, (brought.get(transfer.bookingId) ?? 0) + cents)
    if (!transfer.isRest) return
    for (const other of transfers)
      if (other.bookingId === transfer.bookingId && other.state === 'unreported') taken.add(other)
  }

  /** Returns the first of these transfers that others of a group are sent with, and those, each with its open amount. */
  const groupOf = (own: readonly T[]): T[] => {
    for (const transfer of own) {
      const others = transfers.filter(
        (other) =>
          other.groupReference === transfer.reference &&
          other.isPayable &&
          other.state === 'unreported' &&
          !taken.has(other),
      )
      if (others.length > 0) return [transfer, ...others]
    }
    return []
  }

  function pay(line: L): MatchedLine<L, T, R> {
    const named = namedIn(line)
    const about = verdictOn<L, T, R>(line)
    const [bookingId, ...others] = bookingsOf(named)
    if (bookingId === undefined) return about('unknown', null)
    if (others.length > 0) {
      const bookingIds = [bookingId, ...others]
      const shares = bookingIds.flatMap((id) => {
        const [best] = openOf(id, named)
        const stated = best ?? named.find((transfer) => transfer.bookingId === id)
        return stated ? { ...stated, amountCents: best ? leftOf(best) : 0 } : []
      })
      if (sumCents(shares) !== line.amountCents || shares.some(({ amountCents }) => amountCents <= 0))
        return about('several', null, shares)
      for (const id of bookingIds) for (const best of openOf(id, named).slice(0, 1)) take(best, leftOf(best))
      return about('split', null, shares)
    }
    const open = openOf(bookingId, named)
    const exact = open.find((transfer) => leftOf(transfer) === line.amountCents)
    const group = exact ? [] : groupOf(named.filter((transfer) => open.includes(transfer)))
    if (sumCents(group) === line.amountCents) {
      for (const transfer of group) take(transfer, transfer.amountCents)
      return about('split', null, group)
    }
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
    const awaited = open.find(
      (transfer) => transfer.isPayable && (named.includes(transfer) || transfer.state === 'reported'),
    )
    return awaited ? about('wrong_amount', awaited) : about('another', named[0] ?? null)
  }

  const judged = lines.map((line): MatchedLine<L, T, R> => {
    const about = verdictOn<L, T, R>(line)
    const [first = null] = namedIn(line)
    if (!line.settled) return about('unsettled', first)
    if (line.currency !== 'EUR') return about('other_currency', null)
    if (seen.has(line.id)) return about('repeated', first)
    seen.add(line.id)
    const recorded = known.get(line)
    return recorded ? { ...about('already_recorded', first), recorded } : pay(line)
  })
  // A line may fit only after one below it has paid its part, as a balance listed above its deposit.
  return judged.map((match) => (mayFitLater(match.verdict) ? pay(match.line) : match))
}

function bookingsOf(transfers: readonly ExpectedTransfer[]): string[] {
  return [...new Set(transfers.map(({ bookingId }) => bookingId))]
}

function verdictOn<L extends BankLine, T extends ExpectedTransfer, R extends RecordedMoney>(line: L) {
  return (verdict: LineVerdict, transfer: T | null, shares: readonly T[] = []): MatchedLine<L, T, R> => {
    return { line, verdict, transfer, shares, recorded: [] }
  }
}

function mayFitLater(verdict: LineVerdict): boolean {
  return verdict === 'wrong_amount' || verdict === 'another' || verdict === 'several'
}

/**
 * Returns the lines that were recorded before, each with its money: the very line, or one for the same bookings, of the same amount, at most
 * three days apart. A line without a reference names its guest by first and last name. The nearest days come first.
 */
function findRecorded<L extends BankLine, R extends RecordedMoney>(
  lines: readonly L[],
  money: readonly R[],
  bookingsIn: (line: L) => string[],
): ReadonlyMap<L, readonly R[]> {
  const found = new Map<L, readonly R[]>()
  const left = new Set(money)
  const claim = (line: L, those: readonly R[]) => {
    if (those.length === 0) return
    found.set(line, those)
    for (const each of those) left.delete(each)
  }
  const countable = lines.filter(({ settled, currency }) => settled && currency === 'EUR')
  for (const line of countable)
    claim(
      line,
      [...left].filter(({ lineIds }) => lineIds.includes(line.id)),
    )
  for (let days = 0; days <= MAX_DAYS_APART; days++) {
    for (const line of countable) {
      const { bookedOn } = line
      if (found.has(line) || bookedOn === null) continue
      const near = [...left].filter((each) => daysApart(each, bookedOn) <= days)
      const bookingIds = bookingsIn(line)
      claim(
        line,
        bookingIds.length > 0
          ? addingUp(near, bookingIds, line.amountCents)
          : near.filter((each) => isOfNamed(each, line)).slice(0, 1),
      )
    }
  }
  return found
}

/** Returns money of each of these bookings that adds up to the amount, one payment for each. Empty if there is none. */
function addingUp<R extends RecordedMoney>(
  money: readonly R[],
  [bookingId, ...others]: readonly string[],
  cents: Cents,
): R[] {
  for (const each of money.filter((one) => one.bookingId === bookingId)) {
    if (others.length === 0 && each.amountCents === cents) return [each]
    const rest = addingUp(money, others, cents - each.amountCents)
    if (rest.length > 0) return [each, ...rest]
  }
  return []
}

/** True if a line without a reference has the amount and the whole name of the guest whose money was recorded. */
function isOfNamed({ amountCents, name }: RecordedMoney, line: BankLine): boolean {
  return amountCents === line.amountCents && hasWholeName(line.text, name)
}

function isShortByFees(line: BankLine, awaitedCents: Cents): boolean {
  return line.amountCents < awaitedCents && awaitedCents - line.amountCents <= MOST_BANK_FEES_CENTS
}

function pays({ reference, amountCents }: ExpectedTransfer) {
  return (line: BankLine) =>
    line.settled &&
    line.currency === 'EUR' &&
    line.amountCents === amountCents &&
    alphanumeric(line.text).includes(alphanumeric(reference))
}

/** Returns the letters and digits by which references are compared, so MÜLLER and MULLER are the same. */
export function alphanumeric(text: string): string {
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
