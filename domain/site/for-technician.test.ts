import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import { forTechnician } from './for-technician.ts'

const VERSION = '0.5.0 0a1b2c3d'
const FRESH = {
  standing: 'fresh' as const,
  running: false,
  newest: { name: 'one', madeAt: '2025-09-03T03:00:00.000Z', bytes: 9 },
  failed: null,
}
const ERROR = {
  id: 'one',
  message: 'TypeError: x is not a function',
  stack: 'Xo /assets/island-D3k2.js:1:234',
  page: '/booking',
  version: VERSION,
  count: 3,
  firstAt: '2025-09-01T09:00:00.000Z',
  lastAt: '2025-09-01T10:00:00.000Z',
}

test.each([
  ['a fresh backup', FRESH, []],
  ['no backup yet, because the first night is to come', { ...FRESH, standing: 'none', newest: null }, []],
  ['an error of an older version', FRESH, [{ ...ERROR, version: '0.4.0 0a1b2c3d' }]],
] as const)('with %s all is well', (_, backups, errors) => {
  expect(forTechnician(VERSION, { backups, errors })).toBeNull()
})

test.each([
  [{ standing: 'off', newest: null }, /no backups\. Run “npm run backup:key”/],
  [{ standing: 'old' }, new RegExp(`newest backup is of ${formatDay('2025-09-03')}, 03:00`)],
  [
    { failed: { at: '2025-09-03T03:00:00Z', reason: 'The disk is full.' } },
    /03:00 failed\. The disk is full\./,
  ],
  [{ failed: { at: '2025-09-03T03:00:00Z', reason: null } }, /The server log says why\./],
] as const)('backups of %j are something for the technician', (difference, words) => {
  expect(forTechnician(VERSION, { backups: { ...FRESH, ...difference }, errors: [] })).toMatch(words)
})

test('errors of this version are told with page, times and place, at most three of them', () => {
  const errors = ['a', 'b', 'c', 'd'].map((id) => ({ ...ERROR, id }))
  expect(forTechnician(VERSION, { backups: FRESH, errors: [ERROR] }))
    .toBe(`The website runs version ${VERSION}.

TypeError: x is not a function
page /booking, 3 times, 2025-09-01T09:00:00.000Z to 2025-09-01T10:00:00.000Z
Xo /assets/island-D3k2.js:1:234`)
  expect(forTechnician(VERSION, { backups: FRESH, errors })).toMatch(/And 1 more at/)
})
