import { use } from 'react'
import { ServerPageContext } from '#web/shell/page-context.ts'
import { retreatEvents } from './retreat-events.ts'
import { breadcrumbData, faqData, jsonLd, organizationData, websiteData, type Business } from './site-data.ts'

/** The texts for the landing page's structured data. */
export interface LandingFacts {
  business: Business
  faq: Parameters<typeof faqData>[1]
  packages: Parameters<typeof retreatEvents>[2]['packages']
  description: string
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
