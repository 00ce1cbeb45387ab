import { hoursAfter } from './dates.ts'
import type { Cents } from './money.ts'
import { PAYMENT_WINDOW_HOURS } from './pricing.ts'

export const BOOKING_STATUSES = [
  'in_progress',
  'booking_submitted',
  'payment_confirmed',
  'cancelled',
  'expired',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export const PAYMENT_STATUSES = ['pending', 'deposit_paid', 'fully_paid'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** A submitted booking that no account has claimed keeps its place for 60 minutes, a claimed one for 48 hours. */
export const UNCLAIMED_HOLD_HOURS = 1
export const CLAIMED_HOLD_HOURS = PAYMENT_WINDOW_HOURS
/** The guest is reminded 24 hours after submitting. */
export const PAYMENT_REMINDER_HOURS = 24

/** The part of a booking that the state machine reads and writes. Instants are exact. */
export interface BookingState {
  status: BookingStatus
  paymentStatus: PaymentStatus
  submittedAt: Date | null
  /** When an unpaid place is given up; null while nothing is held, or once money was paid or reported. */
  holdExpiresAt: Date | null
}

export type BookingEvent =
  | { type: 'submit'; claimed: boolean }
  | { type: 'claim' }
  | { type: 'report_transfer'; pays: 'deposit' | 'full' | 'balance' }
  | { type: 'receive_payment'; pays: 'deposit' | 'full' | 'balance' }
  | { type: 'reject_transfer' | 'lose_payment'; paidBefore: PaymentStatus; moneyReceived: boolean }
  | { type: 'reprice'; settled: PaymentStatus }
  | { type: 'expire' }
  | { type: 'cancel' }

export type Transition = { ok: true; state: BookingState } | { ok: false; reason: string }

/** Submitted and confirmed bookings hold a place; drafts, cancelled and expired ones hold none. */
export function holdsPlace(status: BookingStatus): boolean {
  return status === 'booking_submitted' || status === 'payment_confirmed'
}

/** How far a price is paid by an amount in cents, received or reported: from the total on it is fully paid. */
export function settledStatus(settledCents: Cents, totalCents: Cents): PaymentStatus {
  if (settledCents <= 0) return 'pending'
  return settledCents >= totalCents ? 'fully_paid' : 'deposit_paid'
}

/** When the place of an unpaid booking is given up. */
export function holdEnd(submittedAt: Date, claimed: boolean): Date {
  return hoursAfter(submittedAt, claimed ? CLAIMED_HOLD_HOURS : UNCLAIMED_HOLD_HOURS)
}

/** Whether an unpaid booking's hold has run out: at its very instant it has. */
export function isHoldOver(state: BookingState, now: Date): boolean {
  return (
    state.status === 'booking_submitted' &&
    state.paymentStatus === 'pending' &&
    state.holdExpiresAt !== null &&
    state.holdExpiresAt.getTime() <= now.getTime()
  )
}

function refuse(reason: string): Transition {
  return { ok: false, reason }
}

const PLAIN_STATUS: Record<BookingStatus, string> = {
  in_progress: 'has not been submitted yet',
  booking_submitted: 'is waiting for its payment',
  payment_confirmed: 'is confirmed',
  cancelled: 'is cancelled',
  expired: 'has expired',
}

/**
 * The only place where a booking's status and paymentStatus change (docs/decisions: states). Whether a place is free
 * for a booking that takes one (submit, and a payment that arrives for an expired or cancelled booking) is decided by
 * the caller, under the retreat's lock; an event that does not fit is refused with a reason for people.
 */
export function transition(given: BookingState, event: BookingEvent, now: Date): Transition {
  // A whole row may be given; nothing of it but these four comes out, so that storing the result changes nothing else.
  const { status, paymentStatus, submittedAt, holdExpiresAt } = given
  const state: BookingState = { status, paymentStatus, submittedAt, holdExpiresAt }
  switch (event.type) {
    case 'submit':
      return submit(state, event.claimed, now)
    case 'claim':
      return claim(state)
    case 'report_transfer':
      return pay(state, event.pays, 'reported')
    case 'receive_payment':
      return pay(state, event.pays, 'received')
    case 'reject_transfer':
    case 'lose_payment':
      return withoutPayment(state, event, now)
    case 'reprice':
      return holdsPlace(state.status)
        ? { ok: true, state: { ...state, paymentStatus: event.settled } }
        : refuse(`This booking ${PLAIN_STATUS[state.status]} and cannot be changed`)
    case 'expire':
      return isHoldOver(state, now)
        ? { ok: true, state: { ...state, status: 'expired', holdExpiresAt: null } }
        : refuse('This booking is not due to expire')
    case 'cancel':
      return holdsPlace(state.status)
        ? { ok: true, state: { ...state, status: 'cancelled', holdExpiresAt: null } }
        : refuse(`This booking ${PLAIN_STATUS[state.status]} and cannot be cancelled`)
  }
}

function submit(state: BookingState, claimed: boolean, now: Date): Transition {
  if (state.status === 'cancelled') return refuse('This booking is cancelled. Please start a new one')
  // A hold that has run out and was not swept yet counts as expired: what is answered "yes" must stand.
  if (holdsPlace(state.status) && !isHoldOver(state, now)) {
    // A resubmit changes what was booked, never the state: the place keeps its deadline.
    if (state.paymentStatus === 'pending') return claimed ? claim(state) : { ok: true, state }
    return refuse('This booking has a payment already. Please edit it on your dashboard')
  }
  return {
    ok: true,
    state: {
      status: 'booking_submitted',
      paymentStatus: 'pending',
      submittedAt: now,
      holdExpiresAt: holdEnd(now, claimed),
    },
  }
}

function claim(state: BookingState): Transition {
  if (state.holdExpiresAt === null || state.submittedAt === null) return { ok: true, state }
  const claimedHold = holdEnd(state.submittedAt, true)
  // A hold that was renewed after a rejected transfer ends later still, and keeps its end.
  const holdExpiresAt = state.holdExpiresAt > claimedHold ? state.holdExpiresAt : claimedHold
  return { ok: true, state: { ...state, holdExpiresAt } }
}

function pay(
  state: BookingState,
  pays: 'deposit' | 'full' | 'balance',
  how: 'reported' | 'received',
): Transition {
  if (state.status === 'in_progress') return refuse('Please submit the booking before paying it')
  const paidAlready = state.paymentStatus !== 'pending'
  if (how === 'reported') {
    if (!holdsPlace(state.status))
      return refuse(`This booking ${PLAIN_STATUS[state.status]} and cannot be paid`)
    if (pays === 'balance' ? state.paymentStatus !== 'deposit_paid' : paidAlready) {
      return refuse(
        pays === 'balance' ? 'There is no open balance to pay' : 'This booking has a payment already',
      )
    }
  }
  return {
    ok: true,
    state: {
      ...state,
      paymentStatus: paidAfter(state.paymentStatus, pays),
      status: how === 'received' ? 'payment_confirmed' : state.status,
      holdExpiresAt: null,
    },
  }
}

/** A balance counts as the rest only on top of a deposit: where that was rejected meanwhile, something is still owed. */
function paidAfter(before: PaymentStatus, pays: 'deposit' | 'full' | 'balance'): PaymentStatus {
  if (before === 'fully_paid' || pays === 'full') return 'fully_paid'
  return before === 'deposit_paid' && pays === 'balance' ? 'fully_paid' : 'deposit_paid'
}

/**
 * Money that had counted is gone: a transfer never came, or a card payment was given back or taken back at the provider.
 * The booking is where it would be without it, with 48 new hours if nothing else was paid.
 */
function withoutPayment(
  state: BookingState,
  event: { paidBefore: PaymentStatus; moneyReceived: boolean },
  now: Date,
): Transition {
  if (!holdsPlace(state.status)) return { ok: true, state: { ...state, paymentStatus: event.paidBefore } }
  const unpaid = event.paidBefore === 'pending' && !event.moneyReceived
  return {
    ok: true,
    state: {
      ...state,
      paymentStatus: event.paidBefore,
      status: event.moneyReceived ? 'payment_confirmed' : 'booking_submitted',
      holdExpiresAt: unpaid ? hoursAfter(now, CLAIMED_HOLD_HOURS) : null,
    },
  }
}
