import { hoursAfter } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import type { PaymentStatus } from '#domain/payment/ledger.ts'
import { transferHoldEnd } from '#domain/payment/overdue-transfer.ts'
import { holdsPlace, isBooked, isHoldOver, type BookingStatus } from '#domain/place/booking-status.ts'
import { CLAIMED_HOLD_HOURS, UNCLAIMED_HOLD_HOURS } from '#domain/terms/booking-terms.ts'

/** Hours after submitting when the guest gets a payment reminder. */
export const PAYMENT_REMINDER_HOURS = 24

/** The part of a booking that events change. */
export interface BookingState {
  status: BookingStatus
  submittedAt: Date | null
  /** When the place is released without the deposit; null if none is held, it was received, or a known guest's transfer is on its way. */
  holdExpiresAt: Date | null
}

/** The booking's money by its ledger (domain/payment/ledger.ts), including the payment or refund that an event is about. */
export interface Money {
  paymentStatus: PaymentStatus
  /** The amount received minus the amount refunded. */
  paidCents: Cents
  /** When the oldest unverified transfer was reported; null if there is none. */
  reportedSince: Date | null
  /** Whether verified money covers the deposit: a reported transfer confirms nothing (decision 0051). */
  isDepositReceived: boolean
}

export type BookingEvent =
  | { type: 'save_draft' }
  /** `heldUntil`: the end of the offer of a waiting list that is taken, which a shorter hold does not cut short. */
  | { type: 'submit'; claimed: boolean; heldUntil?: Date | null }
  | { type: 'claim' }
  | { type: 'edit' }
  /** The operator changed or cancelled the date: no hold runs out while the guest chooses, or right after. */
  | { type: 'extend_hold'; until: Date }
  | { type: 'report_transfer' }
  | { type: 'confirm_address' }
  | { type: 'receive_payment' }
  | { type: 'reject_transfer' }
  /** The payment provider refunded or reversed money that had been received. */
  | { type: 'reverse_payment' }
  /** The operator has undone a payment entered as received; `before` is the state before that payment. */
  | { type: 'undo_receive'; before: Pick<BookingState, 'status' | 'holdExpiresAt'> }
  | { type: 'expire' }
  | { type: 'cancel' }
  /** The operator has undone a cancellation, which restores the state before it. */
  | { type: 'undo_cancel'; before: Pick<BookingState, 'status' | 'holdExpiresAt'> }
type EventType = BookingEvent['type']

type Transition = { ok: true; state: BookingState } | { ok: false; reason: string }

type NextStatus = BookingStatus | ((money: Money) => BookingStatus)

const HELD = { booking_submitted: 'booking_submitted', payment_confirmed: 'payment_confirmed' } as const
const OVER = { cancelled: 'cancelled', expired: 'expired' } as const

/** Once money has gone, the booking gets the status that the remaining money gives it. */
const BY_REMAINING_MONEY = { booking_submitted: statusByMoney, payment_confirmed: statusByMoney, ...OVER }

function statusByMoney({ isDepositReceived }: Money): BookingStatus {
  return isDepositReceived ? 'payment_confirmed' : 'booking_submitted'
}

/**
 * The transition table: the new status for each event and old status. An event is refused if its row lacks the status.
 * Money for an expired booking takes a place again if one is free, which the caller decides under the retreat's lock. A
 * cancelled booking stays cancelled, whatever is paid for it later (decision 0051).
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
    booking_submitted: statusByMoney,
    payment_confirmed: 'payment_confirmed',
    expired: statusByMoney,
  },
  reject_transfer: BY_REMAINING_MONEY,
  reverse_payment: BY_REMAINING_MONEY,
  undo_receive: BY_REMAINING_MONEY,
  expire: { booking_submitted: 'expired' },
  cancel: { booking_submitted: 'cancelled', payment_confirmed: 'cancelled' },
  undo_cancel: { cancelled: statusByMoney },
}

/** The facts on which a transition depends besides the state. */
interface Facts {
  now: Date
  money: Money
  /** Whether a reported transfer keeps the place past its hold, which it does only for a known guest (decision 0055). */
  isGuestKnown?: boolean
}

/**
 * Returns the state after an event; a booking's state changes only here (decision 0004). `money` includes the payment
 * or refund that the event is about. Only a submitted place has a deadline, and only while no known guest's reported
 * transfer may still pay for it. An event that does not fit is refused with a reason that people read.
 */
export function transition(state: BookingState, event: BookingEvent, facts: Facts): Transition {
  const { now, money } = facts
  const next = TRANSITIONS[event.type][state.status]
  if (next === undefined) return { ok: false, reason: refusal(event.type, state.status) }
  if (event.type === 'submit') return submit(state, next, event, facts)
  if (event.type === 'expire' && !isHoldOver(state, now) && !isTransferHoldOver(state, money, now)) {
    return { ok: false, reason: refusal(event.type, state.status) }
  }
  if (event.type === 'undo_cancel')
    return enter(state, event.before.status, facts, event.before.holdExpiresAt)
  // Money that came after the undone entry keeps the place which that entry had brought back.
  const expiresAgain =
    event.type === 'undo_receive' && event.before.status === 'expired' && money.paymentStatus === 'pending'
  const status = expiresAgain && holdsPlace(state.status) ? 'expired' : next
  return enter(state, status, facts, deadlineAfter(event, state, now))
}

/** Returns the hold's deadline after an event, which most events keep; null if there was none. */
function deadlineAfter(event: BookingEvent, state: BookingState, now: Date): Date | null {
  const { holdExpiresAt } = state
  switch (event.type) {
    case 'claim':
      return extendedHold(state, now)
    case 'extend_hold':
      return holdExpiresAt && holdExpiresAt > event.until ? holdExpiresAt : event.until
    case 'reject_transfer':
    case 'reverse_payment':
      return newHold(now)
    case 'undo_receive':
      return event.before.holdExpiresAt ?? holdExpiresAt
    default:
      return holdExpiresAt
  }
}

function submit(
  state: BookingState,
  next: NextStatus,
  { claimed, heldUntil = null }: Extract<BookingEvent, { type: 'submit' }>,
  facts: Facts,
): Transition {
  const { now, money } = facts
  if (!isBooked(state, now)) {
    const end = holdEnd(now, claimed)
    return enter({ ...state, submittedAt: now }, next, facts, heldUntil && heldUntil > end ? heldUntil : end)
  }
  if (money.paymentStatus !== 'pending') {
    return { ok: false, reason: 'This booking has a payment already. Please edit it on your dashboard' }
  }
  // A resubmit changes what was booked but not the state: the place keeps its deadline.
  return enter(state, next, facts, claimed ? extendedHold(state, now) : state.holdExpiresAt)
}

/** Returns the state with the new status; without a deadline of its own, an awaited payment gets a new hold. */
function enter(
  { submittedAt }: BookingState,
  next: NextStatus,
  { now, money, isGuestKnown = true }: Facts,
  deadline: Date | null,
): Transition {
  const status = typeof next === 'function' ? next(money) : next
  const isOnItsWay = money.reportedSince !== null && isGuestKnown
  const awaitsPayment = status === 'booking_submitted' && !isOnItsWay
  // Returns only these three fields, even if a whole row was given, so storing the state changes nothing else.
  return {
    ok: true,
    state: { status, submittedAt, holdExpiresAt: awaitsPayment ? (deadline ?? newHold(now)) : null },
  }
}

/**
 * True for a booking that makes its guest a founding member once it is over: confirmed and paid in full. A reported transfer counts as paid
 * until it is rejected, as it does towards every price.
 */
export function earnsFoundingDiscount(booking: {
  status: BookingStatus
  paymentStatus: ShownStatus
}): boolean {
  return booking.status === 'payment_confirmed' && isPaidInFull(booking)
}

export function isPaidInFull({ paymentStatus }: { paymentStatus: ShownStatus }): boolean {
  return paymentStatus === 'fully_paid' || paymentStatus === 'confirmed'
}

/** The operator sees `confirmed` where every payment of the full price is verified. */
type ShownStatus = PaymentStatus | 'confirmed'

/** Returns when the place of an unpaid booking is released. */
export function holdEnd(submittedAt: Date, claimed: boolean): Date {
  return hoursAfter(submittedAt, claimed ? CLAIMED_HOLD_HOURS : UNCLAIMED_HOLD_HOURS)
}

/**
 * Returns the end of a claimed booking's hold: 48 hours from submission, or its present end if it was renewed since. A
 * hold that is over keeps its end even if no job has released it yet.
 */
function extendedHold(state: BookingState, now: Date): Date | null {
  const { submittedAt, holdExpiresAt } = state
  if (holdExpiresAt === null || submittedAt === null || isHoldOver(state, now)) return holdExpiresAt
  const claimedHold = holdEnd(submittedAt, true)
  return holdExpiresAt > claimedHold ? holdExpiresAt : claimedHold
}

function newHold(now: Date): Date {
  return hoursAfter(now, CLAIMED_HOLD_HOURS)
}

/** Returns since when a place has depended on a reported transfer alone; null if money was received or none was reported. */
export function dependsOnTransferSince(
  { status }: Pick<BookingState, 'status'>,
  { paidCents, reportedSince }: Pick<Money, 'paidCents' | 'reportedSince'>,
): Date | null {
  return status === 'booking_submitted' && paidCents <= 0 ? reportedSince : null
}

/** True if that transfer's time is over: it ends with the seventh working day (decision 0055). */
export function isTransferHoldOver(
  state: Pick<BookingState, 'status'>,
  money: Pick<Money, 'paidCents' | 'reportedSince'>,
  now: Date,
): boolean {
  const since = dependsOnTransferSince(state, money)
  return since !== null && transferHoldEnd(since) <= now
}

/**
 * True if a place hangs on its guest's confirming the address: a reported transfer would keep it past its hold, but the guest is unknown
 * (decision 0055).
 */
export function waitsForAddress(
  { status, holdExpiresAt }: Pick<BookingState, 'status' | 'holdExpiresAt'>,
  { reportedSince }: Pick<Money, 'reportedSince'>,
): boolean {
  return status === 'booking_submitted' && holdExpiresAt !== null && reportedSince !== null
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
    case 'reverse_payment':
    case 'undo_receive':
      return whyNot(status, 'paid')
    case 'save_draft':
    case 'claim':
    case 'edit':
    case 'extend_hold':
    case 'confirm_address':
    case 'undo_cancel':
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

/** Returns the reason, as people read it, why a booking in this status cannot be cancelled, changed, ordered or paid. */
export function whyNot(status: BookingStatus, wish: 'cancelled' | 'changed' | 'ordered' | 'paid'): string {
  if (status === 'in_progress' && wish === 'paid') return 'Please submit the booking before paying'
  if (status === 'in_progress' && wish === 'ordered') return 'Please submit the booking before ordering it'
  if (status === 'cancelled' && wish === 'cancelled') return 'This booking is already cancelled'
  return `This booking ${PLAIN_STATUS[status]} and can’t be ${wish}`
}
