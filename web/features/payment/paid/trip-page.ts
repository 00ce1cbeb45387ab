import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { paymentTimeline, type TimelineStep } from '#domain/booking/payment-timeline.ts'
import { asOne, asOnePayment } from '#domain/booking/together.ts'
import type { Traveller } from '#domain/contract/group-calls.ts'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import { lastDayOf } from '#domain/place/availability.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { flightTexts, type FlightTexts } from '#web/booking-status/flights.tsx'
import { countedTogether } from '#web/booking-status/together.ts'
import type { SiteContent } from '#web/shell/page-context.ts'

/** The data for a guest's next steps: a trip that is paid for, or whose transfer is on its way. */
export interface Trip {
  /** The guest's booking, with the figures of all places that are paid at once. */
  booking: Booking
  /** How many places these are. */
  places: number
  timeline: TimelineStep[]
  /** The last day of the retreat, or null if unknown. */
  endsOn: CalendarDay | null
  today: CalendarDay
  /** The receipt of the latest payment; null if there is none yet. */
  receiptId: string | null
  /** Those whom this guest has booked for and who have yet to say something by their link. */
  others: readonly Traveller[]
}

export type TripStep = SiteContent['screens']['trip']['steps'][number]

export type TripTexts = Omit<SiteContent['screens']['trip'], 'flight'> & { flight: FlightTexts }

export type Chat = SiteContent['business']['chat']

/** Returns the owner's texts with the flight details inserted. */
export function tripTexts(
  { flight, ...texts }: Omit<TripTexts, 'flight'> & { flight: Parameters<typeof flightTexts>[0] },
  ...flights: Parameters<typeof flightTexts> extends [unknown, ...infer Rest] ? Rest : never
): TripTexts {
  return { ...texts, flight: flightTexts(flight, ...flights) }
}

/** Returns the bookings with a transfer on its way. The trip of who has booked a group has the figures of those who come along. */
export function withReport(bookings: readonly Booking[]): Booking[] {
  return bookings.filter(
    ({ group, status, amountReported }) => !group?.bookedByOther && holdsPlace(status) && amountReported > 0,
  )
}

/** Loads a booking's payments and the end of its retreat. What cannot be loaded is left out of the timeline. */
export async function loadTrip(
  readers: Pick<PageReaders, 'read'>,
  booking: Booking,
  { now, transferWorkingDays }: { now: Date; transferWorkingDays: number },
): Promise<Trip> {
  const { group } = booking
  const [places, ofGroup] = await Promise.all([
    readers.read('bookingAvailability'),
    group && !group.bookedByOther ? readers.read('group', { params: { groupId: group.id } }) : null,
  ])
  const travellers = ofGroup?.body?.leads ?? []
  const together = countedTogether(travellers, booking)
  const read = await Promise.all(
    together.map(({ id }) => readers.read('bookingPayments', { params: { bookingId: id } })),
  )
  const [own = [], ...others] = read.map(({ body }) => body?.payments ?? [])
  const endsOn = lastDayOf(booking, places.body)
  const asPaid = asOne(together)
  const timeline = paymentTimeline(
    { ...asPaid, endsOn, travellerCount: together.length },
    asOnePayment([...own, ...others.flat()]),
    { now, transferWorkingDays },
  )
  return {
    booking: asPaid,
    places: together.length,
    timeline,
    others: travellers.filter(
      ({ link, complete, status }) => link !== null && !complete && holdsPlace(status),
    ),
    endsOn,
    today: banjulDay(now),
    receiptId: own.findLast(({ document }) => document?.kind === 'receipt')?.document?.id ?? null,
  }
}
