import { addDays, banjulDay, type CalendarDay } from '#domain/dates.ts'
import type { Booking } from '#domain/booking.ts'
import { paymentTimeline, type TimelineStep } from '#domain/payment-timeline.ts'
import { RETREAT_NIGHTS } from '#domain/retreats.ts'
import { load } from '#web/api/load.ts'
import type { PageApi } from '#web/shell/page-context.ts'

/** What a guest's next steps are made of: the trip that is now paid for, or on its way to be. */
export interface Trip {
  booking: Booking
  timeline: TimelineStep[]
  /** The last day of the retreat. */
  endsOn: CalendarDay | null
  today: CalendarDay
  /** The paper about the latest money that came; null where there is none yet. */
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
  flight: {
    title: string
    airport: string
    land: string
    leave: string
    note: string
    /** Which of its values are examples that only the owner can replace; a demonstration marks them. */
    examples: { land: boolean; leave: boolean }
  }
  friend: { title: string; text: string; button: string; message: string }
}

export interface Chat {
  app: string
  number: string
  url: string
}

type Flight = TripTexts['flight']

/** The owner's texts; `marked` shows which lines about the flight are still examples, as in a demonstration. */
export function tripTexts(
  { flight, ...texts }: Omit<TripTexts, 'flight'> & { flight: Pick<Flight, 'title' | 'note'> },
  flights: Pick<Flight, 'airport' | 'land' | 'leave'>,
  { marked, isPlaceholder }: { marked: boolean; isPlaceholder: (file: string, path: string) => boolean },
): TripTexts {
  const isExample = (line: string) => marked && isPlaceholder('business.yaml', `flights > ${line}`)
  const examples = { land: isExample('land'), leave: isExample('leave') }
  return { ...texts, flight: { ...flight, ...flights, examples } }
}

/** Reads what was paid for a booking, and when its retreat ends. What cannot be read is left out of the line. */
export async function loadTrip(
  api: PageApi,
  booking: Booking,
  { now, transferWorkingDays }: { now: Date; transferWorkingDays: number },
): Promise<Trip> {
  const [paid, places] = await Promise.all([
    load(api, '/api/booking-payments/{bookingId}', { bookingId: booking.id }),
    load(api, '/api/booking-availability'),
  ])
  const payments = paid.ok ? paid.body.payments : []
  const retreat = places.ok ? places.body[booking.selectedDate ?? ''] : undefined
  const usualEnd = booking.startsOn && addDays(booking.startsOn, RETREAT_NIGHTS)
  const endsOn = retreat?.endsOn ?? usualEnd
  return {
    booking,
    timeline: paymentTimeline({ ...booking, endsOn }, payments, { now, transferWorkingDays }),
    endsOn,
    today: banjulDay(now),
    receiptId: payments.findLast(({ document }) => document?.kind === 'receipt')?.document?.id ?? null,
  }
}
