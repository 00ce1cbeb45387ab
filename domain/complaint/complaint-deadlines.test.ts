import { expect, test } from 'vitest'
import { complaintDeadlines } from './complaint-deadlines.ts'

test.each([
  ['2025-09-01T23:59:59Z', '2025-09-08', '2025-10-31'],
  ['2025-09-02T00:00:00Z', '2025-09-09', '2025-11-01'],
])('a complaint of %s is acknowledged by %s and answered by %s', (at, acknowledgeBy, answerBy) => {
  expect(complaintDeadlines(new Date(at))).toEqual({ acknowledgeBy, answerBy })
})
