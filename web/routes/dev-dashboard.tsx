import { shortName } from '#domain/booking-form/person-name.ts'
import { NoBookings } from '#web/features/dashboard/book-again.tsx'
import { hasBegun } from '#web/features/dashboard/booking-list.ts'
import { tripFacts } from '#web/features/dashboard/dashboard-page.ts'
import { Trip } from '#web/features/dashboard/trip/trip.tsx'
import { DevDashboardScreen } from '#web/features/dev-dashboard/dev-dashboard-screen.tsx'
import { SAMPLE_ENDS_ON, SAMPLE_NOW } from '#web/features/dev-dashboard/sample-bookings.ts'
import { readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/dev-dashboard.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const guest = await readers.guest()
  return {
    name: guest && shortName(guest),
    title: site.seo.private.devDashboard,
    texts: site.screens.dashboard,
    facts: tripFacts(site, readers.prices, { marked: false, isPlaceholder: site.isPlaceholder }),
  }
}

export default function DevDashboard({ loaderData: { name, title, texts, facts } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} name={name}>
      <DevDashboardScreen
        renderBooking={(booking) => (
          <Trip
            booking={booking}
            payments={[]}
            orders={[]}
            complaints={[]}
            changes={[]}
            offer={null}
            refundSteps={[]}
            endsOn={SAMPLE_ENDS_ON}
            guide={null}
            photos={null}
            wind={null}
            travellers={[]}
            others={[]}
            isNext
            begun={hasBegun(booking, SAMPLE_NOW)}
            now={SAMPLE_NOW}
            texts={texts}
            facts={facts}
            onUpdate={ignore}
          />
        )}
        emptyState={<NoBookings texts={texts.empty} />}
      />
    </PrivatePage>
  )
}

/** Actions of the sample bookings do nothing. */
function ignore() {}
