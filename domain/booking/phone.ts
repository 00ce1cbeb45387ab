/** The minimum number of digits in an international number. */
const FEWEST_DIGITS = 7
/** A Belgian mobile or landline number as dialled within Belgium. */
const BELGIAN = /^0(?:4\d{8}|[1-9]\d{7})$/

/** Returns an international phone number: "+32 (0)470 12 10 20" → "+32470121020". Null if its country is not known or it is none. */
export function dialNumber(phone: string | null): string | null {
  // "00" stands for the plus sign; the zero of "+32 (0)470" and an extension are not dialled.
  const digits = (phone ?? '')
    .replace(/\s*(?:ext|x)\.?\s*\d+$/i, '')
    .replace('(0)', '')
    .replaceAll(/[^0-9+]/g, '')
    .replace(/^00/, '+')
  if (BELGIAN.test(digits)) return `+32${digits.slice(1)}`
  return digits.startsWith('+') && digits.length > FEWEST_DIGITS ? `+${digits.replaceAll('+', '')}` : null
}
