/** The digits of an international number without its plus sign: the shortest numbers have 7, and none more than 15 (ITU-T E.164). */
const FEWEST_DIGITS = 7
const MOST_DIGITS = 15
/** A Belgian mobile or landline number as dialled within Belgium. */
const BELGIAN = /^0(?:4\d{8}|[1-9]\d{7})$/

/** Returns an international phone number: "+32 (0)470 12 10 20" → "+32470121020". Null if its country is not known or it is none. */
export function dialNumber(phone: string | null): string | null {
  const digits = dialledDigits(phone ?? '')
  if (BELGIAN.test(digits)) return `+32${digits.slice(1)}`
  return digits.startsWith('+') && digits.length > FEWEST_DIGITS ? `+${digits.replaceAll('+', '')}` : null
}

/** True for a number that somebody can ring, in its country at least: digits, as many as phone numbers have, with common separators. */
export function isPhone(text: string): boolean {
  const { length } = dialledDigits(text).replaceAll('+', '')
  return (
    /^[+\d\s\p{Pd}()./]+$/u.test(text.replace(EXTENSION, '')) &&
    length >= FEWEST_DIGITS &&
    length <= MOST_DIGITS
  )
}

/** True if two numbers ring the same phone, with or without the country code: "+31 6 12345678" and "06 12345678". */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [significantDigits(one), significantDigits(other)]
  return a !== '' && b !== '' && (a.endsWith(b) || b.endsWith(a))
}

function significantDigits(phone: string): string {
  return dialledDigits(phone).replace(/^[+0]/, '')
}

const EXTENSION = /\s*(?:ext|x)\.?\s*\d+$/i

/** Returns the digits with a plus sign for "00"; the zero of "+32 (0)470" and an extension are not dialled. */
function dialledDigits(phone: string): string {
  return phone
    .replace(EXTENSION, '')
    .replace('(0)', '')
    .replaceAll(/[^0-9+]/g, '')
    .replace(/^00/, '+')
}
