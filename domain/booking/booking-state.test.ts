import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PAYMENT_STATUSES, type PaymentStatus } from '#domain/payment/ledger.ts'
import { BOOKING_STATUSES, holdsPlace, isHoldOver } from '#domain/place/booking-status.ts'
import {
  earnsFoundingDiscount,
  holdEnd,
  isTransferHoldOver,
  transition,
  type BookingEvent,
  type BookingState,
  type Money,
} from './booking-state.ts'

const SUBMITTED = new Date('2025-09-01T09:00:00Z')
const HOUR_LATER = new Date('2025-09-01T10:00:00Z')
const DAY_LATER = new Date('2025-09-02T09:00:00Z')
const TWO_DAYS_LATER = new Date('2025-09-03T09:00:00Z')
/** Half an hour after submitting, when every hold still runs. */
const SOON = new Date('2025-09-01T09:30:00Z')

const draft: BookingState = { status: 'in_progress', submittedAt: null, holdExpiresAt: null }
const unclaimed: BookingState = {
  status: 'booking_submitted',
  submittedAt: SUBMITTED,
  holdExpiresAt: HOUR_LATER,
}
const claimed: BookingState = { ...unclaimed, holdExpiresAt: TWO_DAYS_LATER }
const reported: BookingState = { ...claimed, holdExpiresAt: null }
const received: BookingState = { ...reported, status: 'payment_confirmed' }
const cancelled: BookingState = { ...received, status: 'cancelled' }
const expired: BookingState = { ...unclaimed, status: 'expired', holdExpiresAt: null }

const NO_MONEY: Money = {
  paymentStatus: 'pending',
  isDepositReceived: false,
  paidCents: 0,
  reportedSince: null,
}
const DEPOSIT_REPORTED: Money = {
  paymentStatus: 'deposit_paid',
  isDepositReceived: false,
  paidCents: 0,
  reportedSince: SUBMITTED,
}
const DEPOSIT_RECEIVED: Money = {
  paymentStatus: 'deposit_paid',
  isDepositReceived: true,
  paidCents: 20_000,
  reportedSince: null,
}
/** Less than the deposit, with nothing on its way. */
const PART_RECEIVED: Money = {
  paymentStatus: 'deposit_paid',
  isDepositReceived: false,
  paidCents: 18_000,
  reportedSince: null,
}
const ALL_RECEIVED: Money = {
  paymentStatus: 'fully_paid',
  isDepositReceived: true,
  paidCents: 95_000,
  reportedSince: null,
}
/** Received money that is all being refunded. */
const GOING_BACK: Money = {
  paymentStatus: 'pending',
  isDepositReceived: false,
  paidCents: 20_000,
  reportedSince: null,
}

/** Returns "refused", or the status after the event, half an hour after submitting. */
function outcome(state: BookingState, event: BookingEvent, money: Money): string {
  const result = transition(state, event, { now: SOON, money })
  return result.ok ? result.state.status : 'refused'
}

const NO = 'refused'
const DRAFT = 'in_progress'
const SUBMIT = 'booking_submitted'
const PAID = 'payment_confirmed'
const CANCEL = 'cancelled'
const EXPIRE = 'expired'

// Every event, from every status, without any money.
test.each<{ event: BookingEvent; leads: string[] }>([
  //                                   from:    in_progress, submitted, confirmed, cancelled, expired
  { event: { type: 'save_draft' }, leads: [DRAFT, NO, NO, NO, NO] },
  { event: { type: 'submit', claimed: false }, leads: [SUBMIT, SUBMIT, PAID, NO, SUBMIT] },
  { event: { type: 'claim' }, leads: [DRAFT, SUBMIT, PAID, CANCEL, EXPIRE] },
  { event: { type: 'edit' }, leads: [NO, SUBMIT, PAID, NO, NO] },
  { event: { type: 'report_transfer' }, leads: [NO, SUBMIT, PAID, NO, NO] },
  { event: { type: 'receive_payment' }, leads: [NO, SUBMIT, PAID, NO, SUBMIT] },
  { event: { type: 'reject_transfer' }, leads: [NO, SUBMIT, SUBMIT, CANCEL, EXPIRE] },
  { event: { type: 'reverse_payment' }, leads: [NO, SUBMIT, SUBMIT, CANCEL, EXPIRE] },
  { event: { type: 'expire' }, leads: [NO, NO, NO, NO, NO] },
  { event: { type: 'cancel' }, leads: [NO, CANCEL, CANCEL, NO, NO] },
  { event: { type: 'undo_cancel', before: received }, leads: [NO, NO, NO, PAID, NO] },
])('the event $event.type changes each status to $leads', ({ event, leads }) => {
  const states = [draft, unclaimed, received, cancelled, expired]
  expect(states.map(({ status }) => status)).toEqual(BOOKING_STATUSES)
  expect(states.map((state) => outcome(state, event, NO_MONEY))).toEqual(leads)
})

test.each([
  ['nothing paid', unclaimed, NO_MONEY, SUBMIT],
  ['a reported deposit', reported, DEPOSIT_REPORTED, NO],
  ['a received deposit', received, DEPOSIT_RECEIVED, NO],
  ['everything received', received, ALL_RECEIVED, NO],
  ['money that is all on its way back', received, GOING_BACK, PAID],
  ['a late payment that was given back', expired, NO_MONEY, SUBMIT],
])('submitting again with %s is refused or gives the right status', (_, state, money, expected) => {
  expect(outcome(state, { type: 'submit', claimed: true }, money)).toBe(expected)
})

test('only received money confirms a booking, and a cancelled booking stays cancelled', () => {
  const event = { type: 'receive_payment' } as const
  const ends = (money: Money) =>
    [unclaimed, reported, cancelled, expired].map((s) => outcome(s, event, money))
  expect(ends(DEPOSIT_RECEIVED)).toEqual([PAID, PAID, NO, PAID])
  expect(ends(DEPOSIT_REPORTED)).toEqual([SUBMIT, SUBMIT, NO, SUBMIT])
})

test.each([
  ['that was all there was', NO_MONEY, SUBMIT],
  ['with a transfer still reported', DEPOSIT_REPORTED, SUBMIT],
  ['with the deposit still received', DEPOSIT_RECEIVED, PAID],
  ['with the rest on its way back', GOING_BACK, SUBMIT],
])(
  'a booking that loses a payment %s stays confirmed only with enough received money',
  (_, money, expected) => {
    for (const type of ['reject_transfer', 'reverse_payment'] as const) {
      expect(outcome(received, { type }, money)).toBe(expected)
      expect(outcome(reported, { type }, money)).toBe(expected)
    }
  },
)

test('a booking holds its place for 60 minutes, or 48 hours with an account', () => {
  const at = { now: SUBMITTED, money: NO_MONEY }
  expect(transition(draft, { type: 'submit', claimed: false }, at)).toEqual({ ok: true, state: unclaimed })
  expect(transition(draft, { type: 'submit', claimed: true }, at)).toEqual({ ok: true, state: claimed })
  expect(holdEnd(SUBMITTED, false)).toEqual(HOUR_LATER)
  expect(holdEnd(SUBMITTED, true)).toEqual(TWO_DAYS_LATER)
})

/** Returns the hold's end after an event that must succeed. */
function holdAfter(state: BookingState, event: BookingEvent, money: Money, now: Date): Date | null {
  const result = transition(state, event, { now, money })
  if (!result.ok) throw new Error(result.reason)
  return result.state.holdExpiresAt
}

test('claiming extends the hold to 48 hours from the submission, not from the claim', () => {
  expect(holdAfter(unclaimed, { type: 'claim' }, NO_MONEY, SOON)).toEqual(TWO_DAYS_LATER)
})

test.each([
  ['a millisecond before its end', -1, TWO_DAYS_LATER],
  ['at its very end', 0, unclaimed.holdExpiresAt],
])('a claim %s extends the hold only if it still runs', (_, ms, end) => {
  const at = new Date((unclaimed.holdExpiresAt?.getTime() ?? 0) + ms)
  expect(holdAfter(unclaimed, { type: 'claim' }, NO_MONEY, at)).toEqual(end)
})

test.each([
  ['of an offer that runs longer', '2025-09-03T06:00:00Z', '2025-09-03T06:00:00Z'],
  ['of an offer that ends before the hold would', '2025-09-01T09:20:00Z', null],
])('a place %s keeps the later end, signed in or not', (_, until, end) => {
  const at = { now: SUBMITTED, money: NO_MONEY }
  const heldUntil = new Date(until)
  const held = transition(draft, { type: 'submit', claimed: false, heldUntil }, at)
  const alone = transition(draft, { type: 'submit', claimed: false }, at)
  expect(held.ok && held.state.holdExpiresAt).toEqual(
    end === null ? alone.ok && alone.state.holdExpiresAt : new Date(end),
  )
  const signedIn = transition(draft, { type: 'submit', claimed: true, heldUntil }, at)
  expect(signedIn.ok && signedIn.state.holdExpiresAt).toEqual(TWO_DAYS_LATER)
})

test('submitting again once signed in extends the hold to 48 hours', () => {
  expect(holdAfter(unclaimed, { type: 'submit', claimed: true }, NO_MONEY, SOON)).toEqual(TWO_DAYS_LATER)
})

test('submitting again without an account does not shorten a hold of 48 hours', () => {
  expect(holdAfter(claimed, { type: 'submit', claimed: false }, NO_MONEY, SOON)).toEqual(TWO_DAYS_LATER)
})

test('a hold that was renewed after a rejected transfer is not shortened by a claim', () => {
  const renewed = { ...unclaimed, holdExpiresAt: new Date('2025-09-09T09:00:00Z') }
  expect(holdAfter(renewed, { type: 'claim' }, NO_MONEY, DAY_LATER)).toEqual(renewed.holdExpiresAt)
})

test.each<[string, BookingEvent, Money]>([
  ['a reported transfer', { type: 'report_transfer' }, DEPOSIT_REPORTED],
  ['a payment', { type: 'receive_payment' }, DEPOSIT_RECEIVED],
  ['a cancellation', { type: 'cancel' }, NO_MONEY],
])('%s removes the deadline', (_, event, money) => {
  expect(holdAfter(claimed, event, money, SOON)).toBeNull()
})

test.each<[string, BookingEvent, Money, Date | null]>([
  ['an edit before anything is paid', { type: 'edit' }, NO_MONEY, TWO_DAYS_LATER],
  ['a rejected transfer, with nothing else paid', { type: 'reject_transfer' }, NO_MONEY, inTwoDays()],
  ['a lost payment, with nothing else paid', { type: 'reverse_payment' }, NO_MONEY, inTwoDays()],
  [
    'a rejected transfer, with less than the deposit received',
    { type: 'reject_transfer' },
    PART_RECEIVED,
    inTwoDays(),
  ],
  ['a rejected transfer, with another one reported', { type: 'reject_transfer' }, DEPOSIT_REPORTED, null],
  ['a rejected balance, with the deposit received', { type: 'reject_transfer' }, DEPOSIT_RECEIVED, null],
  ['a change to answer until later', { type: 'extend_hold', until: inTwoDays() }, NO_MONEY, inTwoDays()],
  ['a change to answer until earlier', { type: 'extend_hold', until: DAY_LATER }, NO_MONEY, TWO_DAYS_LATER],
])('the deadline is right after %s', (_, event, money, expected) => {
  expect(holdAfter(claimed, event, money, DAY_LATER)).toEqual(expected)
})

test.each<[string, Money, BookingState]>([
  ['nothing else has come', NO_MONEY, expired],
  ['a transfer was reported since', DEPOSIT_REPORTED, reported],
  ['a deposit has come since', DEPOSIT_RECEIVED, received],
])('undoing the payment that brought an expired booking back is right if %s', (_, money, state) => {
  const event = { type: 'undo_receive', before: { status: 'expired', holdExpiresAt: null } } as const
  expect(transition(received, event, { now: SOON, money })).toEqual({ ok: true, state })
})

test('a transfer below the deposit gives 48 hours for the rest, unless a deadline already runs', () => {
  const event = { type: 'receive_payment' } as const
  expect(holdAfter(reported, event, PART_RECEIVED, DAY_LATER)).toEqual(inTwoDays())
  expect(holdAfter(claimed, event, PART_RECEIVED, DAY_LATER)).toEqual(TWO_DAYS_LATER)
})

/** 48 hours after `DAY_LATER`. */
function inTwoDays(): Date {
  return new Date('2025-09-04T09:00:00Z')
}

test.each([
  ['1 ms before its end', -1, false],
  ['at its end', 0, true],
  ['1 ms after its end', 1, true],
])('a hold checked %s is over only from its end on', (_, shift, over) => {
  const now = new Date(HOUR_LATER.getTime() + shift)
  expect(isHoldOver(unclaimed, now)).toBe(over)
  const result = transition(unclaimed, { type: 'expire' }, { now, money: NO_MONEY })
  expect(result).toEqual(
    over ? { ok: true, state: expired } : { ok: false, reason: 'This booking is not due to expire' },
  )
})

test.each([
  ['a draft', draft],
  ['a reported payment', reported],
  ['a received payment', received],
  ['a cancelled booking', cancelled],
  ['an expired booking', expired],
])('%s never expires', (_, state) => {
  const late = { now: new Date('2030-01-01'), money: NO_MONEY }
  expect(transition(state, { type: 'expire' }, late)).toMatchObject({ ok: false })
})

// Submitted and reported on a Monday, so the seventh working day is Wednesday of the next week.
const LAST_INSTANT = new Date('2025-09-10T23:59:59.999Z')
const THURSDAY = new Date('2025-09-11T00:00:00Z')
const LATE = new Date('2030-01-01T00:00:00Z')

test.each<[string, BookingState, Money, Date, boolean]>([
  ['to the end of the seventh working day', reported, DEPOSIT_REPORTED, LAST_INSTANT, false],
  ['no longer', reported, DEPOSIT_REPORTED, THURSDAY, true],
  [
    'also where everything was reported',
    reported,
    { ...ALL_RECEIVED, paidCents: 0, reportedSince: SUBMITTED },
    THURSDAY,
    true,
  ],
  ['for good, once any money has come', reported, { ...DEPOSIT_REPORTED, paidCents: 1 }, LATE, false],
  [
    'for good, where a balance is reported on top of a deposit',
    received,
    { ...ALL_RECEIVED, reportedSince: SUBMITTED },
    LATE,
    false,
  ],
])('a place is held for a reported transfer: %s', (_, state, money, now, over) => {
  expect(isTransferHoldOver(state, money, now)).toBe(over)
  expect(transition(state, { type: 'expire' }, { now, money })).toEqual(
    over ? { ok: true, state: expired } : { ok: false, reason: 'This booking is not due to expire' },
  )
})

test('an expired booking that is submitted again starts a new hold', () => {
  const again = transition(expired, { type: 'submit', claimed: true }, { now: DAY_LATER, money: NO_MONEY })
  expect(again).toEqual({
    ok: true,
    state: { status: 'booking_submitted', submittedAt: DAY_LATER, holdExpiresAt: inTwoDays() },
  })
})

test('a submission after the hold ended, but before it was released, starts a new hold', () => {
  const event: BookingEvent = { type: 'submit', claimed: false }
  expect(transition(unclaimed, event, { now: DAY_LATER, money: NO_MONEY })).toEqual({
    ok: true,
    state: { ...unclaimed, submittedAt: DAY_LATER, holdExpiresAt: new Date('2025-09-02T10:00:00Z') },
  })
})

test('a payment for an expired booking confirms it', () => {
  const late = { now: TWO_DAYS_LATER, money: DEPOSIT_RECEIVED }
  expect(transition(expired, { type: 'receive_payment' }, late)).toEqual({ ok: true, state: received })
})

test.each<[BookingState, BookingEvent, Money, string]>([
  [draft, { type: 'report_transfer' }, NO_MONEY, 'Please submit the booking before paying'],
  [draft, { type: 'cancel' }, NO_MONEY, 'This booking has not been submitted yet and can’t be cancelled'],
  [cancelled, { type: 'cancel' }, NO_MONEY, 'This booking is already cancelled'],
  [
    cancelled,
    { type: 'submit', claimed: true },
    NO_MONEY,
    'This booking is cancelled. Please start a new one',
  ],
  [expired, { type: 'report_transfer' }, NO_MONEY, 'This booking has expired and can’t be paid'],
  [expired, { type: 'edit' }, NO_MONEY, 'This booking has expired and can’t be changed'],
  [received, { type: 'save_draft' }, NO_MONEY, 'This booking is confirmed and can’t be changed'],
  [
    received,
    { type: 'submit', claimed: true },
    DEPOSIT_RECEIVED,
    'This booking has a payment already. Please edit it on your dashboard',
  ],
])('a refused event gives its reason (%#)', (state, event, money, reason) => {
  expect(transition(state, event, { now: SOON, money })).toEqual({ ok: false, reason })
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

test.each([unclaimed, claimed, reported, received])(
  'undoing a cancellation restores the state before it: %j',
  (before) => {
    const money = before === reported ? DEPOSIT_REPORTED : NO_MONEY
    const after = transition(cancelled, { type: 'undo_cancel', before }, { now: SOON, money })
    expect(after).toEqual({ ok: true, state: before })
  },
)

test('a transition returns only the state, even if it is given a whole row', () => {
  const row = { ...claimed, firstName: 'Awa' }
  expect(transition(row, { type: 'cancel' }, { now: SOON, money: NO_MONEY })).toEqual({
    ok: true,
    state: { ...claimed, status: 'cancelled', holdExpiresAt: null },
  })
})

const anyEvent: fc.Arbitrary<BookingEvent> = fc.oneof(
  fc
    .constantFrom(
      ...(['save_draft', 'claim', 'edit', 'report_transfer', 'receive_payment'] as const),
      ...(['reject_transfer', 'reverse_payment', 'expire', 'cancel'] as const),
    )
    .map((type): BookingEvent => ({ type })),
  fc.boolean().map((byAccount): BookingEvent => ({ type: 'submit', claimed: byAccount })),
)
const anyMoney: fc.Arbitrary<Money> = fc.record({
  paymentStatus: fc.constantFrom<PaymentStatus>(...PAYMENT_STATUSES),
  paidCents: fc.integer({ min: -100, max: 100_000 }),
  isDepositReceived: fc.boolean(),
  reportedSince: fc.option(fc.date({ min: SUBMITTED, max: DAY_LATER, noInvalidDate: true })),
})

/** Returns what is wrong with the state after an event. */
function faults(state: BookingState, event: BookingEvent, money: Money, now: Date): string[] {
  const found: string[] = []
  if (state.status !== 'in_progress' && state.submittedAt === null) found.push('submitted at no time')
  const mayEnd = state.status === 'booking_submitted' && money.reportedSince === null
  if ((state.holdExpiresAt !== null) !== mayEnd) found.push('a deadline for no unpaid place, or none for one')
  if (event.type === 'submit' && isHoldOver(state, now)) found.push('a place given and lost at once')
  return found
}

test("a booking's state stays valid after any events in any order", () => {
  const step = fc.record({ event: anyEvent, money: anyMoney, waitMinutes: fc.nat(4_000) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (history) => {
      let state = draft
      let now = SUBMITTED
      for (const { event, money, waitMinutes } of history) {
        now = new Date(now.getTime() + waitMinutes * 60_000)
        const given = structuredClone(state)
        const result = transition(state, event, { now, money })
        expect(state).toEqual(given)
        if (!result.ok) continue
        state = result.state
        expect(faults(state, event, money, now)).toEqual([])
      }
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['payment_confirmed', 'fully_paid', true],
  ['payment_confirmed', 'confirmed', true],
  ['payment_confirmed', 'deposit_paid', false],
  ['booking_submitted', 'fully_paid', false],
  ['cancelled', 'fully_paid', false],
] as const)(
  'a booking that is %s and %s earns the founding member discount: %s',
  (status, paymentStatus, earns) => {
    expect(earnsFoundingDiscount({ status, paymentStatus })).toBe(earns)
  },
)
