import { expect, test } from 'vitest'
import { handOverSentence, smallestGroupSentence } from './order-sentences.ts'

test.each([
  ['2025-10-30', 'Up to Fri, Oct 31, 2025 someone else can always travel'],
  ['2025-10-31', 'Up to Fri, Oct 31, 2025 someone else can always travel'],
  ['2025-11-01', 'So near to your retreat, ask us'],
])('on %s nothing is promised of a day that is past: %s', (today, words) => {
  expect(handOverSentence('2025-10-31', today)).toContain(words)
})

test.each([
  ['2025-10-18', 'we tell you by Sat, Oct 18, 2025 at the latest'],
  ['2025-10-19', 'Sat, Oct 18, 2025, is past'],
])('on %s a guest reads of too few guests: %s', (today, words) => {
  expect(smallestGroupSentence({ guests: 4, decidedBy: '2025-10-18' }, today)).toContain(words)
})
