import type { Booking } from '#domain/booking/booking.ts'
import { cancellationRule, nextRefundChange } from '#domain/refund/cancellation.ts'
import { addDays, banjulDay, compareDays, type CalendarDay } from '#domain/base/dates.ts'
import type { BookingPayment } from '#domain/document/document-calls.ts'
import type { LedgerKind, PaymentMethod } from './ledger.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { workingDayAfter } from './overdue-transfer.ts'
import type { PaymentType } from './payment-reference.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS, DEPOSIT_CENTS } from '#domain/price/pricing.ts'
import { BALANCE_REMINDER_DAYS } from '#domain/mail/reminders.ts'

/** What a guest has paid, and what comes when: one step of the line that screens and mails draw. Amounts in euros. */
export type TimelineStep =
  | {
      kind: 'received'
      pays: PaymentType
      method: PaymentMethod
      /** One of several payments that the balance is paid in. */
      isPart: boolean
      amount: number
      /** What of it a bank holds in a dispute. */
      disputed: number
      on: CalendarDay
      /** Until which instant cancelling would give everything back; null once that is over, and on all but the latest step. */
      allBackUntil: string | null
    }
  | {
      kind: 'returned'
      amount: number
      on: CalendarDay
      isDone: boolean
      awaitsAccount: boolean
    }
  /** A transfer that the guest has reported and nobody has seen: `on` is when it should be there. */
  | { kind: 'on_its_way'; pays: PaymentType; isPart: boolean; amount: number; on: CalendarDay }
  /** What is left to pay, through the day `on`; null where a booking of the older list has no such day. */
  | {
      kind: 'due'
      pays: 'deposit' | 'balance'
      amount: number
      on: CalendarDay | null
      isOverdue: boolean
      /** Which part of the plan it is, from 1, and of how many; null where the balance is due on one day. */
      part: { number: number; of: number } | null
      /** A mail will remind of it. */
      isReminded: boolean
    }
  | { kind: 'airport_tax'; amount: number; on: CalendarDay; leavingOn: CalendarDay }
  | { kind: 'begins'; on: CalendarDay }

/** What the line depends on of a booking; amounts in euros, as the API gives them. */
export type TimelineBooking = Pick<
  Booking,
  | 'submittedAt'
  | 'startsOn'
  | 'quote'
  | 'holdExpiresAt'
  | 'amountPaid'
  | 'amountReported'
  | 'balanceDue'
  | 'paymentPlan'
> & {
  /** The last day of the retreat. */
  endsOn: CalendarDay | null
}

export type TimelinePayment = Pick<
  BookingPayment,
  'kind' | 'method' | 'isPart' | 'amount' | 'disputed' | 'accountLink' | 'step' | 'at'
>

/**
 * The payments of a booking and what is still to come, in the order of their days. What a transfer has reported counts as
 * paid towards the rest, as everywhere, but never as arrived. A deposit that is not covered yet is due when the place is
 * given up, everything beyond it on the quote's own day, which for a late booking lies within 48 hours of it.
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
  // What a bank holds is not ours to give back.
  if (latest && !isDisputed) latest.allBackUntil = allBackUntil(booking, now)
  // Steps of one day keep their order. What has no day is due before the retreat.
  const dayOf = (step: TimelineStep) => step.on ?? booking.startsOn ?? today
  return [...steps, ...dueSteps(booking, today), ...staySteps(booking)].toSorted((a, b) =>
    compareDays(dayOf(a), dayOf(b)),
  )
}

function paidStep(
  { kind, method, isPart, amount, disputed, accountLink, step, at }: TimelinePayment,
  transferWorkingDays: number,
): TimelineStep {
  const day = banjulDay(new Date(at))
  if (isRefund(kind)) {
    return {
      kind: 'returned',
      amount,
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

function isRefund(kind: LedgerKind): kind is 'refund' {
  return kind === 'refund'
}

function allBackUntil({ submittedAt, startsOn }: TimelineBooking, now: Date): string | null {
  if (submittedAt === null || startsOn === null) return null
  const stay = { submittedAt: new Date(submittedAt), startsOn, now }
  if (cancellationRule(stay) !== 'within_48_hours') return null
  const until = nextRefundChange(stay)
  return until !== null && until > now ? until.toISOString() : null
}

function dueSteps(booking: TimelineBooking, today: CalendarDay): TimelineStep[] {
  const { quote, balanceDue, holdExpiresAt, startsOn } = booking
  const deposit = quote?.deposit ?? eurosFromCents(DEPOSIT_CENTS)
  // What counts, as the balance sees it: reported money does, and so does what was given back as a goodwill.
  const covered = (quote?.total ?? booking.amountPaid + booking.amountReported + balanceDue) - balanceDue
  const missing = Math.min(balanceDue, Math.max(0, deposit - covered))
  const holdDay = holdExpiresAt === null ? today : banjulDay(new Date(holdExpiresAt))
  const balanceOn = quote?.balanceDueOn ?? null
  const isReminded =
    startsOn !== null && BALANCE_REMINDER_DAYS.some((before) => addDays(startsOn, -before) > today)
  const planned = booking.paymentPlan?.map(({ dueOn, open }, index, { length }) => ({
    pays: 'balance' as const,
    amount: open,
    on: dueOn,
    part: { number: index + 1, of: length },
    isReminded: dueOn > today,
  }))
  const whole = {
    pays: 'balance' as const,
    amount: balanceDue - missing,
    on: balanceOn,
    part: null,
    isReminded,
  }
  const due = [
    { pays: 'deposit' as const, amount: missing, on: holdDay, part: null, isReminded: false },
    ...(planned ?? [whole]),
  ]
  return due
    .filter(({ amount }) => amount > 0)
    .map((step) => ({ kind: 'due', ...step, isOverdue: step.on !== null && step.on < today }))
}

function staySteps({ startsOn, endsOn }: TimelineBooking): TimelineStep[] {
  if (startsOn === null) return []
  const amount = eurosFromCents(2 * AIRPORT_TAX_EACH_WAY_CENTS)
  return [
    ...(endsOn === null ? [] : [{ kind: 'airport_tax' as const, amount, on: startsOn, leavingOn: endsOn }]),
    { kind: 'begins', on: startsOn },
  ]
}
