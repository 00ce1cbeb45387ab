import type { Tier } from '#domain/price/pricing.ts'
import type { ConsentTexts } from '#web/booking-form/booking-fields.tsx'

interface Heading {
  title: string
  subtitle: string
}

/** The owner's texts on the booking form; the loader selects them from the content. */
export interface BookingTexts {
  headings: Record<Tier, Heading>
  /** The heading while the price in force is unknown. */
  priceUnknown: Heading
  healthNote: string
  healthConsent: ConsentTexts
  roomShared: string
  roomPrivate: string
  holdNote: string
  chat: { app: string; url: string }
}
