import { expect, test } from 'vitest'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { paymentOptions } from './payment-options.ts'

test('an unpaid booking can be paid by deposit and balance, or in full', () => {
  expect(paymentOptions(bookingView(), 'unpaid')).toEqual([
    {
      type: 'deposit',
      now: 200,
      isPart: false,
      dueOn: null,
      later: { amount: 930, dueOn: '2025-09-23' },
      reference: 'KITE-DEPOSIT-2025-JALLOW-7K2M',
    },
    {
      type: 'full',
      now: 1130,
      isPart: false,
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
      dueOn: null,
      later: { amount: 750, dueOn: null },
      reference: null,
    },
    { type: 'full', now: 950, isPart: false, dueOn: null, later: null, reference: null },
  ])
})
