import { TIER_KEYS, TIER_NAMES, TIERS } from '#domain/price/pricing.ts'
import { LEGAL_PAGES } from './site-document.ts'

// What of the website the operator may change, and how each field is shown to her. What stands here is hers; buttons, system pages, the
// order and what the specification or the law fixes are not.

/** How a field is typed: one line, a text, a list of lines, a text with paragraphs and lists, a number, a picture, or an order of keys. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'lines'
  | 'blocks'
  | 'guide'
  | 'euros'
  | 'count'
  | 'picture'
  | 'keys'

export interface SiteField {
  kind: FieldKind
  /** What the operator calls it. */
  label: string
  /** The maximum number of characters. */
  max: number
  /** True if the figures of the shipped text are required: the law or a promise needs them. */
  needsFigures: boolean
  /** True if the part may be left out of the website. */
  mayLeaveOut: boolean
  /** The minimum width of a picture, in pixels. */
  minWidth: number
  /** The only values that the field can have; none if it has any. */
  choices: readonly string[]
}

export const CHAT_APPS = ['WhatsApp', 'Telegram'] as const
export const SOCIAL_NETWORKS = ['Instagram', 'Facebook', 'TikTok'] as const
export const VIDEO_PROVIDERS = ['YouTube', 'Vimeo'] as const

const MAX: Record<FieldKind, number> = {
  line: 120,
  text: 600,
  lines: 600,
  blocks: 4000,
  guide: 12_000,
  euros: 10,
  count: 10,
  picture: 0,
  keys: 0,
}

type Entry = readonly [pattern: string, kind: FieldKind, label: string, more?: Partial<SiteField>]

const LEFT_OUT = { mayLeaveOut: true }
const NEEDS = { needsFigures: true }

/** `*` stands for one part of a path. */
const ENTRIES: readonly Entry[] = [
  ['landing.hero.eyebrow', 'line', 'Line above the headline', { max: 60 }],
  ['landing.hero.headline', 'line', 'Headline', { max: 60 }],
  ['landing.hero.subline', 'text', 'Text below the headline', { max: 220 }],
  ['landing.hero.refundPromise', 'line', 'Refund line', { ...NEEDS, max: 90 }],
  ['landing.hero.facts', 'lines', 'Four facts', { max: 160 }],
  ['landing.hero.picture', 'picture', 'First picture', { minWidth: 1280 }],
  ['landing.fit.intro', 'text', 'Who it is for', { max: 160 }],
  ['landing.fit.groups.*.title', 'line', 'Kind of guest', { max: 60 }],
  ['landing.fit.groups.*.text', 'text', 'Kind of guest, text', { max: 300 }],
  ['landing.fit.groups.*.points', 'lines', 'Kind of guest, points', { max: 300 }],
  ['landing.preview.title', 'line', 'Film, title', { max: 60 }],
  ['landing.preview.text', 'text', 'Film, text', { max: 160 }],
  ['landing.preview.picture', 'picture', 'Film, picture', { minWidth: 960 }],
  ['landing.features.title', 'line', 'What to expect, title', { max: 60 }],
  ['landing.features.intro', 'text', 'What to expect, text', { max: 160 }],
  ['landing.features.cards.*.title', 'line', 'Card, title', { max: 40 }],
  ['landing.features.cards.*.text', 'text', 'Card, text', { max: 220 }],
  ['landing.features.cards.*.picture', 'picture', 'Card, picture', { minWidth: 960 }],
  ['landing.dates.title', 'line', 'Dates, title', { max: 60 }],
  ['landing.dates.none', 'text', 'When no date is on sale', { max: 200 }],
  ['landing.contact.title', 'line', 'Contact, title', { max: 60 }],
  ['landing.contact.intro', 'text', 'Contact, text', { max: 200 }],
  ['landing.contact.hours', 'line', 'Contact, hours'],
  ['landing.contact.formTitle', 'line', 'Contact, form', { max: 60 }],
  ['landing.footer.tagline', 'line', 'Line at the foot'],
  ['landing.footer.smallPrint', 'line', 'Small print at the foot'],
  ['schedule.title', 'line', 'Schedule, title', { max: 60 }],
  ['schedule.intro', 'text', 'Schedule, text', { max: 200 }],
  ['schedule.note', 'text', 'Schedule, note', { ...NEEDS, max: 300 }],
  ['schedule.days.*.title', 'line', 'Day, title', { max: 40 }],
  ['schedule.days.*.activities.*.text', 'line', 'Activity', { max: 90 }],
  ['packages.title', 'line', 'Prices, title', { max: 60 }],
  ['packages.intro', 'text', 'Prices, text', { max: 200 }],
  ['packages.priceNote', 'text', 'Prices, note', { ...NEEDS, max: 300 }],
  ['packages.sharedSpots', 'line', 'Prices, places'],
  ['packages.contentsTitle', 'line', 'What is included, title', { max: 60 }],
  ['packages.accommodation', 'line', 'Rooms, in both packages', NEEDS],
  ['packages.bothInclude', 'lines', 'In both packages', NEEDS],
  ['packages.kiter.includes', 'lines', 'In the Kiter package', NEEDS],
  ['packages.nonKiter.includes', 'lines', 'In the Non-kiter package', NEEDS],
  ['packages.nonKiter.excludes', 'lines', 'Not in the Non-kiter package', NEEDS],
  ['packages.notIncludedTitle', 'line', 'What is not included, title', { max: 60 }],
  ['packages.costs.title', 'line', 'Costs, title', { max: 60 }],
  ['packages.costs.others.*.label', 'line', 'Other cost', { max: 80 }],
  ['packages.costs.others.*.amount', 'line', 'Other cost, amount', { ...LEFT_OUT, max: 60 }],
  ['packages.perks.title', 'line', 'Founding members, title', { max: 60 }],
  ['packages.perks.intro', 'text', 'Founding members, text', { max: 160 }],
  ['packages.perks.items.founders-pack.text', 'line', 'Founders pack', LEFT_OUT],
  ['packages.guarantee.fullDay', 'text', 'What a full kite day is', { ...LEFT_OUT, max: 300 }],
  ['packages.guarantee.creditGood', 'text', 'How long kite days are good', { ...LEFT_OUT, max: 300 }],
  ['place.title', 'line', 'Where it is, title', { max: 60 }],
  ['place.intro', 'text', 'Where it is, text', { max: 200 }],
  ['place.village', 'text', 'The village', LEFT_OUT],
  ['place.lodge', 'text', 'The lodge', LEFT_OUT],
  ['place.spot.at', 'line', 'Where the kite beach is', LEFT_OUT],
  ['place.spot.text', 'text', 'The kite beach', LEFT_OUT],
  ['place.transferMinutes', 'count', 'Minutes from the airport', LEFT_OUT],
  ['place.facts.*.text', 'text', 'Fact', LEFT_OUT],
  ['place.year.title', 'line', 'The year, title', { max: 60 }],
  ['place.year.intro', 'text', 'The year, text', { max: 200 }],
  ['place.year.note', 'text', 'The year, note', { max: 300 }],
  ['place.year.wind.knots', 'line', 'Wind, each month', LEFT_OUT],
  ['place.year.water.celsius', 'line', 'Water temperature, each month', LEFT_OUT],
  ['instructor.title', 'line', 'Instructor, title', { max: 60 }],
  ['instructor.paragraphs', 'lines', 'Instructor, text', { max: 1200 }],
  ['instructor.picture', 'picture', 'Instructor, portrait', { ...LEFT_OUT, minWidth: 640 }],
  ['team.title', 'line', 'People, title', { max: 60 }],
  ['team.intro', 'text', 'People, text', { max: 200 }],
  ['team.people.*.name', 'line', 'Name', { ...LEFT_OUT, max: 60 }],
  ['team.people.*.role', 'line', 'Role', { max: 60 }],
  ['team.people.*.certificate', 'line', 'Certificate'],
  ['team.people.*.picture', 'picture', 'Portrait', { ...LEFT_OUT, minWidth: 640 }],
  ['gallery.title', 'line', 'Photos, title', { max: 60 }],
  ['gallery.intro', 'text', 'Photos, text', { max: 200 }],
  ['gallery.photos.*.picture', 'picture', 'Photo', { ...LEFT_OUT, minWidth: 960 }],
  ['gallery.photos.*.place', 'line', 'Where it was taken', { max: 80 }],
  ['gallery.photos.*.month', 'line', 'Month, for example 2026-01', { max: 7 }],
  ['gallery.photos.*.photographer', 'line', 'Photographer', { max: 80 }],
  ['gallery.photos.*.consent', 'line', 'Day of consent, or “nobody”', { max: 10 }],
  ['words.title', 'line', 'Guests’ words, title', { max: 60 }],
  ['words.intro', 'text', 'Guests’ words, text', { max: 300 }],
  ['faq.title', 'line', 'Questions, title', { max: 60 }],
  ['faq.groups.*.title', 'line', 'Group of questions', { max: 60 }],
  ['faq.groups.*.items.*.question', 'line', 'Question', { max: 120 }],
  ['faq.groups.*.items.*.answer', 'blocks', 'Answer'],
  ['faq.order', 'keys', 'Order of the questions'],
  ['faq.hidden', 'keys', 'Hidden questions'],
  ['mail.signature', 'lines', 'Emails, sign-off for good news', { max: 160 }],
  ['mail.plainSignature', 'lines', 'Emails, sign-off', { max: 160 }],
  ['mail.support', 'text', 'Emails, help line', { max: 400 }],
  ...LEGAL_PAGES.flatMap((page): Entry[] => [
    [`${page}.intro`, 'text', 'Introduction', NEEDS],
    [`${page}.sections.*.title`, 'line', 'Section, title', { ...NEEDS, max: 90 }],
    [`${page}.sections.*.blocks.*`, 'text', 'Paragraph', { ...NEEDS, max: 1500 }],
    [`${page}.sections.*.blocks.*.list`, 'lines', 'List', { ...NEEDS, max: 2000 }],
  ]),
  ['guide.*', 'guide', 'Chapter of the guide'],
  ['guide.*.*', 'guide', 'Chapter of the guide for one date', LEFT_OUT],
  ...TIERS.flatMap((tier): Entry[] => [
    [`prices.${TIER_KEYS[tier]}.price`, 'euros', TIER_NAMES[tier]],
    [`prices.${TIER_KEYS[tier]}.spots`, 'count', `${TIER_NAMES[tier]}, places`],
  ]),
  ['prices.privateRoom', 'euros', 'Private room'],
  ['business.bank.accountHolder', 'line', 'Account holder'],
  ['business.bank.iban', 'line', 'IBAN', { max: 42 }],
  ['business.bank.bic', 'line', 'BIC', { max: 11 }],
  ['business.bank.bankName', 'line', 'Bank'],
  ['business.bank.transferDays', 'line', 'Business days of a transfer', { max: 8 }],
  ['business.reminders.daysBefore', 'lines', 'Days of reminders before a payment is due', { max: 30 }],
  ['business.chat.app', 'line', 'Chat app', { choices: CHAT_APPS }],
  ['business.chat.number', 'line', 'Chat number', { max: 24 }],
  ['business.social.network', 'line', 'Social network', { choices: SOCIAL_NETWORKS }],
  ['business.social.handle', 'line', 'Social handle', { ...LEFT_OUT, max: 40 }],
  ['business.mail.fromName', 'line', 'Name on emails', { max: 60 }],
  ['business.mail.fromAddress', 'line', 'Sender of emails'],
  ['business.mail.replyTo', 'line', 'Where replies arrive'],
  ['business.support.hours', 'line', 'Hours of support', { max: 40 }],
  ['business.support.replyHours', 'count', 'Hours until you reply'],
  ['business.offer.coaches', 'count', 'Coaches'],
  ['business.offer.ridersPerCoach', 'count', 'Riders for each coach'],
  ['business.offer.kiteStudents', 'count', 'Kite students at most'],
  ['business.offer.youngestKiter', 'count', 'Youngest kiter, in years'],
  ['business.offer.instructorYears', 'count', 'Years that your instructor has kited'],
  ['business.brand.instructorBase', 'line', 'Where your instructor lives', { max: 60 }],
  ['business.offer.closesDaysBefore', 'count', 'Days before a date when it closes'],
  ['business.offer.photosWithinDays', 'count', 'Days until guests have their photos'],
  ['business.previewVideo.provider', 'line', 'Preview film, where it is', { choices: VIDEO_PROVIDERS }],
  ['business.previewVideo.id', 'line', 'Preview film', { ...LEFT_OUT, max: 40 }],
  ['business.flights.airport', 'line', 'Airport', { max: 60 }],
  ['business.flights.land', 'line', 'Latest landing'],
  ['business.flights.leave', 'line', 'Earliest flight home'],
  ['package-travel.organiser.registeredName', 'line', 'Registered name'],
  ['package-travel.organiser.companyNumber', 'line', 'Company number', { max: 40 }],
  ['package-travel.organiser.address', 'line', 'Address, in one line', { max: 160 }],
  ['package-travel.organiser.phone', 'line', 'Phone for guests', { max: 24 }],
  ['package-travel.organiser.mail', 'line', 'Email for guests'],
  ['package-travel.insolvency.insurer', 'line', 'Insurer or guarantee fund'],
  ['package-travel.insolvency.policyNumber', 'line', 'Policy number', { max: 60 }],
  ['package-travel.insolvency.address', 'line', 'Insurer’s address, in one line', { max: 160 }],
  ['package-travel.insolvency.phone', 'line', 'Insurer’s phone for guests', { max: 24 }],
  ['package-travel.insolvency.mail', 'line', 'Insurer’s email for guests'],
  ['package-travel.onTheSpot.name', 'line', 'Name at the lodge'],
  ['package-travel.onTheSpot.phone', 'line', 'Phone at the lodge', { max: 24 }],
  ['package-travel.onTheSpot.emergency', 'text', 'Who to call in an emergency'],
  ['package-travel.stay.excursions', 'lines', 'Excursions'],
  ['package-travel.transport.included', 'lines', 'Transport in the price'],
  ['package-travel.transport.excluded', 'lines', 'Transport not in the price'],
  ['package-travel.notIncluded', 'lines', 'What else is not in the price', NEEDS],
  ['package-travel.stay.itinerary', 'text', 'Itinerary', NEEDS],
  ['package-travel.stay.groupSize', 'line', 'Size of the group', NEEDS],
  ['package-travel.stay.lodging', 'text', 'Lodging'],
  ['package-travel.stay.category', 'text', 'Its official category'],
  ['package-travel.stay.meals', 'line', 'Meals'],
  ['package-travel.stay.language', 'text', 'Language of the coaching'],
  ['package-travel.stay.reducedMobility', 'text', 'Guests with reduced mobility'],
  ['package-travel.minimum.guests', 'count', 'Smallest group'],
  ['package-travel.minimum.decidedDaysBefore', 'count', 'Days before a date when it is decided'],
  ['package-travel.insurance.text', 'text', 'Insurance'],
  ['package-travel.papers.passport', 'text', 'Passport and visa', { max: 1200 }],
  ['package-travel.papers.health', 'text', 'Health rules', { max: 1200 }],
  ['package-travel.complaints.address', 'line', 'Address for complaints', { max: 160 }],
  ['package-travel.complaints.body', 'text', 'Body for disputes'],
  ['package-travel.complaints.site', 'line', 'Its website'],
  ['package-travel.form.text', 'text', 'Official wording, part A', { max: 6000 }],
  ['package-travel.form.keyRights', 'text', 'Official wording, key rights', { max: 8000 }],
]

const FIELDS = ENTRIES.map(([pattern, kind, label, more = {}]) => ({
  parts: pattern.split('.'),
  field: {
    kind,
    label,
    max: MAX[kind],
    needsFigures: false,
    mayLeaveOut: false,
    minWidth: 0,
    choices: [],
    ...more,
  } satisfies SiteField,
}))

/** Returns the place of a field in the order of the pages; -1 if the operator may not change what stands at this path. */
export function fieldOrder(path: string): number {
  const parts = path.split('.')
  return FIELDS.findIndex(
    (known) =>
      known.parts.length === parts.length &&
      known.parts.every((part, index) => part === '*' || part === parts[index]),
  )
}

/** Returns the field at a path; null if the operator may not change what stands there. */
export function fieldAt(path: string): SiteField | null {
  return FIELDS[fieldOrder(path)]?.field ?? null
}

/** Returns the path of the field that a value belongs to: its own, or that of the list or answer around it; null if it is not editable. */
export function fieldAround(path: string): string | null {
  if (path === '') return null
  return fieldAt(path) ? path : fieldAround(path.split('.').slice(0, -1).join('.'))
}

/** The bank account: it counts only after the operator has confirmed herself, and is never part of going back. */
export const BANK_ACCOUNT_PATHS: readonly string[] = ['business.bank.iban', 'business.bank.accountHolder']

/** What a stolen session must not change: where guests pay, and where the link to a new password arrives. */
export const GUARDED_PATHS: readonly string[] = [...BANK_ACCOUNT_PATHS, 'business.mail.replyTo']

export const PRICE_PATHS = pathsOf('prices')

/** The facts of the company and of its offer, in their order. */
export const BUSINESS_PATHS = pathsOf('business', 'package-travel')

function pathsOf(...files: string[]): string[] {
  return FIELDS.filter(({ parts }) => files.includes(parts[0] ?? '')).map(({ parts }) => parts.join('.'))
}
