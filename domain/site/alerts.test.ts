import { expect, test } from 'vitest'
import {
  ALERT_KINDS,
  isCertificateEnding,
  isDiskLow,
  isDue,
  isMailStuck,
  isProviderFailing,
  isShown,
  NO_ALERT,
  nextAlertState,
  type AlertKind,
  type AlertState,
  type Finding,
} from './alerts.ts'

const NOW = new Date('2025-09-01T09:00:00Z')
const WELL: Finding = { wrong: false }

function at(time: string): Date {
  return new Date(time)
}

function wrong(seenAt: Date): Finding {
  return { wrong: true, seenAt }
}

/** Returns what checks at these times wrote to the log and mailed to the operator. */
function told(
  kind: AlertKind,
  looks: readonly (readonly [time: string, finding: Finding | 'wrong'])[],
): string[] {
  let state: AlertState = NO_ALERT
  return looks.flatMap(([time, finding]) => {
    const now = at(time)
    const step = nextAlertState(kind, state, finding === 'wrong' ? wrong(now) : finding, now)
    state = step.state
    const words = [step.event && `log ${step.event}`, step.mail && `mail ${step.mail}`].filter(Boolean)
    return words.length === 0 ? [] : [`${time} ${words.join(', ')}`]
  })
}

test.each<[string, boolean]>([
  ['2025-09-01T08:00:00.000Z', false],
  ['2025-09-01T07:59:59.999Z', true],
])('a mail written at %s counts as stuck at 09:00: %s', (written, stuck) => {
  expect(isMailStuck(at(written), NOW)).toBe(stuck)
})

test.each<[number, string, boolean]>([
  [2, '2025-09-01T09:30:00.000Z', false],
  [3, '2025-09-01T09:09:59.999Z', false],
  [3, '2025-09-01T09:10:00.000Z', true],
  [500, '2025-09-01T09:09:59.999Z', false],
])('%d failed calls from 09:00 to %s count as a failing provider: %s', (failures, last, failing) => {
  expect(isProviderFailing({ failures, failingSince: NOW, lastFailedAt: at(last) })).toBe(failing)
})

test.each<[string, number, number, boolean, boolean]>([
  ['5 % of 100 GB', 5e9, 100e9, false, false],
  ['a byte less', 5e9 - 1, 100e9, false, true],
  ['1 GB of a small disk', 1e9, 10e9, false, false],
  ['a byte less', 1e9 - 1, 10e9, false, true],
  ['10 GB of a large one, though it is 1 %', 10e9, 1000e9, false, false],
  ['a byte less', 10e9 - 1, 1000e9, false, true],
  ['it was low, and has half as much again', 7.5e9, 100e9, true, false],
  ['a byte less', 7.5e9 - 1, 100e9, true, true],
])('a disk counts as low by its free space: %s (%#)', (_, free, total, wasLow, low) => {
  expect(isDiskLow({ free, total }, wasLow)).toBe(low)
})

test.each<[string, boolean]>([
  ['2025-09-15T09:00:00.001Z', false],
  ['2025-09-15T09:00:00.000Z', true],
  ['2025-08-31T00:00:00.000Z', true],
])('a certificate that expires at %s is reported: %s', (ends, ending) => {
  expect(isCertificateEnding(at(ends), NOW)).toBe(ending)
})

test.each<[AlertKind, string, boolean]>([
  ['mail-stuck', '2025-09-01T08:59:00.001Z', false],
  ['mail-stuck', '2025-09-01T08:59:00.000Z', true],
  ['certificate-ending', '2025-09-01T08:00:00.001Z', false],
  ['certificate-ending', '2025-09-01T08:00:00.000Z', true],
  // The clock was set back.
  ['certificate-ending', '2025-09-01T09:00:00.001Z', true],
])('the check %s, last done at %s, is due again: %s', (kind, checkedAt, due) => {
  expect(isDue(kind, at(checkedAt), NOW)).toBe(due)
})

test('an alert starts at once, is mailed once a day in Banjul, and ends after an hour without the problem', () => {
  expect(
    told('disk-full', [
      ['2025-09-01T09:00:00Z', WELL],
      ['2025-09-01T10:00:00Z', 'wrong'],
      ['2025-09-01T23:59:59Z', 'wrong'],
      ['2025-09-02T00:00:00Z', 'wrong'],
      ['2025-09-02T10:00:00Z', 'wrong'],
      ['2025-09-02T11:00:00Z', WELL],
      ['2025-09-02T11:59:59Z', WELL],
      ['2025-09-02T12:00:00Z', WELL],
      ['2025-09-02T12:05:00Z', WELL],
    ]),
  ).toEqual([
    '2025-09-01T10:00:00Z log began, mail on',
    '2025-09-02T00:00:00Z mail on',
    '2025-09-02T12:00:00Z log over, mail over',
  ])
})

test('a problem that returns within an hour is one alert, and no day has two mails of the same kind', () => {
  expect(
    told('disk-full', [
      ['2025-09-01T10:00:00Z', 'wrong'],
      ['2025-09-01T10:05:00Z', WELL],
      ['2025-09-01T11:00:00Z', 'wrong'],
      ['2025-09-01T11:05:00Z', WELL],
      ['2025-09-01T12:05:00Z', WELL],
      ['2025-09-01T13:00:00Z', 'wrong'],
      ['2025-09-01T13:05:00Z', WELL],
      ['2025-09-01T14:05:00Z', WELL],
      ['2025-09-02T01:00:00Z', 'wrong'],
    ]),
  ).toEqual([
    '2025-09-01T10:00:00Z log began, mail on',
    '2025-09-01T12:05:00Z log over, mail over',
    '2025-09-01T13:00:00Z log began',
    '2025-09-01T14:05:00Z log over',
    '2025-09-02T01:00:00Z log began, mail on',
  ])
})

test('mails count as stuck only after five minutes', () => {
  expect(
    told('mail-stuck', [
      ['2025-09-01T10:00:00Z', 'wrong'],
      ['2025-09-01T10:04:00Z', 'wrong'],
      ['2025-09-01T10:04:30Z', WELL],
      ['2025-09-01T10:05:00Z', 'wrong'],
      ['2025-09-01T10:09:59Z', 'wrong'],
      ['2025-09-01T10:10:00Z', 'wrong'],
    ]),
  ).toEqual(['2025-09-01T10:10:00Z log began, mail on'])
})

test('a day without a new occurrence brings no reminder', () => {
  const last = at('2025-09-01T10:00:00Z')
  expect(
    told('card-failing', [
      ['2025-09-01T10:00:00Z', wrong(last)],
      ['2025-09-02T10:00:00Z', wrong(last)],
      ['2025-09-03T10:00:00Z', wrong(at('2025-09-03T09:59:00Z'))],
    ]),
  ).toEqual(['2025-09-01T10:00:00Z log began, mail on', '2025-09-03T10:00:00Z mail on'])
})

test('a missing backup key is reported once, and again only after a key was set and removed', () => {
  expect(
    told('no-backup-key', [
      ['2025-09-01T10:00:00Z', 'wrong'],
      ['2025-09-02T10:00:00Z', 'wrong'],
      ['2025-10-02T10:00:00Z', 'wrong'],
      ['2025-10-03T10:00:00Z', WELL],
      ['2025-10-03T11:00:00Z', WELL],
      ['2025-11-03T11:00:00Z', 'wrong'],
    ]),
  ).toEqual([
    '2025-09-01T10:00:00Z log began, mail on',
    '2025-10-03T11:00:00Z log over',
    '2025-11-03T11:00:00Z log began, mail on',
  ])
})

test("the operator's Today page shows current problems, but not ended ones or those reported once", () => {
  const running: AlertState = { ...NO_ALERT, suspectedAt: NOW, beganAt: NOW }
  const shown = ALERT_KINDS.filter((kind) => isShown(kind, running))
  expect(shown).toEqual(['mail-stuck', 'card-failing', 'disk-full', 'backup-old', 'certificate-ending'])
  expect(isShown('disk-full', { ...running, beganAt: null })).toBe(false)
  expect(isShown('disk-full', { ...running, calmSince: NOW })).toBe(false)
})
