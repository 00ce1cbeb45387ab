import type { BookingRow } from '#server/store/booking-record.ts'

type ConsentColumns = Pick<
  BookingRow,
  'healthConsentAt' | 'healthConsentVersion' | 'healthConsentWithdrawnAt' | 'allergies'
>

/** True if the guest's consent to storing the health notes is given and not withdrawn. */
export function consents(booking: Pick<BookingRow, 'healthConsentAt' | 'healthConsentWithdrawnAt'>): boolean {
  return booking.healthConsentAt !== null && booking.healthConsentWithdrawnAt === null
}

/**
 * Returns the consent columns for these notes: given now, for this version of the question, or withdrawn because the notes are
 * gone, along with the allergies noted for the kitchen. Notes older than the question stay without consent.
 */
export function consentColumns(
  booking: BookingRow,
  input: { notes: string | null; given: boolean; version: string; now: Date },
): Partial<ConsentColumns> {
  const stands = consents(booking)
  if (!input.notes) return stands ? { healthConsentWithdrawnAt: input.now, allergies: null } : {}
  if (stands || !input.given) return {}
  return {
    healthConsentAt: input.now,
    healthConsentVersion: input.version,
    healthConsentWithdrawnAt: null,
  }
}
