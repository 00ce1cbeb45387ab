import { mayCancelStay } from '#domain/booking/allowed-actions.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { banjulDay, compareDays, DAY_MS, type CalendarDay } from '#domain/base/dates.ts'
import type { Availability } from '#domain/price/availability.ts'
import { usualLastDay } from '#domain/retreat/retreats.ts'
import type { BookingPayment } from '#domain/document/document-calls.ts'

/** The last day of each booking's stay, by the booking's id. */
export type LastDays = Readonly<Record<string, CalendarDay>>

/** The last day of each stay, from the dates on offer; a retreat that is not among them lasts as long as any. */
export function lastDaysOf(bookings: readonly Booking[], availability: Availability | null): LastDays {
  const days = bookings.flatMap(({ id, selectedDate, startsOn }) => {
    if (startsOn === null) return []
    const endsOn = availability?.[selectedDate ?? '']?.endsOn
    return [[id, endsOn ?? usualLastDay(startsOn)] as const]
  })
  return Object.fromEntries(days)
}

interface GuestsTrips {
  /** What holds a place and is not over, soonest first: the first one is the next. */
  ahead: Booking[]
  /** Stays that are over, latest first, and then what was cancelled or has expired, newest first. */
  past: Booking[]
}

/**
 * A guest's bookings as trips. Cancelled and expired ones are hidden (specification, section 4.4), but for those whose payments
 * have left papers, and those whose date we have cancelled: they stand among what is past.
 */
export function tripsOf(
  bookings: readonly Booking[],
  { lastDays, hasPapers, now }: { lastDays: LastDays; hasPapers: (id: string) => boolean; now: Date },
): GuestsTrips {
  const today = banjulDay(now)
  const isOver = ({ id, startsOn }: Booking) => (lastDays[id] ?? startsOn ?? today) < today
  const held = bookings.filter(({ status }) => holdsPlace(status))
  const newestFirst = bookings.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return {
    ahead: held.filter((booking) => !isOver(booking)).toSorted(byStart),
    past: [
      ...held.filter(isOver).toSorted((a, b) => byStart(b, a)),
      ...newestFirst.filter(
        ({ status, id, retreatCancelled }) => isGivenUp(status) && (retreatCancelled || hasPapers(id)),
      ),
    ],
  }
}

/** So long a booking that was not paid in time, or whose refund has left, is still told of where no stay is ahead, in days. */
const TOLD_DAYS = 14

/** What the dashboard begins with where no stay is ahead: what became of the last one. */
export type LastTrip = { kind: 'expired' | 'cancelled' | 'after'; booking: Booking }

/**
 * The newest booking of which there is something to tell: not paid in time; cancelled, while its refund is on its way or has just left;
 * or a stay that is over. The list itself hides expired and cancelled bookings (specification, section 4.4): this is told once, and passes;
 * that a place was released until the guest has dismissed it.
 * `justCancelled` is the one that was cancelled on this very page.
 */
export function lastTrip(
  bookings: readonly Booking[],
  {
    past,
    payments,
    justCancelled,
    now,
  }: {
    past: readonly Booking[]
    payments: Readonly<Record<string, readonly BookingPayment[]>>
    justCancelled: string | null
    now: Date
  },
): LastTrip | null {
  const since = new Date(now.getTime() - TOLD_DAYS * DAY_MS).toISOString()
  const told = bookings.flatMap((booking): LastTrip[] => {
    const { id, status, submittedAt, retreatCancelled, releaseDismissed } = booking
    if (status === 'expired') {
      return submittedAt !== null && submittedAt > since && !releaseDismissed
        ? [{ kind: 'expired', booking }]
        : []
    }
    if (status === 'cancelled') {
      const refunds = (payments[id] ?? []).filter(({ kind }) => kind === 'refund')
      const isNews = refunds.some(({ step, at }) => step === 'under_way' || at > since)
      const isAhead = booking.startsOn !== null && booking.startsOn >= banjulDay(now)
      const isTold = isNews || id === justCancelled || (retreatCancelled && isAhead)
      return isTold ? [{ kind: 'cancelled', booking }] : []
    }
    return past.includes(booking) && holdsPlace(status) ? [{ kind: 'after', booking }] : []
  })
  const just = told.find(({ booking }) => booking.id === justCancelled)
  return just ?? told.toSorted((a, b) => b.booking.createdAt.localeCompare(a.booking.createdAt))[0] ?? null
}

function isGivenUp(status: Booking['status']): boolean {
  return status === 'cancelled' || status === 'expired'
}

function byStart(a: Booking, b: Booking): number {
  return compareDays(a.startsOn ?? '', b.startsOn ?? '')
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
