import { expect, test } from 'vitest'
import { KITER_FIELDS } from '#domain/booking-form/booking-fields.ts'
import {
  detailsDueOn,
  linkOpenThrough,
  openDetails,
  startWithDetailsDueBefore,
  travellerNames,
  travellerReminder,
  lacksDetails,
} from './traveller.ts'

const EVERYBODY = ['phone', 'emergencyContact', 'emergencyPhone', 'selectedDiet']

test.each([
  ['non-kiter', EVERYBODY],
  ['kiter', [...EVERYBODY, ...KITER_FIELDS]],
] as const)('a %s is asked for what the package needs', (packageType, fields) => {
  expect(openDetails({ packageType })).toEqual(fields)
})

test('what is known is not asked for again, and an empty text is not known', () => {
  expect(
    openDetails({
      packageType: 'non-kiter',
      phone: '',
      emergencyContact: 'Ebou',
      emergencyPhone: '+220 700 0000',
      selectedDiet: 'vegan',
    }),
  ).toEqual(['phone'])
})

test('the link works until 30 days after the retreat', () => {
  expect(linkOpenThrough('2027-01-29')).toBe('2027-02-28')
})

test('details are due 30 days before the retreat', () => {
  expect(detailsDueOn('2027-01-22')).toBe('2026-12-23')
})

test.each([
  ['2026-12-15', null],
  ['2026-12-16', 7],
  ['2026-12-17', null],
  ['2026-12-22', 1],
  ['2026-12-23', null],
])('on %s a traveller of a retreat from 22 January is reminded %s days before', (today, days) => {
  expect(travellerReminder('2027-01-22', today)).toBe(days)
})

test.each([
  ['2026-12-23', '2027-01-21'],
  ['2026-12-24', '2027-01-22'],
  ['2026-12-25', '2027-01-23'],
])('on %s the details of a retreat from %s were due the day before', (today, startsOn) => {
  expect(startWithDetailsDueBefore(today)).toBe(startsOn)
})

test.each([
  [
    ['Awa', 'Ben'],
    ['Awa', 'Ben'],
  ],
  [
    ['Awa', ''],
    ['Awa', 'Traveller 2'],
  ],
  [
    ['Ben', 'Ben'],
    ['Ben Jallow', 'Ben Jallow'],
  ],
  [
    ['Awa', null],
    ['Awa', 'Traveller 2'],
  ],
])('the travellers %j are called %j', (names, called) => {
  expect(travellerNames(names.map((firstName) => ({ firstName, lastName: 'Jallow' })))).toEqual(called)
})

test.each([
  { held: 'in an own account', group: { number: 2, bookedByOther: false }, lacks: true },
  { held: 'by who booked it, whose link asks', group: { number: 2, bookedByOther: true }, lacks: false },
  { held: 'by who booked the group', group: { number: 1, bookedByOther: false }, lacks: false },
  { held: 'alone', group: null, lacks: false },
])('a place with open details, held $held, asks for them on the dashboard: $lacks', ({ group, lacks }) => {
  expect(lacksDetails({ packageType: 'non-kiter', group })).toBe(lacks)
})
