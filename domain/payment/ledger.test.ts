import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumCents } from '#domain/base/money.ts'
import {
  balanceDueCents,
  creditedCents,
  isRefundToPay,
  paidCents,
  PAYMENT_STATUSES,
  paymentStatusOf,
  reportedCents,
  reportedSince,
  settledCents,
  settledStatus,
  type LedgerEntry,
  type PricedBooking,
} from './ledger.ts'
import { PAYMENT_TYPES } from './payment-reference.ts'
import { REFUND_REASONS, type RefundReason } from './refund-reasons.ts'

const BOOKED = new Date('2025-09-01T09:00:00Z')
const PRICE: PricedBooking = { totalCents: 95_000, isCancelled: false, startsOn: '2025-10-31' }

function payment(state: LedgerEntry['state'], amountCents: number): LedgerEntry {
  return { kind: 'deposit', state, amountCents, refundReason: null, createdAt: BOOKED }
}

function refund(
  amountCents: number,
  refundReason: RefundReason | null,
  { state = 'refunded', on = BOOKED }: { state?: LedgerEntry['state']; on?: Date } = {},
): LedgerEntry {
  return { kind: 'refund', state, amountCents, refundReason, createdAt: on }
}

test.each<{ row: string; entry: LedgerEntry; paid: number; reported: number; owed: number; counts: number }>([
  { row: 'a received payment', entry: payment('received', 5), paid: 5, reported: 0, owed: 0, counts: 5 },
  { row: 'a reported transfer', entry: payment('reported', 5), paid: 0, reported: 5, owed: 0, counts: 5 },
  {
    row: 'a transfer that never came',
    entry: payment('rejected', 5),
    paid: 0,
    reported: 0,
    owed: 0,
    counts: 0,
  },
  {
    row: 'card money that did not fit',
    entry: payment('failed', 5),
    paid: 0,
    reported: 0,
    owed: 0,
    counts: 0,
  },
  { row: 'a refund that was paid out', entry: refund(5, null), paid: 0, reported: 0, owed: 0, counts: -5 },
  {
    row: 'a refund on its way',
    entry: refund(5, null, { state: 'initiated' }),
    paid: 0,
    reported: 0,
    owed: 5,
    counts: -5,
  },
  {
    row: 'a refund that the provider refused',
    entry: refund(5, null, { state: 'failed' }),
    paid: 0,
    reported: 0,
    owed: 5,
    counts: -5,
  },
  {
    row: 'a refund that was dropped',
    entry: refund(5, null, { state: 'rejected' }),
    paid: 0,
    reported: 0,
    owed: 0,
    counts: 0,
  },
])('$row counts with the right amounts', ({ entry, paid, reported, owed, counts }) => {
  const ledger = [entry]
  expect({
    paid: paidCents(ledger),
    reported: reportedCents(ledger),
    owed: sumCents(ledger.filter(isRefundToPay)),
    counts: settledCents(ledger),
  }).toEqual({ paid, reported, owed, counts })
})

test.each([
  ['nothing paid', [], 95_000],
  ['the deposit received', [payment('received', 20_000)], 75_000],
  ['the deposit reported, not seen yet', [payment('reported', 20_000)], 75_000],
  ['everything', [payment('received', 20_000), payment('reported', 75_000)], 0],
  ['more than everything', [payment('received', 100_000)], 0],
  ['a goodwill given back', [payment('received', 95_000), refund(15_000, 'given_back')], 0],
  [
    'a goodwill that the guest’s bank did not take',
    [payment('received', 95_000), refund(15_000, 'given_back', { state: 'failed' })],
    0,
  ],
  ['a part taken by a bank', [payment('received', 95_000), refund(15_000, 'dispute_lost')], 15_000],
])('the balance of 950 is right with %s', (_, ledger, due) => {
  expect(balanceDueCents(ledger, 95_000)).toBe(due)
})

test('a refund counts as goodwill only until it is undone', () => {
  const states = ['initiated', 'failed', 'refunded', 'rejected'] as const
  const credited = states.map((state) => creditedCents([refund(5, 'given_back', { state }), refund(7, null)]))
  expect(credited).toEqual([5, 5, 5, 0])
})

test('transfers are reported since the oldest that nobody has verified', () => {
  const on = (day: string, state: LedgerEntry['state'] = 'reported') => ({
    ...payment(state, 5),
    createdAt: new Date(day),
  })
  const ledger = [on('2025-09-01', 'received'), on('2025-09-03'), on('2025-09-02')]
  expect(reportedSince(ledger)).toEqual(new Date('2025-09-02'))
  expect(reportedSince(ledger.slice(0, 1))).toBeNull()
})

test.each([
  [-1, 'pending'],
  [0, 'pending'],
  [1, 'deposit_paid'],
  [94_999, 'deposit_paid'],
  [95_000, 'fully_paid'],
  [95_001, 'fully_paid'],
])('with %d cents of 950 euros settled, the payment status is %s', (cents, expected) => {
  expect(settledStatus(cents, 95_000)).toBe(expected)
})

test('a booking whose price was reduced to zero is fully paid', () => {
  expect(settledStatus(0, 0)).toBe('fully_paid')
})

const DEPOSIT = payment('received', 20_000)
const ALL = payment('received', 95_000)

// The payment status after each sequence of payments.
test.each<{ path: string; ledger: LedgerEntry[]; booking?: Partial<PricedBooking>; expected: string }>([
  { path: 'nothing is paid', ledger: [], expected: 'pending' },
  { path: 'the deposit is reported', ledger: [payment('reported', 20_000)], expected: 'deposit_paid' },
  { path: 'the deposit is received', ledger: [DEPOSIT], expected: 'deposit_paid' },
  { path: 'all of it is reported', ledger: [payment('reported', 95_000)], expected: 'fully_paid' },
  {
    path: 'the balance follows the deposit',
    ledger: [DEPOSIT, payment('reported', 75_000)],
    expected: 'fully_paid',
  },
  { path: 'the transfer never came', ledger: [payment('rejected', 20_000)], expected: 'pending' },
  {
    path: 'the balance came, and the deposit never did',
    ledger: [payment('rejected', 20_000), payment('received', 75_000)],
    expected: 'deposit_paid',
  },
  { path: 'card money did not fit', ledger: [payment('failed', 95_000)], expected: 'pending' },
  {
    path: 'an edit made it dearer',
    ledger: [ALL],
    booking: { totalCents: 113_000 },
    expected: 'deposit_paid',
  },
  {
    path: 'an edit made it cheaper, and half of the rest went back',
    ledger: [payment('received', 113_000), refund(9_000, 'booking_changed', { state: 'initiated' })],
    expected: 'fully_paid',
  },
  {
    path: 'a late payment found no place',
    ledger: [DEPOSIT, refund(20_000, 'no_place_left', { state: 'initiated' })],
    expected: 'pending',
  },
  {
    path: 'what was paid already was paid once more',
    ledger: [ALL, DEPOSIT, refund(20_000, 'paid_too_much')],
    expected: 'fully_paid',
  },
  {
    path: 'the operator gave a part back at the provider',
    ledger: [ALL, refund(15_000, 'given_back')],
    expected: 'fully_paid',
  },
  {
    path: 'the operator gave all of it back at the provider',
    ledger: [ALL, refund(95_000, 'given_back')],
    expected: 'fully_paid',
  },
  { path: 'a dispute took it all', ledger: [ALL, refund(95_000, 'dispute_lost')], expected: 'pending' },
  {
    path: 'a dispute took more than is there, in a ledger of an older version',
    ledger: [DEPOSIT, refund(20_000, 'booking_changed'), refund(20_000, 'dispute_lost')],
    expected: 'pending',
  },
  {
    path: 'a refund of an older version took a part',
    ledger: [ALL, refund(15_000, null)],
    expected: 'deposit_paid',
  },
  {
    path: 'it was cancelled and all goes back',
    ledger: [ALL, refund(95_000, 'booking_cancelled', { state: 'initiated' })],
    booking: { isCancelled: true },
    expected: 'fully_paid',
  },
  {
    path: 'it was cancelled and all has gone back',
    ledger: [ALL, refund(95_000, 'booking_cancelled')],
    booking: { isCancelled: true },
    expected: 'fully_paid',
  },
  {
    path: 'it was cancelled unpaid',
    ledger: [],
    booking: { isCancelled: true },
    expected: 'pending',
  },
  {
    path: 'it was cancelled, and the reported transfer never came',
    ledger: [payment('rejected', 95_000), refund(95_000, 'booking_cancelled', { state: 'rejected' })],
    booking: { isCancelled: true },
    expected: 'pending',
  },
  {
    path: 'it was cancelled, and what was paid is given back as a favour',
    ledger: [DEPOSIT, refund(20_000, 'given_back')],
    booking: { isCancelled: true },
    expected: 'deposit_paid',
  },
  {
    path: 'it was cancelled, given back, and booked again by a late payment',
    ledger: [ALL, refund(95_000, 'booking_cancelled'), DEPOSIT],
    expected: 'deposit_paid',
  },
  {
    path: 'a dispute is lost on the first day',
    ledger: [ALL, refund(15_000, 'dispute_lost', { on: new Date('2025-10-31T00:00:00Z') })],
    expected: 'fully_paid',
  },
  {
    path: 'a dispute is lost on the day before, to its last moment',
    ledger: [ALL, refund(15_000, 'dispute_lost', { on: new Date('2025-10-30T23:59:59.999Z') })],
    expected: 'deposit_paid',
  },
  {
    path: 'a dispute is lost after the retreat',
    ledger: [ALL, refund(95_000, 'dispute_lost', { on: new Date('2025-12-01T12:00:00Z') })],
    expected: 'fully_paid',
  },
])('the payment status is right when $path: $expected', ({ ledger, booking, expected }) => {
  expect(paymentStatusOf(ledger, { ...PRICE, ...booking })).toBe(expected)
})

const anyPayment = fc.record<LedgerEntry>({
  kind: fc.constantFrom(...PAYMENT_TYPES),
  state: fc.constantFrom('reported', 'received', 'rejected', 'failed'),
  amountCents: fc.integer({ min: 1, max: 100_000 }),
  refundReason: fc.constant(null),
  createdAt: fc.constant(BOOKED),
})
const anyRefund = fc.record<LedgerEntry>({
  kind: fc.constant('refund'),
  state: fc.constantFrom('initiated', 'refunded', 'failed', 'rejected'),
  amountCents: fc.integer({ min: 1, max: 100_000 }),
  refundReason: fc.constantFrom(...REFUND_REASONS, null),
  createdAt: fc.constantFrom(BOOKED, new Date('2025-11-01T00:00:00Z')),
})
const anyLedger = fc.array(fc.oneof(anyPayment, anyRefund), { maxLength: 10 })
const anyBooking: fc.Arbitrary<PricedBooking> = fc.record({
  totalCents: fc.integer({ min: 1, max: 150_000 }),
  isCancelled: fc.boolean(),
  startsOn: fc.constantFrom('2025-10-31', null),
})

test('the order of the rows and the kind of payment do not change the payment status', () => {
  fc.assert(
    fc.property(anyLedger, anyBooking, fc.constantFrom(...PAYMENT_TYPES), (ledger, booking, kind) => {
      const renamed = ledger
        .toReversed()
        .map((entry) => (entry.kind === 'refund' ? entry : { ...entry, kind }))
      expect(settledCents(renamed)).toBe(settledCents(ledger))
      expect(paymentStatusOf(renamed, booking)).toBe(paymentStatusOf(ledger, booking))
    }),
  )
})

test('a payment never lowers the payment status, and a refund never raises it', () => {
  const rank = (ledger: LedgerEntry[], booking: PricedBooking) =>
    PAYMENT_STATUSES.indexOf(paymentStatusOf(ledger, booking))
  fc.assert(
    fc.property(anyLedger, anyBooking, anyPayment, anyRefund, (ledger, booking, more, back) => {
      expect(rank([...ledger, more], booking)).toBeGreaterThanOrEqual(rank(ledger, booking))
      expect(rank([...ledger, back], booking)).toBeLessThanOrEqual(rank(ledger, booking))
    }),
  )
})
