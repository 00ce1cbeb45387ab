import { banjulDay, compareDays, type CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents, sumEuros } from '#domain/base/money.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import { missingDeposit } from '#domain/payment/balance.ts'
import type { PaymentMethod } from '#domain/payment/ledger.ts'
import { workingDayAfter } from '#domain/payment/overdue-transfer.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import type { RefundReason } from '#domain/payment/refund-reasons.ts'
import { cancellationRule, nextRefundChange } from '#domain/refund/cancellation.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS } from '#domain/terms/booking-terms.ts'
import type { Booking } from './booking.ts'

/** A step of the payment timeline on screens and in mails: a payment, a refund or what comes next. Amounts in euros. */
export type TimelineStep =
  | {
      kind: 'received'
      pays: PaymentType
      method: PaymentMethod
      /** True if it is one of several payments of the balance. */
      isPart: boolean
      amount: number
      /** The part that a bank holds in a dispute. */
      disputed: number
      on: CalendarDay
      /** The instant until which cancelling would refund everything; null if that is over, and on all steps but the latest. */
      allBackUntil: string | null
    }
  | {
      kind: 'returned'
      amount: number
      reason: RefundReason | null
      on: CalendarDay
      isDone: boolean
      awaitsAccount: boolean
    }
  /** A reported transfer that nobody has seen yet; `on` is the day by which it should arrive. */
  | { kind: 'on_its_way'; pays: PaymentType; isPart: boolean; amount: number; on: CalendarDay }
  /** The amount left to pay by the day `on`, which is null for a booking of the older list. */
  | {
      kind: 'due'
      pays: 'deposit' | 'balance'
      amount: number
      on: CalendarDay | null
      isOverdue: boolean
      /** The number of the plan's part, from 1, and the number of parts; null if the balance is due on one day. */
      part: { number: number; of: number } | null
      /** True if a mail will remind the guest. */
      isReminded: boolean
    }
  | { kind: 'airport_tax'; amount: number; each: number; on: CalendarDay; leavingOn: CalendarDay }
  | { kind: 'begins'; on: CalendarDay }

/** The part of a booking on which the timeline depends. Amounts in euros, as the API gives them. */
export type TimelineBooking = Pick<
  Booking,
  'submittedAt' | 'startsOn' | 'quote' | 'holdExpiresAt' | 'balanceDue' | 'paymentPlan'
> & {
  /** The last day of the retreat. */
  endsOn: CalendarDay | null
  /** How many of a group these are the figures of; one if absent. */
  travellerCount?: number
}

export type TimelinePayment = Pick<
  BookingPayment,
  'kind' | 'method' | 'isPart' | 'amount' | 'disputed' | 'accountLink' | 'step' | 'at' | 'reason'
>

/**
 * Returns a booking's payments and what is still to come, by day. A reported transfer reduces what is left to pay but
 * never counts as arrived. While the place is held, what is missing of the deposit is due when the hold ends; the rest is due on the quote's
 * own day, which for a late booking is within 48 hours of it.
 */
export function paymentTimeline(
  booking: TimelineBooking,
  payments: readonly TimelinePayment[],
  { now, transferWorkingDays }: { now: Date; transferWorkingDays: number },
): TimelineStep[] {
  const today = banjulDay(now)
  const steps = payments.map((payment) => paidStep(payment, transferWorkingDays))
  const latest = steps.findLast((step) => step.kind === 'received')
  const isDisputed = payments.some(({ disputed }) => disputed > 0)
  // What a bank holds cannot be refunded by us.
  if (latest && !isDisputed) latest.allBackUntil = allBackUntil(booking, now)
  // Steps of one day keep their order. A step without a day counts as due on the first day of the retreat.
  const dayOf = (step: TimelineStep) => step.on ?? booking.startsOn ?? today
  return [...steps, ...dueSteps(booking, today), ...retreatSteps(booking)].toSorted((a, b) =>
    compareDays(dayOf(a), dayOf(b)),
  )
}

function paidStep(
  { kind, method, isPart, amount, disputed, accountLink, step, at, reason }: TimelinePayment,
  transferWorkingDays: number,
): TimelineStep {
  const day = banjulDay(new Date(at))
  if (kind === 'refund') {
    return {
      kind: 'returned',
      amount,
      reason,
      on: day,
      isDone: step === 'paid_back',
      awaitsAccount: accountLink !== null,
    }
  }
  if (step === 'reported') {
    return { kind: 'on_its_way', pays: kind, isPart, amount, on: workingDayAfter(day, transferWorkingDays) }
  }
  return {
    kind: 'received',
    pays: kind,
    method,
    isPart,
    amount,
    disputed,
    on: day,
    allBackUntil: null,
  }
}

function allBackUntil({ submittedAt, startsOn }: TimelineBooking, now: Date): string | null {
  if (submittedAt === null || startsOn === null) return null
  const booked = { submittedAt: new Date(submittedAt), startsOn, now }
  if (cancellationRule(booked) !== 'within_48_hours') return null
  const until = nextRefundChange(booked)
  return until !== null && until > now ? until.toISOString() : null
}

function dueSteps(booking: TimelineBooking, today: CalendarDay): TimelineStep[] {
  const { quote, balanceDue, holdExpiresAt } = booking
  const missing = missingDeposit(booking)
  const holdDay = holdExpiresAt === null ? today : banjulDay(new Date(holdExpiresAt))
  const balanceOn = quote?.balanceDueOn ?? null
  const planned = booking.paymentPlan?.map(({ dueOn, open }, index, { length }) => ({
    pays: 'balance' as const,
    amount: open,
    on: dueOn,
    part: { number: index + 1, of: length },
    isReminded: dueOn > today,
  }))
  const whole = {
    pays: 'balance' as const,
    amount: sumEuros([balanceDue, -missing]),
    on: balanceOn,
    part: null,
    isReminded: balanceOn !== null && balanceOn > today,
  }
  const due = [
    { pays: 'deposit' as const, amount: missing, on: holdDay, part: null, isReminded: false },
    ...(planned ?? [whole]),
  ]
  return due
    .filter(({ amount }) => amount > 0)
    .map((step) => ({ kind: 'due', ...step, isOverdue: step.on !== null && step.on < today }))
}

function retreatSteps({ startsOn, endsOn, travellerCount = 1 }: TimelineBooking): TimelineStep[] {
  if (startsOn === null) return []
  const begins = { kind: 'begins', on: startsOn } as const
  if (endsOn === null) return [begins]
  const each = eurosFromCents(2 * AIRPORT_TAX_EACH_WAY_CENTS)
  return [
    { kind: 'airport_tax', amount: travellerCount * each, each, on: startsOn, leavingOn: endsOn },
    begins,
  ]
}
