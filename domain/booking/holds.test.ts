import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import type { LedgerEntry } from '#domain/payment/ledger.ts'
import type { RefundReason } from '#domain/payment/refund-reasons.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#domain/place/booking-status.ts'
import { isUnpaidHold, MAX_BOOKINGS_AN_HOUR, secondsUntilNextBooking, tooManyHolds } from './holds.ts'

const BOOKED = new Date('2025-09-01T09:00:00Z')

function money(state: LedgerEntry['state'], amountCents = 20_000): LedgerEntry {
  return { kind: 'deposit', state, amountCents, refundReason: null, createdAt: BOOKED }
}

function back(
  state: LedgerEntry['state'],
  amountCents = 20_000,
  refundReason: RefundReason = 'booking_changed',
): LedgerEntry {
  return { kind: 'refund', state, amountCents, refundReason, createdAt: BOOKED }
}

test.each<[string, boolean, LedgerEntry[]]>([
  ['nothing', true, []],
  ['a transfer that was only reported', true, [money('reported')]],
  ['everything reported in two parts', true, [money('reported'), money('reported', 75_000)]],
  ['a transfer that never came', true, [money('rejected')]],
  ['card money that did not fit', true, [money('failed')]],
  ['a deposit that came', false, [money('received')]],
  ['one cent that came', false, [money('received', 1)]],
  ['a deposit that came, and a balance on its way', false, [money('received'), money('reported', 75_000)]],
  ['a deposit that went back', true, [money('received'), back('refunded')]],
  ['a deposit of which a part went back', false, [money('received'), back('refunded', 5_000)]],
  ['a deposit that is about to go back', false, [money('received'), back('initiated')]],
  [
    'a deposit that went back as a goodwill',
    false,
    [money('received'), back('refunded', 20_000, 'given_back')],
  ],
])('with %s, a held place counts as unpaid: %s', (_, expected, ledger) => {
  expect(isUnpaidHold({ status: 'booking_submitted', ledger })).toBe(expected)
})

test.each(BOOKING_STATUSES)(
  'a booking without money counts as an unpaid hold only while it holds a place: %s',
  (status: BookingStatus) => {
    const holds = status === 'booking_submitted' || status === 'payment_confirmed'
    expect(isUnpaidHold({ status, ledger: [] })).toBe(holds)
  },
)

const NOON = new Date('2025-09-01T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000)

test.each<[string, Date[], number]>([
  ['none', [], 0],
  ['one less than the most', Array.from({ length: MAX_BOOKINGS_AN_HOUR - 1 }, () => NOON), 0],
  ['the most, the oldest half an hour ago', [minutesAgo(30), ...Array.from({ length: 9 }, () => NOON)], 1800],
  [
    'the most, the oldest half an hour and a millisecond ago',
    [new Date(minutesAgo(30).getTime() - 1), ...Array.from({ length: 9 }, () => NOON)],
    1800,
  ],
  ['the most, all just now', Array.from({ length: MAX_BOOKINGS_AN_HOUR }, () => NOON), 3600],
  ['the most, the oldest an hour ago', [minutesAgo(60), ...Array.from({ length: 9 }, () => NOON)], 0],
  ['more than the most', [minutesAgo(50), minutesAgo(40), ...Array.from({ length: 9 }, () => NOON)], 1200],
])('with %s in the last hour, the next booking is possible in %s seconds', (_, submittedAt, seconds) => {
  expect(secondsUntilNextBooking(submittedAt, NOON)).toBe(seconds)
})

const OPEN = [
  { retreat: 'Oct 31–Nov 7, 2025', until: new Date('2025-09-03T09:00:00Z'), timeZone: 'Europe/Brussels' },
  { retreat: 'Nov 7–14, 2025', until: null, timeZone: null },
]

test('the refusal for an account or a browser names its holds, their ends and what to do', () => {
  expect(tooManyHolds({ counter: 'account', open: OPEN })).toBe(
    `You have unpaid bookings: Oct 31–Nov 7, 2025, until ${formatShortDay('2025-09-03')}, 11:00; Nov 7–14, 2025, your transfer is on its way. Pay for one or cancel one on your dashboard, then try again.`,
  )
  const browser = tooManyHolds({ counter: 'browser', open: OPEN.slice(0, 1) })
  expect(browser).toContain('Oct 31–Nov 7, 2025')
  expect(browser).toContain('Sign in or sign up')
})

test('the refusal for a network or an email address says how to book all the same', () => {
  expect(tooManyHolds({ counter: 'network', addressLink: null })).toMatch(
    /Many people may share it.*Sign in or sign up/,
  )
  const link = { email: 'awa@example.com', mailed: true }
  expect(tooManyHolds({ counter: 'network', addressLink: link })).toMatch(
    /open the link we emailed to awa@example.com, and try again\.$/,
  )
  expect(tooManyHolds({ counter: 'network', addressLink: { ...link, mailed: false } })).toMatch(
    /not sending another yet.*in an hour\.$/,
  )
  const email = 'awa@example.com'
  expect(tooManyHolds({ counter: 'email', email, ownEmail: null })).toMatch(
    /^There are already 2 unpaid bookings for awa@example\.com\..*sign in or sign up with it/,
  )
  expect(tooManyHolds({ counter: 'email', email, ownEmail: 'lena@example.com' })).toContain(
    'Please book with the address of your own account, lena@example.com.',
  )
})
