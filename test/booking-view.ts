import type { CalendarDay } from '#domain/base/dates.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { bookingFormSchema } from '#domain/booking-form/booking-form.ts'
import { planInEuros, type Booking, type InstalmentView } from '#domain/booking/booking.ts'
import { quoteInCents, quoteInEuros, type QuoteView } from '#domain/price/quote-view.ts'
import { usualLastDay } from '#domain/retreat/retreats.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import type { BookingDetails } from '#web/features/dashboard/dashboard-page.ts'
import { kiterForm } from './booking-forms.ts'

/** Returns a price as the API gives it; give what differs from a private room at the first price. In euros. */
export function quoteView({
  tier = 'super_early_bird',
  basePrice = 950,
  roomSupplement = 180,
  discount = 0,
  balanceDueOn = '2025-09-23',
}: Partial<QuoteView> = {}): QuoteView {
  const lines = [
    { kind: 'package' as const, amount: basePrice },
    { kind: 'room' as const, amount: roomSupplement },
    { kind: 'founder' as const, amount: -discount },
  ].filter(({ amount }) => amount !== 0)
  return quoteInEuros(quoteInCents({ tier, lines, balanceDueOn }))
}

/** Returns a part of a payment plan as the API gives it, in euros. */
export function planPart(dueOn: CalendarDay, amount: number, open = amount): InstalmentView {
  const [part] = planInEuros([{ dueOn, amountCents: amount * 100, openCents: open * 100 }])
  if (!part) throw new Error('a plan lost its part')
  return part
}

/** A private room at the first price: 200 now and 930 later. */
export const QUOTE = quoteView()

const STAY = {
  selectedDate: 'Nov 7–14, 2025',
  selectedRoom: 'private',
  selectedDiet: 'no-diet',
} as const

/** A kiter's claimed booking of November as its guest gets it, submitted on 1 September at 09:00 and not paid yet. */
export function bookingView(differences: Partial<Booking> = {}): Booking {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    createdAt: '2025-09-01T09:00:00.000Z',
    submittedAt: '2025-09-01T09:00:00.000Z',
    ...recordOf(BOOKING_FIELDS, () => null),
    ...bookingFormSchema.parse(kiterForm(STAY)),
    healthConditions: null,
    healthConsent: false,
    ...recordOf(TRAVEL_FIELDS, () => null),
    release: null,
    releaseDismissed: false,
    papersChecked: false,
    packed: false,
    timeZone: null,
    retreatCancelled: false,
    name: 'Awa Jallow',
    group: null,
    retreatDate: STAY.selectedDate,
    startsOn: '2025-11-07',
    roomType: STAY.selectedRoom,
    paymentStatus: 'pending',
    status: 'booking_submitted',
    holdExpiresAt: '2025-09-03T09:00:00.000Z',
    quote: QUOTE,
    amountPaid: 0,
    amountDisputed: 0,
    amountCredited: 0,
    amountReported: 0,
    balanceDue: 1130,
    outgoingGuest: null,
    order: null,
    paymentPlan: null,
    paymentReferences: {
      deposit: 'KITE-DEPOSIT-2025-JALLOW-7K2M',
      full: 'KITE-FULL-2025-JALLOW-7K2M',
      balance: 'KITE-BALANCE-2025-JALLOW-7K2M',
    },
    ...differences,
  }
}

/** The same once its deposit is paid by card. */
export function depositPaidView(differences: Partial<Booking> = {}): Booking {
  return bookingView({
    paymentStatus: 'deposit_paid',
    status: 'payment_confirmed',
    holdExpiresAt: null,
    amountPaid: 200,
    balanceDue: 930,
    ...differences,
  })
}

/** The booking on the dashboard, with nothing beside it but what is said. */
export function detailsView(booking: Booking, details: Partial<BookingDetails> = {}): BookingDetails {
  return {
    booking,
    payments: [],
    orders: [],
    refundSteps: [],
    complaints: [],
    changes: [],
    offer: null,
    endsOn: booking.startsOn && usualLastDay(booking.startsOn),
    guide: null,
    photos: null,
    wind: null,
    travellers: [],
    ...details,
  }
}
