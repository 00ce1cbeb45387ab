import { expect, test } from 'vitest'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import { moneyRefunded, refundNews, type RefundPart } from './money-refunded.ts'

const PAID: BookingPayment = {
  id: 'paid',
  kind: 'full',
  method: 'card',
  isPart: false,
  amount: 1130,
  disputed: 0,
  isOutgoingGuests: false,
  accountLink: null,
  step: 'received',
  at: '2025-09-01T09:30:00.000Z',
  reason: null,
  note: null,
  document: null,
}
const REFUND: BookingPayment = {
  ...PAID,
  id: 'refund',
  kind: 'refund',
  amount: 465,
  step: 'paid_back',
  at: '2025-10-01T09:00:00.000Z',
}

const BY_TRANSFER = { method: 'bank_transfer', step: 'under_way', accountLink: '/refund/x' } as const

test.each<[string, BookingPayment[], Partial<ReturnType<typeof moneyRefunded>>]>([
  ['nothing has come', [{ ...PAID, step: 'reported' }], { paid: 0, refund: 0, fee: 0, madeOn: null }],
  ['nothing is refunded', [PAID], { paid: 1130, refund: 0, fee: 1130 }],
  [
    'a part is refunded',
    [PAID, REFUND],
    {
      refund: 465,
      fee: 665,
      parts: [{ state: 'sent', amount: 465, way: 'your card', isByTransfer: false, on: '2025-10-01' }],
      madeOn: '2025-10-01',
    },
  ],
  ['all of it is', [PAID, { ...REFUND, amount: 1130 }], { refund: 1130, fee: 0 }],
  [
    'another payment was recorded by mistake',
    [PAID, { ...PAID, amount: 300 }, { ...REFUND, amount: 300, reason: 'taken_back' }],
    { paid: 1130, refund: 0, fee: 1130 },
  ],
  [
    'it is on its way',
    [PAID, { ...REFUND, step: 'under_way' }],
    {
      parts: [{ state: 'on_its_way', amount: 465, way: 'your card', isByTransfer: false, on: '2025-10-01' }],
    },
  ],
  [
    'it waits for its account',
    [PAID, { ...REFUND, ...BY_TRANSFER }],
    {
      parts: [
        { state: 'waits', amount: 465, way: 'your bank account', isByTransfer: true, on: '2025-10-01' },
      ],
    },
  ],
  [
    'the card has its refund, and the transfers wait for the account',
    [
      { ...PAID, amount: 200 },
      { ...PAID, method: 'bank_transfer', amount: 750 },
      { ...REFUND, ...BY_TRANSFER, amount: 700 },
      { ...REFUND, ...BY_TRANSFER, amount: 50 },
      { ...REFUND, amount: 200 },
    ],
    {
      refund: 950,
      fee: 0,
      parts: [
        { state: 'sent', amount: 200, way: 'your card', isByTransfer: false, on: '2025-10-01' },
        { state: 'waits', amount: 750, way: 'your bank account', isByTransfer: true, on: '2025-10-01' },
      ],
    },
  ],
  ['a bank holds all of it', [{ ...PAID, disputed: 1130 }], { paid: 1130, held: 1130, fee: 0 }],
  ['a bank holds a part', [{ ...PAID, disputed: 200 }, REFUND], { held: 200, refund: 465, fee: 465 }],
  ['a previous guest paid it', [{ ...PAID, isOutgoingGuests: true }], { paid: 0, fee: 0 }],
])('a guest is told the right amounts about a cancelled booking when %s', (_, payments, expected) => {
  expect(moneyRefunded(payments)).toMatchObject(expected)
})

test.each<[RefundPart['state'][], ReturnType<typeof refundNews>]>([
  [['sent', 'on_its_way', 'waits', 'waits'], { state: 'waits', amount: 60, way: null }],
  [['sent', 'on_its_way'], { state: 'on_its_way', amount: 20, way: 'your card' }],
  [['sent', 'sent'], { state: 'sent', amount: 30, way: null }],
])('of refunds that are %s, it is said first what the guest has to do or wait for', (states, news) => {
  const parts = states.map((state, index) => ({
    state,
    amount: state === 'waits' ? 30 : (index + 1) * 10,
    way: 'your card',
    isByTransfer: false,
    on: '2025-10-01',
  }))
  expect(refundNews(parts)).toEqual(news)
})
