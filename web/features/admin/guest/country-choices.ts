import { HOME_COUNTRY, PHONE_COUNTRIES } from '#domain/phone-countries.ts'

const NEAR: readonly string[] = [HOME_COUNTRY, 'NL', 'FR', 'DE', 'LU', 'GB', 'GM']

/** Countries by name, those first that most guests come from. */
export function countryChoices(countries: readonly string[] = PHONE_COUNTRIES) {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' })
  const all = countries.map((value) => ({ value, label: names.of(value) ?? value }))
  const rank = ({ value }: { value: string }) => (NEAR.includes(value) ? NEAR.indexOf(value) : NEAR.length)
  return all.toSorted((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label))
}
