import { expect, test } from 'vitest'
import { payeesOfParts, payeeSentences, payeeSentencesForOperator, refundedToOther } from './refund-payees.ts'

const you = { who: 'you', name: null, to: 'card', amount: 200 } as const
const awa = { who: 'booker', name: 'Awa', to: null, amount: 200 } as const
const link = { who: 'link', name: null, to: null, amount: 750 } as const

test.each([
  {
    of: 'Ben’s place, which Awa paid',
    payees: [you],
    placeOf: 'Ben',
    says: ['It goes to your card, because you paid for Ben.'],
  },
  {
    of: 'Ben’s place, of which he paid the rest by link',
    payees: [link, you],
    placeOf: 'Ben',
    says: [
      '€750 goes to the person who paid by the payment link.',
      '€200 goes to your card, because you paid for Ben.',
    ],
  },
  {
    of: 'Ben’s own place, which Awa paid',
    payees: [awa],
    placeOf: null,
    says: ['It goes to Awa, who paid it.'],
  },
  {
    of: 'Ben’s own place, of which he paid the rest',
    payees: [{ ...you, to: 'account', amount: 750 } as const, awa],
    placeOf: null,
    says: ['€750 goes to your account, because you paid it.', '€200 goes to Awa, who paid it.'],
  },
  { of: 'a place without a refund', payees: [], placeOf: 'Ben', says: [] },
])('the refund of $of says to whom it goes', ({ payees, placeOf, says }) => {
  expect(payeeSentences(payees, placeOf)).toEqual(says)
})

test.each([
  ['booker', '€200 is refunded to the person who booked the place and paid for it'],
  ['link', '€200 is refunded to the person who paid by the payment link'],
] as const)('an email says of what the %s paid: %s', (payer, says) => {
  expect(refundedToOther({ payer, amount: 200 })).toBe(says)
})

test('the payees of parts are each named once with the sum, and the guest alone is nobody to name', () => {
  const { amount: _, ...card } = you
  const { amount: __, ...byLink } = link
  expect(
    payeesOfParts([
      { payee: byLink, amount: 550.5 },
      { payee: card, amount: 200 },
      { payee: byLink, amount: 199.5 },
    ]),
  ).toEqual([link, you])
  expect(payeesOfParts([{ payee: null, amount: 200 }])).toEqual([])
})

test('the operator reads whose card or account each part goes to', () => {
  const payees = [
    { who: 'you' as const, name: null, to: 'card' as const, amount: 200 },
    { who: 'link' as const, name: null, to: null, amount: 750 },
  ]
  expect(payeeSentencesForOperator(payees, 'Awa Jallow')).toEqual([
    '€200 goes to Awa Jallow’s card.',
    '€750 goes to the person who paid by the payment link.',
  ])
})
