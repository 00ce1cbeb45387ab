/** Of an international number at least; a shorter one is no number of a person. */
const FEWEST_DIGITS = 7
/** A mobile or a landline in Belgium, as it is dialled there. */
const BELGIAN = /^0(?:4\d{8}|[1-9]\d{7})$/

/**
 * A phone number as any phone dials it, anywhere: "+32 (0)470 12 10 20" → "+32470121020". Null where the country is not known, and for
 * what is no number: it can be read, and is no link.
 */
export function dialNumber(phone: string | null): string | null {
  // "00" is how many write the plus sign; the zero of "+32 (0)470" and an extension are not dialled.
  const digits = (phone ?? '')
    .replace(/\s*(?:ext|x)\.?\s*\d+$/i, '')
    .replace('(0)', '')
    .replaceAll(/[^0-9+]/g, '')
    .replace(/^00/, '+')
  if (BELGIAN.test(digits)) return `+32${digits.slice(1)}`
  return digits.startsWith('+') && digits.length > FEWEST_DIGITS ? `+${digits.replaceAll('+', '')}` : null
}
