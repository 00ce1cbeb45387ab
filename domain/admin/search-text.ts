/** Letters that are no letter with an accent, and what people type where their keyboard lacks them. */
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

/** What a keyboard has one key for, and how telephones and word processors write it. */
const SIGNS = { "'": '’‘ʼʻ´`′', '"': '“”„″', '-': '‐‑‒–—−' }

/** Latin letters with accents stand in these ranges of Unicode: Latin-1, its extensions A and B, and the additional ones. */
const LATIN = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const
/** Accents that stand by themselves behind their letter, as some telephones send them. */
const ACCENTS = [0x300, 0x338] as const

function charactersOf([first, last]: readonly [number, number]): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}

/** The letter without its accents; null for a character that is no Latin letter with one. */
function bareLetter(letter: string): string | null {
  const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return bare !== letter && /^[A-Za-z]$/.test(bare) ? bare : null
}

/**
 * What each character counts as in the operator's search; every other one stands for itself. The database's search column
 * is written by this table too (server/db/tables/folded-text.ts): whoever changes it generates a migration.
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

/** A text without accents and with the signs of a keyboard: "Müller" is "Muller", "O’Brien" is "O'Brien". The case stays. */
export function foldCharacters(text: string): string {
  return Array.from(text, (character) => FOLDED_CHARACTERS.get(character) ?? character).join('')
}

/** The words of a text in small letters, without accents and signs: "O’Brien, Zoë" is "o", "brien" and "zoe". */
export function foldedWords(text: string): string[] {
  return foldCharacters(text)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

interface SearchTerms {
  /** The whole search, folded, with single spaces. */
  phrase: string
  /** Its words, each of which has to be found, in any order; a search for a number is one. */
  words: string[]
  /** The digits of a telephone number, in each way in which it may be stored; none where it is no number. */
  phones: string[]
}

/** What the operator's search looks for; null where nothing is asked for. */
export function searchTerms(search: string): SearchTerms | null {
  const words = foldCharacters(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return null
  const phrase = words.join(' ')
  const phones = phoneDigits(phrase)
  return { phrase, words: phones.length > 0 ? [phrase] : words, phones }
}

const MIN_PHONE_DIGITS = 3
/** Fewer digits are a part of a number, which may begin anywhere in it. */
const MIN_WHOLE_NUMBER = 10
const COUNTRY_CODE_LENGTHS = [1, 2, 3]

/**
 * The digits to look for. Who types `0470 12 10 20` finds `+32 470 12 10 20`: the leading zero stands for the country. Who
 * types the country's code, of one to three digits, finds a number that was left without it too.
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
