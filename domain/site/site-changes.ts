import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { fileOf, type SiteValue } from './site-document.ts'
import { fieldAt } from './site-fields.ts'

// What publishing changes, in plain words: what is there before and after, and for whom.

/** Whom a line of a change is about: who keeps something, who will see it, who gets an email. */
export type EffectKind = 'keep' | 'see' | 'mail'

export interface SiteChange {
  path: string
  title: string
  /** As guests see it now; null if it is new. */
  before: string | null
  /** As guests will see it; null if it is left out. */
  after: string | null
  effects: { kind: EffectKind; text: string }[]
}

/** How many guests a change concerns. */
export interface ConcernedGuests {
  /** Bookings that hold a place, by price tier (`superEarlyBird`). */
  byTier: Readonly<Record<string, number>>
  /** Guests who ordered, have not paid, and read their order again because the terms change. */
  readAgain: number
  /** Guests who have paid. */
  paid: number
}

/** The page of each file; of others it is the landing page. */
const PAGES: Record<string, string> = {
  team: 'People',
  gallery: 'Photos',
  faq: 'Questions',
  mail: 'Emails',
  guide: 'Guide',
  business: 'Business',
  'package-travel': 'Business',
  'terms-of-service': 'Terms of service',
  'refund-policy': 'Refund policy',
  'privacy-policy': 'Privacy policy',
  accessibility: 'Accessibility',
}

/** In which order changes are shown: money, law, words, pictures. */
const RANK = ['money', 'law', 'words', 'picture'] as const

function rankOf(path: string): number {
  const kind = fieldAt(path)?.kind
  if (path.startsWith('prices.') || path.startsWith('business.bank.')) return RANK.indexOf('money')
  if (isLaw(path)) return RANK.indexOf('law')
  return RANK.indexOf(kind === 'picture' ? 'picture' : 'words')
}

function isLaw(path: string): boolean {
  return fileOf(path).name.startsWith('legal/') || path.startsWith('package-travel.')
}

/** Returns the name of what a path is, for the operator: “Landing page, refund line”. `inside` names the section of a longer page. */
export function titleOf(path: string, inside: string | null = null): string {
  const field = fieldAt(path)
  const label = field?.label ?? path
  if (path.startsWith('prices.')) return label
  const page = PAGES[path.split('.')[0] ?? ''] ?? 'Landing page'
  const part = inside === null ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : `“${inside}”`
  return `${page}, ${part}`
}

/** Returns a value as guests read it, with its figures filled in. */
export function shownValue(
  path: string,
  value: SiteValue | undefined,
  figures: Readonly<Record<string, string>>,
): string | null {
  if (value === null || value === undefined) return null
  const kind = fieldAt(path)?.kind
  if (kind === 'euros' && typeof value === 'number') return formatEuros(value)
  if (kind === 'keys' && Array.isArray(value)) return counted(value.length, 'question')
  if (typeof value === 'object' && !Array.isArray(value)) return 'alt' in value ? value.alt : null
  const text = Array.isArray(value) ? value.join('\n') : String(value)
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => figures[name] ?? braces)
}

/** Returns a change with whom it concerns, at most two lines; a line whose number is 0 is left out. */
export function withEffects(change: Omit<SiteChange, 'effects'>, guests: ConcernedGuests): SiteChange {
  return { ...change, effects: effectsOf(change, guests).slice(0, 2) }
}

function effectsOf(
  { path, before, after }: Omit<SiteChange, 'effects'>,
  { byTier, readAgain, paid }: ConcernedGuests,
): SiteChange['effects'] {
  const [file = '', tier = '', part] = path.split('.')
  if (file === 'prices' && part === 'price') {
    const there = byTier[tier] ?? 0
    return [
      ...forSome(
        'keep',
        there,
        `The 1 booking there keeps ${before}.`,
        `The ${there} bookings there keep ${before}.`,
      ),
      { kind: 'see', text: `Guests filling in the form now see ${after} before they order.` },
    ]
  }
  if (isLaw(path))
    return [
      ...forSome(
        'mail',
        readAgain,
        '1 guest has ordered and not paid. They read their order again before they pay. We email them.',
        `${readAgain} guests have ordered and not paid. They read their order again before they pay. We email them.`,
      ),
      ...forSome(
        'keep',
        paid,
        '1 guest has paid: their terms stay.',
        `${paid} guests have paid: their terms stay.`,
      ),
    ]
  return [{ kind: 'see', text: SEEN_BY[file] ?? 'Every visitor, within 5 seconds.' }]
}

const SEEN_BY: Readonly<Record<string, string>> = {
  prices: 'It counts for bookings from now on.',
  mail: 'Every email from now on.',
  guide: 'Every guest who reads the guide.',
}

/** Returns a line about a number of guests; none if there are none. */
function forSome(kind: EffectKind, count: number, one: string, many: string): SiteChange['effects'] {
  return count === 0 ? [] : [{ kind, text: count === 1 ? one : many }]
}

/** Returns the changes in the order of `RANK`. */
export function inOrderOfWeight<T extends { path: string }>(changes: readonly T[]): T[] {
  return changes.toSorted((one, other) => rankOf(one.path) - rankOf(other.path))
}

/** Says one change as a sentence for the history: "Super Early Bird €950 → €980, for bookings from now on; the 14 there keep theirs". */
export function changeInWords(change: SiteChange, guests: ConcernedGuests): string {
  const { path, title, before, after } = change
  const [file, tier = '', part] = path.split('.')
  if (file === 'prices') {
    const there = part === 'price' ? (guests.byTier[tier] ?? 0) : 0
    const kept = there === 0 ? '' : `; the ${there} there ${there === 1 ? 'keeps its price' : 'keep theirs'}`
    return `${title} ${before} → ${after}, for bookings from now on${kept}`
  }
  const what = difference(change)
  const said = what === null ? title : `${title}: ${what}`
  if (!isLaw(path) || guests.readAgain === 0) return said
  return `${said}; ${counted(guests.readAgain, 'guest')} ${guests.readAgain === 1 ? 'reads' : 'read'} the order again`
}

/** Longer lines, or more of them, are not repeated in a sentence. */
const SHORT_LINE = 60
const FEW_LINES = 3

/** Says what differs between two short values: “Abuko” added; WhatsApp → Telegram. Null if only the texts themselves can say it. */
function difference({ path, before, after }: SiteChange): string | null {
  if (after === null) return 'left out'
  if (before === null) return 'new'
  const field = fieldAt(path)
  if (field?.kind === 'count' || (field && field.choices.length > 0)) return `${before} → ${after}`
  if (field?.kind !== 'lines') return null
  const [was, is] = [before.split('\n'), after.split('\n')]
  const added = is.filter((line) => !was.includes(line))
  const removed = was.filter((line) => !is.includes(line))
  const lines = [...added, ...removed]
  if (lines.length === 0) return 'in another order'
  if (lines.length > FEW_LINES || lines.some((line) => line.length > SHORT_LINE)) return null
  return [...added.map((line) => `“${line}” added`), ...removed.map((line) => `“${line}” taken out`)].join(
    ', ',
  )
}
