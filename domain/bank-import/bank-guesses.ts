import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { foldedWords } from '#domain/admin/search-text.ts'

/** Somebody who may have sent a transfer without a reference: who owes something, or has said that it is on its way. */
export interface GuessCandidate {
  leadId: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  startsOn: CalendarDay | null
  /** The sums that this guest might send: what is owed next, what is left in all, what was reported. */
  amountsCents: readonly Cents[]
}

interface Guess {
  leadId: string
  /** Why, as it is written beside the name: "same name, same amount". */
  reasons: string[]
}

const MOST_GUESSES = 3
/** Shorter names stand in too many words. */
const SHORTEST_NAME = 3
/** So many digits at the end of a number are the same however its beginning is written. */
const PHONE_DIGITS = 8

/**
 * Whose a transfer without a reference may be, the likeliest first, each with the reasons. A surname tells more than an amount,
 * which many guests share; a month in the text only adds to one of the others, and an amount alone is named where
 * it is the amount of no more than three.
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
  /** How it begins in the languages of the guests, without accents: januari, janvier, Januar. */
  begins: readonly string[]
}

function isIn({ begins }: Month, words: ReadonlySet<string>): boolean {
  return [...words].some((word) => begins.some((beginning) => word.startsWith(beginning)))
}

/** How many words of a name stand in a bank's text. Words too short to tell anybody by count for nothing. */
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
