import type { Availability } from '#domain/price/availability.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { PriceList } from '#domain/price/pricing.ts'
import type { ConsentTexts } from '#web/booking-form/health-consent.tsx'

/** Everything that the edit screen is made of, for a guest who is signed in. */
export interface EditBookingPage {
  /** `missing` where the guest has no such booking that can be edited, `failed` where it could not be read. */
  found: { kind: 'booking'; booking: Booking } | { kind: 'missing' } | { kind: 'failed' }
  availability: Availability
  loadedAt: string
  /** What the owner charges for a room of one's own. */
  prices: Pick<PriceList, 'privateRoomCents'>
  roomNotes: { shared: string; private: string }
  healthConsent: ConsentTexts
  /** Where saving leads: to the order that the guest came from, or to the dashboard. */
  back: 'payment' | 'dashboard'
}
