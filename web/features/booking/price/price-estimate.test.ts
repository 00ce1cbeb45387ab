import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import { fallbackAvailability } from '#domain/place/availability.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import {
  groupPriceNote,
  plannedPayments,
  planPrice,
  priceLines,
  shortPrice,
  spokenPrice,
} from './price-estimate.ts'

const availability = fallbackAvailability([
  { startsOn: '2025-10-31', endsOn: '2025-11-07', placesKiter: 8, placesNonKiter: 8, status: 'on_sale' },
])
const terms = {
  inForce: { tier: 'super_early_bird' as const, price: 950 },
  prices: SPECIFIED_PRICES,
  foundingMember: false,
  availability,
  spotsLeft: 5,
  now: new Date('2025-09-01T09:00:00Z'),
}
const chosen = {
  packageType: 'kiter' as const,
  selectedRoom: 'private',
  selectedDate: 'Oct 31–Nov 7, 2025',
}
/** The price of one guest. */
const estimatePrice = (
  {
    selectedDate,
    ...own
  }:
    | typeof chosen
    | (Record<'selectedRoom' | 'selectedDate', string> & { packageType: 'kiter' | 'non-kiter' }),
  of: Parameters<typeof planPrice>[1],
) => planPrice({ travellers: [own], names: ['You'], sharedRooms: [], selectedDate }, of)
const amounts = (lines: { label: string; amount: string }[]) =>
  Object.fromEntries(lines.map((line) => [line.label, line.amount]))

test('a private room at 950 costs 1130 in total, 200 as deposit and 930 as balance', () => {
  const estimate = estimatePrice(chosen, terms)
  expect(amounts(priceLines(estimate))).toEqual({
    'Kiter, Super Early Bird': '€950',
    'Private room': '+€180',
    Total: '€1,130',
  })
  expect(plannedPayments(estimate)).toEqual([
    { when: 'Today', amount: '€200' },
    { when: `By ${formatShortDay('2025-09-16')}`, amount: '€930' },
    { when: 'Airport tax', amount: '€40 cash' },
  ])
  expect(shortPrice(estimate)).toEqual({ total: '€1,130', today: '€200 today' })
  expect(spokenPrice(estimate)).toBe(
    `Total €1,130. Deposit today: €200. By ${formatShortDay('2025-09-16')}: €930.`,
  )
})

test('before a choice, the estimate asks for the room, and shows the due day as a rule', () => {
  const estimate = estimatePrice({ ...chosen, selectedRoom: '', selectedDate: '' }, terms)
  expect(amounts(priceLines(estimate))).toEqual({
    'Kiter, Super Early Bird': '€950',
    Room: 'Choose your room',
    Total: '€950',
  })
  expect(estimate.travellers[0].balanceDue).toBe('45 days before departure')
})

test('a shared room is shown as included, and a later tier and a discount change the price', () => {
  const shared = { ...chosen, packageType: 'non-kiter' as const, selectedRoom: 'shared' }
  const estimate = estimatePrice(shared, {
    ...terms,
    inForce: { tier: 'early_bird', price: 1100 },
    foundingMember: true,
  })
  expect(amounts(priceLines(estimate))).toEqual({
    'Non-kiter, Early Bird': '€1,100',
    'Shared room': 'Included',
    'Founding member discount': '−€220',
    Total: '€880',
  })
})

const pair = {
  travellers: [
    { packageType: 'kiter', selectedRoom: 'shared' },
    { packageType: 'non-kiter', selectedRoom: 'shared' },
  ],
  names: ['Awa', 'Ben'],
  sharedRooms: [['Awa', 'Ben']],
  selectedDate: chosen.selectedDate,
} as const

test('two who share a room pay one price without supplement, and two deposits', () => {
  const price = planPrice(pair, terms)
  expect(amounts(priceLines(price))).toEqual({
    'Awa, Kiter': '€950',
    'Ben, Non-kiter': '€950',
    'Room together': 'Included',
    'Total for two': '€1,900',
  })
  expect(shortPrice(price)).toEqual({ total: '€1,900', today: '€400 today' })
  expect(plannedPayments(price)).toMatchObject([
    { amount: '€400' },
    { amount: '€1,500' },
    { amount: '€80 cash' },
  ])
})

test('of three the bill says who shares a room', () => {
  const [awa, ben] = pair.travellers
  const three = { ...pair, travellers: [awa, ben, ben], names: ['Awa', 'Ben', 'Lea'] }
  expect(amounts(priceLines(planPrice(three, terms)))).toMatchObject({
    'Room together, Awa and Ben': 'Included',
  })
})

test('a private room and a founder’s discount are those of one traveller', () => {
  const travellers = [
    { packageType: 'kiter', selectedRoom: 'shared' },
    { packageType: 'kiter', selectedRoom: 'private' },
  ] as const
  const price = planPrice({ ...pair, travellers, sharedRooms: [] }, { ...terms, foundingMember: true })
  expect(amounts(priceLines(price))).toEqual({
    'Awa, Kiter': '€950',
    'Ben, Kiter': '€950',
    'Awa, founding member discount': '−€190',
    'Ben, private room': '+€180',
    'Total for two': '€1,890',
  })
})

test.each([
  [1, 'One price for your group: you both pay the Super Early Bird price, although only 1 spot is left.'],
  [2, null],
  [null, null],
])('with %s spots left, the card says why both pay one price', (spotsLeft, note) => {
  expect(groupPriceNote(planPrice(pair, { ...terms, spotsLeft }))).toBe(note)
})
