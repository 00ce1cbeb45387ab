import { banjulDay, compareDays, DAY_MS } from '#domain/base/dates.ts'
import { mayStillCancel } from '#domain/booking/allowed-actions.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import type { BookingDetails } from './dashboard-page.ts'

type ListedBooking = Pick<BookingDetails, 'booking' | 'payments' | 'endsOn'>

/**
 * Sorts a guest's bookings into trips. `ahead` holds a place and is not over, soonest first. `past` is over, latest first, followed by
 * cancelled and expired bookings, newest first; those are hidden (specification, section 4.4) unless they have payments or we cancelled the
 * date.
 */
export function tripsOf<S extends ListedBooking>(
  bookings: readonly S[],
  now: Date,
): { ahead: S[]; past: S[] } {
  const today = banjulDay(now)
  const isOver = ({ booking, endsOn }: S) => (endsOn ?? booking.startsOn ?? today) < today
  const held = bookings.filter(({ booking }) => holdsPlace(booking.status))
  return {
    ahead: held.filter((details) => !isOver(details)).toSorted(byStart),
    past: [
      ...held.filter(isOver).toSorted((a, b) => byStart(b, a)),
      ...bookings
        .filter(
          ({ booking: { status, retreatCancelled }, payments }) =>
            isGivenUp(status) && (retreatCancelled || payments.length > 0),
        )
        .toSorted(byNewest),
    ],
  }
}

/** Returns the bookings of this account for the others of the group, in the order of the group. */
export function othersOf<S extends ListedBooking>({ booking: own }: S, bookings: readonly S[]): S[] {
  const { group } = own
  if (!group || group.bookedByOther) return []
  return bookings
    .filter(({ booking }) => booking.group?.id === group.id && booking.group.bookedByOther)
    .toSorted((a, b) => (a.booking.group?.number ?? 0) - (b.booking.group?.number ?? 0))
}

/**
 * Returns the bookings without those that stand under the guest's own of the same group. Of a place that the guest has given up nothing is
 * shown, so the others stand by themselves.
 */
export function withoutOthers<S extends ListedBooking>(bookings: readonly S[]): S[] {
  const speaking = bookings.filter(
    ({ booking: { status, retreatCancelled } }) => status !== 'cancelled' || retreatCancelled,
  )
  const under = new Set(speaking.flatMap((details) => othersOf(details, bookings)))
  return bookings.filter((details) => !under.has(details))
}

/** How long the dashboard mentions an expired booking, counted from its submission, or a completed refund, if no retreat is ahead. In days. */
const TOLD_DAYS = 14

/** What the dashboard starts with if no retreat is ahead: what happened to the last one. */
interface LastTrip {
  kind: 'expired' | 'cancelled' | 'after'
  details: BookingDetails
}

/**
 * Returns the newest booking with news: expired and not dismissed; cancelled with a refund under way or just sent, or with a date that we
 * cancelled; or a retreat that is over. Null if there is none.
 * The list itself hides expired and cancelled bookings (specification, section 4.4). `justCancelled` is the booking cancelled on this page;
 * it goes first.
 */
export function lastTrip(
  bookings: readonly BookingDetails[],
  { past, justCancelled, now }: { past: readonly BookingDetails[]; justCancelled: string | null; now: Date },
): LastTrip | null {
  const since = new Date(now.getTime() - TOLD_DAYS * DAY_MS).toISOString()
  const recent = bookings.flatMap((details): LastTrip[] => {
    const { id, status, submittedAt, startsOn, retreatCancelled, releaseDismissed } = details.booking
    if (status === 'expired') {
      return submittedAt !== null && submittedAt > since && !releaseDismissed
        ? [{ kind: 'expired', details }]
        : []
    }
    if (status === 'cancelled') {
      const refunds = details.payments.filter(({ kind }) => kind === 'refund')
      const isNews = refunds.some(({ step, at }) => step === 'under_way' || at > since)
      const isAhead = startsOn !== null && startsOn >= banjulDay(now)
      const isShown = isNews || id === justCancelled || (retreatCancelled && isAhead)
      return isShown ? [{ kind: 'cancelled', details }] : []
    }
    return past.includes(details) && holdsPlace(status) ? [{ kind: 'after', details }] : []
  })
  const just = recent.find(({ details }) => details.booking.id === justCancelled)
  return just ?? recent.toSorted((a, b) => byNewest(a.details, b.details))[0] ?? null
}

function isGivenUp(status: Booking['status']): boolean {
  return status === 'cancelled' || status === 'expired'
}

function byStart(a: ListedBooking, b: ListedBooking): number {
  return compareDays(a.booking.startsOn ?? '', b.booking.startsOn ?? '')
}

function byNewest(a: ListedBooking, b: ListedBooking): number {
  return b.booking.createdAt.localeCompare(a.booking.createdAt)
}

/** Returns true from the start of the first day in Banjul on; the guest can no longer cancel then. */
export function hasBegun({ startsOn }: Booking, now: Date): boolean {
  return startsOn !== null && !mayStillCancel({ startsOn }, now).ok
}

/** Returns true if the refund steps apply: something is paid or reported, and the booking can still be cancelled. */
export function hasRefundToShow(booking: Booking, now: Date): boolean {
  return holdsPlace(booking.status) && booking.paymentStatus !== 'pending' && !hasBegun(booking, now)
}

/**
 * Returns true if cancelling is offered: once something is paid (specification, section 4.7) or the guest has ordered with obligation to
 * pay. Any other unpaid booking expires.
 */
export function offersCancellation({ paymentStatus, order }: Booking): boolean {
  return paymentStatus !== 'pending' || order !== null
}
