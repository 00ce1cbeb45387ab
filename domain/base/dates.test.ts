import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  banjulDay,
  compareDays,
  daysBetween,
  formatDay,
  formatInstant,
  formatMonth,
  monthsBefore,
  formatShortDay,
  hoursAfter,
  isCalendarDay,
  retreatLabel,
  startOfBanjulDay,
} from './dates.ts'

/** Any day from 2000 to 2100. */
const anyDay = fc.integer({ min: 0, max: 36_525 }).map((days) => addDays('2000-01-01', days))

test.each([
  ['2025-10-31', '2025-11-07', 'Oct 31–Nov 7, 2025'],
  ['2025-11-07', '2025-11-14', 'Nov 7–14, 2025'],
  ['2025-12-05', '2025-12-12', 'Dec 5–12, 2025'],
  ['2026-01-09', '2026-01-16', 'Jan 9–16, 2026'],
  ['2026-01-23', '2026-01-30', 'Jan 23–30, 2026'],
  ['2026-02-06', '2026-02-13', 'Feb 6–13, 2026'],
  ['2026-02-20', '2026-02-27', 'Feb 20–27, 2026'],
  ['2026-03-06', '2026-03-13', 'Mar 6–13, 2026'],
  ['2026-03-20', '2026-03-27', 'Mar 20–27, 2026'],
])('the specification labels the retreat of %s to %s "%s"', (startsOn, endsOn, label) => {
  expect(retreatLabel(startsOn, endsOn)).toBe(label)
})

test.each([
  ['2025-12-28', '2026-01-04', 'Dec 28, 2025–Jan 4, 2026'],
  ['2025-12-25', '2026-12-25', 'Dec 25, 2025–Dec 25, 2026'],
  ['2026-01-01', '2026-01-08', 'Jan 1–8, 2026'],
  ['2028-02-25', '2028-03-03', 'Feb 25–Mar 3, 2028'],
  ['2026-09-04', '2026-09-11', 'Sep 4–11, 2026'],
  ['2026-05-29', '2026-06-05', 'May 29–Jun 5, 2026'],
])('the retreat of %s to %s is labelled "%s"', (startsOn, endsOn, label) => {
  expect(retreatLabel(startsOn, endsOn)).toBe(label)
})

test('two retreats never share a label', () => {
  fc.assert(
    fc.property(
      anyDay,
      anyDay,
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 30 }),
      (a, b, m, n) => {
        fc.pre(a !== b || m !== n)
        expect(retreatLabel(a, addDays(a, m))).not.toBe(retreatLabel(b, addDays(b, n)))
      },
    ),
  )
})

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-04-31', false],
  ['2026-1-1', false],
  ['26-01-01', false],
  ['2026-01-01T00:00:00Z', false],
  ['2026-01-01\n', false],
  ['', false],
])('%j is a calendar day: %s', (text, real) => {
  expect(isCalendarDay(text)).toBe(real)
})

test.each([
  ['2025-12-31', 1, '2026-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2025-12-05', -45, '2025-10-21'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s plus %d days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
  expect(daysBetween(day, result)).toBe(days)
})

test('counting the days between two dates undoes adding them', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -1_000, max: 1_000 }), (day, days) => {
      const other = addDays(day, days)
      expect(isCalendarDay(other)).toBe(true)
      expect(daysBetween(day, other) === days).toBe(true)
      expect(compareDays(other, day)).toBe(Math.sign(days))
    }),
  )
})

test.each([
  ['2025-10-20T23:59:59.999Z', '2025-10-20'],
  ['2025-10-21T00:00:00.000Z', '2025-10-21'],
  ['2025-10-21T01:30:00+02:00', '2025-10-20'],
  ['2025-12-31T23:30:00-01:00', '2026-01-01'],
])('at %s it is %s in Banjul', (instant, day) => {
  expect(banjulDay(new Date(instant))).toBe(day)
})

test("Banjul's days match the time zone database for thirty years", () => {
  const inDatabase = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Banjul' })
  const differing = Array.from({ length: 30 * 366 }, (_, days) => addDays('2025-01-01', days)).filter(
    (day) => {
      const start = startOfBanjulDay(day)
      const justBefore = new Date(start.getTime() - 1)
      return inDatabase.format(start) !== day || inDatabase.format(justBefore) !== addDays(day, -1)
    },
  )
  expect(differing).toEqual([])
})

test('a day begins at its first instant in Banjul', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const start = startOfBanjulDay(day)
      expect(banjulDay(start)).toBe(day)
      expect(banjulDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
    }),
  )
})

test('hours are exact spans, even across a clock change in Europe', () => {
  expect(hoursAfter(new Date('2026-03-28T12:00:00.001Z'), 48).toISOString()).toBe('2026-03-30T12:00:00.001Z')
})

test.each([
  ['2026-10-20', 'Tue 20 Oct 2026'],
  ['2025-12-05', 'Fri 5 Dec 2025'],
])('the day %s is written "%s"', (day, written) => {
  expect(formatDay(day)).toBe(written)
})

test.each([
  ['2026-10-20T14:05:00Z', 'Tue 20 Oct, 14:05'],
  ['2026-10-20T00:00:00Z', 'Tue 20 Oct, 00:00'],
  ['2026-10-20T01:30:00+02:00', 'Mon 19 Oct, 23:30'],
])('the instant %s is written "%s"', (instant, written) => {
  expect(formatInstant(new Date(instant))).toBe(written)
})

test('a month is written as in the retreat labels', () => {
  expect(formatMonth('2026-01')).toBe('Jan 2026')
})

/** Script that prints the rules' results around midnight in Banjul, run in another time zone. */
const ANSWERS = `
  import { banjulDay, formatDay, formatInstant, retreatLabel, startOfBanjulDay } from './dates.ts'
  import { cancellationRule, nextRefundChange } from '#domain/refund/cancellation.ts'
  import { balanceDueOn } from '#domain/price/pricing.ts'
  const startsOn = '2025-12-05'
  const submittedAt = new Date('2025-09-01T09:00:00Z')
  const midnights = ['2025-10-22T00:00:00Z', '2025-11-06T00:00:00Z']
  const instants = midnights.flatMap((text) => [-1, 0].map((shift) => new Date(Date.parse(text) + shift)))
  console.log(JSON.stringify({
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    days: instants.map(banjulDay),
    rules: instants.map((now) => cancellationRule({ submittedAt, startsOn, now })),
    changes: instants.map((now) => nextRefundChange({ submittedAt, startsOn, now })),
    label: retreatLabel('2025-12-31', '2026-01-07'),
    day: formatDay(startsOn),
    instant: formatInstant(instants[0]),
    start: startOfBanjulDay(startsOn),
    due: balanceDueOn('2025-10-31', new Date('2025-10-29T23:59:59.999Z')),
  }))
`

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Dubai', 'America/New_York'])(
  'a server in %s counts the same days as Banjul',
  (zone) => {
    const child = spawnSync(process.execPath, ['--input-type=module', '--eval', ANSWERS], {
      cwd: join(import.meta.dirname),
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })
    expect(child.status, child.stderr).toBe(0)
    expect(JSON.parse(child.stdout)).toEqual({
      zone,
      days: ['2025-10-21', '2025-10-22', '2025-11-05', '2025-11-06'],
      rules: ['45_days_or_more', '30_to_44_days', '30_to_44_days', 'under_30_days'],
      changes: ['2025-10-22T00:00:00.000Z', '2025-11-06T00:00:00.000Z', '2025-11-06T00:00:00.000Z', null],
      label: 'Dec 31, 2025–Jan 7, 2026',
      day: 'Fri 5 Dec 2025',
      instant: 'Tue 21 Oct, 23:59',
      start: '2025-12-05T00:00:00.000Z',
      due: '2025-10-31',
    })
  },
)

test('a short day names the year only for past and distant days, and an instant shows no year', () => {
  expect(formatShortDay('2026-12-08')).toBe('Tue 8 Dec')
  expect(formatShortDay('2027-09-16', '2026-11-21')).toBe('Thu 16 Sept')
  expect(formatShortDay('2027-09-17', '2026-11-21')).toBe('Fri 17 Sept 2027')
  expect(formatShortDay('2026-01-25', '2026-11-21')).toBe('Sun 25 Jan 2026')
  expect(formatInstant(new Date('2026-11-24T01:16:59Z'))).toBe('Tue 24 Nov, 01:16')
  expect(formatInstant(new Date('2026-11-24T00:00:00Z'))).toBe('Tue 24 Nov, 00:00')
})

test.each([
  ['2025-10-31', 2, '2025-08-31'],
  ['2026-01-09', 2, '2025-11-09'],
  ['2025-04-30', 2, '2025-02-28'],
  ['2024-04-30', 2, '2024-02-29'],
])('%s minus %i months is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before)
})
