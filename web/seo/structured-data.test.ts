import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { availabilityRecord } from '#domain/place/availability.ts'
import { labelOf, type Retreat } from '#domain/retreat/retreats.ts'
import { organiserDetails } from '#domain/site/organiser.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { SITE } from '#test/site.ts'
import {
  breadcrumbData,
  faqData,
  jsonLd,
  organizationData,
  websiteData,
  retreatEvents,
  landingFacts,
} from './structured-data.tsx'

const ORIGIN = 'https://tradewind.example'
const business = {
  siteTitle: 'Tradewind Retreats',
  retreatCountry: 'The Gambia',
  email: 'hello@tradewind.example',
  chatUrl: 'https://wa.me/2200000000',
  socialUrl: 'https://www.instagram.com/tradewind.example',
  organiser: {
    registeredName: 'Tradewind BV',
    companyNumber: 'BE 0123.456.749',
    address: 'Rue Haute 5, 1000 Brussels, Belgium',
    phone: '+32 2 123 45 67',
    mail: 'hello@tradewind.be',
  },
}
const retreat: Retreat = {
  startsOn: '2025-10-31',
  endsOn: '2025-11-07',
  placesKiter: 8,
  placesNonKiter: 8,
  status: 'on_sale',
}

function eventsOf(
  booked: { kiter: number; nonKiter: number },
  {
    today = '2025-09-01',
    totalBookings = 2,
    ...changes
  }: Partial<Retreat> & { today?: string; totalBookings?: number } = {},
) {
  const changed = { ...retreat, ...changes }
  return retreatEvents(ORIGIN, business, {
    availability: { [labelOf(changed)]: availabilityRecord(changed, booked) },
    totalBookings,
    prices: SPECIFIED_PRICES,
    today,
    packages: { kiter: 'Kiter package', 'non-kiter': 'Non-kiter package' },
    description: 'Eight days of wind',
  })
}

test('a retreat on sale is an event with an offer for each package', () => {
  expect(eventsOf({ kiter: 2, nonKiter: 0 })).toMatchObject([
    {
      startDate: '2025-10-31',
      endDate: '2025-11-07',
      location: { address: { addressCountry: 'GM' } },
      name: 'Tradewind Retreats, Oct 31–Nov 7, 2025',
      remainingAttendeeCapacity: 14,
      offers: [
        {
          name: 'Kiter package',
          price: 950,
          priceCurrency: 'EUR',
          url: 'https://tradewind.example/booking?date=Oct+31%E2%80%93Nov+7%2C+2025&package=kiter',
        },
        { name: 'Non-kiter package', price: 950 },
      ],
    },
  ])
})

test.each([
  [0, 'InStock'],
  [3, 'InStock'],
  [4, 'LimitedAvailability'],
  [7, 'LimitedAvailability'],
  [8, 'SoldOut'],
  [9, 'SoldOut'],
])('with %i of 8 places taken, an offer is %s', (kiter, availability) => {
  const [event] = eventsOf({ kiter, nonKiter: 0 })
  expect(event?.offers.map((offer) => offer.availability)).toEqual([
    `https://schema.org/${availability}`,
    'https://schema.org/InStock',
  ])
})

test.each([
  [7, 950],
  [8, 1100],
  [13, 1100],
  [14, 1250],
])('at %i bookings, an offer costs %i', (totalBookings, price) => {
  const [event] = eventsOf({ kiter: 0, nonKiter: 0 }, { totalBookings })
  expect(event?.offers.map((offer) => offer.price)).toEqual([price, price])
})

test('a closed or started retreat is not an event', () => {
  expect(eventsOf({ kiter: 0, nonKiter: 0 }, { status: 'closed' })).toEqual([])
  expect(eventsOf({ kiter: 0, nonKiter: 0 }, { today: '2025-10-30' })).toHaveLength(1)
  expect(eventsOf({ kiter: 0, nonKiter: 0 }, { today: '2025-10-31' })).toEqual([])
})

test("the FAQ data has the page's answered questions, with answers in plain text", () => {
  const faq = faqData(ORIGIN, SITE.faq)
  const questions = SITE.faq.groups.flatMap(({ items }) => items.map(({ question }) => question))
  const unanswered = ['Can I have a beer in the evening?', 'Is there Wi-Fi?']
  expect(faq.mainEntity.map(({ name }) => name)).toEqual(
    questions.filter((question) => !unanswered.includes(question)),
  )
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(name).toMatch(/\?$/)
    expect(acceptedAnswer.text).toMatch(/^[^<>{}]+[.!]$/)
  }
})

test('the organisation data has the registered details, without examples', () => {
  expect(organizationData(ORIGIN, business)).toMatchObject({
    legalName: 'Tradewind BV',
    identifier: 'BE 0123.456.749',
    address: 'Rue Haute 5, 1000 Brussels, Belgium',
    telephone: '+32 2 123 45 67',
  })
  const details = organiserDetails(business.organiser, (part) => part !== 'registeredName')
  const facts = landingFacts(SITE, details)
  expect(facts.business.organiser).toEqual({ registeredName: 'Tradewind BV' })
  const said = organizationData(ORIGIN, facts.business)
  expect(said).toMatchObject({ legalName: 'Tradewind BV' })
  for (const left of ['identifier', 'address', 'telephone']) expect(said).not.toHaveProperty(left)
})

test('a breadcrumb leads from the landing page to the page itself', () => {
  const page = { title: 'Refund policy', path: '/refund-policy' }
  expect(breadcrumbData(ORIGIN, 'Tradewind Retreats', page).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Tradewind Retreats', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: 'Refund policy', item: `${ORIGIN}/refund-policy` },
  ])
})

test('a text cannot close the script that contains it', () => {
  const text = jsonLd([{ name: '</script><script>alert(1)</script><!--' }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: '</script><script>alert(1)</script><!--' }] })
})

// The vocabulary in schema-dts: the properties of each type and its ancestors.
const vocabulary = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8')

function propertiesOf(type: string): Set<string> {
  const properties = new Set<string>()
  for (let name: string | undefined = type; name !== undefined;) {
    const declared: RegExpExecArray | null = declarationOf(`${name}Base`) ?? declarationOf(`${name}Leaf`)
    if (!declared) throw new Error(`schema.org has no ${name}`)
    const [, ancestors = '', body = '']: readonly string[] = declared
    for (const [, property = ''] of body.matchAll(/^\s*"([^"]+)"\??:/gm)) properties.add(property)
    name = /(\w+)Base\b/.exec(ancestors)?.[1]
  }
  return properties
}

function declarationOf(name: string): RegExpExecArray | null {
  return new RegExp(`interface ${name} extends ([^{]+)\\{([\\s\\S]*?)\\n\\}`).exec(vocabulary)
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Returns all objects of the data, at any depth. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : []
}

test('all structured data uses properties of schema.org, and refers only to known nodes', () => {
  const written = jsonLd([
    organizationData(ORIGIN, business),
    websiteData(ORIGIN, business),
    ...eventsOf({ kiter: 2, nonKiter: 8 }),
    faqData(ORIGIN, SITE.faq),
    breadcrumbData(ORIGIN, business.siteTitle, { title: 'Refund policy', path: '/refund-policy' }),
  ])
  const data: unknown = JSON.parse(written)
  const nodes = nodesOf(data).filter((node) => !('@graph' in node))
  const typed = nodes.filter((node) => '@type' in node)
  const ids = new Set(typed.map((node) => node['@id']))
  expect(typed.length).toBeGreaterThan(30)
  for (const node of nodes.filter((each) => !('@type' in each))) {
    expect(ids, JSON.stringify(node)).toContain(node['@id'])
  }
  for (const node of typed) {
    const known = propertiesOf(String(node['@type']))
    const said = Object.keys(node).filter((property) => !property.startsWith('@'))
    expect(
      said.filter((property) => !known.has(property)),
      String(node['@type']),
    ).toEqual([])
    expect(Object.values(node), JSON.stringify(node)).not.toContain('')
    expect(Object.values(node), JSON.stringify(node)).not.toContain(null)
  }
  for (const name of ['url', 'logo', 'item']) {
    for (const node of typed.filter((each) => name in each)) {
      expect(String(node[name]), name).toMatch(/^https:\/\//)
    }
  }
})
