import { expect, test } from 'vitest'
import { compareOwed, leftOutOfReminders, owedGroup, owedOf, type Owed } from './owed.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

const confirmed = {
  status: 'payment_confirmed',
  paymentStatus: 'deposit_paid',
  holdExpiresAt: null,
  totalCents: 950_00,
  depositCents: 200_00,
  balanceDueCents: 750_00,
  balanceDueOn: '2026-10-13',
  plan: null,
} as const
const held = {
  ...confirmed,
  status: 'booking_submitted',
  paymentStatus: 'pending',
  holdExpiresAt: new Date('2026-11-23T23:59:00Z'),
  balanceDueCents: 950_00,
} as const

test.each([
  ['a balance, by its day', confirmed, { kind: 'balance', amountCents: 750_00, dueOn: '2026-10-13' }],
  [
    'the next part of a plan, and every other one whose day has come',
    {
      ...confirmed,
      plan: [
        { dueOn: '2026-10-01', amountCents: 250_00, openCents: 0 },
        { dueOn: '2026-11-01', amountCents: 250_00, openCents: 250_00 },
        { dueOn: '2026-11-22', amountCents: 250_00, openCents: 250_00 },
        { dueOn: '2026-12-24', amountCents: 250_00, openCents: 250_00 },
      ],
    },
    { kind: 'balance', amountCents: 500_00, dueOn: '2026-11-01' },
  ],
  [
    'the deposit, by the day of the hold',
    held,
    { kind: 'deposit', amountCents: 200_00, dueOn: '2026-11-23' },
  ],
  [
    'what is missing of a deposit',
    { ...held, paymentStatus: 'deposit_paid', balanceDueCents: 800_00 },
    { kind: 'deposit', amountCents: 50_00, dueOn: '2026-11-23' },
  ],
  [
    'never more than is left of the price',
    { ...held, paymentStatus: 'deposit_paid', totalCents: 30_00, balanceDueCents: 30_00 },
    { kind: 'deposit', amountCents: 30_00, dueOn: '2026-11-23' },
  ],
  [
    'nothing while the place rests on a reported transfer alone',
    { ...held, paymentStatus: 'deposit_paid', holdExpiresAt: null, balanceDueCents: 750_00 },
    null,
  ],
  [
    'nothing while its deposit is reported, though the hold runs on until the address is confirmed',
    { ...held, paymentStatus: 'deposit_paid', balanceDueCents: 750_00 },
    null,
  ],
  ['nothing once it is paid', { ...confirmed, paymentStatus: 'fully_paid', balanceDueCents: 0 }, null],
  // A dispute lost after the start leaves the payment status as it was (domain/payment/ledger.ts).
  ['nothing of what counts as paid', { ...confirmed, paymentStatus: 'fully_paid' }, null],
  ['nothing of what was cancelled', { ...confirmed, status: 'cancelled' }, null],
  ['nothing of what has expired', { ...held, status: 'expired', holdExpiresAt: null }, null],
  ['nothing once the hold is over', { ...held, holdExpiresAt: NOW }, null],
] as const)('the guest owes %s', (_, booking, owed) => {
  expect(owedOf(booking, NOW)).toEqual(owed)
})

test.each([
  ['2026-11-21', 'overdue'],
  ['2026-11-22', 'soon'],
  ['2026-11-29', 'soon'],
  ['2026-11-30', 'later'],
])('an amount due on %s is listed as %s on November 22', (dueOn, group) => {
  expect(owedGroup({ dueOn }, '2026-11-22')).toBe(group)
})

test.each([
  ['a guest who never had a reminder', null, '2026-12-04', null],
  ['a guest reminded in the last minute of yesterday', '2026-11-21T23:59:59Z', '2026-12-04', null],
  ['a guest reminded in the first minute of today', '2026-11-22T00:00:00Z', '2026-12-04', 'reminded_today'],
  ['a guest on the last day of the retreat', null, '2026-11-22', null],
  ['a guest whose retreat ended yesterday', null, '2026-11-21', 'retreat_over'],
])('%s is reminded or left out as the rules say', (_, at, endsOn, expected) => {
  const remindedAt = at === null ? null : new Date(at)
  expect(leftOutOfReminders({ endsOn, remindedAt }, '2026-11-22')).toBe(expected)
})

test('the amounts due earliest come first, and larger amounts first on the same day', () => {
  const owed = (dueOn: string, amountCents: number): Owed => ({ kind: 'balance', amountCents, dueOn })
  const list = [
    owed('2026-10-27', 450_00),
    owed('2026-10-13', 750_00),
    owed('2026-10-27', 1080_00),
    owed('2026-10-13', 930_00),
  ]
  expect(list.toSorted(compareOwed).map(({ amountCents }) => amountCents)).toEqual([
    930_00, 750_00, 1080_00, 450_00,
  ])
})
