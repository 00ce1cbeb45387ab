import type { Tier } from '#domain/price/pricing.ts'
import type { ConsentTexts } from '#web/booking-form/health-consent.tsx'

interface Heading {
  title: string
  subtitle: string
}

/** The owner's words on the booking form; the loader picks them out of the content. */
export interface BookingTexts {
  headings: Record<Tier, Heading>
  /** While nobody can say which price is in force. */
  priceUnknown: Heading
  healthNote: string
  healthConsent: ConsentTexts
  roomShared: string
  roomPrivate: string
  holdNote: string
  chat: { app: string; url: string }
}
