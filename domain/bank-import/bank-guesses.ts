import { foldedWords } from '#domain/admin/search-text.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'

/** A guest who may have sent a transfer without a reference: one who owes something or has reported a transfer. */
export interface GuessCandidate {
  leadId: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  startsOn: CalendarDay | null
  /** The amounts that this guest might send: what is due next, the whole remainder, and what was reported. */
  amountsCents: readonly Cents[]
}

interface Guess {
  leadId: string
  /** The reasons for the guess, as shown beside the name: "same name, same amount". */
  reasons: string[]
}

const MOST_GUESSES = 3
/** The minimum length of a name, in letters: shorter ones occur in too many words. */
const SHORTEST_NAME = 3
/** The number of final digits compared: they are the same however the country code is written. */
const PHONE_DIGITS = 8

/**
 * Returns the guests who may have sent a transfer without a reference, the likeliest first, with the reasons. A surname weighs more than an
 * amount, which many guests share. A month only supports another reason, and an amount alone counts only if at most three guests expect it.
 */
export function guessGuests(
  line: { text: string; amountCents: Cents },
  candidates: readonly GuessCandidate[],
): Guess[] {
  const words = new Set(foldedWords(line.text))
  const digits = line.text.replaceAll(/\D/g, '')
  const sameAmount = candidates.filter(({ amountsCents }) => amountsCents.includes(line.amountCents)).length
  return candidates
    .map((candidate) =>
      weigh(candidate, { ...line, words, digits, isRareAmount: sameAmount <= MOST_GUESSES }),
    )
    .filter(({ points }) => points >= 2)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, MOST_GUESSES)
    .map(({ leadId, reasons }) => ({ leadId, reasons }))
}

interface Looked {
  amountCents: Cents
  words: ReadonlySet<string>
  digits: string
  isRareAmount: boolean
}

function weigh(candidate: GuessCandidate, line: Looked): Guess & { points: number } {
  const has = (name: string | null) => {
    const parts = foldedWords(name ?? '').filter((part) => part.length >= SHORTEST_NAME)
    return parts.length > 0 && parts.every((part) => line.words.has(part))
  }
  const phone = candidate.phone?.replaceAll(/\D/g, '').slice(-PHONE_DIGITS) ?? ''
  const month = candidate.startsOn && MONTHS[Number(candidate.startsOn.slice(5, 7)) - 1]
  const reasons: string[] = []
  let points = 0
  const count = (applies: boolean, worth: number, reason: string) => {
    if (!applies) return
    points += worth
    reasons.push(reason)
  }
  count(has(candidate.lastName), 4, 'same name')
  count(has(candidate.firstName), 2, 'first name in the text')
  count(phone.length === PHONE_DIGITS && line.digits.includes(phone), 4, 'same phone number')
  const isSameAmount = candidate.amountsCents.includes(line.amountCents)
  count(isSameAmount && (points > 0 || line.isRareAmount), 3, 'same amount')
  if (month && points > 0) count(isIn(month, line.words), 1, `${month.name} in the text`)
  return { leadId: candidate.leadId, reasons, points }
}

interface Month {
  name: string
  /** The first letters of the month in the guests' languages, without accents: januari, janvier, Januar. */
  begins: readonly string[]
}

function isIn({ begins }: Month, words: ReadonlySet<string>): boolean {
  return [...words].some((word) => begins.some((beginning) => word.startsWith(beginning)))
}

/** Returns how many words of a name occur in a bank's text. Words shorter than three letters don't count. */
export function nameWordsIn(text: string, name: string): number {
  const words = new Set(foldedWords(text))
  return new Set(foldedWords(name).filter((part) => part.length >= SHORTEST_NAME && words.has(part))).size
}

const MONTHS: readonly Month[] = [
  { name: 'January', begins: ['januar', 'janvier'] },
  { name: 'February', begins: ['februar', 'fevrier'] },
  { name: 'March', begins: ['march', 'maart', 'mars', 'marz', 'maerz'] },
  { name: 'April', begins: ['april', 'avril'] },
  { name: 'May', begins: ['may', 'mei', 'mai'] },
  { name: 'June', begins: ['june', 'juni', 'juin'] },
  { name: 'July', begins: ['july', 'juli', 'juillet'] },
  { name: 'August', begins: ['august', 'aout'] },
  { name: 'September', begins: ['septem'] },
  { name: 'October', begins: ['octob', 'oktob'] },
  { name: 'November', begins: ['novem'] },
  { name: 'December', begins: ['decem', 'dezem'] },
]
