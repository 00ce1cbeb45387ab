import { data } from 'react-router'
import { banjulDay } from '#domain/base/dates.ts'
import { lastDayOf } from '#domain/place/availability.ts'
import { tripsOf } from '#web/features/dashboard/booking-list.ts'
import { KeptTripScreen } from '#web/features/dashboard/trip/kept-trip-screen.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/kept-trip.ts'

/**
 * Loads what a guest needs offline during the trip. The browser stores it (web/browser/kept-trip.ts), so it holds no money or health data.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const now = context.get(nowContext)
  const bookings = (await readers.read('myBookings')).body ?? []
  const availability = await readers.read('bookingAvailability')
  const listed = bookings.map((booking) => ({
    booking,
    payments: [],
    endsOn: lastDayOf(booking, availability.body),
  }))
  const next = tripsOf(listed, now).ahead[0]?.booking
  const guide = next && (await readers.guide(next.id))
  if (!next?.startsOn || !guide?.body?.departure) throw data(null, { status: 404 })
  const { arrivalFlight, arrivalDate, arrivalTime, departureFlight, departureDate, departureTime } = next
  const { chat } = site.business
  return {
    title: site.seo.private.dashboard,
    trip: {
      label: guide.body.retreatDate,
      startsOn: next.startsOn,
      packageType: next.packageType ?? 'kiter',
      flights: {
        there: { day: arrivalDate, time: arrivalTime, number: arrivalFlight },
        back: { day: departureDate, time: departureTime, number: departureFlight },
      },
      departure: guide.body.departure,
      chat: { app: chat.app, url: chat.url },
      days: site.schedule.days,
      keptOn: banjulDay(now),
    },
  }
}

export default function KeptTrip({ loaderData: { title, trip } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title}>
      <KeptTripScreen {...trip} />
    </PrivatePage>
  )
}
