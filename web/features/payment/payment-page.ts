import type { Booking } from '#domain/booking.ts'

/** A title with its text, as the owner writes them. */
export interface TitledText {
  title: string
  text: string
}

export interface PaymentTexts {
  balanceNote: string
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
}

/** Everything that the payment screen is made of. */
export interface PaymentPage {
  /** The signed-in guest's name and address; null while signed out. */
  guest: { name: string; email: string } | null
  /** Null where they could not be read. */
  bookings: Booking[] | null
  /** The lead that the address names. */
  askedLeadId: string | null
  /** The guest comes back from the card page without having paid. */
  cancelled: boolean
  /** This screen's own address, for coming back after the sign-in. */
  returnTo: string
  loadedAt: string
  /** No real money moves. */
  demonstration: boolean
  texts: PaymentTexts
  bank: BankDetails
}
