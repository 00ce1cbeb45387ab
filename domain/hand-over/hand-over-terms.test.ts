import { expect, test } from 'vitest'
import { handOverCostText, handOverTerms, lastDayToAccept, lastFreeHandOverDay } from './hand-over-terms.ts'

const STARTS_ON = '2027-01-22'

test('a place on a retreat from Fri 22 Jan can always be passed on until Fri 15 Jan', () => {
  expect(lastFreeHandOverDay(STARTS_ON)).toBe('2027-01-15')
})

test.each([
  ['2026-06-01', 'always'],
  ['2027-01-15', 'always'],
  ['2027-01-16', 'operator'],
  ['2027-01-21', 'operator'],
  ['2027-01-22', 'begun'],
  ['2027-02-01', 'begun'],
] as const)('on %s, passing on a place is decided by: %s', (today, who) => {
  expect(handOverTerms(STARTS_ON, today)).toBe(who)
})

test.each([
  ['2026-06-01', '2026-06-08'],
  ['2027-01-14', '2027-01-21'],
  ['2027-01-15', '2027-01-21'],
  ['2027-01-21', '2027-01-21'],
])('an offer made on %s can be accepted until %s', (today, last) => {
  expect(lastDayToAccept(STARTS_ON, today)).toBe(last)
})

test('the cost of passing on a place is stated, also when it is zero', () => {
  expect(handOverCostText(0)).toBe('There is no charge.')
  expect(handOverCostText(4_500)).toBe('It costs €45, which is what the change costs us.')
})
