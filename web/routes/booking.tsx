import { content } from '#content/content.server.ts'
import { fallbackAvailability } from '#domain/availability.ts'
import { useQuery } from '@tanstack/react-query'
import { displayName } from '#domain/display-name.ts'
import { AccountHeader } from '#web/account-header.tsx'
import { currentUserQuery } from '#web/api/queries.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { load } from '#web/api/load.ts'
import { BookingScreen } from '#web/features/booking/booking-screen.tsx'
import { chosenIn } from '#web/features/booking/first-values.ts'
import { apiContext, nowContext } from '#web/page-context.ts'
import { PageMeta } from '#web/page-meta.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import type { RouteHandle } from '#web/route-handle.ts'
import type { Route } from './+types/booking.ts'

export const handle = { sheet: 'booking-page' } satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [tiers, availability] = await Promise.all([
    load(api, '/api/pricing-tiers'),
    load(api, '/api/booking-availability'),
  ])
  const places = {
    tiers: tiers.ok ? tiers.body : null,
    availability: availability.ok ? availability.body : null,
    defaults: fallbackAvailability(content.retreats),
  }
  const { searchParams } = new URL(request.url)
  const { screens, packages, business, seo } = content
  return {
    seo: seo.public.booking,
    siteTitle: business.brand.siteTitle,
    places,
    now: context.get(nowContext).toISOString(),
    chosen: chosenIn(searchParams, places.availability ?? places.defaults),
    another: searchParams.has('another'),
    texts: {
      ...screens.booking,
      packages: { kiter: wordsOf(packages.kiter), 'non-kiter': wordsOf(packages.nonKiter) },
      airportTax: screens.payment.airportTax,
      chat: { app: business.chat.app, url: business.chat.url },
    },
  }
}

function wordsOf({ title, summary }: { title: string; summary: string }) {
  return { title, summary }
}

/** The page is the same for everybody, so whose visit it is shows a moment later, in a place kept free for it. */
function Account() {
  const { data: user, isPending } = useQuery(currentUserQuery)
  if (isPending) return <Skeleton className="h-11 w-32 rounded-full" />
  return <AccountHeader name={user ? displayName(user) : null} returnTo="/booking" />
}

export default function Booking({ loaderData }: Route.ComponentProps) {
  const { seo, siteTitle, ...screen } = loaderData
  return (
    <PageShell account={<Account />}>
      <PageMeta seo={seo} path="/booking" siteTitle={siteTitle} />
      <BookingScreen {...screen} />
    </PageShell>
  )
}
