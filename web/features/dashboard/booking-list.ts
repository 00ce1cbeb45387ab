import { mayCancelStay } from '#domain/booking/allowed-actions.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { banjulDay, compareDays, DAY_MS, type CalendarDay } from '#domain/base/dates.ts'
import type { Availability } from '#domain/price/availability.ts'
import { usualLastDay } from '#domain/retreat/retreats.ts'
import type { Stay } from './dashboard-page.ts'

/** The last day of a booking's stay, from the dates on offer; a retreat that is not among them lasts as long as any. */
export function lastDayOf(
  { selectedDate, startsOn }: Booking,
  availability: Availability | null,
): CalendarDay | null {
  if (startsOn === null) return null
  return availability?.[selectedDate ?? '']?.endsOn ?? usualLastDay(startsOn)
}

type ListedStay = Pick<Stay, 'booking' | 'payments' | 'endsOn'>

/**
 * A guest's bookings as trips: `ahead` is what holds a place and is not over, soonest first, the first one being the next; `past` are stays
 * that are over, latest first, and then what was cancelled or has expired, newest first. Cancelled and expired ones are hidden
 * (specification, section 4.4), but for those whose payments have left papers, and those whose date we have cancelled.
 */
export function tripsOf<S extends ListedStay>(stays: readonly S[], now: Date): { ahead: S[]; past: S[] } {
  const today = banjulDay(now)
  const isOver = ({ booking, endsOn }: S) => (endsOn ?? booking.startsOn ?? today) < today
  const held = stays.filter(({ booking }) => holdsPlace(booking.status))
  return {
    ahead: held.filter((stay) => !isOver(stay)).toSorted(byStart),
    past: [
      ...held.filter(isOver).toSorted((a, b) => byStart(b, a)),
      ...stays
        .filter(
          ({ booking: { status, retreatCancelled }, payments }) =>
            isGivenUp(status) && (retreatCancelled || payments.length > 0),
        )
        .toSorted(byNewest),
    ],
  }
}

/** So long a booking that was not paid in time, or whose refund has left, is still told of where no stay is ahead, in days. */
const TOLD_DAYS = 14

/** What the dashboard begins with where no stay is ahead: what became of the last one. */
export interface LastTrip {
  kind: 'expired' | 'cancelled' | 'after'
  stay: Stay
}

/**
 * The newest booking of which there is something to tell: not paid in time; cancelled, while its refund is on its way or has just left;
 * or a stay that is over. The list itself hides expired and cancelled bookings (specification, section 4.4): this is told once, and passes;
 * that a place was released until the guest has dismissed it.
 * `justCancelled` is the one that was cancelled on this very page.
 */
export function lastTrip(
  stays: readonly Stay[],
  { past, justCancelled, now }: { past: readonly Stay[]; justCancelled: string | null; now: Date },
): LastTrip | null {
  const since = new Date(now.getTime() - TOLD_DAYS * DAY_MS).toISOString()
  const told = stays.flatMap((stay): LastTrip[] => {
    const { id, status, submittedAt, startsOn, retreatCancelled, releaseDismissed } = stay.booking
    if (status === 'expired') {
      return submittedAt !== null && submittedAt > since && !releaseDismissed
        ? [{ kind: 'expired', stay }]
        : []
    }
    if (status === 'cancelled') {
      const refunds = stay.payments.filter(({ kind }) => kind === 'refund')
      const isNews = refunds.some(({ step, at }) => step === 'under_way' || at > since)
      const isAhead = startsOn !== null && startsOn >= banjulDay(now)
      const isTold = isNews || id === justCancelled || (retreatCancelled && isAhead)
      return isTold ? [{ kind: 'cancelled', stay }] : []
    }
    return past.includes(stay) && holdsPlace(status) ? [{ kind: 'after', stay }] : []
  })
  const just = told.find(({ stay }) => stay.booking.id === justCancelled)
  return just ?? told.toSorted((a, b) => byNewest(a.stay, b.stay))[0] ?? null
}

function isGivenUp(status: Booking['status']): boolean {
  return status === 'cancelled' || status === 'expired'
}

function byStart(a: ListedStay, b: ListedStay): number {
  return compareDays(a.booking.startsOn ?? '', b.booking.startsOn ?? '')
}

function byNewest(a: ListedStay, b: ListedStay): number {
  return b.booking.createdAt.localeCompare(a.booking.createdAt)
}

/** From the first moment of its first day in Banjul on, a stay cannot be cancelled by its guest. */
export function hasBegun({ startsOn }: Booking, now: Date): boolean {
  return startsOn !== null && !mayCancelStay({ startsOn }, now).ok
}

/** Whether there is something to tell of what cancelling gives back: something is paid or on its way, and it may still be cancelled. */
export function asksWhatComesBack(booking: Booking, now: Date): boolean {
  return holdsPlace(booking.status) && booking.paymentStatus !== 'pending' && !hasBegun(booking, now)
}

/**
 * Cancelling is offered once something is paid (specification, section 4.7), and to a guest who has ordered with obligation to pay; any
 * other unpaid booking expires.
 */
export function offersCancellation({ paymentStatus, order }: Booking): boolean {
  return paymentStatus !== 'pending' || order !== null
}
