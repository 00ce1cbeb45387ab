import type { Organization, WebSite } from 'schema-dts'
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
