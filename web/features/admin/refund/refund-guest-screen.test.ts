import { expect, test } from 'vitest'
import { refundParts } from './refund-guest-screen.tsx'

const card = { paymentId: 'card', refundable: 200, method: 'card', previousGuest: null, payee: null } as const
const bank = {
  paymentId: 'bank',
  refundable: 750.5,
  method: 'bank_transfer',
  previousGuest: null,
  payee: null,
} as const

test.each([
  [199.99, [[199.99, 'card']]],
  [200, [[200, 'card']]],
  [
    200.01,
    [
      [200, 'card'],
      [0.01, 'bank_transfer'],
    ],
  ],
  [
    950.5,
    [
      [200, 'card'],
      [750.5, 'bank_transfer'],
    ],
  ],
])('a refund of %s euros is divided into %j', (amount, parts) => {
  expect(refundParts([card, bank], amount).map((part) => [part.amount, part.method])).toEqual(parts)
})
