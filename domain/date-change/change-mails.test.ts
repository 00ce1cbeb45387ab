import { expect, test } from 'vitest'
import {
  changedLines,
  changeMailDue,
  maskedEmail,
  mayMailChange,
  mergedUntil,
  MAX_CHANGE_MAILS,
} from './change-mails.ts'

const NOON = new Date('2025-09-01T12:00:00Z')

/** Returns `count` instants one minute apart, the first `hoursAgo` hours before noon. */
function from(hoursAgo: number, count: number): Date[] {
  return Array.from({ length: count }, (_, n) => new Date(NOON.getTime() - hoursAgo * 3_600_000 + n * 60_000))
}

test.each([
  ['the first', { booking: [], recipient: [] }, '2025-09-01T12:15:00.000Z'],
  ['the eighth about a booking', { booking: from(5, 7), recipient: [] }, '2025-09-01T12:15:00.000Z'],
  [
    'the ninth, when the first is a day old',
    { booking: from(5, 8), recipient: [] },
    '2025-09-02T07:00:00.000Z',
  ],
  [
    'the ninth, the first being almost a day old',
    { booking: from(23.9, 8), recipient: [] },
    '2025-09-01T12:15:00.000Z',
  ],
  ['the tenth, when the second is', { booking: from(5, 9), recipient: [] }, '2025-09-02T07:01:00.000Z'],
  ['the sixteenth to an address', { booking: [], recipient: from(5, 15) }, '2025-09-01T12:15:00.000Z'],
  ['the seventeenth', { booking: [], recipient: from(5, 16) }, '2025-09-02T07:00:00.000Z'],
  ['whichever is later', { booking: from(6, 8), recipient: from(5, 16) }, '2025-09-02T07:00:00.000Z'],
])('a mail about changes is sent at the right time: %s', (_, earlier, due) => {
  expect(changeMailDue(earlier, mergedUntil(NOON))).toEqual(new Date(due))
})

test('mails sent at once count against the same limits', () => {
  const { booking, recipient } = MAX_CHANGE_MAILS
  expect(mayMailChange({ booking: from(1, booking - 1), recipient: from(1, recipient - 1) }, NOON)).toBe(true)
  expect(mayMailChange({ booking: from(1, booking), recipient: [] }, NOON)).toBe(false)
  expect(mayMailChange({ booking: [], recipient: from(1, recipient) }, NOON)).toBe(false)
  expect(mayMailChange({ booking: from(24, booking), recipient: from(24, recipient) }, NOON)).toBe(true)
})

test('changed, added and removed lines are listed in their order', () => {
  const before = { Retreat: 'October', Room: 'Shared', Coach: 'Yes', Total: '€950' }
  const after = { Retreat: 'November', Room: 'Shared', Board: 'Own', Total: '€1,130' }
  expect(changedLines(before, after)).toEqual([
    { label: 'Retreat', from: 'October', to: 'November' },
    { label: 'Board', from: null, to: 'Own' },
    { label: 'Total', from: '€950', to: '€1,130' },
    { label: 'Coach', from: 'Yes', to: null },
  ])
  expect(changedLines(before, before)).toEqual([])
})

test.each([
  ['awa@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked)
})
