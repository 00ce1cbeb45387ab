import { shortName } from '#domain/booking-form/person-name.ts'
import { mayReadGuide } from '#domain/booking/allowed-actions.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import type { GuideView } from '#domain/guide/guide.ts'
import { lastDayOf } from '#domain/place/availability.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { loadPlacesNow } from '#web/booking-status/offer-now.tsx'
import { hasBegun, hasRefundToShow } from '#web/features/dashboard/booking-list.ts'
import { type GuestBookings, type GuideOutline, tripFacts } from '#web/features/dashboard/dashboard-page.ts'
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx'
import { demonstrationContext, nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage } from '#web/shell/private-page.tsx'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import type { Route } from './+types/dashboard.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const now = context.get(nowContext)
  const guest = await readers.guest()
  const [bookings, sessions] = guest
    ? await Promise.all([readers.read('myBookings'), readers.read('guestSessions')])
    : [null, null]
  return {
    title: site.seo.private.dashboard,
    name: guest && shortName(guest),
    own: bookings?.ok ? await loadOwnBookings(readers, bookings.body, now) : null,
    sessions: sessions?.body?.sessions ?? [],
    loadedAt: now.toISOString(),
    texts: site.screens.dashboard,
    facts: tripFacts(site, readers.prices, {
      marked: context.get(demonstrationContext),
      isPlaceholder: site.isPlaceholder,
    }),
  }
}

async function loadOwnBookings(readers: PageReaders, own: Booking[], now: Date): Promise<GuestBookings> {
  const [loaded, handedOver, photos, founding, placesNow] = await Promise.all([
    Promise.all(own.map((booking) => loadDetails(readers, booking, { own, now }))),
    readers.handedOver(),
    readers.photos(),
    readers.founding(),
    loadPlacesNow(readers),
  ])
  const bookings = loaded.map((details) => ({
    ...details,
    endsOn: lastDayOf(details.booking, placesNow?.availability ?? null),
    photos: photos.body?.find(({ bookingId }) => bookingId === details.booking.id) ?? null,
  }))
  return {
    bookings,
    handedOver: handedOver.body ?? [],
    founding: founding.body ?? 'none',
    placesNow,
  }
}

/** True for the place of somebody else that stands under the guest's own of the same group. */
function isUnderOwn({ group }: Booking, own: readonly Booking[]): boolean {
  return (
    group?.bookedByOther === true &&
    own.some((each) => each.group?.id === group.id && !each.group.bookedByOther && holdsPlace(each.status))
  )
}

/** Loads a booking with its related lists. A list that can't be loaded stays empty and does not hide the booking. */
async function loadDetails(
  readers: PageReaders,
  booking: Booking,
  { own, now }: { own: readonly Booking[]; now: Date },
) {
  const { id } = booking
  const of = { params: { bookingId: id } }
  const mayCancel = hasRefundToShow(booking, now)
  const { group: ofGroup } = booking
  const isShown = ofGroup && !isUnderOwn(booking, own)
  const [papers, complaints, changes, cancellation, offer, guide, wind, group] = await Promise.all([
    readers.read('bookingPayments', of),
    readers.complaints(id),
    holdsPlace(booking.status) ? readers.changes(id) : null,
    mayCancel ? readers.read('previewCancellation', of) : null,
    mayCancel ? readers.read('readHandOver', of) : null,
    mayReadGuide(booking).ok ? readers.guide(id) : null,
    holdsPlace(booking.status) && hasBegun(booking, now)
      ? readers.read('readWind', { params: { leadId: id } })
      : null,
    isShown ? readers.read('group', { params: { groupId: ofGroup.id } }) : null,
  ])
  return {
    booking,
    payments: papers.body?.payments ?? [],
    orders: papers.body?.orders ?? [],
    complaints: complaints.body ?? [],
    changes: changes?.body ?? [],
    refundSteps: cancellation?.body?.steps ?? [],
    offer: offer?.body ?? null,
    wind: wind?.body ?? null,
    // Once who has booked no longer comes, each of the others has a card of its own.
    travellers: (group?.body?.leads ?? []).filter(({ id: each }) => !ofGroup?.bookedByOther || each === id),
    guide: guide?.body ? outlineOf(id, guide.body) : null,
  }
}

/** Returns a guide's chapter titles only; the chapters have their own page. */
function outlineOf(bookingId: string, { chapters, ...guide }: GuideView): GuideOutline {
  return { ...guide, bookingId, chapters: chapters.map(({ key, title }) => ({ key, title })) }
}

export default function Dashboard({ loaderData: { title, name, ...page } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} name={name}>
      {name === null ? (
        <SignInFirst returnTo="/dashboard">Sign in to see your bookings.</SignInFirst>
      ) : (
        <DashboardScreen name={name} {...page} />
      )}
    </PrivatePage>
  )
}
