import { expect, test } from 'vitest'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { balanceOffer, paymentOptions } from './payment-options.ts'

test('an unpaid booking can be paid by deposit and balance, or in full', () => {
  expect(paymentOptions(bookingView(), 'unpaid')).toEqual([
    {
      type: 'deposit',
      now: 200,
      isPart: false,
      isAlone: false,
      dueOn: null,
      later: { amount: 930, dueOn: '2025-09-23' },
      reference: 'KITE-DEPOSIT-2025-JALLOW-7K2M',
    },
    {
      type: 'full',
      now: 1130,
      isPart: false,
      isAlone: false,
      dueOn: null,
      later: null,
      reference: 'KITE-FULL-2025-JALLOW-7K2M',
    },
  ])
})

test('only the balance can be paid after the deposit', () => {
  expect(paymentOptions(depositPaidView(), 'balance')).toEqual([
    {
      type: 'balance',
      now: 930,
      isPart: false,
      isAlone: false,
      dueOn: '2025-09-23',
      later: null,
      reference: 'KITE-BALANCE-2025-JALLOW-7K2M',
    },
  ])
})

test('an imported booking without a price also offers the deposit, without a reference', () => {
  const imported = bookingView({ quote: null, paymentReferences: null, balanceDue: 950 })
  expect(paymentOptions(imported, 'unpaid')).toEqual([
    {
      type: 'deposit',
      now: 200,
      isPart: false,
      isAlone: false,
      dueOn: null,
      later: { amount: 750, dueOn: null },
      reference: null,
    },
    { type: 'full', now: 950, isPart: false, isAlone: false, dueOn: null, later: null, reference: null },
  ])
})

test.each([
  ['a part of the deposit', { amountPaid: 150, balanceDue: 980 }, 50],
  ['the smallest part but a cent of the deposit', { amountPaid: 150.01, balanceDue: 979.99 }, undefined],
  [
    'a part, and a transfer is on its way',
    { amountPaid: 150, balanceDue: 930, amountReported: 50 },
    undefined,
  ],
  ['the deposit', { amountPaid: 200, balanceDue: 930 }, undefined],
])(
  'after %s has arrived, what is missing of it can be paid alone if it is €50 or more',
  (_, paid, missing) => {
    const booking = depositPaidView({ ...paid, holdExpiresAt: '2025-09-03T09:00:00Z' })
    const [all] = paymentOptions(booking, 'balance')
    const offer = all && balanceOffer(booking, all, new Date('2025-09-01T09:00:00Z'))
    expect(offer?.all.now).toBe(paid.balanceDue)
    expect(offer?.next?.now).toBe(missing)
    expect(offer?.nextIsDeposit).toBe(missing !== undefined)
  },
)
