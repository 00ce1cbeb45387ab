import type { CalendarDay } from '#domain/base/dates.ts'

export const PAYMENT_TYPES = ['deposit', 'full', 'balance'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** Letters and digits that cannot be mistaken for each other on a bank form (no 0/O, 1/I/L). */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const REFERENCE_SUFFIX_LENGTH = 4
/** The maximum length of the surname in a reference, so that it fits on a bank's form. */
export const MAX_SURNAME_LENGTH = 20

/** Letters that are more than a plain letter with an accent, spelled as in passports. */
const SPELLED_OUT: Record<string, string> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH' }

/** Returns the surname in a bank's character set: "Jallow-Sáez" → "JALLOWSAEZ"; one without Latin letters → "GUEST". */
export function referenceSurname(lastName: string): string {
  const latin = lastName
    .normalize('NFD')
    .toUpperCase()
    .replace(/[ÆŒØŁĐÐÞ]/g, (character) => SPELLED_OUT[character] ?? '')
    .replace(/[^A-Z]/g, '')
    .slice(0, MAX_SURNAME_LENGTH)
  return latin === '' ? 'GUEST' : latin
}

/** Returns a booking's unique suffix from random bytes (one byte per character). */
export function referenceSuffix(randomBytes: Uint8Array): string {
  return Array.from(
    randomBytes.slice(0, REFERENCE_SUFFIX_LENGTH),
    (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length],
  ).join('')
}

/**
 * Returns the reference for a bank transfer: KITE-DEPOSIT-2025-JALLOW-7K2M. The year is that of the retreat's start,
 * and the booking's own suffix makes it unique (specification, section 9.2).
 */
export function paymentReference(
  type: PaymentType,
  booking: { lastName: string; startsOn: CalendarDay; suffix: string },
): string {
  const year = booking.startsOn.slice(0, 4)
  return `KITE-${type.toUpperCase()}-${year}-${referenceSurname(booking.lastName)}-${booking.suffix}`
}
