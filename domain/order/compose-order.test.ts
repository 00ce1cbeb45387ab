import { expect, test } from 'vitest'
import { sumCents } from '#domain/base/money.ts'
import { lowerQuote } from '#domain/price/pricing.ts'
import { orderFacts } from '#test/order-facts.ts'
import { specifiedQuote } from '#test/price-list.ts'
import { composeOrder } from './compose-order.ts'
import { orderContractSchema } from './order-document.ts'
import { settledText } from './order-sentences.ts'
import { orderButton } from './order.ts'

test('an order contains price, extras, schedule, refunds and the last day to pass it on', () => {
  const order = composeOrder(orderFacts())
  expect(orderContractSchema.parse(order)).toEqual(order)
  expect(order).toMatchObject({
    language: 'en',
    textsVersion: 't',
    stay: { label: 'Jan 22–29, 2027', packageType: 'kiter', room: 'private' },
    price: {
      lines: [
        { label: 'Kiter, Super Early Bird', amountCents: 950_00 },
        { label: 'Private room', amountCents: 180_00 },
      ],
      totalCents: 1130_00,
      depositCents: 200_00,
    },
    extras: [{ amountCents: 40_00 }],
    schedule: [
      { pays: 'deposit', on: null, amountCents: 200_00 },
      { pays: 'balance', on: '2026-12-08', amountCents: 930_00 },
    ],
    handOverUntil: '2027-01-15',
    minimum: { guests: 4, decidedBy: '2027-01-02' },
    change: null,
  })
  expect(order.cancellation.whole.map(({ amount }) => amount)).toEqual([1130, 930, 465, 0])
  expect(order.cancellation.deposit.map(({ amount }) => amount)).toEqual([200, 0])
})

test.each([
  ['nothing is paid', 0, [200_00, 930_00]],
  ['a part of the deposit is paid', 150_00, [50_00, 930_00]],
  ['the deposit is paid', 200_00, [930_00]],
  ['a part of the rest is paid too', 1129_99, [1]],
  ['all is paid', 1130_00, []],
  ['more than all is paid', 1200_00, []],
])('what is left to pay depends on what is paid: %s', (_case, settledCents, amounts) => {
  const { schedule } = composeOrder(orderFacts({ settledCents }))
  expect(schedule.map(({ amountCents }) => amountCents)).toEqual(amounts)
})

test('fees waived from the deposit of a confirmed place are due with the balance', () => {
  const { schedule } = composeOrder(orderFacts({ settledCents: 196_00, holdExpiresAt: null }))
  expect(schedule).toEqual([{ pays: 'balance', on: '2026-12-08', amountCents: 934_00 }])
})

test("an order shows reported money and an outgoing guest's money separately", () => {
  const order = composeOrder(
    orderFacts({ settledCents: 1130_00, reportedCents: 830_00, outgoingGuestsCents: 300_00 }),
  )
  expect(orderContractSchema.parse(order)).toMatchObject({
    settledCents: 1130_00,
    reportedCents: 830_00,
    formerGuestsCents: 300_00,
    schedule: [],
  })
  const plain = composeOrder(orderFacts({ settledCents: 1130_00 }))
  expect([Object.keys(plain), settledText(plain)]).toEqual([
    expect.not.arrayContaining(['reportedCents', 'formerGuestsCents']),
    'There is nothing left to pay.',
  ])
  expect(settledText(order)).toBe(
    'Once the €830 transfer arrives, there is nothing left to pay. If it does not arrive, it still has to be paid: we will tell you by when.',
  )
})

test('the price lines add up to the total, with a discount and a price reduction', () => {
  const booked = {
    room: 'private',
    startsOn: '2027-01-22',
    submittedAt: new Date('2026-11-22T00:16:00Z'),
  } as const
  const full = specifiedQuote({ tier: 'super_early_bird', foundingMember: true, ...booked })
  const { price } = composeOrder(
    orderFacts({ quote: lowerQuote(full, { cents: 50_00, reason: 'Goodwill' }) }),
  )
  expect(price.lines.map(({ label, amountCents }) => [label, amountCents])).toEqual([
    ['Kiter, Super Early Bird', 950_00],
    ['Private room', 180_00],
    ['Founding member discount', -190_00],
    ['Price reduction: Goodwill', -50_00],
  ])
  expect(sumCents(price.lines)).toBe(price.totalCents)
})

test('a changed order shows the price difference, up or down', () => {
  expect(composeOrder(orderFacts({ orderedCents: 950_00 })).change).toEqual({
    fromCents: 950_00,
    differenceCents: 180_00,
  })
  const cheaper = composeOrder(orderFacts({ orderedCents: 1250_00, changeBackCents: 100_00 }))
  expect(cheaper.change).toEqual({ fromCents: 1250_00, differenceCents: -120_00, backCents: 100_00 })
  expect([cheaper, composeOrder(orderFacts({ orderedCents: 950_00 }))].map(orderButton)).toEqual([
    'Confirm the change',
    'Order with obligation to pay',
  ])
  expect(composeOrder(orderFacts({ orderedCents: 1130_00 })).change).toBeNull()
})

test('a date may have its own minimum of guests, and a booking without a quote has one price line', () => {
  const retreat = { startsOn: '2027-01-22', endsOn: '2027-01-29', minimumGuests: 6 }
  expect(composeOrder(orderFacts({ retreat })).minimum.guests).toBe(6)
  const { price } = composeOrder(orderFacts({ quote: null, packageType: 'non-kiter' }))
  expect(price.lines).toEqual([{ label: 'Non-kiter package', amountCents: 1130_00 }])
})
