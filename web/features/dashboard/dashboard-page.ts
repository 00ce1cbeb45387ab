import type { Booking } from '#domain/booking/booking.ts'
import type { Complaint } from '#domain/complaint/complaint-calls.ts'
import type { GuestChange } from '#domain/date-change/date-change-calls.ts'
import type { BookingOrder, BookingPayment } from '#domain/document/document-calls.ts'
import type { ScheduleDay } from '#domain/retreat/schedule.ts'
import type { GuideChapterKey, GuideView } from '#domain/retreat/guide.ts'
import type { PhotoAlbum } from '#domain/retreat/photos.ts'
import type { HandedOn, HandOverOffer } from '#domain/hand-over/hand-over-calls.ts'
import type { Cents } from '#domain/base/money.ts'
import type { RefundStepView } from '#domain/refund/refund-steps.ts'
import type { LocationTexts } from '#web/location/location-texts.ts'
import type { FlightTexts } from '#web/booking-status/flight-texts.ts'
import type { PlacesNow } from '#web/booking-status/offer-now.ts'
import type { LastDays } from './booking-list.ts'

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

/** What was paid for each booking, by its id, oldest first. */
export type PaymentsByBooking = Readonly<Record<string, readonly BookingPayment[]>>

/** What was ordered of each booking, by its id, oldest first. */
export type OrdersByBooking = Readonly<Record<string, readonly BookingOrder[]>>

/** What cancelling gives back of each booking that can be cancelled, by its id; absent where it could not be read. */
export type RefundsByBooking = Readonly<Record<string, readonly RefundStepView[]>>

/** What was complained of for each booking, by its id, newest first. */
export type ComplaintsByBooking = Readonly<Record<string, readonly Complaint[]>>

/** What was changed of each stay, by the booking's id, newest first. */
export type ChangesByBooking = Readonly<Record<string, readonly GuestChange[]>>

/** How handing a place on stands, by the booking's id; absent where the place may not be, or where it could not be read. */
export type OffersByBooking = Readonly<Record<string, HandOverOffer>>

/** Where the photos of a stay are, by the booking's id; absent where there are none to see today. */
export type PhotosByBooking = Readonly<Record<string, PhotoAlbum>>

/** A retreat's guide as far as the dashboard leads to it. */
export interface GuideOutline extends Pick<
  GuideView,
  'retreatDate' | 'postedOn' | 'isPosted' | 'departure' | 'departureOn'
> {
  bookingId: string
  chapters: readonly { key: GuideChapterKey; title: string }[]
}

export interface BookingsOfGuest {
  /** Newest first, all of them. */
  bookings: Booking[]
  payments: PaymentsByBooking
  orders: OrdersByBooking
  refunds: RefundsByBooking
  /** Of the retreats that are paid for, soonest first. */
  guides: readonly GuideOutline[]
  lastDays: LastDays
  complaints: ComplaintsByBooking
  changes: ChangesByBooking
  offers: OffersByBooking
  handedOn: readonly HandedOn[]
  photos: PhotosByBooking
  /** Places and prices of this moment; null where they could not be read. */
  placesNow: PlacesNow | null
}

/** Everything that the dashboard is made of, for a guest who is signed in. */
export interface DashboardPage {
  name: string
  /** Null where they could not be read. */
  own: BookingsOfGuest | null
  loadedAt: string
  texts: DashboardTexts
  facts: TripFacts
}
