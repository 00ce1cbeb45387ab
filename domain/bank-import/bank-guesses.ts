import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { MONTH_NAMES } from '#domain/base/month-names.ts'
import { foldedWords } from '#domain/base/search-text.ts'
import { REFERENCE_SUFFIX_LENGTH } from '#domain/payment/payment-reference.ts'
import { alphanumeric } from './bank-matching.ts'
import { hasName, nameSpellings } from './name-spellings.ts'

/** A guest who may have sent a transfer without a whole reference. */
export interface GuessCandidate {
  leadId: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  startsOn: CalendarDay | null
  /** False for a booking that holds no place. */
  isLive: boolean
  /** The references that the guest was told, and the code at their end. */
  references: readonly string[]
  code: string
  /** The amounts that this guest might send: what is due next, the whole remainder, and what was reported. */
  amountsCents: readonly Cents[]
}

interface Guess {
  leadId: string
  /** The reasons for the guess, as shown beside the name: "same name, same amount". */
  reasons: string[]
  /** True if no other guest fits as well. */
  isLikeliest: boolean
}

const MOST_GUESSES = 3
/** The number of final digits compared: they are the same however the country code is written. */
const PHONE_DIGITS = 8

/**
 * Returns the guests who may have sent a transfer without a whole reference, those with a place first, then the likeliest, with the reasons.
 * A part of the reference weighs more than a surname, and a surname more than an amount, which many guests share. A month only supports
 * another reason, and an amount alone counts only if at most three guests expect it.
 */
export function guessGuests(
  line: { text: string; amountCents: Cents },
  candidates: readonly GuessCandidate[],
): Guess[] {
  const words = new Set(foldedWords(line.text))
  const looked = {
    ...line,
    words,
    names: nameSpellings(line.text),
    digits: line.text.replaceAll(/\D/g, ''),
    isRareAmount:
      candidates.filter(({ amountsCents }) => amountsCents.includes(line.amountCents)).length <= MOST_GUESSES,
  }
  const guesses = candidates
    .map((candidate) => ({ ...weigh(candidate, looked), isLive: candidate.isLive }))
    .filter(({ points }) => points >= 2)
    .toSorted((one, other) => Number(other.isLive) - Number(one.isLive) || other.points - one.points)
  const best = Math.max(...guesses.map(({ points }) => points))
  const isAlone = guesses.filter(({ points }) => points === best).length === 1
  return guesses.slice(0, MOST_GUESSES).map(({ leadId, reasons, points, isLive }) => {
    return { leadId, reasons, isLikeliest: isLive && isAlone && points === best }
  })
}

interface Looked {
  text: string
  amountCents: Cents
  words: ReadonlySet<string>
  names: ReadonlySet<string>
  digits: string
  isRareAmount: boolean
}

function weigh(
  candidate: GuessCandidate,
  line: Looked,
): { leadId: string; reasons: string[]; points: number } {
  const has = (name: string | null) => name !== null && hasName(line.names, name)
  const phone = candidate.phone?.replaceAll(/\D/g, '').slice(-PHONE_DIGITS) ?? ''
  const month = candidate.startsOn ? MONTH_NAMES[Number(candidate.startsOn.slice(5, 7)) - 1] : undefined
  const reasons: string[] = []
  let points = 0
  const count = (applies: boolean, worth: number, reason: string) => {
    if (!applies) return
    points += worth
    reasons.push(reason)
  }
  const hasCode = line.words.has(candidate.code.toLowerCase())
  count(hasCode, 8, 'the code of the reference')
  count(!hasCode && nearlyNames(line.text, candidate.references), 6, 'almost the reference')
  count(has(candidate.lastName), 4, 'same name')
  count(has(candidate.firstName), 2, 'first name in the text')
  count(phone.length === PHONE_DIGITS && line.digits.includes(phone), 4, 'same phone number')
  const isSameAmount = candidate.amountsCents.includes(line.amountCents)
  count(isSameAmount && (points > 0 || line.isRareAmount), 3, 'same amount')
  if (month && points > 0)
    count(
      month.some((name) => line.words.has(name)),
      1,
      'its month in the text',
    )
  return { leadId: candidate.leadId, reasons, points }
}

/** The letters of the surname that a reference must have at least if its end is cut off. */
const LEAST_SURNAME = 3

/** True if a bank's text has one of these references with one letter wrong, missing or too many, or without its end. */
function nearlyNames(text: string, references: readonly string[]): boolean {
  // A reference ends with its field: what follows is another one, such as the payer's account.
  return [text, ...text.split(' · ')].some((field) => nearlyNamesIn(alphanumeric(field), references))
}

function nearlyNamesIn(written: string, references: readonly string[]): boolean {
  // One slip leaves at least one of these words whole, and most texts have none.
  if (!/KITE|DEPOSIT|BALANCE|FULL/.test(written)) return false
  return references.some((reference) => {
    const whole = alphanumeric(reference)
    const beforeName = alphanumeric(reference.split('-').slice(0, 3).join(''))
    const surname = whole.slice(beforeName.length, -REFERENCE_SUFFIX_LENGTH)
    const start = beforeName + surname.slice(0, LEAST_SURNAME)
    return hasSlip(written, whole) || (written.includes(start) && isCutOff(written, whole, start))
  })
}

/** True if the text ends, or goes on with something else, before the reference is complete. */
function isCutOff(written: string, whole: string, start: string): boolean {
  const tail = written.slice(written.indexOf(start))
  let same = start.length
  while (same < tail.length && tail[same] === whole[same]) same++
  return same < whole.length && (same === tail.length || same >= whole.length - REFERENCE_SUFFIX_LENGTH)
}

/** True if the text has the reference with one slip. One of the two halves is then written as it is. */
function hasSlip(written: string, whole: string): boolean {
  const middle = Math.floor(whole.length / 2)
  const [first, second] = [whole.slice(0, middle), whole.slice(middle)]
  const afterFirst = [...written.matchAll(new RegExp(first, 'g'))].some(({ index }) =>
    beginsWithSlip(written.slice(index + middle), second),
  )
  const reversed = (letters: string) => Array.from(letters).toReversed().join('')
  return (
    afterFirst ||
    [...written.matchAll(new RegExp(second, 'g'))].some(({ index }) =>
      beginsWithSlip(reversed(written.slice(0, index)), reversed(first)),
    )
  )
}

/** True if `text` begins with `expected` apart from one letter. */
function beginsWithSlip(text: string, expected: string): boolean {
  let same = 0
  while (same < expected.length && text[same] === expected[same]) same++
  const rest = expected.slice(same + 1)
  return (
    text.slice(same + 1).startsWith(rest) ||
    text.slice(same).startsWith(rest) ||
    text.slice(same + 1).startsWith(expected.slice(same))
  )
}
