import { expect, test } from 'vitest'
import { refundDaysLate, refundDueOn } from './refundable.ts'

test.each([
  ['2026-12-31T23:59:59.999Z', '2027-01-14'],
  ['2027-01-01T00:00:00Z', '2027-01-15'],
])('a refund owed since %s is due on %s', (since, due) => {
  expect(refundDueOn(new Date(since))).toBe(due)
})

test.each([
  ['2027-01-14', 0],
  ['2027-01-15', 1],
  ['2027-03-11', 56],
])('on %s, a refund owed since 31 December is %d days late', (today, late) => {
  expect(refundDaysLate(new Date('2026-12-31T10:00:00Z'), today)).toBe(late)
})
