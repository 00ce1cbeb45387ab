import { hoursAfter } from '#domain/base/dates.ts'
import type { PaymentStatus } from '#domain/payment/ledger.ts'
import type { Cents } from '#domain/base/money.ts'
import { transferHoldEnd } from '#domain/payment/overdue-transfer.ts'
import { PAYMENT_WINDOW_HOURS } from '#domain/price/pricing.ts'

export const BOOKING_STATUSES = [
  'in_progress',
  'booking_submitted',
  'payment_confirmed',
  'cancelled',
  'expired',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** A submitted booking that no account has claimed keeps its place for 60 minutes, a claimed one for 48 hours. */
export const UNCLAIMED_HOLD_HOURS = 1
export const CLAIMED_HOLD_HOURS = PAYMENT_WINDOW_HOURS
/** The guest is reminded 24 hours after submitting. */
export const PAYMENT_REMINDER_HOURS = 24

/** The part of a booking that events change. Instants are exact. */
export interface BookingState {
  status: BookingStatus
  submittedAt: Date | null
  /** When a place without its deposit is given up; null while nothing is held, once it was received, or while a known guest's transfer is on its way. */
  holdExpiresAt: Date | null
}

/** What a booking's money is, by its ledger (domain/payment/ledger.ts), with the payment or refund that an event is about. */
export interface Money {
  paymentStatus: PaymentStatus
  /** Received and not given back. */
  paidCents: Cents
  /** When the oldest transfer was reported that nobody has verified yet; null where there is none. */
  reportedSince: Date | null
  /** Whether money that was seen covers the deposit: what was only reported confirms nothing (decision 0051). */
  isDepositReceived: boolean
}

export type BookingEvent =
  | { type: 'save_draft' }
  | { type: 'submit'; claimed: boolean }
  | { type: 'claim' }
  | { type: 'edit' }
  /** We have changed or cancelled the date: nobody's hold runs out while the guest chooses, or right after. */
  | { type: 'extend_hold'; until: Date }
  | { type: 'report_transfer' }
  | { type: 'confirm_address' }
  | { type: 'receive_payment' }
  | { type: 'reject_transfer' }
  /** Money that had come was given back or taken back at the provider. */
  | { type: 'lose_payment' }
  /** The operator has undone what was entered as received: what the booking was `before` that. */
  | { type: 'undo_receive'; before: Pick<BookingState, 'status' | 'holdExpiresAt'> }
  | { type: 'expire' }
  | { type: 'cancel' }
type EventType = BookingEvent['type']

type Transition = { ok: true; state: BookingState } | { ok: false; reason: string }

type NextStatus = BookingStatus | ((money: Money) => BookingStatus)

const HELD = { booking_submitted: 'booking_submitted', payment_confirmed: 'payment_confirmed' } as const
const OVER = { cancelled: 'cancelled', expired: 'expired' } as const

/** A booking is where it would be without the money that has gone. */
const BY_MONEY_LEFT = { booking_submitted: byMoneyLeft, payment_confirmed: byMoneyLeft, ...OVER }

function byMoneyLeft({ isDepositReceived }: Money): BookingStatus {
  return isDepositReceived ? 'payment_confirmed' : 'booking_submitted'
}

/**
 * The transition table: to which status an event leads from which one. From a status that is not in its row it is
 * refused. Money for an expired booking takes a place again where one is free, which the caller decides, under the
 * retreat's lock. What was cancelled stays cancelled, whatever is paid for it later (decision 0051).
 */
const TRANSITIONS: Record<EventType, Partial<Record<BookingStatus, NextStatus>>> = {
  save_draft: { in_progress: 'in_progress' },
  submit: { in_progress: 'booking_submitted', ...HELD, expired: 'booking_submitted' },
  claim: { in_progress: 'in_progress', ...HELD, ...OVER },
  edit: HELD,
  extend_hold: HELD,
  report_transfer: HELD,
  confirm_address: HELD,
  receive_payment: {
    booking_submitted: byMoneyLeft,
    payment_confirmed: 'payment_confirmed',
    expired: byMoneyLeft,
  },
  reject_transfer: BY_MONEY_LEFT,
  lose_payment: BY_MONEY_LEFT,
  undo_receive: BY_MONEY_LEFT,
  expire: { booking_submitted: 'expired' },
  cancel: { booking_submitted: 'cancelled', payment_confirmed: 'cancelled' },
}

/** When an unpaid place is given up after an event; any other event keeps the deadline. */
const DEADLINES: Partial<Record<EventType, (state: BookingState, now: Date) => Date | null>> = {
  claim: lengthenedHold,
  reject_transfer: newHold,
  lose_payment: newHold,
}

/** What a transition depends on besides the state. */
interface Facts {
  now: Date
  money: Money
  /** Whether a transfer that the guest reports keeps the place past its hold: of a stranger it does not (decision 0055). */
  isGuestKnown?: boolean
}

/**
 * The only place where a booking's state changes (decision 0004). `money` is the booking's with the payment or refund
 * that the event is about. A place that is submitted, and that no transfer may still pay that a known guest has reported, has a deadline, and
 * nothing else has one. An event that does not fit is refused with a reason for people.
 */
export function transition(state: BookingState, event: BookingEvent, facts: Facts): Transition {
  const { now, money } = facts
  const next = TRANSITIONS[event.type][state.status]
  if (next === undefined) return { ok: false, reason: refusal(event.type, state.status) }
  if (event.type === 'submit') return submit(state, next, event.claimed, facts)
  if (event.type === 'expire' && !isHoldOver(state, now) && !isTransferHoldOver(state, money, now)) {
    return { ok: false, reason: refusal(event.type, state.status) }
  }
  if (event.type === 'undo_receive') {
    // Money that came meanwhile keeps the place that the undone entry had brought back.
    const isExpired = event.before.status === 'expired' && money.paymentStatus === 'pending'
    const before = isExpired && holdsPlace(state.status) ? 'expired' : next
    const hold = event.before.holdExpiresAt ?? state.holdExpiresAt
    return moved(state, before, facts, hold ?? newHold(state, now))
  }
  if (event.type === 'extend_hold') {
    const { holdExpiresAt } = state
    return moved(
      state,
      next,
      facts,
      holdExpiresAt && holdExpiresAt > event.until ? holdExpiresAt : event.until,
    )
  }
  const deadline = DEADLINES[event.type]
  return moved(
    state,
    next,
    facts,
    (deadline ? deadline(state, now) : state.holdExpiresAt) ?? newHold(state, now),
  )
}

function submit(state: BookingState, next: NextStatus, claimed: boolean, facts: Facts): Transition {
  const { now, money } = facts
  if (!isBooked(state, now)) {
    return moved({ ...state, submittedAt: now }, next, facts, holdEnd(now, claimed))
  }
  if (money.paymentStatus !== 'pending') {
    return { ok: false, reason: 'This booking has a payment already. Please edit it on your dashboard' }
  }
  // A resubmit changes what was booked, never the state: the place keeps its deadline.
  return moved(
    state,
    next,
    facts,
    (claimed ? lengthenedHold(state, now) : state.holdExpiresAt) ?? newHold(state, now),
  )
}

function moved(
  { submittedAt }: BookingState,
  next: NextStatus,
  { money, isGuestKnown = true }: Facts,
  deadline: Date,
): Transition {
  const status = typeof next === 'function' ? next(money) : next
  const isOnItsWay = money.reportedSince !== null && isGuestKnown
  const awaitsPayment = status === 'booking_submitted' && !isOnItsWay
  // Nothing else of a whole row that may have been given comes out: storing the state changes nothing else.
  return { ok: true, state: { status, submittedAt, holdExpiresAt: awaitsPayment ? deadline : null } }
}

/** Submitted and confirmed bookings hold a place; drafts, cancelled and expired ones hold none. */
export function holdsPlace(status: BookingStatus): boolean {
  return status === 'booking_submitted' || status === 'payment_confirmed'
}

/**
 * Whether a booking stands: it holds a place, and its hold has not run out. One that has run out and was not swept yet counts
 * as expired where somebody submits: what is answered "yes" must stand.
 */
export function isBooked(state: Pick<BookingState, 'status' | 'holdExpiresAt'>, now: Date): boolean {
  return holdsPlace(state.status) && !isHoldOver(state, now)
}

/** When the place of an unpaid booking is given up. */
export function holdEnd(submittedAt: Date, claimed: boolean): Date {
  return hoursAfter(submittedAt, claimed ? CLAIMED_HOLD_HOURS : UNCLAIMED_HOLD_HOURS)
}

/**
 * A claimed booking has 48 hours from its submission. A hold that was renewed since ends later still, and keeps its end; so does one that is
 * over, though no sweep has seen it yet.
 */
function lengthenedHold(state: BookingState, now: Date): Date | null {
  const { submittedAt, holdExpiresAt } = state
  if (holdExpiresAt === null || submittedAt === null || isHoldOver(state, now)) return holdExpiresAt
  const claimedHold = holdEnd(submittedAt, true)
  return holdExpiresAt > claimedHold ? holdExpiresAt : claimedHold
}

function newHold(_: BookingState, now: Date): Date {
  return hoursAfter(now, CLAIMED_HOLD_HOURS)
}

/** Whether an unpaid booking's hold has run out: at its very instant it has. */
export function isHoldOver(
  { status, holdExpiresAt }: Pick<BookingState, 'status' | 'holdExpiresAt'>,
  now: Date,
): boolean {
  return status === 'booking_submitted' && holdExpiresAt !== null && holdExpiresAt.getTime() <= now.getTime()
}

/** Since when a place has rested on a reported transfer alone: no money has been received; null where it does not. */
export function restsOnTransferSince(
  { status }: Pick<BookingState, 'status'>,
  { paidCents, reportedSince }: Pick<Money, 'paidCents' | 'reportedSince'>,
): Date | null {
  return status === 'booking_submitted' && paidCents <= 0 ? reportedSince : null
}

/** Whether it was kept long enough for that: it ends with the seventh working day (decision 0055). */
export function isTransferHoldOver(
  state: Pick<BookingState, 'status'>,
  money: Pick<Money, 'paidCents' | 'reportedSince'>,
  now: Date,
): boolean {
  const since = restsOnTransferSince(state, money)
  return since !== null && transferHoldEnd(since) <= now
}

function refusal(event: EventType, status: BookingStatus): string {
  switch (event) {
    case 'submit':
      return 'This booking is cancelled. Please start a new one'
    case 'expire':
      return 'This booking is not due to expire'
    case 'cancel':
      return whyNot(status, 'cancelled')
    case 'report_transfer':
    case 'receive_payment':
    case 'reject_transfer':
    case 'lose_payment':
    case 'undo_receive':
      return whyNot(status, 'paid')
    case 'save_draft':
    case 'claim':
    case 'edit':
    case 'extend_hold':
    case 'confirm_address':
      return whyNot(status, 'changed')
  }
}

const PLAIN_STATUS: Record<BookingStatus, string> = {
  in_progress: 'has not been submitted yet',
  booking_submitted: 'is waiting for its payment',
  payment_confirmed: 'is confirmed',
  cancelled: 'is cancelled',
  expired: 'has expired',
}

/** Why a booking in this status cannot be cancelled, changed or paid, for people. */
export function whyNot(status: BookingStatus, wish: 'cancelled' | 'changed' | 'ordered' | 'paid'): string {
  if (status === 'in_progress' && wish === 'paid') return 'Please submit the booking before paying it'
  if (status === 'in_progress' && wish === 'ordered') return 'Please submit the booking before ordering it'
  return `This booking ${PLAIN_STATUS[status]} and can’t be ${wish}`
}
