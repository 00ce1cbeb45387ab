import { getCountries } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { PHONE_COUNTRIES } from '#domain/booking-form/phone-countries.ts'
import { countryOfPhone, countryOfZone, internationalPhone } from './international-phone.ts'

test.each([
  ['0470 12 10 20', {}, '+32 470 12 10 20'],
  ['0470/12.10.20', {}, '+32 470 12 10 20'],
  ['02 123 45 67', {}, '+32 2 123 45 67'],
  ['0032 470 12 10 20', {}, '+32 470 12 10 20'],
  ['32470121020', {}, '+32 470 12 10 20'],
  ['06 12345678', { country: 'NL' }, '+31 6 12345678'],
  ['06 12345678', { guess: 'NL' }, '+31 6 12345678'],
  ['02 123 45 67', { guess: 'NL' }, '+32 2 123 45 67'],
  ['07700 900123', { country: 'GB' }, '+44 7700 900123'],
  ['7001234', { country: 'GM' }, '+220 700 1234'],
  ['0470 12 10 20', { country: 'XX' }, '+32 470 12 10 20'],
  // Kept as typed: with a plus, incomplete in Belgium, or no number.
  ['+32 (0)470 12 10 20', {}, '+32 (0)470 12 10 20'],
  ['+220 700 1234', { country: 'NL' }, '+220 700 1234'],
  ['06 12345678', {}, '06 12345678'],
  ['112', {}, '112'],
  ['ask the hotel', {}, 'ask the hotel'],
])('%s with %j is stored as %s', (typed, place, expected) => {
  expect(internationalPhone(typed, place)).toBe(expected)
})

test('the countries to choose from are those with known numbers', () => {
  expect([...PHONE_COUNTRIES].toSorted()).toEqual(getCountries().toSorted())
})

test('a country is found from a number with its code, and from a time zone', () => {
  expect([countryOfPhone('+31 6 12345678'), countryOfPhone('0470 12 10 20'), countryOfPhone(null)]).toEqual([
    'NL',
    null,
    null,
  ])
  expect(['Europe/Amsterdam', 'Europe/Brussels', 'Mars/Olympus', null].map(countryOfZone)).toEqual([
    'NL',
    'BE',
    null,
    null,
  ])
})
