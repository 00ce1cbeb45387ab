import { expect, test } from 'vitest'
import { keptBackups } from './backups.ts'

const file = (madeAt: string) => ({ name: madeAt, madeAt: new Date(`2025-${madeAt}:00Z`) })
const nights = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `08-${String(from - index).padStart(2, '0')}T03:00`)

test.each([
  ['nothing', [], []],
  ['fourteen nights', nights(14, 1), nights(14, 1)],
  ['a fifteenth', nights(15, 1), nights(15, 2)],
  [
    'nights after a time in which none was made: what there is stays',
    [...nights(31, 30), ...nights(10, 1)],
    [...nights(31, 30), ...nights(10, 1)],
  ],
  [
    'seventeen of one day: fourteen of them, and every night before',
    [...Array.from({ length: 17 }, (_, index) => `08-14T23:${59 - index}`), '08-14T03:00', ...nights(13, 1)],
    [...Array.from({ length: 14 }, (_, index) => `08-14T23:${59 - index}`), ...nights(13, 1)],
  ],
  [
    'of a day that is over the newest',
    ['08-14T03:00', '08-13T18:00', '08-13T09:00', '08-13T03:00', '08-12T03:00'],
    ['08-14T03:00', '08-13T18:00', '08-12T03:00'],
  ],
])('the right backups are kept of %s', (_, made, kept) => {
  expect(keptBackups(made.map(file)).map(({ name }) => name)).toEqual(kept)
})
