import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { bookingView } from '#test/booking-view.ts'
import { keptText, titleOf, waitText, type HandOver } from './hand-over-texts.ts'

const open: HandOver = {
  state: 'open',
  name: 'Bo',
  email: 'bo@example.com',
  acceptBy: '2025-09-08',
  link: 'https://example.com/hand-over/…',
  reason: null,
}
const offer = { decides: 'always' as const, freeUntil: null, cost: 0, handOver: open }
const own = bookingView()
const ofBen: Booking = {
  ...own,
  firstName: 'Ben',
  group: { id: 'g', number: 2, bookedByOther: true, sharedRoom: null },
}

test('an offer says whose place it is', () => {
  expect(titleOf(open, own)).toBe('Bo can take over your place')
  expect(titleOf(open, ofBen)).toBe('Bo can take over Ben’s place')
  expect(titleOf({ ...open, state: 'asked' }, ofBen)).toBe('You asked if Bo can come instead of Ben')
  expect(keptText(own)).toBe('The place is yours')
  expect(waitText(offer, open, ofBen)).toContain('The place stays Ben’s until they accept.')
})
