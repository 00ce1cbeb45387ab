import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isScalar, parseDocument, visit } from 'yaml'
import { formatCents } from '#domain/base/money.ts'
import { packageTypeOfCard } from '#domain/price/pricing.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import {
  AIRPORT_TAX_EACH_WAY_CENTS,
  BALANCE_DUE_DAYS_BEFORE,
  DEPOSIT_CENTS,
  WIND_OR_WIN_CASH_BACK_CENTS,
} from '#domain/terms/booking-terms.ts'
import { CANCELLATION_TERMS, FREE_CANCELLATION_DAYS, GUEST_RULES } from '#domain/terms/cancellation-terms.ts'
import { newFolder } from '#test/new-folder.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { loadContent } from './load-content.ts'
import { plainText, type Block } from './text-blocks.ts'

const { content, prices, placeholders, leftOut } = loadContent(import.meta.dirname)
const QUESTIONS = content.faq.groups.flatMap(({ items }) => items)
const SHARES = { within_48_hours: 1, '45_days_or_more': 0.8, '30_to_44_days': 0.4, under_30_days: 0 }
const TERMS = [
  ...GUEST_RULES.map((rule) => ({
    rule,
    when: CANCELLATION_TERMS[rule].when,
    gives: CANCELLATION_TERMS[rule].gives,
    share: SHARES[rule],
  })),
  {
    rule: 'begun',
    when: 'Once the retreat has started',
    gives: 'You can no longer cancel. Please speak to us',
    share: 0,
  },
]
let copy = ''

beforeEach(() => {
  copy = newFolder()
  cpSync(import.meta.dirname, copy, { recursive: true })
})

function edit(name: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(copy, name), 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${name} does not hold ${from}`)
  writeFileSync(join(copy, name), after)
}

function legalText(page: { sections: { blocks: Block[] }[] }): string {
  return page.sections.map((section) => plainText(section.blocks)).join(' ')
}

test('the prices are those of the specification', () => {
  expect(prices).toEqual(SPECIFIED_PRICES)
})

test('a changed price changes in every text', () => {
  edit('prices.yaml', 'price: 950, spots: 8', 'price: 900, spots: 7')
  edit('prices.yaml', 'privateRoom: 180', 'privateRoom: 210')
  const changed = loadContent(copy)
  expect(changed.prices.tiers.map(({ endsAt }) => endsAt)).toEqual([7, 13, 15])
  const texts = JSON.stringify(changed.content)
  expect(texts).toContain('Super Early Bird, €900, for the first 7 bookings')
  expect(texts).toContain('€210')
  expect(texts).not.toMatch(/€950|€180/)
})

test('the terms name the complaints body, phone and policy of package-travel.yaml', () => {
  edit('package-travel.yaml', /body: !placeholder [^#]*/, 'body: Travel Disputes Commission, Brussels ')
  edit('package-travel.yaml', "phone: !placeholder '+220 000 0001'", "phone: '+220 765 4321'")
  edit('package-travel.yaml', 'policyNumber: !placeholder POLICY-0000', 'policyNumber: POLICY-1234')
  const { termsOfService } = loadContent(copy).content.legal
  const section = termsOfService.sections.filter(({ title }) => title === 'Whom to turn to')
  const words = legalText({ sections: section })
  for (const said of ['Travel Disputes Commission, Brussels', '+220 765 4321', 'policy POLICY-1234']) {
    expect(words).toContain(said)
  }
})

test('the first season is the nine retreats of the specification', () => {
  expect(content.retreats.map(labelOf)).toEqual([
    'Oct 31–Nov 7, 2025',
    'Nov 7–14, 2025',
    'Dec 5–12, 2025',
    'Jan 9–16, 2026',
    'Jan 23–30, 2026',
    'Feb 6–13, 2026',
    'Feb 20–27, 2026',
    'Mar 6–13, 2026',
    'Mar 20–27, 2026',
  ])
})

test('the texts fixed by the specification are unchanged', () => {
  expect(content.landing.hero).toMatchObject({
    bookButton: 'Book Your Adventure',
    watchButton: 'Watch Preview',
  })
  expect(content.landing.fit.title).toBe('Is this retreat right for you')
  expect(content.landing.fit.groups.map((group) => group.key)).toEqual([
    'beginner',
    'progressing',
    'companion',
  ])
  expect(content.landing.navigation.map((entry) => entry.anchor)).toEqual([
    'about',
    'video',
    'retreats',
    'where',
    'pricing',
    'instructors',
    'contact',
  ])
  expect(content.seo.private.notFound).toContain('404 Page Not Found')
})

test('each price card of a package books that package', () => {
  for (const { name } of prices.tiers) {
    expect(packageTypeOfCard(`${name} ${content.packages.kiter.cardSuffix}`)).toBe('kiter')
    expect(packageTypeOfCard(`${name} ${content.packages.nonKiter.cardSuffix}`)).toBe('non-kiter')
  }
})

test('the kiter package includes the nine items of the specification, beside the meals', () => {
  const { kiter, bothInclude } = content.packages
  expect(new Set([...kiter.includes, ...bothInclude])).toEqual(
    new Set([
      '10 hours of coaching over the 8 days',
      '3 yoga sessions',
      'Gear',
      'Airport pickup on the first day',
      'Transport on all excursions',
      'Cultural excursions',
      'Photos and video',
      'Lifetime discount of 20% on future retreats',
      'Founders pack',
      'Wind or Win Guarantee',
    ]),
  )
})

test('the non-kiter package has the four workshops, and neither coaching nor gear', () => {
  const { includes, excludes } = content.packages.nonKiter
  for (const workshop of ['sand painting', 'batik dyeing', 'African cooking', 'drum painting']) {
    expect(includes.join()).toContain(workshop)
  }
  expect(includes.join()).not.toMatch(/coaching|gear/i)
  expect(excludes).toEqual(['Kite coaching', 'Gear'])
})

test('the FAQ, the refund page and the terms show the cancellation rules that refunds are computed from', () => {
  const cancel = QUESTIONS.find((item) => item.question === 'Can I cancel?')
  expect(cancel?.answer).toContainEqual({ kind: 'terms', rows: TERMS })
  expect(cancel?.answerText).toContain(
    `free cancellation up to ${FREE_CANCELLATION_DAYS} days before the retreat: we refund everything you paid except the ${formatCents(DEPOSIT_CENTS)} deposit`,
  )
  for (const page of [content.legal.refundPolicy, content.legal.termsOfService]) {
    expect(page.sections.flatMap((section) => section.blocks)).toContainEqual({ kind: 'terms', rows: TERMS })
  }
})

test('the FAQ, the refund page and the terms contain the amounts of the rules', () => {
  const faq = QUESTIONS.map((item) => item.answerText).join(' ')
  const refunds = legalText(content.legal.refundPolicy)
  const terms = legalText(content.legal.termsOfService)
  expect(faq).toContain(`due ${BALANCE_DUE_DAYS_BEFORE} days before departure`)
  expect(faq).toContain(`a private room adds ${formatCents(prices.privateRoomCents)}`)
  expect(faq).toContain(`${formatCents(AIRPORT_TAX_EACH_WAY_CENTS)} on arrival`)
  expect(faq).toContain(`${formatCents(2 * AIRPORT_TAX_EACH_WAY_CENTS)} in total`)
  expect(refunds).toContain(`The deposit is ${formatCents(DEPOSIT_CENTS)}`)
  expect(refunds).toContain(`we refund ${CANCELLATION_TERMS['30_to_44_days'].restPercent}% of what you paid`)
  for (const text of [faq, refunds, terms]) {
    expect(text).toContain(`${formatCents(WIND_OR_WIN_CASH_BACK_CENTS)} cash back`)
  }
  for (const { priceCents } of prices.tiers) expect(terms).toContain(formatCents(priceCents))
})

test('what only the owner can say is left out until she says it, and a question without an answer with it', () => {
  expect(JSON.stringify(content.faq)).not.toMatch(/how you pair guests|Wi-Fi|beer/)
  expect(content.faq.groups.flatMap(({ items }) => items).every(({ answer }) => answer.length > 0)).toBe(true)
  expect(content.place).not.toHaveProperty('village')
  expect(content.place.year.wind).not.toHaveProperty('knots')
  expect(content.place.facts.find(({ term }) => term === 'Flight')).not.toHaveProperty('text')
  expect(new Set(leftOut.map(({ name }) => name.split('/')[0]))).toEqual(
    new Set(['faq.yaml', 'guide', 'packages.yaml', 'place.yaml']),
  )

  edit('faq.yaml', '- !placeholder Where the lodge has Wi-Fi', '- On the terrace')
  const wifi = loadContent(copy)
    .content.faq.groups.flatMap(({ items }) => items)
    .find(({ question }) => question === 'Is there Wi-Fi?')
  expect(wifi?.answerText).toContain('On the terrace')
})

test('a placeholder inside a list leaves out only its own line', () => {
  edit('faq.yaml', "- 'Passport and visa", "- !placeholder 'Passport and visa")
  const papers = loadContent(copy)
    .content.faq.groups.flatMap(({ items }) => items)
    .find(({ question }) => question.startsWith('Do I need a visa'))
  expect(papers?.answer[1]).toMatchObject({ items: [expect.stringMatching(/^Yellow/), expect.any(String)] })
})

test('only what law and money need is an open placeholder: 37 facts', () => {
  expect(placeholders).toHaveLength(37)
  expect(new Set(placeholders.map(({ name }) => name))).toEqual(
    new Set(['business.yaml', 'package-travel.yaml']),
  )
})

test('landing page, terms and questions have one list of what is and is not in the price', () => {
  const { accommodation, meals, bothInclude, notIncluded, kiter } = content.packages
  const terms = content.legal.termsOfService.sections[0]?.blocks.filter(({ kind }) => kind === 'list')
  expect(terms?.[0]).toEqual({ kind: 'list', items: [accommodation, meals, ...bothInclude] })
  expect(terms?.[1]).toEqual({ kind: 'list', items: kiter.includes })
  expect(terms?.at(-1)).toEqual({ kind: 'list', items: notIncluded })
  expect(notIncluded).toEqual(expect.arrayContaining(['Lunch', 'Transport to the airport on the last day']))
  const arrival = content.guide.forAll.find(({ key }) => key === 'arrival')
  expect(JSON.stringify(arrival)).toContain('"text":"Lunch"')
  expect(JSON.stringify(arrival)).toContain('"text":"Transport to the airport on the last day"')
})

test('the social handle and the preview film may be deleted', () => {
  edit('business.yaml', /social:\n.*\n.*\n/, '')
  edit('business.yaml', /previewVideo:\n.*\n.*\n/, '')
  const { content: without, placeholders: open } = loadContent(copy)
  expect([without.business.social, without.business.previewVideo]).toEqual([undefined, undefined])
  expect(open).toHaveLength(35)
})

test('no text says that the deposit can never be refunded', () => {
  expect(JSON.stringify(content)).not.toMatch(/under any circumstances|deposit is never|cannot be refunded/i)
})

// A number in a text duplicates the rule, and stays behind when the rule changes.
const ALLOWED_NUMBERS = [/\b1 coach\b/g, /^1$/g, /^404 Page Not Found/g]
// Addresses, policy numbers, the wording of the law, and what was tested.
const FACT_FILES = new Set([
  'business.yaml',
  'package-travel.yaml',
  'retreats.yaml',
  'place.yaml',
  'legal/accessibility.yaml',
])

test('no text contains a figure typed by hand', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.yaml') && !FACT_FILES.has(name),
  )
  const typed: string[] = []
  for (const name of files) {
    visit(parseDocument(readFileSync(join(import.meta.dirname, name), 'utf8')), {
      Pair(_key, pair) {
        return isScalar(pair.key) && pair.key.value === 'lastUpdated' ? visit.SKIP : undefined
      },
      Scalar(key, node) {
        if (key === 'key' || typeof node.value !== 'string') return
        const text = ALLOWED_NUMBERS.reduce((rest, allowed) => rest.replace(allowed, ''), node.value)
        if (/\d|€/.test(text)) typed.push(`${name}: ${node.value}`)
      },
    })
  }
  expect(files.length).toBeGreaterThan(8)
  expect(typed).toEqual([])
})

test.each([
  {
    mistake: 'an IBAN with two digits swapped',
    name: 'business.yaml',
    from: /iban: .*/,
    to: 'iban: BE68 5390 0754 7043',
    reason: /business\.yaml, line \d+: bank > iban: This IBAN cannot exist/,
  },
  {
    mistake: 'a day that does not exist',
    name: 'retreats.yaml',
    from: '2025-11-14',
    to: '2025-11-31',
    reason: /retreats\.yaml, line 5: item 2 > endsOn: Write the day as YYYY-MM-DD/,
  },
  {
    mistake: 'a day that no month has',
    name: 'retreats.yaml',
    from: 'startsOn: 2025-10-31',
    to: 'startsOn: 2025-10-32',
    reason: /retreats\.yaml, line 4: item 1 > startsOn: Write the day as YYYY-MM-DD/,
  },
  {
    mistake: 'a day in another order',
    name: 'retreats.yaml',
    from: 'endsOn: 2025-11-14',
    to: 'endsOn: 14/11/2025',
    reason: /retreats\.yaml, line 5: item 2 > endsOn: Write the day as YYYY-MM-DD/,
  },
  {
    mistake: 'a year in place of a day',
    name: 'retreats.yaml',
    from: 'startsOn: 2025-10-31',
    to: 'startsOn: 2025',
    reason: /retreats\.yaml, line 4: item 1 > startsOn: Write the day as YYYY-MM-DD/,
  },
  {
    mistake: 'a retreat that ends before it starts',
    name: 'retreats.yaml',
    from: '2025-11-14',
    to: '2025-11-01',
    reason: /retreats\.yaml, line 5: item 2 > endsOn: A retreat ends on or after its first day/,
  },
  {
    mistake: 'two retreats on the same days',
    name: 'retreats.yaml',
    from: 'startsOn: 2025-11-07, endsOn: 2025-11-14',
    to: 'startsOn: 2025-10-31, endsOn: 2025-11-07',
    reason: /retreats\.yaml, line \d+: Two retreats have the same dates/,
  },
  {
    mistake: 'a year of eleven months',
    name: 'place.yaml',
    from: 'millimetres: 0.5 ',
    to: 'millimetres: ',
    reason: /place\.yaml, line \d+: year > rain > millimetres: Write twelve numbers with spaces between them/,
  },
  {
    mistake: 'a spot that no map of the coast shows',
    name: 'place.yaml',
    from: '!placeholder 13.272, -16.795',
    to: '50.9, 4.48',
    reason: /place\.yaml, line \d+: spot > at: Write latitude and longitude of a place on the coast/,
  },
  {
    mistake: 'more coaching promised than scheduled',
    name: 'business.yaml',
    from: 'coachingHours: 10',
    to: 'coachingHours: 12',
    reason: /schedule\.yaml, line \d+: days: The hours of kite coaching must add up to the 12/,
  },
  {
    mistake: 'a yoga session taken out of the schedule',
    name: 'schedule.yaml',
    from: 'kind: yoga',
    to: 'kind: free',
    reason: /schedule\.yaml, line \d+: days: The yoga sessions must add up to the 3/,
  },
  {
    mistake: 'a card that would book the wrong package',
    name: 'packages.yaml',
    from: 'cardSuffix: Non-Kiter',
    to: 'cardSuffix: Companion',
    reason:
      /packages\.yaml, line \d+: nonKiter > cardSuffix: The Non-kiter package's cardSuffix must contain/,
  },
  {
    mistake: 'a price that the discount breaks into cents',
    name: 'prices.yaml',
    from: 'price: 1100',
    to: 'price: 1101',
    reason: /prices\.yaml, line \d+: earlyBird > price: Write whole euros from 250 on, in steps of 5/,
  },
  {
    mistake: 'a tier that lasts for nobody',
    name: 'prices.yaml',
    from: 'spots: 6',
    to: 'spots: 0',
    reason: /prices\.yaml, line \d+: earlyBird > spots: Write for how many bookings it lasts/,
  },
  {
    mistake: 'a first day that is none',
    name: 'prices.yaml',
    from: '# countFrom: 2026-09-01',
    to: 'countFrom: 2026-09-31',
    reason: /prices\.yaml, line \d+: countFrom: Write the day as YYYY-MM-DD/,
  },
  {
    mistake: 'a link that leaves the site',
    name: 'landing.yaml',
    from: 'to: /privacy-policy',
    to: 'to: //evil.example',
    reason: /landing\.yaml, line \d+: footer > links > item 1 > to: A link leads to a page of this site/,
  },
  {
    mistake: 'a question that is asked twice',
    name: 'faq.yaml',
    from: 'Is there Wi-Fi?',
    to: 'Can I cancel?',
    reason: /faq\.yaml, line \d+: groups: The same question is here twice/,
  },
  {
    mistake: 'an unknown kind of block',
    name: 'legal/refund-policy.yaml',
    from: 'terms: cancellation',
    to: 'terms: cancelation',
    reason:
      /refund-policy\.yaml, line \d+: sections > item 1 > blocks > item 1: Write a text, or one of list:/,
  },
])(
  'a mistake in the content stops the start with file, line and reason: $mistake',
  ({ name, from, to, reason }) => {
    edit(name, from, to)
    expect(() => loadContent(copy)).toThrow(reason)
  },
)
