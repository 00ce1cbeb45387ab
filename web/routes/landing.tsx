import { banjulDay } from '#domain/base/dates.ts'
import { pick } from '#domain/base/typed-records.ts'
import type { Loaded } from '#domain/contract/page-readers.ts'
import { fallbackAvailability } from '#domain/place/availability.ts'
import { AccountArea } from '#web/features/account/account-area.tsx'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { liveOffer } from '#web/features/landing/live-offer.ts'
import { locationTexts } from '#web/location/location-texts.ts'
import { LandingData, landingFacts } from '#web/seo/structured-data.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import type { Route } from './+types/landing.ts'

const TEXTS = ['landing', 'schedule', 'packages', 'instructor', 'team', 'gallery', 'words', 'faq'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const [tiers, availability, quotes] = await Promise.all([
    readers.read('pricingTiers'),
    readers.read('bookingAvailability'),
    readers.quotes(),
  ])
  const { business, seo } = site
  return {
    seo: seo.public.home,
    siteTitle: business.brand.siteTitle,
    facts: landingFacts(site, site.organiser),
    texts: {
      ...pick(site, TEXTS),
      place: locationTexts(site.place),
    },
    ways: { chat: business.chat, social: business.social ?? null, email: business.mail.replyTo },
    video: business.previewVideo ?? null,
    quotes: quotes.body ?? [],
    today: banjulDay(context.get(nowContext)),
    offer: liveOffer({
      tiers: answered(tiers, 'The price tiers could not be read'),
      availability: answered(availability, 'The availability could not be read'),
      otherwise: fallbackAvailability(site.retreats),
      prices: readers.prices,
    }),
  }
}

/** Returns the call's answer; null after a failure, which is logged (specification, section 7). */
function answered<T>(call: Loaded<T>, message: string): T | null {
  if (call.ok) return call.body
  console.error(message, call.status)
  return null
}

export default function Landing({ loaderData: { seo, siteTitle, facts, ...page } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta seo={seo} path="/" siteTitle={siteTitle} />
      <LandingData facts={facts} offer={page.offer} today={page.today} />
      <FetchAhead />
      <LandingPage {...page} account={<AccountArea light />} />
    </>
  )
}

/** Lets the browser prefetch the booking form when the pointer is on a link to it. */
const RULES = JSON.stringify({
  // Prefetch, not prerender: the form reads what the click itself stores in the browser.
  prefetch: [{ where: { href_matches: { pathname: '/booking' } }, eagerness: 'moderate' }],
})

/** For pages without hydration, whose links load whole pages. */
function FetchAhead() {
  // oxlint-disable-next-line react/no-danger
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />
}
