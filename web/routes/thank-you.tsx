import { shortName } from '#domain/booking-form/person-name.ts'
import { ThankYouScreen } from '#web/features/payment/paid/thank-you-screen.tsx'
import { loadTrip, tripTexts, withReport } from '#web/features/payment/paid/trip-page.ts'
import { demonstrationContext, nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/thank-you.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const guest = await readers.guest()
  const bookings = guest ? await readers.read('myBookings') : null
  const reported = bookings?.ok ? withReport(bookings.body) : []
  const at = {
    now: context.get(nowContext),
    transferWorkingDays: site.business.bank.longestTransferDays,
  }
  return {
    title: site.seo.private.thankYou,
    name: guest && shortName(guest),
    trips: await Promise.all(reported.map((booking) => loadTrip(readers, booking, at))),
    texts: site.screens.thankYou,
    trip: tripTexts(site.screens.trip, site.business.flights, {
      marked: context.get(demonstrationContext),
      isPlaceholder: site.isPlaceholder,
    }),
    chat: site.business.chat,
  }
}

export default function ThankYou({ loaderData: { title, name, ...page } }: Route.ComponentProps) {
  const overlay = page.trips.length > 0
  return (
    <PrivatePage title={title} name={name} overlay={overlay}>
      <ThankYouScreen {...page} />
    </PrivatePage>
  )
}
