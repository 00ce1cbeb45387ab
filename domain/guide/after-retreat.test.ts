import { expect, test } from 'vitest'
import { isQuotePublic, isTimeToThank, quoteName } from './after-retreat.ts'

test.each([
  ['2027-01-31', false],
  ['2027-02-01', true],
  ['2027-02-15', true],
  ['2027-02-16', false],
])('after a retreat that ended on Jan 29, guests are thanked on %s: %s', (today, isTime) => {
  expect(isTimeToThank('2027-01-29', today)).toBe(isTime)
})

test('a guest is quoted by first name and month', () => {
  expect(quoteName('Awa', '2027-01-22')).toBe('Awa, January 2027')
})

test.each([
  ['2027-02-01T10:00:14.999Z', false],
  ['2027-02-01T10:00:15.000Z', true],
])('a quote published at 10:00 is public at %s: %s', (now, isPublic) => {
  expect(isQuotePublic(new Date('2027-02-01T10:00:00Z'), new Date(now))).toBe(isPublic)
})
