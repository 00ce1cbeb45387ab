import { expect, test } from 'vitest'
import { retreatChangeSchema } from '#domain/retreat/retreat-schema.ts'
import { photosFaults, photosFor } from './photos.ts'

const URL = 'https://photos.example/album'
const ENTERED = { photosUrl: URL, photosUntil: '2026-05-07', endsOn: '2025-11-07' }
const PAID = { status: 'payment_confirmed', amountPaid: 950 } as const

test.each([
  ['2025-11-06', false],
  ['2025-11-07', true],
  ['2026-05-07', true],
  ['2026-05-08', false],
])('a guest who has paid sees the photos on %s: %s', (today, isSeen) => {
  const seen = { url: URL, keptUntil: '2026-05-07' }
  expect(photosFor(PAID, ENTERED, today)).toEqual(isSeen ? seen : null)
})

test.each([
  ['nothing arrived', { ...PAID, amountPaid: 0 }],
  ['cancelled', { status: 'cancelled', amountPaid: 200 }],
  ['expired', { status: 'expired', amountPaid: 0 }],
  ['not sent', { status: 'in_progress', amountPaid: 0 }],
] as const)('a guest without a confirmed and paid booking sees no photos: %s', (_, booking) => {
  expect(photosFor(booking, ENTERED, '2025-11-10')).toBeNull()
})

test('a guest whose deposit has arrived sees the photos', () => {
  expect(photosFor({ ...PAID, amountPaid: 200 }, ENTERED, '2025-11-10')).not.toBeNull()
})

test('a guest sees no photos if there is no link', () => {
  expect(photosFor(PAID, { ...ENTERED, photosUrl: null, photosUntil: null }, '2025-11-10')).toBeNull()
})

test.each([
  [null, null, null],
  [URL, '2025-11-07', null],
  [URL, '2025-11-06', 'photosUntil'],
  [URL, null, 'photosUntil'],
  [null, '2026-05-07', 'photosUrl'],
])('with the link %s until %s, the faulty field is %s', (photosUrl, photosUntil, field) => {
  const [fault] = photosFaults({ photosUrl, photosUntil, endsOn: '2025-11-07' })
  expect(fault?.field ?? null).toBe(field)
})

test.each([
  [URL, true],
  [`  ${URL}?key=a%20b#top `, true],
  [null, true],
  ['http://photos.example/album', false],
  ['photos.example/album', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://photos.example/a b', false],
  ['', false],
  [`https://photos.example/${'a'.repeat(2000)}`, false],
])('the link %s is accepted: %s', (photosUrl, isTaken) => {
  expect(retreatChangeSchema.safeParse({ photosUrl }).success).toBe(isTaken)
})
