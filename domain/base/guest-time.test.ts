import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { formatInstant } from './dates.ts'
import { DEVICE_ZONE, formatGuestTime, knownTimeZone, type GuestZone } from './guest-time.ts'

const ON_KNOWN_CLOCKS: [instant: string, timeZone: string, words: string][] = [
  // Brussels is one hour ahead of Gambia in winter and two in summer; Gambia's clock never changes.
  ['2026-11-24T00:16:00Z', 'Europe/Brussels', 'Tue 24 Nov, 01:16'],
  ['2026-07-14T00:16:00Z', 'Europe/Brussels', 'Tue 14 Jul, 02:16'],
  // The hour in which summer time ends comes twice.
  ['2026-10-24T23:59:00Z', 'Europe/Brussels', 'Sun 25 Oct, 01:59'],
  ['2026-10-25T00:00:00Z', 'Europe/Brussels', 'Sun 25 Oct, 02:00 summer time'],
  ['2026-10-25T00:16:00Z', 'Europe/Brussels', 'Sun 25 Oct, 02:16 summer time'],
  ['2026-10-25T00:59:00Z', 'Europe/Brussels', 'Sun 25 Oct, 02:59 summer time'],
  ['2026-10-25T01:00:00Z', 'Europe/Brussels', 'Sun 25 Oct, 02:00 winter time'],
  ['2026-10-25T01:16:00Z', 'Europe/Brussels', 'Sun 25 Oct, 02:16 winter time'],
  ['2026-10-25T02:00:00Z', 'Europe/Brussels', 'Sun 25 Oct, 03:00'],
  // The hour in which it begins is skipped.
  ['2026-03-29T00:59:00Z', 'Europe/Brussels', 'Sun 29 Mar, 01:59'],
  ['2026-03-29T01:00:00Z', 'Europe/Brussels', 'Sun 29 Mar, 03:00'],
  // Another day in that zone: the next, the previous, in another month or year.
  ['2026-11-23T23:16:00Z', 'Europe/Brussels', 'Tue 24 Nov, 00:16'],
  ['2026-11-24T00:16:00Z', 'America/New_York', 'Mon 23 Nov, 19:16'],
  ['2026-12-31T23:00:00Z', 'Europe/Brussels', 'Fri 1 Jan, 00:00'],
  ['2026-11-24T12:00:00Z', 'Pacific/Auckland', 'Wed 25 Nov, 01:00'],
  // Offsets in half and quarter hours.
  ['2026-11-24T00:16:00Z', 'Asia/Kathmandu', 'Tue 24 Nov, 06:01'],
  // London keeps Gambian time only in winter, Dakar and Banjul always.
  ['2026-11-24T00:16:00Z', 'Europe/London', 'Tue 24 Nov, 00:16'],
  ['2026-07-14T00:16:00Z', 'Europe/London', 'Tue 14 Jul, 01:16'],
  ['2026-07-14T00:16:00Z', 'Africa/Dakar', 'Tue 14 Jul, 00:16'],
  ['2026-07-14T00:00:00Z', 'Africa/Banjul', 'Tue 14 Jul, 00:00'],
]

test.each<[instant: string, zone: GuestZone | null, words: string]>([
  ...ON_KNOWN_CLOCKS,
  // An unknown time zone.
  ['2026-11-24T00:16:00Z', null, 'Tue 24 Nov, 00:16 GMT'],
  ['2026-11-24T00:16:00Z', 'Mars/Olympus_Mons', 'Tue 24 Nov, 00:16 GMT'],
])('%s is shown in the zone %o as "%s"', (instant, timeZone, words) => {
  expect(formatGuestTime(new Date(instant), timeZone)).toBe(words)
})

test.each(ON_KNOWN_CLOCKS)('%s is shown on a device in the zone %s as "%s"', (instant, zone, words) => {
  vi.stubEnv('TZ', zone)
  try {
    expect(formatGuestTime(new Date(instant), DEVICE_ZONE)).toBe(words)
  } finally {
    vi.unstubAllEnvs()
  }
})

test.each([
  ['Europe/Brussels', 'Tue 24 Nov, 01:16 (Brussels time)'],
  ['America/New_York', 'Mon 23 Nov, 19:16 (New York time)'],
  // The Gambia keeps GMT all year.
  [null, 'Tue 24 Nov, 00:16 GMT'],
  ['Mars/Olympus_Mons', 'Tue 24 Nov, 00:16 GMT'],
  ['Africa/Banjul', 'Tue 24 Nov, 00:16 GMT'],
  ['UTC', 'Tue 24 Nov, 00:16 GMT'],
])('a mail to a guest in %s names the city of the time zone, or GMT', (named, words) => {
  expect(formatGuestTime(new Date('2026-11-24T00:16:00Z'), { named })).toBe(words)
})

test("a guest in Gambia's zone sees the same time as the operator", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (instant) => {
        expect(formatGuestTime(instant, 'Africa/Banjul')).toBe(formatInstant(instant))
      },
    ),
  )
})

test('every zone of the time zone database is known, also by its aliases', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(knownTimeZone(zone)).toBe(zone)
  expect(knownTimeZone('Asia/Kolkata')).toBe(knownTimeZone('Asia/Calcutta'))
  expect(knownTimeZone('Europe/Kiev')).toBe(knownTimeZone('Europe/Kyiv'))
  expect(knownTimeZone('europe/BRUSSELS')).toBe('Europe/Brussels')
  expect(knownTimeZone('UTC')).toBe('UTC')
})

test.each([
  '',
  null,
  undefined,
  '+01:00',
  '-0500',
  'Europe/Atlantis',
  'Europe/Brussels ',
  'Europe/Brussels\n',
  '../etc/passwd',
  'Europe',
  '<b>Europe/Brussels</b>',
  'A'.repeat(10_000),
])('%j is not a known time zone', (name) => {
  expect(knownTimeZone(name)).toBeNull()
})
