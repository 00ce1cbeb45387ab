import { expect, test } from 'vitest'
import { bookingView } from '#test/booking-view.ts'
import { moveSums } from './move-screen.tsx'

test('a goodwill refund is not owed again after a move', () => {
  const lead = bookingView({ amountPaid: 1080, amountCredited: 50, balanceDue: 0, holdExpiresAt: null })
  const left = (difference: number) => moveSums(lead, { difference, refund: 0 }).at(-1)?.amount
  expect([left(0), left(180)]).toEqual(['€0.00', '€180.00'])
})
