import { expect, test } from 'vitest'
import { banjulDay } from '#domain/base/dates.ts'
import { healthDataKeptLongEnough, healthDataRemovedOn, keptLongEnough, type Retained } from './retention.ts'

test.each<[Exclude<Retained, 'healthData'>, string, string]>([
  ['drafts', '2025-10-01T09:30:00.500Z', '2025-09-01T09:30:00.500Z'],
  ['drafts', '2026-03-02T00:00:00.000Z', '2026-01-31T00:00:00.000Z'],
  ['expiredBookings', '2025-11-30T09:00:00.000Z', '2025-09-01T09:00:00.000Z'],
  ['providerEvents', '2025-11-30T09:00:00.000Z', '2025-09-01T09:00:00.000Z'],
  ['contactMessages', '2026-09-01T09:00:00.000Z', '2025-09-01T09:00:00.000Z'],
  ['contactMessages', '2028-02-29T23:59:59.999Z', '2027-02-28T23:59:59.999Z'],
  ['mailTexts', '2027-09-01T09:00:00.000Z', '2025-09-01T09:00:00.000Z'],
  ['mailTexts', '2030-02-28T12:00:00.000Z', '2028-02-28T12:00:00.000Z'],
  ['browserErrors', '2025-10-01T09:30:00.500Z', '2025-09-01T09:30:00.500Z'],
  ['erasureMails', '2025-09-08T09:00:00.000Z', '2025-09-01T09:00:00.000Z'],
])('data of the kind %s that is deleted at %s began at %s', (kind, now, began) => {
  expect(keptLongEnough(kind, new Date(now)).toISOString()).toBe(began)
})

test.each([
  ['2025-12-06T23:59:59.999Z', '2025-11-06'],
  ['2025-12-07T00:00:00.000Z', '2025-11-07'],
  ['2025-12-07T23:59:59.999Z', '2025-11-07'],
])('health data deleted at %s is from retreats that ended by %s', (now, endedOn) => {
  expect(healthDataKeptLongEnough(new Date(now))).toBe(endedOn)
  expect(healthDataRemovedOn(endedOn)).toBe(banjulDay(new Date(now)))
})
