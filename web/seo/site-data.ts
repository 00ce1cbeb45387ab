import type { BreadcrumbList, FAQPage, Organization, WebSite } from 'schema-dts'
import type { OrganiserPart } from '#domain/site/organiser.ts'

/** The owner's description of the business (content/business.yaml). */
export interface Business {
  siteTitle: string
  retreatCountry: string
  email: string
  chatUrl: string
  socialUrl: string
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
    sameAs: [business.socialUrl],
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

export function organizationId(origin: string): string {
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
