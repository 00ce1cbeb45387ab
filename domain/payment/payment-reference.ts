import type { CalendarDay } from '#domain/base/dates.ts'

export const PAYMENT_TYPES = ['deposit', 'full', 'balance'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** Letters and digits that cannot be mistaken for each other on a bank form (no 0/O, 1/I/L). */
export const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const REFERENCE_SUFFIX_LENGTH = 4
/** A longer surname is cut, so that the reference fits onto a bank's form. */
export const MAX_SURNAME_LENGTH = 20

/** Letters that are no plain letter plus an accent, as passports spell them. */
const SPELLED_OUT: Record<string, string> = { Æ: 'AE', Œ: 'OE', Ø: 'O', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH' }

/** The surname as a bank's character set takes it: "Jallow-Sáez" → "JALLOWSAEZ"; one without Latin letters → "GUEST". */
export function referenceSurname(lastName: string): string {
  const latin = lastName
    .normalize('NFD')
    .toUpperCase()
    .replace(/[ÆŒØŁĐÐÞ]/g, (character) => SPELLED_OUT[character] ?? '')
    .replace(/[^A-Z]/g, '')
    .slice(0, MAX_SURNAME_LENGTH)
  return latin === '' ? 'GUEST' : latin
}

/** The booking's own unique ending, from random bytes (one byte a character). */
export function referenceSuffix(randomBytes: Uint8Array): string {
  return Array.from(
    randomBytes.slice(0, REFERENCE_SUFFIX_LENGTH),
    (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length],
  ).join('')
}

/**
 * The reference to put on a bank transfer: KITE-DEPOSIT-2025-JALLOW-7K2M. The year is that of the retreat's start, the
 * suffix is the booking's own and makes it unique (specification, section 9.2).
 */
export function paymentReference(
  type: PaymentType,
  booking: { lastName: string; startsOn: CalendarDay; suffix: string },
): string {
  const year = booking.startsOn.slice(0, 4)
  return `KITE-${type.toUpperCase()}-${year}-${referenceSurname(booking.lastName)}-${booking.suffix}`
}
