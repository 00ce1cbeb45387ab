import { content, isPlaceholder } from '#content/content.server.ts'
import { mayReadGuide } from '#domain/booking/allowed-actions.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { addDays, compareDays } from '#domain/base/dates.ts'
import { shortName } from '#domain/booking/short-name.ts'
import { RETREAT_NIGHTS } from '#domain/retreat/retreats.ts'
import { AccountHeader } from '#web/shell/account-header.tsx'
import { load } from '#web/api/load.ts'
import type { PlacesNow } from '#web/booking-status/offer-now.ts'
import { loadPlacesNow } from '#web/shell/load-places-now.ts'
import { asksWhatComesBack, type LastDays } from '#web/features/dashboard/booking-list.ts'
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
import { apiContext, demonstrationContext, nowContext, type PageApi } from '#web/shell/page-context.ts'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import type { Route } from './+types/dashboard.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const now = context.get(nowContext)
  const user = await load(api, '/api/auth/user')
  const guest = user.ok ? user.body : null
  const bookings = guest ? await load(api, '/api/my-bookings') : null
  return {
    title: content.seo.private.dashboard,
    name: guest && shortName(guest),
    own: bookings?.ok ? await withDetails(api, bookings.body, now) : null,
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

async function withDetails(api: PageApi, bookings: Booking[], now: Date): Promise<BookingsOfGuest> {
  const [papers, refunds, guides, complaints, changes, offers, handedOn, placesNow] = await Promise.all([
    loadPapers(api, bookings),
    loadRefunds(api, bookings, now),
    loadGuides(api, bookings),
    loadComplaints(api, bookings),
    loadChanges(api, bookings),
    loadOffers(api, bookings, now),
    load(api, '/api/handed-on'),
    loadPlacesNow(api, content.prices),
  ])
  const places = handedOn.ok ? handedOn.body.places : []
  return {
    bookings,
    ...papers,
    refunds,
    guides,
    lastDays: lastDaysOf(bookings, placesNow),
    complaints,
    changes,
    offers,
    handedOn: places,
    placesNow,
  }
}

/** A list that cannot be read leaves the booking itself to be shown. */
async function loadPapers(
  api: PageApi,
  bookings: readonly Booking[],
): Promise<{ payments: PaymentsByBooking; orders: OrdersByBooking }> {
  const read = await Promise.all(
    bookings.map(async ({ id }) => {
      const answer = await load(api, '/api/booking-payments/{bookingId}', { bookingId: id })
      return { id, ...(answer.ok ? answer.body : { payments: [], orders: [] }) }
    }),
  )
  return {
    payments: Object.fromEntries(read.map(({ id, payments }) => [id, payments])),
    orders: Object.fromEntries(read.map(({ id, orders }) => [id, orders])),
  }
}

async function loadComplaints(api: PageApi, bookings: readonly Booking[]): Promise<ComplaintsByBooking> {
  const lists = await Promise.all(
    bookings.map(async ({ id }) => {
      const answer = await load(api, '/api/complaints/{bookingId}', { bookingId: id })
      return [id, answer.ok ? answer.body.complaints : []] as const
    }),
  )
  return Object.fromEntries(lists)
}

/** A choice that cannot be read stands in the guest's mail. */
async function loadChanges(api: PageApi, bookings: readonly Booking[]): Promise<ChangesByBooking> {
  const lists = await Promise.all(
    bookings
      .filter(({ status }) => holdsPlace(status))
      .map(async ({ id }) => {
        const answer = await load(api, '/api/changes/{bookingId}', { bookingId: id })
        return [id, answer.ok ? answer.body.changes : []] as const
      }),
  )
  return Object.fromEntries(lists)
}

async function loadOffers(api: PageApi, bookings: readonly Booking[], now: Date): Promise<OffersByBooking> {
  const read = await Promise.all(
    bookings
      .filter((booking) => asksWhatComesBack(booking, now))
      .map(async ({ id }) => {
        const answer = await load(api, '/api/bookings/{bookingId}/hand-over', { bookingId: id })
        return answer.ok ? ([[id, answer.body]] as const) : []
      }),
  )
  return Object.fromEntries(read.flat())
}

async function loadRefunds(api: PageApi, bookings: readonly Booking[], now: Date): Promise<RefundsByBooking> {
  const lists = await Promise.all(
    bookings
      .filter((booking) => asksWhatComesBack(booking, now))
      .map(async ({ id }) => {
        const answer = await load(api, '/api/cancel-booking/{bookingId}', { bookingId: id })
        return answer.ok ? ([[id, answer.body.steps]] as const) : []
      }),
  )
  return Object.fromEntries(lists.flat())
}

/** The last day of each stay, from the dates on offer; a retreat that is not among them lasts as long as any. */
function lastDaysOf(bookings: readonly Booking[], placesNow: PlacesNow | null): LastDays {
  const days = bookings.flatMap(({ id, selectedDate, startsOn }) => {
    if (startsOn === null) return []
    const endsOn = placesNow?.availability[selectedDate ?? '']?.endsOn
    return [[id, endsOn ?? addDays(startsOn, RETREAT_NIGHTS)] as const]
  })
  return Object.fromEntries(days)
}

/** The chapters themselves stand on a page of their own. */
async function loadGuides(api: PageApi, bookings: readonly Booking[]): Promise<GuideOutline[]> {
  const lists = await Promise.all(
    bookings
      .filter((booking) => mayReadGuide(booking).ok)
      .map(async ({ id }) => {
        const answer = await load(api, '/api/guide/{bookingId}', { bookingId: id })
        if (!answer.ok) return []
        const chapters = answer.body.chapters.map(({ key, title }) => ({ key, title }))
        return [{ ...answer.body, bookingId: id, chapters }]
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
