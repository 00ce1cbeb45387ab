import { afterEach, expect, test, vi } from 'vitest'
import { begunBooking } from './book-again.tsx'

afterEach(() => void vi.unstubAllGlobals())

/** Lets the tab's storage hold a text. */
function keep(text: string) {
  vi.stubGlobal('sessionStorage', { getItem: () => text })
}

test.each([
  [{ values: { selectedDate: 'Nov 7–14, 2025', firstName: 'Awa' }, search: '' }, { date: 'Nov 7–14, 2025' }],
  [{ values: { selectedDate: '', firstName: 'Awa' }, search: '' }, { date: null }],
  [{ values: { selectedDate: 7 }, search: '' }, { date: null }],
  [{ search: '' }, null],
  [null, null],
  ['text', null],
])("a booking in progress is read from the tab's %j", (kept, begun) => {
  keep(JSON.stringify(kept))
  expect(begunBooking()).toEqual(begun)
})

test('unreadable data counts as no booking in progress', () => {
  keep('{')
  expect(begunBooking()).toBeNull()
})
