import { expect, test } from 'vitest'
import { errorReport, timesText } from './error-group.tsx'

const ERROR = {
  id: 'one',
  message: 'TypeError: x is not a function',
  stack: 'Xo /assets/island-D3k2.js:1:234\nBn /assets/react-AAA.js:12:5',
  page: '/booking',
  version: '0.1.0 0a1b2c3d',
  count: 3,
  firstAt: '2025-09-01T09:00:00.000Z',
  lastAt: '2025-09-01T10:00:00.000Z',
}

test('a copied error report contains message, page, version, times and stack', () => {
  expect(errorReport(ERROR)).toBe(`TypeError: x is not a function
page: /booking
version: 0.1.0 0a1b2c3d
3 times, 2025-09-01T09:00:00.000Z to 2025-09-01T10:00:00.000Z
Xo /assets/island-D3k2.js:1:234
Bn /assets/react-AAA.js:12:5`)
  expect(errorReport({ ...ERROR, stack: '' })).toMatch(/Z$/)
})

test('a count of one is shown as "Once"', () => {
  expect([timesText(1), timesText(2)]).toEqual(['Once', '2 times'])
})
