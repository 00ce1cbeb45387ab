import { content, isPlaceholder } from '#content/content.server.ts'
import type { PageReaders } from '#domain/api/page-readers.ts'
import { mayReadGuide } from '#domain/booking/allowed-actions.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { compareDays } from '#domain/base/dates.ts'
import { shortName } from '#domain/booking/short-name.ts'
import { AccountHeader } from '#web/shell/account-header.tsx'
import { loadPlacesNow } from '#web/shell/load-places-now.ts'
import { asksWhatComesBack, lastDaysOf } from '#web/features/dashboard/booking-list.ts'
import type {
  BookingsOfGuest,
  ChangesByBooking,
  ComplaintsByBooking,
  GuideOutline,
  OffersByBooking,
  OrdersByBooking,
  PaymentsByBooking,
  RefundsByBooking,
} from '#web/features/dashboard/dashboard-page.ts'
import { DashboardScreen } from '#web/features/dashboard/dashboard-screen.tsx'
import { tripFacts } from '#web/features/dashboard/trip-facts.ts'
import { demonstrationContext, nowContext, readersContext } from '#web/shell/page-context.ts'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/dashboard.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const readers = context.get(readersContext)
  const now = context.get(nowContext)
  const guest = await readers.guest()
  const bookings = guest ? await readers.bookings() : null
  return {
    title: content.seo.private.dashboard,
    name: guest && shortName(guest),
    own: bookings?.ok ? await withDetails(readers, bookings.body, now) : null,
    loadedAt: now.toISOString(),
    texts: content.screens.dashboard,
    facts: {
      ...tripFacts(content.business, content.screens.trip.flight, content.place, {
        marked: context.get(demonstrationContext),
        isPlaceholder,
      }),
      handOverCents: content.prices.handOverCents,
      days: content.schedule.days,
    },
  }
}

async function withDetails(readers: PageReaders, bookings: Booking[], now: Date): Promise<BookingsOfGuest> {
  const [papers, refunds, guides, complaints, changes, offers, handedOn, photos, placesNow] =
    await Promise.all([
      loadPapers(readers, bookings),
      loadRefunds(readers, bookings, now),
      loadGuides(readers, bookings),
      loadComplaints(readers, bookings),
      loadChanges(readers, bookings),
      loadOffers(readers, bookings, now),
      readers.handedOn(),
      readers.photos(),
      loadPlacesNow(readers, content.prices),
    ])
  return {
    bookings,
    ...papers,
    refunds,
    guides,
    lastDays: lastDaysOf(bookings, placesNow?.availability ?? null),
    complaints,
    changes,
    offers,
    handedOn: handedOn.body ?? [],
    photos: Object.fromEntries((photos.body ?? []).map((album) => [album.bookingId, album])),
    placesNow,
  }
}

/** A list that cannot be read leaves the booking itself to be shown. */
async function loadPapers(
  readers: PageReaders,
  bookings: readonly Booking[],
): Promise<{ payments: PaymentsByBooking; orders: OrdersByBooking }> {
  const read = await Promise.all(
    bookings.map(async ({ id }) => {
      const papers = await readers.payments(id)
      return { id, ...(papers.body ?? { payments: [], orders: [] }) }
    }),
  )
  return {
    payments: Object.fromEntries(read.map(({ id, payments }) => [id, payments])),
    orders: Object.fromEntries(read.map(({ id, orders }) => [id, orders])),
  }
}

async function loadComplaints(
  readers: PageReaders,
  bookings: readonly Booking[],
): Promise<ComplaintsByBooking> {
  const lists = await Promise.all(
    bookings.map(async ({ id }) => {
      const complaints = await readers.complaints(id)
      return [id, complaints.body ?? []] as const
    }),
  )
  return Object.fromEntries(lists)
}

/** A choice that cannot be read stands in the guest's mail. */
async function loadChanges(readers: PageReaders, bookings: readonly Booking[]): Promise<ChangesByBooking> {
  const lists = await Promise.all(
    bookings
      .filter(({ status }) => holdsPlace(status))
      .map(async ({ id }) => {
        const changes = await readers.changes(id)
        return [id, changes.body ?? []] as const
      }),
  )
  return Object.fromEntries(lists)
}

async function loadOffers(
  readers: PageReaders,
  bookings: readonly Booking[],
  now: Date,
): Promise<OffersByBooking> {
  const read = await Promise.all(
    bookings
      .filter((booking) => asksWhatComesBack(booking, now))
      .map(async ({ id }) => {
        const offer = await readers.handOver(id)
        return offer.ok ? ([[id, offer.body]] as const) : []
      }),
  )
  return Object.fromEntries(read.flat())
}

async function loadRefunds(
  readers: PageReaders,
  bookings: readonly Booking[],
  now: Date,
): Promise<RefundsByBooking> {
  const lists = await Promise.all(
    bookings
      .filter((booking) => asksWhatComesBack(booking, now))
      .map(async ({ id }) => {
        const preview = await readers.cancellation(id)
        return preview.ok ? ([[id, preview.body.steps]] as const) : []
      }),
  )
  return Object.fromEntries(lists.flat())
}

/** The chapters themselves stand on a page of their own. */
async function loadGuides(readers: PageReaders, bookings: readonly Booking[]): Promise<GuideOutline[]> {
  const lists = await Promise.all(
    bookings
      .filter((booking) => mayReadGuide(booking).ok)
      .map(async ({ id }) => {
        const guide = await readers.guide(id)
        if (!guide.ok) return []
        const chapters = guide.body.chapters.map(({ key, title }) => ({ key, title }))
        return [{ ...guide.body, bookingId: id, chapters }]
      }),
  )
  return lists.flat().toSorted((one, other) => compareDays(one.postedOn, other.postedOn))
}

export default function Dashboard({ loaderData: { title, name, ...page } }: Route.ComponentProps) {
  return (
    <PageShell account={<AccountHeader name={name} />}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {name === null ? (
        <SignInFirst returnTo="/dashboard">Sign in to see your bookings.</SignInFirst>
      ) : (
        <DashboardScreen name={name} {...page} />
      )}
    </PageShell>
  )
}
