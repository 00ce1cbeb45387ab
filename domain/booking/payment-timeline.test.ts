import { expect, test } from 'vitest'
import { formatDay, formatShortDay } from '#domain/base/dates.ts'
import { bookingView, depositPaidView, QUOTE } from '#test/booking-view.ts'
import { paymentTimeline, type TimelineBooking, type TimelinePayment } from './payment-timeline.ts'
import { stepText } from './timeline-text.ts'

// Nov 7–14, 2025, submitted on 1 September at 09:00 for 1130 euros, of which 930 are due on 23 September.
const NOW = '2025-09-01T10:00:00Z'
const stay = { endsOn: '2025-11-14' }
const BY_CARD: TimelinePayment = {
  kind: 'deposit',
  method: 'card',
  isPart: false,
  amount: 200,
  disputed: 0,
  accountLink: null,
  step: 'received',
  at: '2025-09-01T09:30:00.000Z',
  reason: null,
}
const TRANSFER: TimelinePayment = { ...BY_CARD, method: 'bank_transfer', step: 'reported' }
const REPORTED = { status: 'booking_submitted', amountPaid: 0, holdExpiresAt: null } as const

/** Returns each step as "kind amount on". */
function line(booking: TimelineBooking, payments: readonly TimelinePayment[], now = NOW): string[] {
  return steps(booking, payments, now).map((step) =>
    [step.kind, 'amount' in step ? step.amount : '', step.on].filter((part) => part !== '').join(' '),
  )
}

function steps(booking: TimelineBooking, payments: readonly TimelinePayment[], now = NOW) {
  return paymentTimeline(booking, payments, { now: new Date(now), transferWorkingDays: 3 })
}

const REST = ['airport_tax 40 2025-11-07', 'begins 2025-11-07']

test.each<[string, TimelineBooking, TimelinePayment[], string[]]>([
  [
    'nothing yet: the deposit until the place is given up, the rest on its own day',
    { ...bookingView(), ...stay },
    [],
    ['due 200 2025-09-03', 'due 930 2025-09-23', ...REST],
  ],
  [
    'the deposit',
    { ...depositPaidView(), ...stay },
    [BY_CARD],
    ['received 200 2025-09-01', 'due 930 2025-09-23', ...REST],
  ],
  [
    'everything at once',
    { ...depositPaidView({ amountPaid: 1130, balanceDue: 0 }), ...stay },
    [{ ...BY_CARD, kind: 'full', amount: 1130 }],
    ['received 1130 2025-09-01', ...REST],
  ],
  [
    // Monday the 1st: the third working day is Thursday the 4th.
    'the deposit, only reported',
    { ...depositPaidView({ ...REPORTED, amountReported: 200 }), ...stay },
    [TRANSFER],
    ['on_its_way 200 2025-09-04', 'due 930 2025-09-23', ...REST],
  ],
  [
    'everything, only reported: nothing is due, and nothing is called received',
    { ...depositPaidView({ ...REPORTED, amountReported: 1130, balanceDue: 0 }), ...stay },
    [{ ...TRANSFER, kind: 'full', amount: 1130 }],
    ['on_its_way 1130 2025-09-04', ...REST],
  ],
  [
    'the deposit received, the balance reported',
    { ...depositPaidView({ amountReported: 930, balanceDue: 0 }), ...stay },
    [BY_CARD, { ...TRANSFER, kind: 'balance', amount: 930, at: '2025-09-05T12:00:00.000Z' }],
    ['received 200 2025-09-01', 'on_its_way 930 2025-09-10', ...REST],
  ],
  [
    'a transfer of everything of which a part came',
    { ...depositPaidView({ amountPaid: 1000, balanceDue: 130 }), ...stay },
    [{ ...TRANSFER, kind: 'full', amount: 1000, step: 'received' }],
    ['received 1000 2025-09-01', 'due 130 2025-09-23', ...REST],
  ],
  [
    'a deposit of which a part came: its rest is due by the deadline that the place has',
    {
      ...depositPaidView({ ...REPORTED, amountPaid: 150, balanceDue: 980 }),
      holdExpiresAt: '2025-09-04T09:00:00.000Z',
      ...stay,
    },
    [{ ...TRANSFER, amount: 150, step: 'received' }],
    ['received 150 2025-09-01', 'due 50 2025-09-04', 'due 930 2025-09-23', ...REST],
  ],
  [
    'the same without a deadline: with the balance',
    { ...depositPaidView({ ...REPORTED, amountPaid: 150, balanceDue: 980 }), ...stay },
    [{ ...TRANSFER, amount: 150, step: 'received' }],
    ['received 150 2025-09-01', 'due 980 2025-09-23', ...REST],
  ],
  [
    'money that went back',
    { ...depositPaidView({ amountPaid: 950, balanceDue: 0 }), ...stay },
    [
      { ...BY_CARD, kind: 'full', amount: 1130 },
      { ...BY_CARD, kind: 'refund', amount: 180, step: 'under_way', at: '2025-09-02T09:00:00.000Z' },
    ],
    ['received 1130 2025-09-01', 'returned 180 2025-09-02', ...REST],
  ],
  [
    'a goodwill, which is no debt: the deposit counts as covered',
    { ...depositPaidView({ amountPaid: 150, balanceDue: 930 }), ...stay },
    [BY_CARD, { ...BY_CARD, kind: 'refund', amount: 50, step: 'paid_back' }],
    ['received 200 2025-09-01', 'returned 50 2025-09-01', 'due 930 2025-09-23', ...REST],
  ],
  [
    'a booking of the older list, whose balance has no day',
    { ...depositPaidView({ quote: null, balanceDue: 750 }), ...stay },
    [BY_CARD],
    ['received 200 2025-09-01', 'due 750 ', ...REST],
  ],
  [
    'the same with a transfer on its way',
    { ...depositPaidView({ ...REPORTED, quote: null, amountReported: 200, balanceDue: 750 }), ...stay },
    [TRANSFER],
    ['on_its_way 200 2025-09-04', 'due 750 ', ...REST],
  ],
])('the payment timeline has the right steps: %s', (_, booking, payments, expected) => {
  expect(line(booking, payments).map((step) => step.trim())).toEqual(expected.map((step) => step.trim()))
})

test('a booking made less than 45 days before the retreat owes its balance within 48 hours', () => {
  const late = {
    ...depositPaidView({
      submittedAt: '2025-11-01T09:00:00.000Z',
      quote: { ...QUOTE, balanceDueOn: '2025-11-03' },
    }),
    ...stay,
  }
  const paid = { ...BY_CARD, at: '2025-11-01T09:10:00.000Z' }
  expect(line(late, [paid], '2025-11-01T09:15:00Z')).toEqual([
    'received 200 2025-11-01',
    'due 930 2025-11-03',
    ...REST,
  ])
  // No reminder day is left, so no reminder is promised.
  expect(steps(late, [paid], '2025-11-01T09:15:00Z')[1]).toMatchObject({ isReminded: true })
})

test.each([
  ['2025-09-22T23:59:59Z', false, `By ${formatShortDay('2025-09-23')}`],
  ['2025-09-23T23:59:59Z', false, 'Due today'],
  ['2025-09-24T00:00:00Z', true, `Was due on ${formatShortDay('2025-09-23')}`],
])('at %s the balance due on the 23rd is overdue: %s', (now, isOverdue, when) => {
  const [, due] = steps({ ...depositPaidView(), ...stay }, [BY_CARD], now)
  expect(due).toMatchObject({ kind: 'due', isOverdue })
  expect(due && stepText(due, { today: now.slice(0, 10), timeZone: null }).when).toBe(when)
})

test.each([
  // 45 days before the 7th of November is the 23rd of September.
  ['2025-09-22T12:00:00Z', true],
  ['2025-09-23T00:00:00Z', false],
])('at %s a reminder is still to come: %s', (now, isReminded) => {
  expect(steps({ ...depositPaidView(), ...stay }, [BY_CARD], now)[1]).toMatchObject({ isReminded })
})

test.each([
  ['2025-09-03T08:59:59.999Z', '2025-09-03T09:00:00.000Z'],
  ['2025-09-03T09:00:00.000Z', null],
  ['2025-09-03T09:00:00.001Z', null],
])('at %s, the deposit is shown as fully refundable until %s', (now, allBackUntil) => {
  expect(steps({ ...depositPaidView(), ...stay }, [BY_CARD], now)[0]).toMatchObject({ allBackUntil })
})

test('only the latest payment is shown as fully refundable', () => {
  const second = { ...BY_CARD, kind: 'balance', amount: 930, at: '2025-09-01T09:40:00.000Z' } as const
  const both = steps({ ...depositPaidView({ amountPaid: 1130, balanceDue: 0 }), ...stay }, [BY_CARD, second])
  expect(both.map((step) => ('allBackUntil' in step ? step.allBackUntil : undefined))).toEqual([
    null,
    '2025-09-03T09:00:00.000Z',
    undefined,
    undefined,
  ])
})

test('money held by the bank in a dispute is not shown as refundable', () => {
  const disputed = { ...BY_CARD, disputed: 200 }
  const [paid] = steps({ ...depositPaidView({ amountDisputed: 200 }), ...stay }, [disputed])
  expect(paid && stepText(paid, { today: '2025-09-01', timeZone: null }).what).toBe(
    'Deposit by card, received. €200 is held by the bank in a dispute',
  )
  const later = { ...BY_CARD, kind: 'balance', amount: 930 } as const
  const both = steps({ ...depositPaidView({ amountPaid: 1130, balanceDue: 0 }), ...stay }, [disputed, later])
  expect(both[1]).toMatchObject({ kind: 'received', amount: 930, allBackUntil: null })
})

test('each step has its text on screens, and a payment has its date in a mail', () => {
  const booking = { ...depositPaidView({ amountReported: 100, balanceDue: 830 }), ...stay }
  const reported: TimelinePayment = { ...TRANSFER, kind: 'balance', amount: 100, at: '2025-09-01T09:50:00Z' }
  const words = steps(booking, [BY_CARD, reported]).map((step) =>
    stepText(step, { today: '2025-09-01', timeZone: null }),
  )
  expect(words).toEqual([
    {
      when: 'Today',
      what: `Deposit by card, received. Fully refundable until ${formatShortDay('2025-09-03')}, 09:00 GMT`,
      amount: 200,
    },
    {
      when: `By about ${formatShortDay('2025-09-04')}`,
      what: 'Balance by bank transfer, on its way',
      amount: 100,
    },
    {
      when: `By ${formatShortDay('2025-09-23')}`,
      what: 'Balance. We’ll remind you in good time',
      amount: 830,
    },
    { when: 'On arrival and departure', what: 'Airport tax, in cash', amount: 40 },
    { when: formatShortDay('2025-11-07'), what: 'Your retreat starts', amount: null },
  ])
  const [mailed] = steps(booking, [BY_CARD]).map((step) => stepText(step, { today: null, timeZone: null }))
  expect(mailed?.when).toBe(formatDay('2025-09-01'))
})

test.each([
  ['taken_back', 'The payment was recorded by mistake'],
  ['dispute_lost', 'The bank behind the card took the payment back'],
  ['booking_changed', 'Refunded to you'],
] as const)('money that we did not send is not called refunded: %s', (reason, what) => {
  const refund: TimelinePayment = { ...BY_CARD, kind: 'refund', step: 'paid_back', reason }
  const [, returned] = steps({ ...depositPaidView(), ...stay }, [BY_CARD, refund])
  expect(returned && stepText(returned, { today: '2025-09-01', timeZone: null }).what).toBe(what)
})
