import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Retreat } from '#domain/retreat/retreats.ts'
import {
  applyPendingUpdate,
  availabilityRecord,
  fallbackAvailability,
  placesLeft,
  totalBookings,
  type Availability,
} from './availability.ts'

const december: Retreat = {
  startsOn: '2025-12-05',
  endsOn: '2025-12-12',
  placesKiter: 8,
  placesNonKiter: 8,
  status: 'on_sale',
}
const DECEMBER = 'Dec 5–12, 2025'
const november: Retreat = { ...december, startsOn: '2025-11-07', endsOn: '2025-11-14' }

test('a retreat has 8 places for kiters and 8 for companions, counted separately', () => {
  expect(availabilityRecord(december, { kiter: 2, nonKiter: 1 })).toEqual({
    booked: 3,
    available: 13,
    kiterBooked: 2,
    nonKiterBooked: 1,
    kiterAvailable: 6,
    nonKiterAvailable: 7,
    startsOn: '2025-12-05',
    endsOn: '2025-12-12',
    onSale: true,
  })
})

test.each([
  [7, 1],
  [8, 0],
  [9, 0],
])('with %d kiters booked, %d kiter places are left, and never fewer than zero', (kiter, left) => {
  const record = availabilityRecord(december, { kiter, nonKiter: 0 })
  expect(placesLeft(record, 'kiter')).toBe(left)
  expect(placesLeft(record, 'non-kiter')).toBe(8)
  expect(record.available).toBe(left + 8)
  expect(record.booked).toBe(kiter)
})

test('only a retreat with the status on_sale is on sale', () => {
  const none = { kiter: 0, nonKiter: 0 }
  expect(availabilityRecord({ ...december, status: 'closed' }, none).onSale).toBe(false)
  expect(availabilityRecord({ ...december, status: 'draft' }, none).onSale).toBe(false)
})

test('the fallback lists all retreats except drafts, with two kiters on Dec 5–12, 2025', () => {
  const hidden: Retreat = { ...november, startsOn: '2026-01-09', endsOn: '2026-01-16', status: 'draft' }
  const fallback = fallbackAvailability([november, december, hidden])
  expect(Object.keys(fallback)).toEqual(['Nov 7–14, 2025', DECEMBER])
  expect(fallback[DECEMBER]).toMatchObject({
    booked: 2,
    kiterBooked: 2,
    kiterAvailable: 6,
    nonKiterAvailable: 8,
  })
  expect(fallback['Nov 7–14, 2025']).toMatchObject({ booked: 0, available: 16 })
  expect(totalBookings(fallback)).toBe(2)
})

test('bookings are counted over all retreats and both packages', () => {
  expect(totalBookings({})).toBe(0)
  expect(
    totalBookings({
      a: availabilityRecord(november, { kiter: 8, nonKiter: 3 }),
      b: availabilityRecord(december, { kiter: 1, nonKiter: 0 }),
    }),
  ).toBe(12)
})

test.each([
  ['kiter', { kiterBooked: 3, kiterAvailable: 5, nonKiterBooked: 1, nonKiterAvailable: 7 }],
  ['non-kiter', { kiterBooked: 2, kiterAvailable: 6, nonKiterBooked: 2, nonKiterAvailable: 6 }],
] as const)(
  'a pending %s booking adds one to booked and takes one place of its package',
  (packageType, changed) => {
    const before = { [DECEMBER]: availabilityRecord(december, { kiter: 2, nonKiter: 1 }) }
    const after = applyPendingUpdate(before, { date: DECEMBER, packageType })
    expect(after[DECEMBER]).toMatchObject({ ...changed, booked: 4, available: 12 })
    expect(before[DECEMBER]?.booked, 'what was given stays as it was').toBe(3)
  },
)

test('a pending booking for a full package takes no place of the other package', () => {
  const before = { [DECEMBER]: availabilityRecord(december, { kiter: 8, nonKiter: 0 }) }
  const after = applyPendingUpdate(before, { date: DECEMBER, packageType: 'kiter' })
  expect(after[DECEMBER]).toMatchObject({ booked: 9, kiterAvailable: 0, nonKiterAvailable: 8, available: 8 })
})

test.each(['Dec 4–11, 2026', '', '__proto__', 'constructor', 'toString'])(
  'a pending booking on %j, which is not on the list, changes nothing',
  (date) => {
    const before = { [DECEMBER]: availabilityRecord(december, { kiter: 2, nonKiter: 1 }) }
    expect(applyPendingUpdate(before, { date, packageType: 'kiter' })).toBe(before)
  },
)

test('any number of pending bookings gives the same counts as counting them at once', () => {
  fc.assert(
    fc.property(
      fc.nat(10),
      fc.nat(10),
      fc.array(fc.constantFrom('kiter' as const, 'non-kiter' as const), { maxLength: 20 }),
      (kiter, nonKiter, bookings) => {
        const start = { [DECEMBER]: availabilityRecord(december, { kiter, nonKiter }) }
        const end = bookings.reduce<Availability>(
          (availability, packageType) => applyPendingUpdate(availability, { date: DECEMBER, packageType }),
          start,
        )
        const kiters = kiter + bookings.filter((packageType) => packageType === 'kiter').length
        const companions = nonKiter + bookings.filter((packageType) => packageType === 'non-kiter').length
        expect(end[DECEMBER]).toEqual(availabilityRecord(december, { kiter: kiters, nonKiter: companions }))
      },
    ),
  )
})
