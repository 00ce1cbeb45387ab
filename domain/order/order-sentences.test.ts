import { expect, test } from 'vitest'
import { changeSentence, handOverSentence, smallestGroupSentence } from './order-sentences.ts'

test.each([
  ['2025-10-30', 'Up to Fri, Oct 31, 2025 someone else can always travel'],
  ['2025-10-31', 'Up to Fri, Oct 31, 2025 someone else can always travel'],
  ['2025-11-01', 'So near to your retreat, ask us'],
])('on %s nothing is promised of a day that is past: %s', (today, words) => {
  expect(handOverSentence({ until: '2025-10-31', costCents: 0 }, today)).toContain(words)
})

test.each([
  [
    0,
    'Up to Fri, Oct 31, 2025 someone else can always travel for you. We ask nothing for it. After that, ask us.',
  ],
  [45_00, 'travel for you. We ask €45 for it, which is what the change costs us. After that, ask us.'],
  // As it was read in orders of before.
  [undefined, 'travel for you, at no more than what the change costs us. After that, ask us.'],
])('what passing a place on costs is told as everywhere: %s', (costCents, words) => {
  expect(handOverSentence({ until: '2025-10-31', costCents }, '2025-09-01')).toContain(words)
})

test.each([
  [
    { fromCents: 950_00, differenceCents: 180_00 },
    'it costs €1,130 in all now. Nothing more is due before you order it.',
  ],
  [
    { fromCents: 1310_00, differenceCents: -180_00, backCents: 180_00 },
    'it costs €180 less, €1,130 in all. €180 goes back the way',
  ],
  [{ fromCents: 1310_00, differenceCents: -180_00, backCents: 0 }, 'it costs €180 less, €1,130 in all.'],
])('a change that waits for its click is saved already: %o', (change, words) => {
  const price = { lines: [], totalCents: 1130_00, depositCents: 200_00 }
  expect(changeSentence({ change, price })).toContain(`Your change is saved: ${words}`)
  expect(changeSentence({ change: null, price })).toBeNull()
})

test.each([
  ['2025-10-18', 'we tell you by Sat, Oct 18, 2025 at the latest'],
  ['2025-10-19', 'Sat, Oct 18, 2025, is past'],
])('on %s a guest reads of too few guests: %s', (today, words) => {
  expect(smallestGroupSentence({ guests: 4, decidedBy: '2025-10-18' }, today)).toContain(words)
})
