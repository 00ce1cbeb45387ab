import { expect, test } from 'vitest'
import { isFounderBooking } from './founding.ts'

const OWN = { submittedAt: new Date('2026-08-31T23:59:59Z'), bookedByOther: false, handedOverAt: null }

test.each([
  ['in the first season, which goes on', OWN, null, true],
  ['on its last day', OWN, '2026-09-01', true],
  ['a second later', { ...OWN, submittedAt: new Date('2026-09-01T00:00:00Z') }, '2026-09-01', false],
  ['never', { ...OWN, submittedAt: null }, null, false],
  ['by somebody else for them', { ...OWN, bookedByOther: true }, null, false],
  ['by the guest before them', { ...OWN, handedOverAt: new Date('2026-08-31T12:00:00Z') }, null, false],
])('who booked %s is a founder: %#', (_, booking, foundersUntil, isFounder) => {
  expect(isFounderBooking(booking, { foundersUntil })).toBe(isFounder)
})
