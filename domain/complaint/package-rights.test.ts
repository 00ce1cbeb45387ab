import { expect, test } from 'vitest'
import { choiceDeadlines, movedDueOn } from '#domain/date-change/change-choice.ts'
import { handOverTerms, lastDayToAccept, lastFreeHandOverDay } from '#domain/hand-over/hand-over.ts'
import { refundDaysLate, refundDueOn } from '#domain/payment/refundable.ts'
import { complaintDeadlines, handOverCostText, PACKAGE_RIGHTS } from './package-rights.ts'

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

test.each([
  ['2025-09-01T23:59:59Z', '2025-09-08', '2025-10-31'],
  ['2025-09-02T00:00:00Z', '2025-09-09', '2025-11-01'],
])('a complaint of %s is acknowledged by %s and answered by %s', (at, acknowledgeBy, answerBy) => {
  expect(complaintDeadlines(new Date(at))).toEqual({ acknowledgeBy, answerBy })
})

test.each([
  ['2026-06-01', { from: '2026-06-08', to: '2027-01-21' }],
  ['2027-01-14', { from: '2027-01-21', to: '2027-01-21' }],
  ['2027-01-15', null],
  ['2027-01-22', null],
])('a guest who is asked to choose on %s may answer within %o', (today, deadlines) => {
  expect(choiceDeadlines(STARTS_ON, today)).toEqual(deadlines)
})

test('the texts of the rights contain the figures of the rules', () => {
  expect(PACKAGE_RIGHTS.handOverRight).toContain('up to 7 days before')
  expect(PACKAGE_RIGHTS.organiserCancelRight).toContain('we refund everything within 14 days')
  expect(PACKAGE_RIGHTS.changeRight).toContain('at least 7 days')
  expect(PACKAGE_RIGHTS.complaintRight).toMatch(/within 7 days.*within 60 days/)
})

test('the cost of passing on a place is stated, also when it is zero', () => {
  expect(handOverCostText(0)).toBe('There is no charge.')
  expect(handOverCostText(4_500)).toBe('It costs €45, which is what the change costs us.')
})

test.each([
  ['2026-11-01', '2026-12-08'],
  ['2026-12-01', '2026-12-15'],
  ['2027-01-02', '2027-01-16'],
  ['2027-01-15', '2027-01-21'],
])('the balance of a retreat moved on %s is due on %s', (today, due) => {
  const submittedAt = new Date('2026-06-01T00:00:00Z')
  expect(movedDueOn({ startsOn: STARTS_ON, submittedAt }, today)).toBe(due)
})
