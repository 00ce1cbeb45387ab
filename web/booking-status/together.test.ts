import { expect, test } from 'vitest'
import { whomOf } from './together.ts'

test('those for whom one payment is made are named where others come too', () => {
  const traveller = (firstName: string, status: 'payment_confirmed' | 'cancelled' = 'payment_confirmed') => ({
    id: firstName,
    firstName,
    lastName: 'Claes',
    status,
    startsOn: '2025-11-07',
  })
  const [awa, ben] = [traveller('Awa'), traveller('Ben')]
  expect(whomOf([awa, ben], [awa, traveller('Lea'), ben])).toBe('you and Ben')
  expect(whomOf([awa, ben], [awa, ben])).toBeNull()
  expect(whomOf([awa, ben], [awa, ben, traveller('Lea', 'cancelled')])).toBeNull()
  expect(whomOf([awa], [])).toBeNull()
})
