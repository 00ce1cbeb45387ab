import { use } from 'react'
import { ServerPageContext } from '#web/shell/page-context.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { faqData } from './faq-data.ts'
import { jsonLd } from './json-ld.ts'
import { retreatEvents } from './retreat-events.ts'
import { organizationData, websiteData, type Business } from './site-data.ts'

/** What the landing page tells search engines, beside what it tells people. */
export interface LandingFacts {
  business: Business
  faq: Parameters<typeof faqData>[1]
  packages: Parameters<typeof retreatEvents>[2]['packages']
  description: string
}

/**
 * Written by the server only, as nobody reads it after. Retreats are named only where their places are known: the
 * built-in figures that people see while a call fails are no promise to make to a search engine.
 */
export function LandingData({
  facts: { business, faq, packages, description },
  offer,
  today,
}: {
  facts: LandingFacts
  offer: Pick<Parameters<typeof retreatEvents>[2], 'availability' | 'totalBookings' | 'prices'> & {
    known: boolean
  }
  today: string
}) {
  const origin = use(ServerPageContext)?.baseUrl
  if (!origin) return null
  const image = '/media/social-home.jpg'
  const events = offer.known
    ? retreatEvents(origin, business, { ...offer, today, packages, description, image })
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

/** Where a legal page stands: below the landing page. */
export function Breadcrumbs({ siteTitle, ...page }: { siteTitle: string; title: string; path: string }) {
  const origin = use(ServerPageContext)?.baseUrl
  return origin ? <Data graph={[breadcrumbData(origin, siteTitle, page)]} /> : null
}

function Data({ graph }: { graph: readonly object[] }) {
  // Escaped by jsonLd.
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(graph) }} />
}
