import type { Booking } from '#domain/booking/booking.ts'
import type { OpenMove } from '#domain/date-change/open-move.ts'
import type { OrderPage } from '#web/order/order-page.ts'
import type { PlacesNow } from '#web/booking-status/offer-now.ts'

/** A title with its text, as the owner writes them. */
interface TitledText {
  title: string
  text: string
}

interface PaymentTexts {
  cardNote: string
  transferIntro: string
  airportTax: TitledText
  demo: TitledText
}

/** The account that transfers go to. */
export interface BankDetails {
  accountHolder: string
  iban: string
  ibanCompact: string
  bic: string
  bankName: string
  /** How many business days a transfer takes at the most. */
  longestTransferDays: number
}

/** Everything that the payment screen is made of. */
export interface PaymentPage {
  /** The signed-in guest's name and address; null while signed out. */
  guest: { name: string; email: string } | null
  /** Null where they could not be read. */
  bookings: Booking[] | null
  /** What is free and for how much, where one of the bookings has lost its place. */
  placesNow: PlacesNow | null
  /** The lead that the address names. */
  askedLeadId: string | null
  /** The guest comes back from the card page without having paid. */
  cancelled: boolean
  /** The guest has asked to pay by card what a transfer was reported for. */
  instead: boolean
  /** This screen's own address, for coming back after the sign-in. */
  returnTo: string
  loadedAt: string
  /** No real money moves. */
  demonstration: boolean
  texts: PaymentTexts
  /** How many business days a transfer takes, for example "1–3". */
  transferDays: string
  /** Null until one of the bookings is ordered: the account is shown to nobody before. */
  bank: BankDetails | null
  /** What is ordered of each booking that may be ordered or paid, by its id; what could not be read is left out. */
  orders: Readonly<Record<string, OrderPage>>
  /** The other days that the guest may still choose for a booking, by its id: nothing is ordered or paid before. */
  moves: Readonly<Record<string, OpenMove>>
}
