import type { Booking } from '#domain/booking/booking.ts'
import type { Complaint } from '#domain/complaint/complaint-calls.ts'
import type { GuestChange } from '#domain/date-change/date-change-calls.ts'
import type { BookingOrder, BookingPayment } from '#domain/document/document-calls.ts'
import type { ScheduleDay } from '#domain/retreat/schedule.ts'
import type { GuideChapterKey, GuideView } from '#domain/retreat/guide.ts'
import type { PhotoAlbum } from '#domain/retreat/photos.ts'
import type { HandedOn, HandOverOffer } from '#domain/hand-over/hand-over-calls.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import type { RefundStepView } from '#domain/refund/refund-steps.ts'
import type { LocationTexts } from '#web/location/location-texts.ts'
import type { FlightTexts } from '#web/booking-status/flight-texts.ts'
import type { PlacesNow } from '#web/booking-status/offer-now.ts'

export interface DashboardTexts {
  pendingNote: string
  fitness: { title: string; text: string }
  preRetreat: { title: string; text: string }
  empty: { title: string; text: string; button: string }
  /** In place of `empty`, where something was booked before; what has papers of it stands below. */
  nothingAhead: { title: string; text: string; button: string }
  cancelWarning: string
}

/** What a trip's card says beside the booking: the owner's own. */
export interface TripFacts {
  /** Where the retreats are. */
  country: string
  chat: { app: string; number: string; url: string }
  supportHours: string
  flight: FlightTexts
  /** Where it is on the map, and what its months usually bring. */
  place: Pick<LocationTexts, 'spot' | 'year'>
  /** How many working days a transfer takes at most. */
  transferWorkingDays: number
  /** From how many months before a stay its guide is there. */
  postedMonthsBefore: number
  /** What handing a place on costs. */
  handOverCents: Cents
  /** What each day of a stay brings. */
  days: readonly ScheduleDay[]
}

/** A retreat's guide as far as the dashboard leads to it. */
export interface GuideOutline extends Omit<GuideView, 'chapters'> {
  bookingId: string
  chapters: readonly { key: GuideChapterKey; title: string }[]
}

/** A booking with all that goes with it. A list that could not be read is empty. */
export interface Stay {
  booking: Booking
  /** Oldest first. */
  payments: readonly BookingPayment[]
  /** Oldest first. */
  orders: readonly BookingOrder[]
  /** What cancelling gives back; none where it is not asked. */
  refundSteps: readonly RefundStepView[]
  /** Newest first. */
  complaints: readonly Complaint[]
  /** What was changed of the stay, newest first. */
  changes: readonly GuestChange[]
  /** How handing the place on stands; null where the place may not be, or where that could not be read. */
  offer: HandOverOffer | null
  /** The last day of the stay. */
  endsOn: CalendarDay | null
  /** Null while nothing is paid, or where it could not be read. */
  guide: GuideOutline | null
  /** Null before the last day of the stay, and where there are none. */
  photos: PhotoAlbum | null
}

export interface GuestsStays {
  /** Newest first, all of them. */
  stays: readonly Stay[]
  /** Places that somebody else has now. */
  handedOn: readonly HandedOn[]
  /** Places and prices of this moment; null where they could not be read. */
  placesNow: PlacesNow | null
}

/** Everything that the dashboard is made of, for a guest who is signed in. */
export interface DashboardPage {
  name: string
  /** Null where they could not be read. */
  own: GuestsStays | null
  loadedAt: string
  texts: DashboardTexts
  facts: TripFacts
}
