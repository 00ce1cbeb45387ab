import { expect, test } from 'vitest'
import { guidePostedOn, isGuidePosted } from './guide.ts'

test.each([
  ['2025-10-31', '2025-08-31'],
  ['2027-04-30', '2027-02-28'],
  ['2027-01-22', '2026-11-22'],
])('the guide to the retreat on %s is available from %s', (startsOn, day) => {
  expect(guidePostedOn(startsOn, 2)).toBe(day)
  const midnight = new Date(`${day}T00:00:00.000Z`)
  expect(isGuidePosted(startsOn, 2, midnight)).toBe(true)
  expect(isGuidePosted(startsOn, 2, new Date(midnight.getTime() - 1))).toBe(false)
})
