import type { PlacedPicture } from './placed-picture.ts'

// The website's contents are the shipped files and, over them, what the operator has changed. A version of the website is the second half
// alone, so an update of the product brings new texts wherever she changed none (decision 51).

/**
 * What a field of the website can hold: a text or number as typed, a list of lines, or a picture. Null leaves the part out of the website.
 */
export type SiteValue = string | number | readonly string[] | PlacedPicture | null

/** A value of the operator's own, with the shipped one that it replaced: by it a text is found again if an update moves it. */
export interface OwnValue {
  value: SiteValue
  was?: SiteValue
}

/** The operator's own values by path, for example `landing.hero.headline`. */
export type SiteValues = Readonly<Record<string, OwnValue>>

/** One version of the website: the operator's own values in each language. English is the only one so far. */
export interface SiteDocument {
  en: SiteValues
}

/** The version that the product comes with. */
export const SHIPPED_DOCUMENT: SiteDocument = { en: {} }

/** The key of an entry that the operator added to a list: a question, a person, a photo. */
const OWN_KEY = /^own-[a-z0-9]{4,20}$/

export function isOwnKey(key: string): boolean {
  return OWN_KEY.test(key)
}

/** Returns the path of the operator's own entry of a list that a path is in; null if it is in none. */
export function entryAround(path: string): string | null {
  const parts = path.split('.')
  const at = parts.findIndex(isOwnKey)
  return at === -1 ? null : parts.slice(0, at + 1).join('.')
}

/** The legal pages, whose files lie in a folder of their own. */
export const LEGAL_PAGES = ['terms-of-service', 'refund-policy', 'privacy-policy', 'accessibility'] as const

/** Returns the shipped file in which the value at a path stands, and the path inside it; a chapter of the guide is a file. */
export function fileOf(path: string): { name: string; inside: readonly string[] } {
  const [first = '', ...inside] = path.split('.')
  if (first === 'guide') return { name: `guide/${inside.join('/')}.md`, inside: [] }
  const folder = LEGAL_PAGES.some((page) => page === first) ? 'legal/' : ''
  return { name: `${folder}${first}.yaml`, inside }
}

/** Returns the chapter of the guide that a path is: its key, and the first day of the one date it is for. Null if it is none. */
export function chapterAt(path: string): { key: string; firstDay: string | null } | null {
  const [, firstDay, key] = /^guide\.(?:(\d{4}-\d\d-\d\d)\.)?([\w-]+)$/.exec(path) ?? []
  return key === undefined ? null : { key, firstDay: firstDay ?? null }
}

/** Returns the path of a value in a file: the reverse of `fileOf`. */
export function pathIn(name: string, inside: readonly PropertyKey[]): string {
  const file = name.replace(/^legal\//, '').replace(/\.(yaml|md)$/, '')
  return [...file.split('/'), ...inside.map(String)].join('.')
}

/** True if two values are the same. */
export function isSameValue(one: SiteValue | undefined, other: SiteValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns a value that is a picture; null for any other. */
export function pictureIn(value: SiteValue | undefined): PlacedPicture | null {
  return typeof value === 'object' && value !== null && 'id' in value ? value : null
}

/** A value of a draft that another device replaced later; the last one counts, and this one is kept to be read. */
export interface OverwrittenValue {
  path: string
  value: SiteValue
  device: string
  /** An instant. */
  at: string
}
