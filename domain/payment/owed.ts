import { addDays, banjulDay, compareDays, formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros, type Cents } from '#domain/base/money.ts'
import { holdsPlace, isHoldOver, type BookingStatus } from '#domain/place/booking-status.ts'
import { missingDepositCents } from './balance.ts'
import type { PaymentStatus } from './ledger.ts'
import { nextDue, type OpenInstalment } from './payment-plan.ts'

/** The next amount due and its due day in Banjul. */
export interface Owed {
  kind: 'deposit' | 'balance'
  amountCents: Cents
  dueOn: CalendarDay
}

/**
 * Returns what a booking owes now, or null. While its place is only held, that is the missing deposit by the end of the hold; once it is
 * confirmed, the balance by its own day (domain/payment/balance.ts) or the next part of its plan. A reported transfer counts as paid until
 * it is checked. A booking that holds no place owes nothing, nor does one whose hold has run out but was not released yet.
 */
export function owedOf(
  booking: {
    status: BookingStatus
    paymentStatus: PaymentStatus
    holdExpiresAt: Date | null
    totalCents: Cents
    depositCents: Cents
    balanceDueCents: Cents
    balanceDueOn: CalendarDay
    /** The parts of the balance; null if it is due on one day. */
    plan: readonly OpenInstalment[] | null
  },
  now: Date,
): Owed | null {
  const { status, paymentStatus, holdExpiresAt, balanceDueCents, balanceDueOn } = booking
  if (!holdsPlace(status) || isHoldOver(booking, now)) return null
  if (paymentStatus === 'fully_paid') return null
  const missingCents = missingDepositCents(booking)
  if (holdExpiresAt !== null && missingCents > 0) {
    return { kind: 'deposit', amountCents: missingCents, dueOn: banjulDay(holdExpiresAt) }
  }
  // Nothing is left to pay once it was written off.
  if (status !== 'payment_confirmed' || balanceDueCents === 0) return null
  const next = booking.plan && nextDue(booking.plan, banjulDay(now))
  return { kind: 'balance', amountCents: balanceDueCents, dueOn: balanceDueOn, ...next }
}

export const OWED_GROUPS = ['overdue', 'soon', 'later'] as const
/** `overdue`: the due day is over. `soon`: due today or within seven days. `later`: all others. */
export type OwedGroup = (typeof OWED_GROUPS)[number]

/** The number of days before its due day from which a balance is due soon. */
export const SOON_DAYS = 7

/** Returns the group of a due day. What is due today is not overdue yet. */
export function owedGroup({ dueOn }: Pick<Owed, 'dueOn'>, today: CalendarDay): OwedGroup {
  if (dueOn < today) return 'overdue'
  return dueOn <= addDays(today, SOON_DAYS) ? 'soon' : 'later'
}

/** Compares by due day, the earliest first, then by amount, the largest first. */
export function compareOwed(one: Owed, other: Owed): number {
  return compareDays(one.dueOn, other.dueOn) || other.amountCents - one.amountCents
}

export const LEFT_OUT = ['reminded_today', 'retreat_over'] as const
/** Why a guest who owes gets no reminder: one was sent today, or the retreat is over and the operator speaks to the guest. */
type LeftOut = (typeof LEFT_OUT)[number]

/** Returns why no reminder goes to a guest now; null if one may. Both days are days in Banjul. */
export function leftOutOfReminders(
  { endsOn, remindedAt }: { endsOn: CalendarDay; remindedAt: Date | null },
  today: CalendarDay,
): LeftOut | null {
  if (endsOn < today) return 'retreat_over'
  return remindedAt !== null && banjulDay(remindedAt) === today ? 'reminded_today' : null
}

/** The number of days within which a guest's last mail about money is pointed out before another one is sent. */
export const REMINDED_LATELY_DAYS = 7

/**
 * Returns what a guest owes and by when, as the mail that asks for it and the operator's preview of that mail say it: "€930 for Jan 9–16, 2026
 * is due by Sat 15 Nov 2025". `amount` is in euros, and `retreat` is worded for use within a sentence.
 */
export function owedMailText(
  { amount, kind, dueOn }: { amount: number; kind: Owed['kind']; dueOn: CalendarDay },
  { retreat, overdue }: { retreat: string; overdue: boolean },
): string {
  const what = kind === 'deposit' ? `${formatEuros(amount)} of the deposit` : formatEuros(amount)
  return `${what} for ${retreat} ${overdue ? 'was due on' : 'is due by'} ${formatDay(dueOn)}`
}
