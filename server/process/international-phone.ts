import {
  getCountries,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import { HOME_COUNTRY } from '#domain/booking-form/phone-countries.ts'

const HOME: CountryCode = HOME_COUNTRY

/**
 * Returns a phone number in international form: "0470 12 10 20" → "+32 470 12 10 20". A number with a plus, or one that is invalid in every
 * tried country, is returned as typed. `country` is the country stated for this number. Without it, `guess`, where the guest probably
 * lives, and then the home country are tried.
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

/** Returns the country of an international number. Null if it cannot be told. */
export function countryOfPhone(phone: string | null): string | null {
  return (phone && parsePhoneNumberFromString(phone)?.country) || null
}

/** Returns the country that uses this time zone. Null if there are several or none. */
export function countryOfZone(timeZone: string | null): string | null {
  if (timeZone === null) return null
  const [first, ...others] = getCountries().filter((region) => {
    const locale: WithTimeZones = new Intl.Locale('und', { region })
    return locale.getTimeZones?.()?.includes(timeZone)
  })
  return others.length === 0 ? (first ?? null) : null
}

/** Node supports it, but the types do not yet. */
type WithTimeZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

function known(country: string | null | undefined): CountryCode | null {
  return country && isSupportedCountry(country) ? country : null
}
