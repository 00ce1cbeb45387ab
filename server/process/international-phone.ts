import {
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import { HOME_COUNTRY } from '#domain/booking/phone-countries.ts'

const HOME: CountryCode = HOME_COUNTRY

/**
 * A phone number that can be dialled from everywhere: "0470 12 10 20" → "+32 470 12 10 20". A number with a plus stays as it was
 * typed, and so does what is no number of the country. `country` is what was said of this number; `guess` is where its guest
 * probably lives, and counts only for a number that is a whole one there.
 */
export function internationalPhone(
  typed: string,
  { country, guess }: { country?: string | null | undefined; guess?: string | null | undefined } = {},
): string {
  if (typed.trimStart().startsWith('+')) return typed
  const [said, home] = [known(country), known(guess) ?? HOME]
  const number = parsePhoneNumberFromString(typed, said ?? home)
  const isNumber = said ? number?.isPossible() : number?.isValid()
  if (number && isNumber) return number.formatInternational()
  return !said && home !== HOME ? internationalPhone(typed) : typed
}

/** The country of a number that says it; null where it does not. */
export function countryOfPhone(phone: string | null): string | null {
  return (phone && parsePhoneNumberFromString(phone)?.country) || null
}

/** The country whose clocks show this zone; null where several do, or none. */
export function countryOfZone(timeZone: string | null): string | null {
  if (timeZone === null) return null
  const [first, ...others] = getCountries().filter((region) => {
    const locale: WithTimeZones = new Intl.Locale('und', { region })
    return locale.getTimeZones?.()?.includes(timeZone)
  })
  return others.length === 0 ? (first ?? null) : null
}

/** Node knows it; the types do not yet. */
type WithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

function known(country: string | null | undefined): CountryCode | null {
  return country && isSupportedCountry(country) ? country : null
}
