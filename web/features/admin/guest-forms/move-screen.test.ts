import { expect, test } from 'vitest'
import { bookingView } from '#test/booking-view.ts'
import { groupText, moveSums } from './move-screen.tsx'

test('a goodwill refund is not owed again after a move', () => {
  const lead = bookingView({ amountPaid: 1080, amountCredited: 50, balanceDue: 0, holdExpiresAt: null })
  const left = (difference: number) => moveSums(lead, { difference, refund: 0 }).at(-1)?.amount
  expect([left(0), left(180)]).toEqual(['€0.00', '€180.00'])
})

test('of one of a group it says what stays as it is', () => {
  expect(groupText({ name: 'Ben', roommate: 'Awa' })).toBe(
    'Only Ben’s booking changes: Awa keeps the shared room, at no extra cost.',
  )
  expect(groupText({ name: 'Ben', roommate: null })).toContain('the others of the group stay as they are.')
})
