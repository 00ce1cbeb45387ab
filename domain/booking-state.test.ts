import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  holdEnd,
  holdsPlace,
  isHoldOver,
  PAYMENT_STATUSES,
  transition,
  type BookingEvent,
  type BookingState,
} from './booking-state.ts'

const SUBMITTED = new Date('2025-09-01T09:00:00Z')
const HOUR_LATER = new Date('2025-09-01T10:00:00Z')
const DAY_LATER = new Date('2025-09-02T09:00:00Z')
const TWO_DAYS_LATER = new Date('2025-09-03T09:00:00Z')

const draft: BookingState = {
  status: 'in_progress',
  paymentStatus: 'pending',
  submittedAt: null,
  holdExpiresAt: null,
}
const unclaimed: BookingState = {
  status: 'booking_submitted',
  paymentStatus: 'pending',
  submittedAt: SUBMITTED,
  holdExpiresAt: HOUR_LATER,
}
const claimed: BookingState = { ...unclaimed, holdExpiresAt: TWO_DAYS_LATER }
const depositReported: BookingState = { ...claimed, paymentStatus: 'deposit_paid', holdExpiresAt: null }
const fullReported: BookingState = { ...depositReported, paymentStatus: 'fully_paid' }
const depositReceived: BookingState = { ...depositReported, status: 'payment_confirmed' }
const fullReceived: BookingState = { ...fullReported, status: 'payment_confirmed' }
const cancelled: BookingState = { ...depositReceived, status: 'cancelled' }
const expired: BookingState = { ...unclaimed, status: 'expired', holdExpiresAt: null }

const submit: BookingEvent = { type: 'submit', claimed: false }
const claim: BookingEvent = { type: 'claim' }
const expire: BookingEvent = { type: 'expire' }
const cancel: BookingEvent = { type: 'cancel' }

function report(pays: 'deposit' | 'full' | 'balance'): BookingEvent {
  return { type: 'report_transfer', pays }
}

function receive(pays: 'deposit' | 'full' | 'balance'): BookingEvent {
  return { type: 'receive_payment', pays }
}

/** Half an hour after submitting, every hold still runs. */
const SOON = new Date('2025-09-01T09:30:00Z')

/** The outcome in short: "refused", "same", or the two states that follow. */
function outcome(state: BookingState, event: BookingEvent): string {
  const result = transition(state, event, SOON)
  if (!result.ok) return 'refused'
  const { status, paymentStatus } = result.state
  const unchanged = status === state.status && paymentStatus === state.paymentStatus
  return unchanged ? 'same' : `${status} ${paymentStatus}`
}

test.each([
  ['a draft', draft, 'booking_submitted pending'],
  ['an unclaimed booking', unclaimed, 'same'],
  ['a claimed booking', claimed, 'same'],
  ['a reported deposit', depositReported, 'refused'],
  ['a reported full payment', fullReported, 'refused'],
  ['a received deposit', depositReceived, 'refused'],
  ['a received full payment', fullReceived, 'refused'],
  ['a cancelled booking', cancelled, 'refused'],
  ['an expired booking', expired, 'booking_submitted pending'],
])('submitting %s', (_, state, expected) => {
  expect(outcome(state, submit)).toBe(expected)
})

test.each([
  ['a draft', draft],
  ['an unclaimed booking', unclaimed],
  ['a claimed booking', claimed],
  ['a reported deposit', depositReported],
  ['a reported full payment', fullReported],
  ['a received deposit', depositReceived],
  ['a received full payment', fullReceived],
  ['a cancelled booking', cancelled],
  ['an expired booking', expired],
])('claiming %s changes neither of its states', (_, state) => {
  expect(outcome(state, claim)).toBe('same')
})

test.each([
  ['a draft', draft, 'refused', 'refused', 'refused'],
  [
    'an unclaimed booking',
    unclaimed,
    'booking_submitted deposit_paid',
    'booking_submitted fully_paid',
    'refused',
  ],
  ['a claimed booking', claimed, 'booking_submitted deposit_paid', 'booking_submitted fully_paid', 'refused'],
  ['a reported deposit', depositReported, 'refused', 'refused', 'booking_submitted fully_paid'],
  ['a reported full payment', fullReported, 'refused', 'refused', 'refused'],
  ['a received deposit', depositReceived, 'refused', 'refused', 'payment_confirmed fully_paid'],
  ['a received full payment', fullReceived, 'refused', 'refused', 'refused'],
  ['a cancelled booking', cancelled, 'refused', 'refused', 'refused'],
  ['an expired booking', expired, 'refused', 'refused', 'refused'],
])('reporting a transfer for %s: deposit, full, balance', (_, state, deposit, full, balance) => {
  expect(outcome(state, report('deposit'))).toBe(deposit)
  expect(outcome(state, report('full'))).toBe(full)
  expect(outcome(state, report('balance'))).toBe(balance)
})

const PAID_DEPOSIT = 'payment_confirmed deposit_paid'
const PAID_FULL = 'payment_confirmed fully_paid'

// A payment that arrives late is never lost; whether a place is free is the caller's to find out.
test.each([
  ['a draft', draft, 'refused', 'refused', 'refused'],
  ['an unclaimed booking', unclaimed, PAID_DEPOSIT, PAID_FULL, PAID_DEPOSIT],
  ['a claimed booking', claimed, PAID_DEPOSIT, PAID_FULL, PAID_DEPOSIT],
  ['a reported deposit', depositReported, PAID_DEPOSIT, PAID_FULL, PAID_FULL],
  ['a reported full payment', fullReported, PAID_FULL, PAID_FULL, PAID_FULL],
  ['a received deposit', depositReceived, 'same', PAID_FULL, PAID_FULL],
  ['a received full payment', fullReceived, 'same', 'same', 'same'],
  ['a cancelled booking', cancelled, PAID_DEPOSIT, PAID_FULL, PAID_FULL],
  ['an expired booking', expired, PAID_DEPOSIT, PAID_FULL, PAID_DEPOSIT],
])('receiving money for %s: deposit, full, balance', (_, state, deposit, full, balance) => {
  expect(outcome(state, receive('deposit'))).toBe(deposit)
  expect(outcome(state, receive('full'))).toBe(full)
  expect(outcome(state, receive('balance'))).toBe(balance)
})

test.each([
  ['a draft', draft, 'refused'],
  ['an unclaimed booking', unclaimed, 'cancelled pending'],
  ['a claimed booking', claimed, 'cancelled pending'],
  ['a reported deposit', depositReported, 'cancelled deposit_paid'],
  ['a reported full payment', fullReported, 'cancelled fully_paid'],
  ['a received deposit', depositReceived, 'cancelled deposit_paid'],
  ['a received full payment', fullReceived, 'cancelled fully_paid'],
  ['a cancelled booking', cancelled, 'refused'],
  ['an expired booking', expired, 'refused'],
])('cancelling %s', (_, state, expected) => {
  expect(outcome(state, cancel)).toBe(expected)
})

test('an unclaimed submission holds its place for 60 minutes, a claimed one for 48 hours', () => {
  expect(transition(draft, { type: 'submit', claimed: false }, SUBMITTED)).toEqual({
    ok: true,
    state: unclaimed,
  })
  expect(transition(draft, { type: 'submit', claimed: true }, SUBMITTED)).toEqual({
    ok: true,
    state: claimed,
  })
  expect(holdEnd(SUBMITTED, false)).toEqual(HOUR_LATER)
  expect(holdEnd(SUBMITTED, true)).toEqual(TWO_DAYS_LATER)
})

test('claiming lengthens the hold to 48 hours from the submission, not from the claim', () => {
  expect(transition(unclaimed, { type: 'claim' }, SOON)).toEqual({ ok: true, state: claimed })
})

test('submitting again once signed in claims the place as well', () => {
  expect(transition(unclaimed, { type: 'submit', claimed: true }, SOON)).toEqual({ ok: true, state: claimed })
})

test('submitting again without an account does not shorten a claimed hold', () => {
  expect(transition(claimed, { type: 'submit', claimed: false }, SOON)).toEqual({ ok: true, state: claimed })
})

test('a hold that was renewed after a rejected transfer is not shortened by a claim', () => {
  const renewed = { ...unclaimed, holdExpiresAt: new Date('2025-09-09T09:00:00Z') }
  expect(transition(renewed, { type: 'claim' }, DAY_LATER)).toEqual({ ok: true, state: renewed })
})

test.each([
  ['1 ms before its end', -1, false],
  ['at its end', 0, true],
  ['1 ms after its end', 1, true],
])('a hold looked at %s', (_, shift, over) => {
  const now = new Date(HOUR_LATER.getTime() + shift)
  expect(isHoldOver(unclaimed, now)).toBe(over)
  const result = transition(unclaimed, { type: 'expire' }, now)
  expect(result).toEqual(
    over ? { ok: true, state: expired } : { ok: false, reason: 'This booking is not due to expire' },
  )
})

test.each([
  ['a draft', draft],
  ['a reported deposit', depositReported],
  ['a reported full payment', fullReported],
  ['a received deposit', depositReceived],
  ['a received full payment', fullReceived],
  ['a cancelled booking', cancelled],
  ['an expired booking', expired],
])('%s never expires', (_, state) => {
  expect(transition(state, expire, new Date('2030-01-01'))).toMatchObject({ ok: false })
})

test('an expired booking that is submitted again starts a new hold', () => {
  expect(transition(expired, { type: 'submit', claimed: true }, DAY_LATER)).toEqual({
    ok: true,
    state: {
      status: 'booking_submitted',
      paymentStatus: 'pending',
      submittedAt: DAY_LATER,
      holdExpiresAt: new Date('2025-09-04T09:00:00Z'),
    },
  })
})

test('a submission after the end of the hold, but before the sweep, is not answered with a place about to be lost', () => {
  const result = transition(unclaimed, { type: 'submit', claimed: false }, DAY_LATER)
  expect(result).toEqual({
    ok: true,
    state: { ...unclaimed, submittedAt: DAY_LATER, holdExpiresAt: new Date('2025-09-02T10:00:00Z') },
  })
})

test('a rejected transfer reopens the payment with 48 new hours', () => {
  const event = { type: 'reject_transfer', paidBefore: 'pending', moneyReceived: false } as const
  expect(transition(depositReported, event, DAY_LATER)).toEqual({
    ok: true,
    state: { ...claimed, holdExpiresAt: new Date('2025-09-04T09:00:00Z') },
  })
  expect(transition(fullReported, event, DAY_LATER)).toMatchObject({
    ok: true,
    state: { status: 'booking_submitted', paymentStatus: 'pending' },
  })
})

test('a rejected balance leaves the received deposit as it was, without a deadline', () => {
  const event = { type: 'reject_transfer', paidBefore: 'deposit_paid', moneyReceived: true } as const
  const balanceReported: BookingState = { ...depositReceived, paymentStatus: 'fully_paid' }
  expect(transition(balanceReported, event, DAY_LATER)).toEqual({ ok: true, state: depositReceived })
})

test('a card payment that is taken back leaves what else was paid, or 48 new hours', () => {
  const balanceLost = { type: 'lose_payment', paidBefore: 'deposit_paid', moneyReceived: true } as const
  const fullyPaid: BookingState = { ...depositReceived, paymentStatus: 'fully_paid' }
  expect(transition(fullyPaid, balanceLost, DAY_LATER)).toEqual({ ok: true, state: depositReceived })
  const allLost = { type: 'lose_payment', paidBefore: 'pending', moneyReceived: false } as const
  expect(transition(fullyPaid, allLost, DAY_LATER)).toEqual({
    ok: true,
    state: { ...claimed, holdExpiresAt: new Date('2025-09-04T09:00:00Z') },
  })
})

test('a rejected transfer of a cancelled booking does not bring its place back', () => {
  const event = { type: 'reject_transfer', paidBefore: 'pending', moneyReceived: false } as const
  expect(transition(cancelled, event, DAY_LATER)).toEqual({
    ok: true,
    state: { ...cancelled, paymentStatus: 'pending' },
  })
})

test('a balance that arrives after the deposit was rejected does not make a booking fully paid', () => {
  const result = transition(claimed, { type: 'receive_payment', pays: 'balance' }, SOON)
  expect(result).toEqual({ ok: true, state: depositReceived })
})

test('a payment for an expired booking confirms it', () => {
  expect(transition(expired, { type: 'receive_payment', pays: 'deposit' }, TWO_DAYS_LATER)).toEqual({
    ok: true,
    state: depositReceived,
  })
})

test.each([
  [draft, { type: 'report_transfer', pays: 'deposit' }, 'Please submit the booking before paying it'],
  [draft, { type: 'cancel' }, 'This booking has not been submitted yet and cannot be cancelled'],
  [cancelled, { type: 'cancel' }, 'This booking is cancelled and cannot be cancelled'],
  [cancelled, { type: 'submit', claimed: true }, 'This booking is cancelled. Please start a new one'],
  [expired, { type: 'report_transfer', pays: 'full' }, 'This booking has expired and cannot be paid'],
  [depositReceived, { type: 'report_transfer', pays: 'full' }, 'This booking has a payment already'],
  [fullReceived, { type: 'report_transfer', pays: 'balance' }, 'There is no open balance to pay'],
  [
    depositReceived,
    { type: 'submit', claimed: true },
    'This booking has a payment already. Please edit it on your dashboard',
  ],
] satisfies [BookingState, BookingEvent, string][])('a refusal says why (%#)', (state, event, reason) => {
  expect(transition(state, event, SOON)).toEqual({ ok: false, reason })
})

test.each([
  ['in_progress', false],
  ['booking_submitted', true],
  ['payment_confirmed', true],
  ['cancelled', false],
  ['expired', false],
] as const)('%s holds a place: %s', (status, holds) => {
  expect(holdsPlace(status)).toBe(holds)
})

test('of a whole row that is given, only the state comes out', () => {
  const row = { ...claimed, firstName: 'Awa' }
  expect(transition(row, cancel, SOON)).toEqual({
    ok: true,
    state: { ...claimed, status: 'cancelled', holdExpiresAt: null },
  })
})

const anyEvent: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc.constantFrom(claim, expire, cancel),
  fc.boolean().map((byAccount): BookingEvent => ({ type: 'submit', claimed: byAccount })),
  fc.constantFrom('deposit' as const, 'full' as const, 'balance' as const).map(report),
  fc.constantFrom('deposit' as const, 'full' as const, 'balance' as const).map(receive),
  fc.record({
    type: fc.constantFrom('reject_transfer' as const, 'lose_payment' as const),
    paidBefore: fc.constantFrom(...PAYMENT_STATUSES),
    moneyReceived: fc.boolean(),
  }),
)

/** What is wrong with a state that an event has led to. */
function faults(state: BookingState, event: BookingEvent, now: Date): string[] {
  const found: string[] = []
  if (state.status !== 'in_progress' && state.submittedAt === null) found.push('submitted at no time')
  const awaitsPayment = state.status === 'booking_submitted' && state.paymentStatus === 'pending'
  if (awaitsPayment !== (state.holdExpiresAt !== null)) found.push('a deadline goes with an unpaid place')
  if (event.type === 'submit' && isHoldOver(state, now)) found.push('a place given and lost at once')
  return found
}

test('whatever happens in whatever order, a booking stays whole', () => {
  const steps = fc.array(fc.record({ event: anyEvent, waitMinutes: fc.nat(4_000) }), { maxLength: 12 })
  fc.assert(
    fc.property(steps, (history) => {
      let state = draft
      let now = SUBMITTED
      for (const { event, waitMinutes } of history) {
        now = new Date(now.getTime() + waitMinutes * 60_000)
        const given = structuredClone(state)
        const result = transition(state, event, now)
        expect(state).toEqual(given)
        if (result.ok) state = result.state
        expect(faults(state, event, now)).toEqual([])
      }
    }),
    { numRuns: 1_000 },
  )
})
