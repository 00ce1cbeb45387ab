import type { Booking } from '#domain/booking/booking.ts'
import type { PayLinkView } from '#domain/contract/pay-link-calls.ts'
import type { OpenMove } from '#domain/date-change/announced-change.ts'
import type { PlacesNow } from '#web/booking-status/offer-now.tsx'
import type { OrderPage } from '#web/order/order-page.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import type { PaymentCalls } from './checkout-calls.ts'
import type { PayableStatus } from './choice/payment-options.ts'
import type { PayerAddress } from './payer-address.tsx'

/** The account that transfers go to. */
type BankDetails = Pick<
  SiteContent['business']['bank'],
  'accountHolder' | 'iban' | 'bic' | 'bankName' | 'longestTransferDays'
> & { ibanCompact: string }

export interface PaymentPage {
  /** The signed-in guest's name and address; null while signed out. */
  guest: { name: string; email: string } | null
  /** Null if they could not be loaded. */
  bookings: Booking[] | null
  /** The current places and prices, if one of the bookings has lost its place; otherwise null. */
  placesNow: PlacesNow | null
  /** The booking that the address names, or null. */
  askedBookingId: string | null
  /** True if the guest returns from the card page without having paid. */
  cancelled: boolean
  /** True if the guest asked to pay by card what a transfer was reported for. */
  instead: boolean
  /** True if who has booked a group asked to pay one booking of it alone. */
  alone: boolean
  /** The address of this screen, to return to after the sign-in. */
  returnTo: string
  loadedAt: string
  /** True if no real money moves. */
  demonstration: boolean
  texts: SiteContent['screens']['payment']
  /** How many business days a transfer takes, for example "1–3". */
  transferDays: string
  /** Bank details. Null until at least one booking has been ordered. */
  bank: BankDetails | null
  /** The order of each booking that may be ordered or paid, by booking id; absent if it could not be loaded. */
  orders: Readonly<Record<string, OrderPage>>
  /** The dates that the guest may still choose instead, by booking id; such a booking cannot be ordered or paid before. */
  moves: Readonly<Record<string, OpenMove>>
}

/** One booking that is ordered or paid, by its guest or by anyone with its pay link. */
export interface PayableBooking {
  page: Pick<PaymentPage, 'cancelled' | 'demonstration' | 'texts' | 'transferDays' | 'bank'>
  /** Only the guest's own has the guest who paid before a hand-over. */
  booking: PayLinkView & Partial<Pick<Booking, 'outgoingGuest'>>
  /** All bookings that are ordered or paid at once, the own first; of a payment link the one. */
  together: readonly (PayLinkView & Partial<Pick<Booking, 'group' | 'lastName'>>)[]
  calls: PaymentCalls
  payable: PayableStatus
  now: Date
  /** The payer's address for the receipt; null for the guest. */
  payer: PayerAddress | null
}

/** Returns what to call who has the place that a link pays for: its guest, or who has booked it for them. For the middle of a sentence. */
export function holderOf({ bookedByOther, firstName }: PayLinkView, otherwise = 'your guest'): string {
  return bookedByOther ? 'the person who booked the place' : (firstName ?? otherwise)
}
