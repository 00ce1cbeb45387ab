import { expect, test } from 'vitest'
import { bookingView, quoteView } from '#test/booking-view.ts'
import { paidLines, quoteLines, totalOf } from './quote-lines.ts'

function amounts(booking: Parameters<typeof quoteLines>[0]) {
  return quoteLines(booking).map(({ label, amount }) => `${label}: ${amount}`)
}

test('a private room has its own line', () => {
  expect(amounts(bookingView())).toEqual([
    'Kiter, Super Early Bird: €950',
    'Private room: +€180',
    'Total: €1,130',
  ])
})

test('a shared room is shown as included, and a discount is subtracted', () => {
  const quote = quoteView({ tier: 'early_bird', basePrice: 1100, roomSupplement: 0, discount: 220 })
  expect(amounts(bookingView({ packageType: 'non-kiter', quote }))).toEqual([
    'Non-kiter, Early Bird: €1,100',
    'Shared room: Included',
    'Founding member discount: −€220',
    'Total: €880',
  ])
})

test('an imported booking without a price shows the sum of what is paid and due', () => {
  const booking = bookingView({ quote: null, amountPaid: 200, amountReported: 100, balanceDue: 650 })
  expect(totalOf(booking)).toBe(950)
  expect(amounts(booking)).toEqual(['Total: €950'])
})

test.each([
  ['the guest', null, 'Transfer on its way'],
  [
    'the previous guest',
    { firstName: 'Marek', paid: 0, reported: 980 },
    'Transfer on its way from the previous guest',
  ],
])('a transfer that %s reported and that has not arrived is a line of its own', (_, outgoingGuest, label) => {
  const booking = bookingView({ amountPaid: 150, amountReported: 980, balanceDue: 0, outgoingGuest })
  expect(paidLines(booking)).toEqual([
    { label: 'Paid', note: false, amount: '−€150' },
    { label, note: 'We’re checking for it', amount: '−€980' },
  ])
})

test('a bill names what the bank holds of a payment, and a goodwill refund', () => {
  const booking = bookingView({ amountPaid: 1000, amountDisputed: 400, amountCredited: 50, balanceDue: 80 })
  expect(paidLines(booking)).toEqual([
    { label: 'Paid', note: 'The bank holds €400 of it', amount: '−€1,000' },
    { label: 'Goodwill refund', amount: '−€50' },
  ])
})
