import { expect, test } from 'vitest'
import { begunBookingIn } from './book-again.tsx'

test.each([
  [{ values: { selectedDate: 'Nov 7–14, 2025', firstName: 'Awa' }, search: '' }, { date: 'Nov 7–14, 2025' }],
  [{ values: { selectedDate: '', firstName: 'Awa' }, search: '' }, { date: null }],
  [{ values: { selectedDate: 7 }, search: '' }, { date: null }],
  [{ search: '' }, null],
  [null, null],
  ['text', null],
])("a booking in progress is read from the tab's %j", (kept, begun) => {
  expect(begunBookingIn(JSON.stringify(kept))).toEqual(begun)
})

test('unreadable data counts as no booking in progress', () => {
  expect(begunBookingIn('{')).toBeNull()
})
