import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import { chosenDateText, freeUntil, isLate, plannedSteps } from './planned-refund.ts'

const STARTS_ON = '2027-01-22'

test.each([
  [
    'long before',
    '2026-11-22T01:16:00Z',
    `Balance due by ${formatShortDay('2026-12-08')}. Cancel by then for a full refund, minus the deposit.`,
  ],
  [
    '47 days before',
    '2026-12-06T12:00:00Z',
    `Balance due by ${formatShortDay('2026-12-08')}. Cancel by then for a full refund, minus the deposit.`,
  ],
  [
    '46 days before',
    '2026-12-07T12:00:00Z',
    `Cancel by ${formatShortDay('2026-12-09')}, 13:00 and you lose nothing; by ${formatShortDay('2026-12-23')}, €665; after that, everything you’ve paid.`,
  ],
  [
    '40 days before',
    '2026-12-13T09:00:00Z',
    `Cancel by ${formatShortDay('2026-12-15')}, 10:00 and you lose nothing; by ${formatShortDay('2026-12-23')}, €665; after that, everything you’ve paid.`,
  ],
  [
    '12 days before',
    '2027-01-10T09:00:00Z',
    `Cancel by ${formatShortDay('2027-01-12')}, 10:00 and you lose nothing; after that, you lose everything you’ve paid.`,
  ],
  [
    'the evening before',
    '2027-01-21T20:00:00Z',
    `Cancel by ${formatShortDay('2027-01-21')} and you lose nothing.`,
  ],
])('a date chosen %s shows its due date and refunds', (_, now, words) => {
  const at = { now: new Date(now), timeZone: 'Europe/Brussels' }
  expect(chosenDateText(STARTS_ON, 1130, at)).toBe(words)
})

test.each([
  ['long before', '2026-11-22T01:16:00Z', false],
  ['40 days before', '2026-12-13T09:00:00Z', true],
  ['12 days before', '2027-01-10T09:00:00Z', true],
  ['the evening before', '2027-01-21T20:00:00Z', false],
])('a booking made %s is late for a warning, or not', (_, now, late) => {
  expect(isLate(plannedSteps(STARTS_ON, 1130, new Date(now)))).toBe(late)
})

test.each([
  [
    'long before',
    '2026-11-22T01:16:00Z',
    { until: `${formatShortDay('2026-11-24')}, 01:16`, isAllOrNothing: false },
  ],
  [
    '40 days before',
    '2026-12-13T09:00:00Z',
    { until: `${formatShortDay('2026-12-15')}, 09:00`, isAllOrNothing: false },
  ],
  [
    '12 days before',
    '2027-01-10T09:00:00Z',
    { until: `${formatShortDay('2027-01-12')}, 09:00`, isAllOrNothing: true },
  ],
  [
    'the evening before',
    '2027-01-21T20:00:00Z',
    { until: formatShortDay('2027-01-21'), isAllOrNothing: false },
  ],
  ['on the day', '2027-01-22T09:00:00Z', null],
])('the end of the full refund is right for a booking made %s', (_, now, free) => {
  expect(freeUntil({ startsOn: STARTS_ON, totals: [1130], now: new Date(now) }, 'Africa/Banjul')).toEqual(
    free,
  )
})
