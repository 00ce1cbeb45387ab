import { expect, test } from 'vitest'
import { rejectionText } from './reject-transfer.tsx'

const AWA = { name: 'Awa Jallow', email: 'awa@example.com' }
const SHARED = { amount: 600, others: ['Ben Claes', 'Lea Maes'] }
const held = { name: 'Awa Jallow', leadStatus: 'booking_submitted' as const }

test.each([
  [
    'of three',
    { ...held, partOf: SHARED },
    AWA,
    'It was reported for Awa Jallow, Ben Claes and Lea Maes. We’ll email Awa Jallow, who has 48 hours to pay before we release the places.',
  ],
  [
    'for somebody whom another booked',
    { name: 'Ben Claes', leadStatus: 'payment_confirmed' as const, partOf: null },
    AWA,
    'We’ll email Awa Jallow. The place and earlier payments stay.',
  ],
  [
    'of a guest without an address',
    { ...held, partOf: null },
    null,
    'There’s no email address, so no email goes out. We release the place if it isn’t paid within 48 hours.',
  ],
])('the question about a transfer %s says whom it is for and who is told', (_, payment, reader, text) => {
  expect(rejectionText(payment, reader)).toBe(text)
})
