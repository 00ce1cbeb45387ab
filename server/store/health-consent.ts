import type { BookingRow } from './booking-record.ts'

type ConsentColumns = Pick<
  BookingRow,
  'healthConsentAt' | 'healthConsentVersion' | 'healthConsentWithdrawnAt' | 'allergies'
>

/** Whether the guest's consent to our keeping the health notes was given, and not taken back. */
export function consents(booking: Pick<BookingRow, 'healthConsentAt' | 'healthConsentWithdrawnAt'>): boolean {
  return booking.healthConsentAt !== null && booking.healthConsentWithdrawnAt === null
}

/**
 * What becomes of the consent with these notes: given now, and to which version of the question, or over, because the notes
 * it was for are gone: the line for the kitchen goes with them. Notes of before consent was asked for stay without one.
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
