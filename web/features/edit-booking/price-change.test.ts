import { expect, test } from 'vitest'
import { bookingView, depositPaidView, quoteView } from '#test/booking-view.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { changesPrice, priceChange } from './price-change.ts'

const NOVEMBER = '2025-11-07'
const stay = { startsOn: NOVEMBER, now: new Date('2025-09-10T12:00:00Z') }
const shared = { selectedRoom: 'shared', startsOn: NOVEMBER }
const fullyPaid = bookingView({
  paymentStatus: 'fully_paid',
  amountPaid: 1130,
  balanceDue: 0,
  holdExpiresAt: null,
})

test('a cheaper room lowers the total of an unpaid booking', () => {
  expect(priceChange(bookingView(), shared, stay, SPECIFIED_PRICES)).toMatchObject({
    quote: { total: 950, balance: 750, roomSupplement: 0, tier: 'super_early_bird' },
    difference: -180,
    settled: 0,
    refund: 0,
    toPay: 950,
  })
})

test('a more expensive room adds to what is left to pay', () => {
  const booking = depositPaidView({
    selectedRoom: 'shared',
    quote: quoteView({ roomSupplement: 0 }),
    balanceDue: 750,
  })
  expect(priceChange(booking, { ...shared, selectedRoom: 'private' }, stay, SPECIFIED_PRICES)).toMatchObject({
    difference: 180,
    settled: 200,
    refund: 0,
    toPay: 930,
  })
})

test.each([
  ['within 48 hours of booking', '2025-09-03T09:00:00Z', 180],
  ['45 days before', '2025-09-23T12:00:00Z', 180],
  ['44 days before', '2025-09-24T12:00:00Z', 90],
  ['29 days before', '2025-10-09T12:00:00Z', 0],
])('%s, an overpayment is refunded by the cancellation terms', (_, now, refund) => {
  expect(
    priceChange(fullyPaid, shared, { startsOn: NOVEMBER, now: new Date(now) }, SPECIFIED_PRICES),
  ).toMatchObject({
    difference: -180,
    refund,
    toPay: 0,
  })
})

test('money kept by an earlier change is not refunded by another one', () => {
  const now = new Date('2025-09-24T12:00:00Z')
  // 90 of 180 euros were kept, and the private room was booked again.
  const again = bookingView({ ...fullyPaid, amountPaid: 1040, keptOfChanges: 90 })
  expect(priceChange(again, shared, { startsOn: NOVEMBER, now }, SPECIFIED_PRICES)).toMatchObject({
    difference: -180,
    refund: 0,
  })
})

test('reported money need not be paid again, and is refunded only once received', () => {
  const reported = depositPaidView({ amountPaid: 0, amountReported: 1130, balanceDue: 0 })
  expect(priceChange(reported, shared, stay, SPECIFIED_PRICES)).toMatchObject({
    settled: 1130,
    refund: 0,
    toPay: 0,
  })
})

test('a goodwill refund is not owed again by a change, and only what is left can be refunded', () => {
  const toPrivate = { ...shared, selectedRoom: 'private' }
  const quote = quoteView({ roomSupplement: 0 })
  const inShared = bookingView({
    ...fullyPaid,
    quote,
    selectedRoom: 'shared',
    amountPaid: 900,
    amountCredited: 50,
  })
  expect(priceChange(inShared, toPrivate, stay, SPECIFIED_PRICES)).toMatchObject({ toPay: 180 })
  const after = (amountPaid: number) => {
    const booking = bookingView({ ...fullyPaid, amountPaid, amountCredited: 1130 - amountPaid })
    return priceChange(booking, shared, stay, SPECIFIED_PRICES)?.refund
  }
  expect([after(1080), after(100)]).toEqual([180, 100])
})

test('another date keeps the price, and moves the due date of the balance', () => {
  const change = priceChange(
    depositPaidView(),
    { selectedRoom: 'private', startsOn: '2025-12-05' },
    stay,
    SPECIFIED_PRICES,
  )
  expect(change).toMatchObject({ difference: 0, toPay: 930, quote: { balanceDueOn: '2025-10-21' } })
  expect(change && changesPrice(change, depositPaidView())).toBe(true)
})

test('a change keeps the tier and the discount', () => {
  const quote = quoteView({ tier: 'early_bird', basePrice: 1100, discount: 220 })
  expect(priceChange(bookingView({ quote }), shared, stay, SPECIFIED_PRICES)?.quote).toMatchObject({
    basePrice: 1100,
    discount: 220,
    total: 880,
  })
})

test('an unedited form changes no price, and a booking without a quote has no price change', () => {
  const change = priceChange(
    bookingView(),
    { selectedRoom: 'private', startsOn: NOVEMBER },
    stay,
    SPECIFIED_PRICES,
  )
  expect(change && changesPrice(change, bookingView())).toBe(false)
  expect(priceChange(bookingView({ quote: null }), shared, stay, SPECIFIED_PRICES)).toBeNull()
})
