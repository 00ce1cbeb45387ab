import { expect, test } from 'vitest'
import { formatDay, formatShortDay } from '#domain/base/dates.ts'
import { orderFacts } from '#test/order-facts.ts'
import { composeOrder, type OrderFacts } from './compose-order.ts'
import { orderDifferences, type OrderRow, type ReadOrder, type RowDifference } from './order-differences.ts'

const SUBMITTED = new Date('2026-11-22T09:00:00Z')
const AT = { now: SUBMITTED, timeZone: 'Europe/Brussels' }

function orderOf(differences: Partial<OrderFacts> = {}, texts: Partial<ReadOrder['texts']> = {}): ReadOrder {
  return {
    contract: composeOrder(orderFacts({ submittedAt: SUBMITTED, ...differences })),
    texts: {
      organiser: [{ term: 'Name', text: 'Tradewind Retreats' }],
      insolvency: [{ term: 'Cover', text: 'Example Insurance' }],
      travel: [{ term: 'Passport', text: 'Valid for six months' }],
      form: { title: 'Form', paragraphs: ['One.', 'Two.'], keyRights: ['A right.'], source: '' },
      ...texts,
    },
  }
}

const read = orderOf()

test('an unchanged order has no differences', () => {
  expect(orderDifferences(orderOf(), read, AT)).toEqual({})
})

test.each<[string, ReadOrder, OrderRow, RowDifference]>([
  [
    'another number of guests that it needs',
    orderOf({ minimum: { guests: 5, decidedDaysBefore: 20 } }),
    'travel',
    {
      now: [`This retreat runs with 5 guests or more. We decide by ${formatDay('2027-01-02')}.`],
      before: [`This retreat runs with 4 guests or more. We decide by ${formatDay('2027-01-02')}.`],
    },
  ],
  [
    'something that is included no longer',
    orderOf({ included: ['Gear'] }),
    'included',
    { now: [], before: ['Airport pickup'] },
  ],
  [
    'something that is now left out',
    orderOf({ excluded: ['Flights', 'Insurance'] }),
    'included',
    { now: ['Not included: Insurance'], before: [] },
  ],
  [
    'a fact of the journey',
    orderOf({}, { travel: [{ term: 'Passport', text: 'Valid for three months' }] }),
    'travel',
    { now: ['Passport: Valid for three months'], before: ['Passport: Valid for six months'] },
  ],
  [
    'who covers it',
    orderOf({}, { insolvency: [{ term: 'Cover', text: 'Another Insurance' }] }),
    'seller',
    { now: ['Cover: Another Insurance'], before: ['Cover: Example Insurance'] },
  ],
  [
    'a sentence of the standard form',
    orderOf(
      {},
      { form: { title: 'Form', paragraphs: ['One.', 'Three.'], keyRights: ['A right.'], source: '' } },
    ),
    'form',
    { now: ['Three.'], before: ['Two.'] },
  ],
  [
    'another room, which changes the cancellation fee',
    orderOf({ room: 'shared' }),
    'cancel',
    {
      now: [
        `Cancel by ${formatShortDay('2026-11-24')}, 10:00 and you lose nothing; by ${formatShortDay('2026-12-08')}, €200; by ${formatShortDay('2026-12-23')}, €575; after that, everything you’ve paid. With only the deposit paid, you lose €200 at most and owe nothing more.`,
      ],
      before: [
        `Cancel by ${formatShortDay('2026-11-24')}, 10:00 and you lose nothing; by ${formatShortDay('2026-12-08')}, €200; by ${formatShortDay('2026-12-23')}, €665; after that, everything you’ve paid. With only the deposit paid, you lose €200 at most and owe nothing more.`,
      ],
    },
  ],
])('a changed order differs only in the row of the change: %s', (_, order, row, difference) => {
  expect(orderDifferences(order, read, AT)).toEqual({ [row]: difference })
})
