import { pick } from '#domain/base/typed-records.ts'
import { shortName } from '#domain/booking-form/person-name.ts'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { EditBookingScreen } from '#web/features/edit-booking/edit-booking-screen.tsx'
import type { EditBookingPage } from '#web/features/edit-booking/edit-form.tsx'
import { nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage } from '#web/shell/private-page.tsx'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import type { Route } from './+types/edit-booking.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const guest = await readers.guest()
  const availability = guest ? await readers.read('bookingAvailability') : null
  const { pathname, search, searchParams } = new URL(request.url)
  return {
    title: site.seo.private.editBooking,
    name: guest && shortName(guest),
    returnTo: `${pathname}${search}`,
    back: searchParams.get('back') === 'payment' ? ('payment' as const) : ('dashboard' as const),
    // Without the availability, the form can't show a price change before it is saved.
    found: availability?.ok ? await findBooking(readers, params.bookingId) : { kind: 'failed' as const },
    availability: availability?.body ?? {},
    loadedAt: context.get(nowContext).toISOString(),
    prices: pick(readers.prices, ['privateRoomCents']),
    roomNotes: pick(site.screens.booking, ['roomShared', 'roomPrivate']),
    healthConsent: pick(site.screens.healthConsent, ['label', 'note']),
  }
}

/** Finds the booking to edit. Cancelled, expired and unfinished bookings can't be edited, so they count as missing. */
async function findBooking(readers: PageReaders, bookingId: string): Promise<EditBookingPage['found']> {
  const bookings = await readers.read('myBookings')
  if (!bookings.ok) return { kind: 'failed' }
  const booking = bookings.body.find(({ id, status }) => id === bookingId && holdsPlace(status))
  return booking ? { kind: 'booking', booking } : { kind: 'missing' }
}

export default function EditBooking({
  loaderData: { title, name, returnTo, ...page },
}: Route.ComponentProps) {
  return (
    <PrivatePage title={title} name={name}>
      {name === null ? (
        <SignInFirst returnTo={returnTo}>Sign in to edit your booking.</SignInFirst>
      ) : (
        <EditBookingScreen {...page} />
      )}
    </PrivatePage>
  )
}
