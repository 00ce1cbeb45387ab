import { expect, test } from 'vitest'
import { dueText } from './due-text.ts'

test.each([
  ['2025-09-01', 'Balance due Sep 23, 2025'],
  ['2025-09-20', 'Balance due Sep 23, 2025'],
  // The hold of a booking made today ends on the day on which the balance is due.
  ['2025-09-21', 'Balance due Sep 23, 2025'],
  ['2025-09-22', 'In 46 days: the whole amount within 48 hours'],
  ['2025-10-26', 'In 12 days: the whole amount within 48 hours'],
  ['2025-11-06', 'In 1 day: the whole amount within 48 hours'],
])('a retreat of Nov 7 that is looked at on %s says: %s', (today, said) => {
  expect(dueText('2025-11-07', today)).toBe(said)
})
