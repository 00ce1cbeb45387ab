import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { expect, test } from 'vitest'
import { fallbackAvailability } from '#domain/price/availability.ts'
import { estimatePrice, paymentLines, priceLines, shortPrice, spokenPrice } from './price-estimate.ts'

const availability = fallbackAvailability([
  { startsOn: '2025-10-31', endsOn: '2025-11-07', placesKiter: 8, placesNonKiter: 8, status: 'on_sale' },
])
const terms = {
  inForce: { tier: 'super_early_bird' as const, price: 950 },
  prices: SPECIFIED_PRICES,
  foundingMember: false,
  availability,
  now: new Date('2025-09-01T09:00:00Z'),
}
const chosen = {
  packageType: 'kiter' as const,
  selectedRoom: 'private',
  selectedDate: 'Oct 31–Nov 7, 2025',
}
const amounts = (lines: { label: string; amount: string }[]) =>
  Object.fromEntries(lines.map((line) => [line.label, line.amount]))

test('a private room at 950: total 1130, deposit 200 now, balance 930 later', () => {
  const estimate = estimatePrice(chosen, terms)
  expect(amounts(priceLines(estimate))).toEqual({
    'Kiter, Super Early Bird': '€950',
    'Private room': '+ €180',
    Total: '€1,130',
  })
  expect(amounts(paymentLines(estimate))).toEqual({
    Today: '€200',
    Later: '€930',
    'At the airport': '€40',
  })
  expect(shortPrice(estimate)).toEqual({ total: '€1,130', today: '€200 today' })
  expect(spokenPrice(estimate)).toBe('Total €1,130: €200 deposit now, €930 by Tue 16 Sept')
})

test('before a room and a date are chosen it is the included room, and the due day in words', () => {
  const estimate = estimatePrice({ ...chosen, selectedRoom: '', selectedDate: '' }, terms)
  expect(amounts(priceLines(estimate))).toEqual({
    'Kiter, Super Early Bird': '€950',
    'Shared room': 'Included',
    Total: '€950',
  })
  expect(estimate.balanceDue).toBe('45 days before departure')
})

test('a shared room is shown as included; later tiers and the discount have their own figures', () => {
  const shared = { ...chosen, packageType: 'non-kiter' as const, selectedRoom: 'shared' }
  const estimate = estimatePrice(shared, {
    ...terms,
    inForce: { tier: 'early_bird', price: 1100 },
    foundingMember: true,
  })
  expect(amounts(priceLines(estimate))).toEqual({
    'Non-kiter, Early Bird': '€1,100',
    'Shared room': 'Included',
    'Founding member discount': '− €220',
    Total: '€880',
  })
})

test('while nobody can say which price is in force, none is claimed: only what every price has in common', () => {
  const estimate = estimatePrice(chosen, { ...terms, inForce: null })
  expect(amounts(priceLines(estimate))).toEqual({
    Kiter: 'not known yet',
    'Private room': '+ €180',
    Total: 'not known yet',
  })
  expect(amounts(paymentLines(estimate))).toEqual({
    Today: '€200',
    Later: 'not known yet',
    'At the airport': '€40',
  })
  expect(shortPrice(estimate)).toEqual({ total: 'Price not known yet', today: '€200 today' })
  expect(spokenPrice(estimate)).not.toContain('€')
  expect(estimate.balanceDue).toBe('by Tue 16 Sept')
})
