import { expect, test } from 'vitest'
import { choiceDeadlines, isToCallAbout, movedDueOn } from './change-choice.ts'

const STARTS_ON = '2027-01-22'

test('the operator calls about a change from the day after its last day on', () => {
  expect(isToCallAbout({ chooseBy: '2025-11-03' }, '2025-11-03')).toBe(false)
  expect(isToCallAbout({ chooseBy: '2025-11-03' }, '2025-11-04')).toBe(true)
})

test.each([
  ['2026-06-01', { from: '2026-06-08', to: '2027-01-21' }],
  ['2027-01-14', { from: '2027-01-21', to: '2027-01-21' }],
  ['2027-01-15', null],
  ['2027-01-22', null],
])('a guest who is asked to choose on %s may answer within %o', (today, deadlines) => {
  expect(choiceDeadlines(STARTS_ON, today)).toEqual(deadlines)
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
