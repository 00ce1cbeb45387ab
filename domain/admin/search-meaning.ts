import { type Cents, readEuros } from '#domain/base/money.ts'
import { monthNumber } from '#domain/base/month-names.ts'
import { foldCharacters } from '#domain/base/search-text.ts'
import { DOCUMENT_KINDS, DOCUMENT_LETTERS, type DocumentKind } from '#domain/document/documents.ts'
import {
  MAX_SURNAME_LENGTH,
  REFERENCE_ALPHABET,
  REFERENCE_SUFFIX_LENGTH,
} from '#domain/payment/payment-reference.ts'

/** What a search may mean besides words and a phone number; null for each meaning that it cannot have. */
export interface SearchMeaning {
  /** An amount in cents: of a payment or refund, or what is left to pay. */
  amountCents: Cents | null
  /** The number of a receipt or credit note; both kinds if its letter is missing. */
  document: { kinds: readonly DocumentKind[]; year: number; number: number } | null
  /** A day of a retreat, with the month from 1 to 12; `year` is null if it is not given. */
  day: { day: number; month: number; year: number | null } | null
  /** The surname, year and suffix of a payment reference; surname or suffix is null if it is missing. */
  reference: { year: number; surname: string | null; suffix: string | null } | null
}

/** Returns what the operator's search may mean: "R-2025-0001", "1.230,00", "9 januari", "KITE-DEPOSIT-2025-JALLOW". */
export function searchMeaning(search: string): SearchMeaning {
  const text = foldCharacters(search).trim()
  return {
    amountCents: amountOf(text),
    document: documentOf(text),
    day: dayOf(text.toLowerCase()),
    reference: referenceOf(text.toUpperCase()),
  }
}

/** A zero before other digits begins a phone number, not an amount. */
function amountOf(text: string): Cents | null {
  const bare = text.replace(/^(?:eur|€)\s*|\s*(?:eur|euros?|€)$/gi, '')
  if (/^0\d/.test(bare)) return null
  const euros = readEuros(bare)
  return euros === null ? null : Math.round(euros * 100)
}

function documentOf(text: string): SearchMeaning['document'] {
  const [, letter, year, number] =
    /^([a-z])[\s-]*(\d{4})[\s-]+(\d{1,9})$/i.exec(text) ?? /^([a-z]?)(\d{4})-(\d{4,9})$/i.exec(text) ?? []
  if (letter === undefined || Number(number) === 0) return null
  const kinds = DOCUMENT_KINDS.filter((kind) => DOCUMENT_LETTERS[kind].startsWith(letter.toUpperCase()))
  return kinds.length === 0 ? null : { kinds, year: Number(year), number: Number(number) }
}

function dayOf(text: string): SearchMeaning['day'] {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return checkedDay(iso[3], Number(iso[2]), iso[1])
  // The day comes before the month, as in Belgium.
  const numbers = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d\d))?$/.exec(text)
  if (numbers) return checkedDay(numbers[1], Number(numbers[2]), numbers[3])
  const [, day, month, year] =
    /^(\d{1,2})(?:st|nd|rd|th|er|e)?\s*([a-z]{3,})\.?,?(?:\s+(\d{4}))?$/.exec(text) ?? []
  if (month !== undefined) return checkedDay(day, monthNumber(month), year)
  const [, first, second, third] =
    /^([a-z]{3,})\.?\s*(\d{1,2})(?:st|nd|rd|th|er|e)?,?(?:\s+(\d{4}))?$/.exec(text) ?? []
  return first === undefined ? null : checkedDay(second, monthNumber(first), third)
}

const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function checkedDay(
  day: string | undefined,
  month: number | null,
  year: string | undefined,
): SearchMeaning['day'] {
  const number = Number(day)
  if (month === null || number < 1 || number > (DAYS_OF_MONTHS[month - 1] ?? 0)) return null
  return {
    day: number,
    month,
    year: year === undefined ? null : Number(year) + (year.length === 2 ? 2000 : 0),
  }
}

const SUFFIX = new RegExp(`^.*([${REFERENCE_ALPHABET}]{${REFERENCE_SUFFIX_LENGTH}})$`)

/** Returns a payment reference, with dashes, blanks or neither. A surname may end like a suffix, so both may be set. */
function referenceOf(text: string): SearchMeaning['reference'] {
  const [, year, rest] = /^KITE\W*(?:DEPOSIT|FULL|BALANCE)\W*(\d{4})\W*(.+)$/.exec(text) ?? []
  if (rest === undefined) return null
  const isName = /^[A-Z][A-Z '.-]*$/.test(rest)
  return {
    year: Number(year),
    surname: isName ? rest.replaceAll(/[^A-Z]/g, '').slice(0, MAX_SURNAME_LENGTH) : null,
    suffix: SUFFIX.exec(rest)?.[1] ?? null,
  }
}
