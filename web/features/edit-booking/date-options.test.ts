import { expect, test } from 'vitest'
import type { Availability, AvailabilityRecord } from '#domain/place/availability.ts'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { dateOptions } from './date-options.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'
const NOVEMBER = 'Nov 7–14, 2025'
const DECEMBER = 'Dec 5–12, 2025'
const NOW = new Date('2025-09-01T10:00:00Z')

function record(startsOn: string, kiterAvailable: number, differences: Partial<AvailabilityRecord> = {}) {
  return {
    booked: 16 - kiterAvailable - 8,
    available: kiterAvailable + 8,
    kiterBooked: 8 - kiterAvailable,
    nonKiterBooked: 0,
    kiterAvailable,
    nonKiterAvailable: 8,
    startsOn,
    endsOn: startsOn,
    onSale: true,
    ...differences,
  }
}

const availability: Availability = {
  [DECEMBER]: record('2025-12-05', 1),
  [OCTOBER]: record('2025-10-31', 0),
  [NOVEMBER]: record('2025-11-07', 0),
}

function shown(...from: Parameters<typeof dateOptions>) {
  return dateOptions(...from).options.map(({ label, disabled }) => `${label}${disabled ? ' (disabled)' : ''}`)
}

test("the guest's own place counts as free, and a full date is disabled", () => {
  expect(shown(bookingView(), 'kiter', availability, NOW)).toEqual([
    `${OCTOBER} · sold out (disabled)`,
    NOVEMBER,
    `${DECEMBER} · 1 place left`,
  ])
})

test("the guest's own place does not count for the other package", () => {
  expect(shown(bookingView(), 'non-kiter', availability, NOW)).toEqual([OCTOBER, NOVEMBER, DECEMBER])
})

test("retreats that have started or are not on sale are left out, except the guest's own", () => {
  const changed = {
    ...availability,
    [OCTOBER]: record('2025-09-01', 3),
    [NOVEMBER]: record('2025-11-07', 3, { onSale: false }),
    [DECEMBER]: record('2025-12-05', 3, { onSale: false }),
  }
  expect(shown(bookingView(), 'kiter', changed, NOW)).toEqual([NOVEMBER])
})

test.each([
  ['45 days before, paid', depositPaidView(), '2025-09-23T23:59:59Z', false],
  ['44 days before, paid', depositPaidView(), '2025-09-24T00:00:00Z', true],
  ['44 days before, not paid', bookingView(), '2025-09-24T00:00:00Z', false],
])('%s, the dates cannot be changed: %s', (_, booking, now, isFixed) => {
  const dates = dateOptions(booking, 'kiter', availability, new Date(now))
  expect(dates.fixed !== null).toBe(isFixed)
  expect(dates.options.find(({ value }) => value === DECEMBER)?.disabled).toBe(isFixed)
  expect(dates.options.find(({ value }) => value === NOVEMBER)?.disabled).toBe(false)
})
