import { shortName } from '#domain/booking-form/person-name.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import type { OpenMove } from '#domain/date-change/announced-change.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { guestStatusOf, mayPayInstead } from '#web/booking-status/booking-status.ts'
import { loadPlacesNow } from '#web/booking-status/offer-now.tsx'
import { NeedsScripts } from '#web/features/payment/payment-notices.tsx'
import { PaymentScreen } from '#web/features/payment/payment-screen.tsx'
import { loadOrder, orderExamples, type OrderPage } from '#web/order/order-page.ts'
import { demonstrationContext, nowContext, readersContext, siteContext } from '#web/shell/page-context.ts'
import { PrivatePage } from '#web/shell/private-page.tsx'
import type { Route } from './+types/payment.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const readers = context.get(readersContext)
  const { pathname, search, searchParams } = new URL(request.url)
  const guest = await readers.guest()
  const bookings = guest && (await readers.read('myBookings'))
  const now = context.get(nowContext)
  const hasLost = bookings?.ok && bookings.body.some((booking) => guestStatusOf(booking, now) === 'released')
  const demonstration = context.get(demonstrationContext)
  const examples = demonstration ? orderExamples(site.packageTravel, site.isPlaceholder) : []
  const instead = searchParams.get('instead') === 'card'
  const orders = bookings?.ok
    ? await loadOrders(readers, bookings.body, { now, examples, parts: searchParams.get('parts') }, instead)
    : {}
  const isOrdered = Object.values(orders).some(({ standing }) => standing === 'current')
  return {
    title: site.seo.private.payment,
    guest: guest && { name: shortName(guest), email: guest.email },
    bookings: bookings?.body ?? null,
    placesNow: hasLost ? await loadPlacesNow(readers) : null,
    askedBookingId: searchParams.get('leadId') || null,
    cancelled: searchParams.get('cancelled') === 'true',
    instead,
    alone: searchParams.get('alone') === 'true',
    returnTo: `${pathname}${search}`,
    loadedAt: now.toISOString(),
    demonstration,
    texts: site.screens.payment,
    chat: { app: site.business.chat.app, url: site.business.chat.url },
    orders,
    moves: await loadMoves(readers, Object.keys(orders)),
    transferDays: site.business.bank.transferDays,
    // Bank details are shown only once a booking is ordered.
    bank: isOrdered ? site.business.bank : null,
  }
}

/** Loads the order of each booking that can be paid or whose change is not ordered yet, by booking id. */
async function loadOrders(
  readers: PageReaders,
  bookings: readonly Booking[],
  { now, ...wish }: { now: Date; examples: readonly string[]; parts: string | null },
  instead: boolean,
): Promise<Record<string, OrderPage>> {
  const asked = bookings.filter((booking) => {
    const guestStatus = guestStatusOf(booking, now)
    const isChanged = orderedWith(booking, bookings).some(({ order }) => order?.changedAt)
    if (instead && mayPayInstead(booking, now)) return true
    return guestStatus === 'unpaid' || guestStatus === 'balance' || (guestStatus === 'settled' && isChanged)
  })
  const read = await Promise.all(
    asked.map(async ({ id }) => {
      const order = await loadOrder((size) => readers.orderTerms(id, size), wish)
      return order ? [[id, order] as const] : []
    }),
  )
  return Object.fromEntries(read.flat())
}

/** Returns the bookings that are ordered at once: of who has booked a group those of the others too. */
function orderedWith(own: Booking, bookings: readonly Booking[]): Booking[] {
  const others = bookings.filter(
    ({ id, group, status }) =>
      id !== own.id && group?.bookedByOther && group.id === own.group?.id && holdsPlace(status),
  )
  return own.group?.bookedByOther ? [own] : [own, ...others]
}

/** Loads the open date changes that these guests have not answered yet, by booking id. */
async function loadMoves(
  readers: PageReaders,
  bookingIds: readonly string[],
): Promise<Record<string, OpenMove>> {
  const read = await Promise.all(
    bookingIds.map(async (bookingId) => {
      const changes = await readers.changes(bookingId)
      const open = changes.ok ? changes.body.find(({ state, to }) => state === 'asked' && to) : null
      if (!open?.to || open.kind === 'terms') return []
      return [[bookingId, { kind: open.kind, from: open.from.label, to: open.to.label }] as const]
    }),
  )
  return Object.fromEntries(read.flat())
}

export default function Payment({ loaderData: { title, chat, ...page } }: Route.ComponentProps) {
  return (
    <PrivatePage title={title} name={page.guest?.name ?? null}>
      <NeedsScripts chat={chat} />
      <PaymentScreen {...page} />
    </PrivatePage>
  )
}
