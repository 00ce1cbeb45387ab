import type { Booking } from '#domain/booking/booking.ts'
import type { Availability } from '#domain/price/availability.ts'
import type { PriceList } from '#domain/price/pricing.ts'
import type { ConsentTexts } from '#web/booking-form/booking-fields.tsx'

export interface EditBookingPage {
  /** `missing` if the guest has no such editable booking, `failed` if it could not be loaded. */
  found: { kind: 'booking'; booking: Booking } | { kind: 'missing' } | { kind: 'failed' }
  availability: Availability
  loadedAt: string
  /** The owner's charge for a private room, in cents. */
  prices: Pick<PriceList, 'privateRoomCents'>
  roomNotes: { shared: string; private: string }
  healthConsent: ConsentTexts
  /** Where saving leads: back to the order or to the dashboard. */
  back: 'payment' | 'dashboard'
}
