import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { paymentTimeline, type TimelineStep } from '#domain/booking/payment-timeline.ts'
import type { PageReaders } from '#domain/contract/page-readers.ts'
import { lastDayOf } from '#domain/place/availability.ts'
import { flightTexts, type FlightTexts } from '#web/booking-status/flights.tsx'

/** The data for a guest's next steps: a trip that is paid for, or whose transfer is on its way. */
export interface Trip {
  booking: Booking
  timeline: TimelineStep[]
  /** The last day of the retreat, or null if unknown. */
  endsOn: CalendarDay | null
  today: CalendarDay
  /** The receipt of the latest payment; null if there is none yet. */
  receiptId: string | null
}

export type StepIcon = 'flight' | 'program' | 'papers' | 'chat' | 'bank' | 'confirmed'

export interface TripStep {
  icon: StepIcon
  title: string
  text: string
}

export interface TripTexts {
  heading: string
  paymentsTitle: string
  nextTitle: string
  steps: readonly TripStep[]
  flight: FlightTexts
  friend: { title: string; text: string; button: string; message: string }
}

export interface Chat {
  app: string
  number: string
  url: string
}

/** Returns the owner's texts with the flight details inserted. */
export function tripTexts(
  { flight, ...texts }: Omit<TripTexts, 'flight'> & { flight: Parameters<typeof flightTexts>[0] },
  ...flights: Parameters<typeof flightTexts> extends [unknown, ...infer Rest] ? Rest : never
): TripTexts {
  return { ...texts, flight: flightTexts(flight, ...flights) }
}

/** Loads a booking's payments and the end of its retreat. What cannot be loaded is left out of the timeline. */
export async function loadTrip(
  readers: Pick<PageReaders, 'read'>,
  booking: Booking,
  { now, transferWorkingDays }: { now: Date; transferWorkingDays: number },
): Promise<Trip> {
  const [paid, places] = await Promise.all([
    readers.read('bookingPayments', { params: { bookingId: booking.id } }),
    readers.read('bookingAvailability'),
  ])
  const payments = paid.body?.payments ?? []
  const endsOn = lastDayOf(booking, places.body)
  return {
    booking,
    timeline: paymentTimeline({ ...booking, endsOn }, payments, { now, transferWorkingDays }),
    endsOn,
    today: banjulDay(now),
    receiptId: payments.findLast(({ document }) => document?.kind === 'receipt')?.document?.id ?? null,
  }
}
