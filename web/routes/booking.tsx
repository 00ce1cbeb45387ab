import { redirect } from 'react-router'
import { pick } from '#domain/base/typed-records.ts'
import { shortName } from '#domain/booking-form/person-name.ts'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import { fallbackAvailability } from '#domain/place/availability.ts'
import { AccountArea } from '#web/features/account/account-area.tsx'
import { BookingScreen } from '#web/features/booking/booking-screen.tsx'
import { chosenIn } from '#web/features/booking/draft/first-values.ts'
import { chosenBy, type TakenOffer } from '#web/features/booking/taken-offer.tsx'
import { Island } from '#web/islands/island.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/booking.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const [guest, tiers, availability] = await Promise.all([
    readers.guest(),
    readers.read('pricingTiers'),
    readers.read('bookingAvailability'),
  ])
  const [bookings, founding] = guest
    ? await Promise.all([readers.read('myBookings'), readers.founding()])
    : [null, null]
  const arrival = guest ? null : await readers.read('arrival')
  const places = {
    tiers: tiers.body,
    availability: availability.body,
    otherwise: availability.ok ? {} : fallbackAvailability(site.retreats),
  }
  const { searchParams } = new URL(request.url)
  const offer = await offerIn(readers, searchParams.get('offer'))
  const { screens, business, seo } = site
  return {
    seo: seo.public.booking,
    siteTitle: business.brand.siteTitle,
    screen: {
      user: guest,
      bookings: bookings?.body ?? [],
      founding: founding?.body ?? ('none' as const),
      waiting: arrival?.body?.booking ?? null,
      places,
      now: context.get(nowContext).toISOString(),
      chosen: offer ? chosenBy(offer) : chosenIn(searchParams, places.availability ?? places.otherwise),
      offer,
      another: searchParams.has('another'),
      prices: pick(readers.prices, ['tiers', 'privateRoomCents']),
      texts: {
        ...screens.booking,
        healthConsent: { label: screens.healthConsent.label, note: screens.healthConsent.note },
        chat: { app: business.chat.app, url: business.chat.url },
      },
    },
  }
}

/** Returns the offer of a waiting list that the guest takes; one that is over leads to its own page, which says so. */
async function offerIn(readers: PageReaders, token: string | null): Promise<TakenOffer | null> {
  if (token === null) return null
  const found = await readers.waitingEntry(token)
  if (found.ok && (found.body.offer !== null || found.body.isFirstCome)) return { token, ...found.body }
  throw redirect(`/waiting-list/${encodeURIComponent(token)}`)
}

export default function Booking({ loaderData: { seo, siteTitle, screen } }: Route.ComponentProps) {
  const name = screen.user && shortName(screen.user)
  return (
    <PageShell overlay account={<AccountArea light name={name} returnTo="/booking" />}>
      <PageMeta seo={seo} path="/booking" siteTitle={siteTitle} />
      <Island name="booking-screen" component={BookingScreen} props={screen} when="painted" />
    </PageShell>
  )
}
