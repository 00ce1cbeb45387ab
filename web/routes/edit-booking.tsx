import { content } from '#content/content.server.ts'
import { shortName } from '#domain/booking/short-name.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import { AccountHeader } from '#web/shell/account-header.tsx'
import { load } from '#web/api/load.ts'
import type { EditBookingPage } from '#web/features/edit-booking/edit-booking-page.ts'
import { EditBookingScreen } from '#web/features/edit-booking/edit-booking-screen.tsx'
import { apiContext, nowContext, type PageApi } from '#web/shell/page-context.ts'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/edit-booking.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const user = await load(api, '/api/auth/user')
  const guest = user.ok ? user.body : null
  const availability = guest ? await load(api, '/api/booking-availability') : null
  const { roomShared, roomPrivate } = content.screens.booking
  const { label, note } = content.screens.healthConsent
  return {
    title: content.seo.private.editBooking,
    name: guest && shortName(guest),
    returnTo: new URL(request.url).pathname,
    // Without the dates no change of price could be shown before it is saved.
    found: availability?.ok ? await findBooking(api, params.bookingId) : { kind: 'failed' as const },
    availability: availability?.ok ? availability.body : {},
    loadedAt: context.get(nowContext).toISOString(),
    prices: { privateRoomCents: content.prices.privateRoomCents },
    roomNotes: { shared: roomShared, private: roomPrivate },
    healthConsent: { label, note },
  }
}

/** Cancelled, expired and unfinished bookings cannot be edited: for this screen they are not there. */
async function findBooking(api: PageApi, bookingId: string): Promise<EditBookingPage['found']> {
  const bookings = await load(api, '/api/my-bookings')
  if (!bookings.ok) return { kind: 'failed' }
  const booking = bookings.body.find(({ id, status }) => id === bookingId && holdsPlace(status))
  return booking ? { kind: 'booking', booking } : { kind: 'missing' }
}

export default function EditBooking({
  loaderData: { title, name, returnTo, ...page },
}: Route.ComponentProps) {
  return (
    <PageShell account={<AccountHeader name={name} />}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {name === null ? (
        <SignInFirst returnTo={returnTo}>Sign in to edit your booking.</SignInFirst>
      ) : (
        <EditBookingScreen {...page} />
      )}
    </PageShell>
  )
}
