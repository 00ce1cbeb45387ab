import { PHONE_COUNTRIES } from '#domain/booking-form/phone-countries.ts'

/** Returns the countries by name. */
export function countryChoices(countries: readonly string[] = PHONE_COUNTRIES) {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' })
  const choices = countries.map((value) => ({ value, label: names.of(value) ?? value }))
  return choices.toSorted((one, other) => one.label.localeCompare(other.label))
}
