import { expect, test } from 'vitest'
import { refundWaysAsOne, refundWaysText, unpaidPlacesText } from './cancelled-text.ts'

const CARD = { ways: [{ method: 'card' as const, amount: 200 }], dueOn: '2025-09-15', hasAccount: false }
const TRANSFER = { ...CARD, ways: [{ method: 'bank_transfer' as const, amount: 950 }] }

test.each([
  ['the same way', CARD, CARD, 'We’re sending €400 to your card. It can take until Mon 15 Sept 2025.'],
  [
    'two ways',
    CARD,
    TRANSFER,
    'We’re sending €200 to your card. It can take until Mon 15 Sept 2025. We’ll send €950 by bank transfer once we have your bank details.',
  ],
  [
    'to an account that only one of them has',
    { ...TRANSFER, hasAccount: true },
    TRANSFER,
    'We’ll send €1,900 by bank transfer once we have your bank details.',
  ],
  [
    'to others who paid',
    { ...CARD, ways: [], toOthers: [{ payer: 'link' as const, amount: 200 }] },
    { ...CARD, ways: [], toOthers: [{ payer: 'link' as const, amount: 750 }] },
    '€950 is refunded to the person who paid by the payment link.',
  ],
])('refunds of two places read as one: %s', (_, one, other, text) => {
  expect(refundWaysText(refundWaysAsOne(one, other))).toBe(text)
})

test.each([
  [[], ''],
  [['Ben'], 'Ben’s place isn’t paid yet: we hold it until Wed 3 Sept, then release it.'],
  [['Ben', 'Lea'], 'Ben and Lea’s places aren’t paid yet: we hold them until Wed 3 Sept, then release them.'],
])('until when the unpaid places of %j are held', (names, says) => {
  expect(unpaidPlacesText(names, 'Wed 3 Sept')).toBe(says)
})
