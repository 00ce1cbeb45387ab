import { content } from '#content/content.server.ts'
import { fallbackAvailability } from '#domain/availability.ts'
import { displayName } from '#domain/display-name.ts'
import { AccountHeader } from '#web/shell/account-header.tsx'
import { load } from '#web/api/load.ts'
import { BookingScreen } from '#web/features/booking/booking-screen.tsx'
import { chosenIn } from '#web/features/booking/first-values.ts'
import { apiContext, nowContext } from '#web/shell/page-context.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import type { RouteHandle } from '#web/shell/route-handle.ts'
import type { Route } from './+types/booking.ts'

export const handle = { sheet: 'booking-page' } satisfies RouteHandle

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [user, tiers, availability] = await Promise.all([
    load(api, '/api/auth/user'),
    load(api, '/api/pricing-tiers'),
    load(api, '/api/booking-availability'),
  ])
  const places = {
    tiers: tiers.ok ? tiers.body : null,
    availability: availability.ok ? availability.body : null,
    // The same object where it is known, so that it is sent once.
    defaults: availability.ok ? availability.body : fallbackAvailability(content.retreats),
  }
  const { searchParams } = new URL(request.url)
  const { screens, packages, business, seo } = content
  return {
    // A failed call counts as signed out (specification, section 4).
    user: user.ok ? user.body : null,
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

export default function Booking({ loaderData }: Route.ComponentProps) {
  const { seo, siteTitle, ...screen } = loaderData
  const name = screen.user && displayName(screen.user)
  return (
    <PageShell account={<AccountHeader name={name} returnTo="/booking" />}>
      <PageMeta seo={seo} path="/booking" siteTitle={siteTitle} />
      <BookingScreen {...screen} />
    </PageShell>
  )
}
