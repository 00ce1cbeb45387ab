import { expect, test } from 'vitest'
import { dueText, stepText } from './timeline-text.ts'

test.each([
  ['2025-09-01', 'Starts in 67 days'],
  ['2025-09-20', 'Starts in 48 days'],
  // The hold of a booking made today ends on the day when the balance is due.
  ['2025-09-21', 'Starts in 47 days'],
  ['2025-09-22', 'Starts in 46 days: full amount due within 48 hours'],
  ['2025-10-26', 'Starts in 12 days: full amount due within 48 hours'],
  ['2025-11-06', 'Starts in 1 day: full amount due within 48 hours'],
])('the due text of a retreat on Nov 7, seen on %s, says: %s', (today, said) => {
  expect(dueText('2025-11-07', today)).toBe(said)
})

test.each([
  [40, 'Airport tax, in cash'],
  [80, 'Airport tax, in cash, €40 each'],
])('an airport tax of %i euros in all is written as: %s', (amount, what) => {
  const step = { kind: 'airport_tax', amount, each: 40, on: '2025-11-07', leavingOn: '2025-11-14' } as const
  expect(stepText(step, { today: '2025-09-01', timeZone: null })).toMatchObject({ what, amount })
})
