/** Letters that are more than a letter with an accent, and what people type if their keyboard lacks them. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'TH',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'n',
  Ŋ: 'N',
  ı: 'i',
  ə: 'e',
  Ə: 'E',
}

/** Signs that have one key, with the variants that phones and word processors write. */
const SIGNS = { "'": '’‘ʼʻ´`′', '"': '“”„″', '-': '‐‑‒–—−' }

/** The Unicode ranges with accented Latin letters: Latin-1, extensions A and B, and the additional ones. */
const LATIN = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const
/** Accents that follow their letter as characters of their own, as some phones send them. */
const ACCENTS = [0x300, 0x338] as const

function charactersOf([first, last]: readonly [number, number]): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}

/** Returns a letter without its accents; null for a character that is no accented Latin letter. */
function bareLetter(letter: string): string | null {
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return bare !== letter && /^[A-Za-z]$/.test(bare) ? bare : null
}

/**
 * What each character counts as in the operator's search; all others count as themselves. The database's search column
 * uses this table too (server/db/text-search.ts), so a change needs a migration.
 */
export const FOLDED_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...LATIN.flatMap(charactersOf).flatMap((letter): [string, string][] => {
    const bare = bareLetter(letter)
    return bare === null ? [] : [[letter, bare]]
  }),
  ...charactersOf(ACCENTS).map((accent): [string, string] => [accent, '']),
  ...Object.entries(OTHER_LETTERS),
  ...Object.entries(SIGNS).flatMap(([key, signs]) =>
    Array.from(signs, (sign): [string, string] => [sign, key]),
  ),
])

/** Returns a text without accents and with keyboard signs: "Müller" is "Muller", "O’Brien" is "O'Brien". The case stays. */
export function foldCharacters(text: string): string {
  return Array.from(text, (character) => FOLDED_CHARACTERS.get(character) ?? character).join('')
}

/** Returns the words of a text in lower case, without accents and signs: "O’Brien, Zoë" is "o", "brien" and "zoe". */
export function foldedWords(text: string): string[] {
  return foldCharacters(text)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'AE', Ö: 'OE', Ü: 'UE' }

/** Returns a text with ä, ö and ü written as ae, oe and ue. */
export function spellOutUmlauts(text: string): string {
  return text.normalize('NFC').replaceAll(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter] ?? letter)
}

interface SearchTerms {
  /** The whole search, folded, with single spaces. */
  phrase: string
  /** The words in each spelling, all of which must be found, in any order. A search for a number is one word. */
  words: string[][]
  /** The search as one word, for a name that is stored as one: dhaese, vandenberg. */
  joined: string
  /** The digits of a phone number, in each way it may be stored; empty if the search is no phone number. */
  phones: string[]
}

/** Returns what the operator's search looks for; null for an empty search. */
export function searchTerms(search: string): SearchTerms | null {
  const written = search.split(/\s+/).filter((word) => word !== '')
  if (written.length === 0) return null
  const phrase = foldCharacters(written.join(' '))
  const phones = phoneDigits(phrase)
  const words = written.map((word) => [...new Set([word, spellOutUmlauts(word)].map(foldCharacters))])
  const joined = phrase.replaceAll(/[\s'-]/g, '')
  return { phrase, words: phones.length > 0 ? [[phrase]] : words, joined, phones }
}

const MIN_PHONE_DIGITS = 3
/** The minimum number of digits of a whole number; fewer are a part, which may begin anywhere in a number. */
const MIN_WHOLE_NUMBER = 10
const COUNTRY_CODE_LENGTHS = [1, 2, 3]

/**
 * Returns the digits to look for. `0470 12 10 20` finds `+32 470 12 10 20`, because the leading zero stands for the country. A
 * number with a country code (one to three digits) also finds one that was stored without it.
 */
function phoneDigits(text: string): string[] {
  if (!/^\+?[\d\s./()-]+$/.test(text)) return []
  const digits = text.replace('(0)', '').replaceAll(/\D/g, '')
  if (digits.length < MIN_PHONE_DIGITS) return []
  const dialled = text.startsWith('+') ? `00${digits}` : digits
  if (dialled.length >= MIN_WHOLE_NUMBER && /^00[1-9]/.test(dialled)) {
    const [, , ...number] = dialled
    return [number.join(''), ...COUNTRY_CODE_LENGTHS.map((length) => `0${number.slice(length).join('')}`)]
  }
  return /^0[1-9]\d\d/.test(digits) ? [digits, digits.slice(1)] : [digits]
}
