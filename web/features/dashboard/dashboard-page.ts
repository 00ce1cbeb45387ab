import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Founding } from '#domain/booking/founding.ts'
import type { Complaint } from '#domain/contract/complaint-calls.ts'
import type { GuestChange } from '#domain/contract/date-change-calls.ts'
import type { BookingOrder } from '#domain/contract/document-calls.ts'
import type { Traveller } from '#domain/contract/group-calls.ts'
import type { HandedOverPlace, HandOverOffer } from '#domain/contract/hand-over-calls.ts'
import type { GuestSession } from '#domain/contract/session-calls.ts'
import type { GuestWind } from '#domain/contract/wind-calls.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import type { GuideChapterKey, GuideView } from '#domain/guide/guide.ts'
import type { PhotoAlbum } from '#domain/guide/photos.ts'
import type { RefundStepView } from '#domain/refund/refund-steps.ts'
import { flightTexts } from '#web/booking-status/flights.tsx'
import type { PlacesNow } from '#web/booking-status/offer-now.tsx'
import { locationTexts } from '#web/location/location-texts.ts'
import type { SiteContent } from '#web/shell/page-context.ts'

export type DashboardTexts = SiteContent['screens']['dashboard']

/** The outline of a retreat's guide, for the links on the dashboard. */
export interface GuideOutline extends Omit<GuideView, 'chapters'> {
  bookingId: string
  chapters: readonly { key: GuideChapterKey; title: string }[]
}

/** A booking with everything that belongs to it. A list that could not be loaded is empty. */
export interface BookingDetails {
  booking: Booking
  /** Oldest first. */
  payments: readonly BookingPayment[]
  /** Oldest first. */
  orders: readonly BookingOrder[]
  /** The refund steps of a cancellation; empty if they do not apply. */
  refundSteps: readonly RefundStepView[]
  /** Newest first. */
  complaints: readonly Complaint[]
  /** The changes of the retreat, newest first. */
  changes: readonly GuestChange[]
  /** The state of the hand-over; null if the place cannot be passed on or it could not be loaded. */
  offer: HandOverOffer | null
  endsOn: CalendarDay | null
  /** All travellers of the group that this guest has booked; empty for who comes alone. */
  travellers: readonly Traveller[]
  /** Null while nothing is paid, or if it could not be loaded. */
  guide: GuideOutline | null
  /** Null before the last day of the retreat, and if there are no photos. */
  photos: PhotoAlbum | null
  /** Null before the retreat, and if it could not be loaded. */
  wind: GuestWind | null
}

/** A retreat ahead, with what its rows and tasks need. */
export interface TripProps extends BookingDetails {
  /** True for the next retreat, which has the picture and the frame of the next step; a later one opens as a row. */
  isNext: boolean
  /** The bookings of this account for the others of the group. */
  others: readonly BookingDetails[]
  /** True from the first day on; the guest can no longer cancel then. */
  begun: boolean
  now: Date
  texts: DashboardTexts
  facts: TripFacts
  /** Shows what an action has changed; `message` is the server's answer to a cancellation. */
  onUpdate: (news: Partial<BookingDetails>, message?: string) => void
}

export interface GuestBookings {
  /** All bookings, newest first. */
  bookings: readonly BookingDetails[]
  /** Places that this guest has handed over. */
  handedOver: readonly HandedOverPlace[]
  /** Whether the guest is a founding member; not, if it could not be loaded. */
  founding: Founding
  /** Current places and prices; null if they could not be loaded. */
  placesNow: PlacesNow | null
}

export interface DashboardPage {
  name: string
  /** Null if the bookings could not be loaded. */
  own: GuestBookings | null
  /** The devices on which the guest is signed in; empty if they could not be loaded. */
  sessions: readonly GuestSession[]
  loadedAt: string
  texts: DashboardTexts
  facts: TripFacts
}

type FlightParts = Parameters<typeof flightTexts>

export type TripFacts = ReturnType<typeof tripFacts>

/** Returns what a trip's card shows beside the booking, from the owner's content. */
export function tripFacts(
  {
    business,
    screens,
    place,
    schedule,
    packages,
  }: Pick<SiteContent, 'business' | 'screens' | 'place' | 'schedule' | 'packages'>,
  { handOverCents }: { handOverCents: Cents },
  examples: FlightParts[2],
) {
  const { spot, year } = locationTexts(place)
  return {
    country: business.brand.retreatCountry,
    chat: business.chat,
    supportHours: business.support.hours,
    flight: flightTexts(screens.trip.flight, business.flights, examples),
    /** The location on the map and the usual weather by month. */
    place: { spot, year },
    /** How many months before a retreat its guide is available. */
    postedMonthsBefore: business.offer.postedMonthsBefore,
    /** How many days after the last day a retreat's photos are on the dashboard. */
    photosWithinDays: business.offer.photosWithinDays,
    /** The longest time that a transfer takes, in working days. */
    transferWorkingDays: business.bank.longestTransferDays,
    handOverCents,
    days: schedule.days,
    /** What a full kite day is, and how long kite days are good, once the owner has said it. */
    guarantee: packages.guarantee,
  }
}
