import { use } from 'react'
import type {
  Event,
  ItemAvailability,
  Offer,
  BreadcrumbList,
  FAQPage,
  Organization,
  WebSite,
} from 'schema-dts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import {
  placesLeft,
  retreatsOnSale,
  type Availability,
  type RetreatOnSale,
} from '#domain/place/availability.ts'
import { isScarce } from '#domain/place/scarcity.ts'
import { tierAt, type PriceList } from '#domain/price/pricing.ts'
import { PACKAGE_TYPES, type PackageType } from '#domain/retreat/retreats.ts'
import type { OrganiserDetail, OrganiserPart } from '#domain/site/organiser.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import { ServerPageContext } from '#web/shell/page-context.ts'

/** Returns the landing page's structured data from the owner's texts. */
export function landingFacts(
  { business, faq, packages, seo }: Pick<SiteContent, 'business' | 'faq' | 'packages' | 'seo'>,
  organiser: readonly OrganiserDetail[],
) {
  return {
    business: {
      siteTitle: business.brand.siteTitle,
      retreatCountry: business.brand.retreatCountry,
      email: business.mail.replyTo,
      chatUrl: business.chat.url,
      socialUrl: business.social?.url ?? null,
      organiser: Object.fromEntries(
        organiser.filter(({ isExample }) => !isExample).map(({ part, text }) => [part, text]),
      ),
    },
    faq,
    packages: { kiter: packages.kiter.title, 'non-kiter': packages.nonKiter.title },
    description: seo.public.home.description,
  }
}

/**
 * The landing page's structured data, rendered on the server only. It lists retreats only if their places are known, because search engines
 * must not get the built-in figures that visitors see after a failed call.
 */
export function LandingData({
  facts: { business, faq, packages, description },
  offer,
  today,
}: {
  facts: ReturnType<typeof landingFacts>
  offer: Pick<RetreatOffer, 'availability' | 'totalBookings' | 'prices'> & {
    known: boolean
  }
  today: string
}) {
  const origin = use(ServerPageContext)?.baseUrl
  if (!origin) return null
  const events = offer.known
    ? retreatEvents(origin, business, { ...offer, today, packages, description })
    : []
  return (
    <Data
      graph={[
        organizationData(origin, business),
        websiteData(origin, business),
        ...events,
        faqData(origin, faq),
      ]}
    />
  )
}

/** The breadcrumbs of a legal page below the landing page. */
export function Breadcrumbs({ siteTitle, ...page }: { siteTitle: string; title: string; path: string }) {
  const origin = use(ServerPageContext)?.baseUrl
  return origin ? <Data graph={[breadcrumbData(origin, siteTitle, page)]} /> : null
}

function Data({ graph }: { graph: readonly object[] }) {
  // Escaped by jsonLd.
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(graph) }} />
}

interface RetreatOffer {
  availability: Availability
  totalBookings: number
  prices: PriceList
  today: CalendarDay
  packages: Record<PackageType, string>
  description: string
}

/** Returns an event for each retreat that can be booked today, with the current price of each package and whether a place is left. */
export function retreatEvents(origin: string, business: Business, offer: RetreatOffer) {
  return retreatsOnSale(offer.availability, offer.today).map(
    (retreat) =>
      ({
        '@type': 'Event',
        '@id': `${origin}/#retreat-${retreat.startsOn}`,
        name: `${business.siteTitle}, ${retreat.label}`,
        description: offer.description,
        image: [new URL('/media/social-home.jpg', origin).href],
        url: new URL('/#pricing', origin).href,
        startDate: retreat.startsOn,
        endDate: retreat.endsOn,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: business.retreatCountry,
          address: { '@type': 'PostalAddress', addressCountry: 'GM' },
        },
        organizer: { '@id': organizationId(origin) },
        remainingAttendeeCapacity: retreat.available,
        offers: PACKAGE_TYPES.map((packageType) => packageOffer(origin, offer, retreat, packageType)),
      }) satisfies Event,
  )
}

function packageOffer(
  origin: string,
  { totalBookings, prices, packages }: RetreatOffer,
  retreat: RetreatOnSale,
  packageType: PackageType,
) {
  const choice = new URLSearchParams({ date: retreat.label, package: packageType })
  return {
    '@type': 'Offer',
    name: packages[packageType],
    url: new URL(`/booking?${choice}`, origin).href,
    price: eurosFromCents(tierAt(totalBookings, prices).priceCents),
    priceCurrency: 'EUR',
    availability: availabilityOf(placesLeft(retreat, packageType)),
  } satisfies Offer
}

/** Returns "limited" only where the page itself mentions that few places are left. */
function availabilityOf(left: number): ItemAvailability {
  if (left === 0) return 'https://schema.org/SoldOut'
  return isScarce(left) ? 'https://schema.org/LimitedAvailability' : 'https://schema.org/InStock'
}

/** The owner's description of the business (content/business.yaml). */
interface Business {
  siteTitle: string
  retreatCountry: string
  email: string
  chatUrl: string
  socialUrl: string | null
  /** The registered details, without those that the owner has yet to write. */
  organiser: Partial<Record<OrganiserPart, string>>
}

/** Returns the business under an id that the other data of the page refer to. */
export function organizationData(origin: string, business: Business) {
  const { registeredName, companyNumber, address, phone } = business.organiser
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: business.siteTitle,
    ...(registeredName !== undefined && { legalName: registeredName }),
    ...(companyNumber !== undefined && { identifier: companyNumber }),
    ...(address !== undefined && { address }),
    ...(phone !== undefined && { telephone: phone }),
    url: new URL('/', origin).href,
    logo: new URL('/favicon.svg', origin).href,
    email: business.email,
    ...(business.socialUrl !== null && { sameAs: [business.socialUrl] }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: business.email,
      url: business.chatUrl,
    },
  } satisfies Organization
}

export function websiteData(origin: string, business: Business) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: business.siteTitle,
    url: new URL('/', origin).href,
    inLanguage: 'en',
    publisher: { '@id': organizationId(origin) },
  } satisfies WebSite
}

function organizationId(origin: string): string {
  return `${origin}/#organization`
}

interface Answered {
  question: string
  /** Empty if the owner has yet to write it. */
  answerText: string
}

/** Returns the questions of the page with their answers as plain text, without unanswered ones. */
export function faqData(origin: string, { groups }: { groups: readonly { items: readonly Answered[] }[] }) {
  const items = groups.flatMap((group) => group.items).filter(({ answerText }) => answerText !== '')
  return {
    '@type': 'FAQPage',
    '@id': `${origin}/#faq`,
    mainEntity: items.map(({ question, answerText }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answerText },
    })),
  } satisfies FAQPage
}

/** Returns the breadcrumbs of a page below the landing page. */
export function breadcrumbData(origin: string, siteTitle: string, page: { title: string; path: string }) {
  const steps = [{ title: siteTitle, path: '/' }, page]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: title,
      item: new URL(path, origin).href,
    })),
  } satisfies BreadcrumbList
}

/** Returns structured data as the text of a script, escaped so that it can neither end that script nor begin another. */
export function jsonLd(graph: readonly object[]): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return text.replaceAll('<', '\\u003c')
}
