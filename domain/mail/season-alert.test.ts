import { expect, test } from 'vitest'
import { isTimeToTell, newDates } from './season-alert.ts'

const [MARCH, NOVEMBER, DECEMBER] = ['2027-03-19', '2027-11-05', '2027-12-03'].map((startsOn) => ({
  startsOn,
}))

test.each([
  ['after the last that was known', '2027-03-19', [NOVEMBER, DECEMBER]],
  ['none, while only known dates are on sale', '2027-12-03', []],
  ['all, if none was known', null, [MARCH, NOVEMBER, DECEMBER]],
])('new dates are those %s', (_, knownUntil, dates) => {
  expect(
    newDates(
      [DECEMBER, MARCH, NOVEMBER].flatMap((date) => date ?? []),
      knownUntil,
    ),
  ).toEqual(dates)
})

test.each([
  ['2027-06-01T09:59:59Z', false],
  ['2027-06-01T10:00:00Z', true],
])('of dates opened at 09:00 we tell at %s: %s', (now, isTime) => {
  expect(isTimeToTell(new Date('2027-06-01T09:00:00Z'), new Date(now))).toBe(isTime)
})
