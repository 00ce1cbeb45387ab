import { expect, test } from 'vitest'
import { depositsText } from './guest-group.tsx'

test('what is due first of a group is named with its hour, and what happens without it', () => {
  const until = '2025-09-03T09:00:00.000Z'
  expect(depositsText({ amount: 200, places: 1, until })).toBe(
    '€200 of it is due by Wed 3 Sept 2025, 09:00, or we release the place.',
  )
  expect(depositsText({ amount: 400, places: 2, until })).toContain('or we release the two places.')
})
