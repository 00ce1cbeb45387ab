import { holdsPlace, isHoldOver, type BookingStatus } from '#domain/booking/booking-state.ts'
import { addDays, banjulDay, compareDays, type CalendarDay } from '#domain/base/dates.ts'
import type { PaymentStatus } from './ledger.ts'
import { nextDue, type OpenPart } from './payment-plan.ts'
import type { Cents } from '#domain/base/money.ts'

/** What a guest is to pay next, and by which day in Banjul. */
export interface Owed {
  kind: 'deposit' | 'balance'
  amountCents: Cents
  dueOn: CalendarDay
}

/**
 * What is owed of a booking now, or null. As long as its place is only held, it is the deposit, or what is missing of it, by the
 * day on which the hold ends; once it is confirmed the balance, by its own day (domain/payment/balance.ts), or the next part of its plan. A reported transfer
 * counts as paid until somebody has looked, and a place that rests on one alone waits for that. Nothing is owed of what holds
 * no place, also where its hold has run out and was not swept yet.
 */
export function owedOf(
  booking: {
    status: BookingStatus
    paymentStatus: PaymentStatus
    holdExpiresAt: Date | null
    /** Received and not given back; the deposit is covered by nothing else. */
    coveredCents: Cents
    depositCents: Cents
    balanceDueCents: Cents
    balanceDueOn: CalendarDay
    /** The parts in which it is paid; null where it is paid on one day. */
    plan: readonly OpenPart[] | null
  },
  now: Date,
): Owed | null {
  const { status, paymentStatus, holdExpiresAt, balanceDueCents, balanceDueOn } = booking
  if (!holdsPlace(status) || isHoldOver(booking, now)) return null
  if (paymentStatus === 'fully_paid' || balanceDueCents <= 0) return null
  const missingCents = Math.min(booking.depositCents - booking.coveredCents, balanceDueCents)
  if (holdExpiresAt !== null && missingCents > 0) {
    return { kind: 'deposit', amountCents: missingCents, dueOn: banjulDay(holdExpiresAt) }
  }
  if (status !== 'payment_confirmed') return null
  const next = booking.plan && nextDue(booking.plan, banjulDay(now))
  return { kind: 'balance', amountCents: balanceDueCents, dueOn: balanceDueOn, ...next }
}

export const OWED_GROUPS = ['overdue', 'soon', 'later'] as const
/** `overdue`: its day is over. `soon`: it is due today or within seven days. `later`: all the rest. */
export type OwedGroup = (typeof OWED_GROUPS)[number]

const SOON_DAYS = 7

/** In which group it is; what is due today is not overdue yet. */
export function owedGroup({ dueOn }: Pick<Owed, 'dueOn'>, today: CalendarDay): OwedGroup {
  if (dueOn < today) return 'overdue'
  return dueOn <= addDays(today, SOON_DAYS) ? 'soon' : 'later'
}

/** Most days late first, then by day, then most money. */
export function compareOwed(one: Owed, other: Owed): number {
  return compareDays(one.dueOn, other.dueOn) || other.amountCents - one.amountCents
}

export const LEFT_OUT = ['reminded_today', 'retreat_over'] as const
/** Why a guest who owes gets no reminder: one went out today, or the retreat is over, which is a matter for a talk. */
export type LeftOut = (typeof LEFT_OUT)[number]

/** Why no reminder goes to a guest now; null where it may. Both days are days in Banjul. */
export function leftOutOfReminders(
  { endsOn, remindedAt }: { endsOn: CalendarDay; remindedAt: Date | null },
  today: CalendarDay,
): LeftOut | null {
  if (endsOn < today) return 'retreat_over'
  return remindedAt !== null && banjulDay(remindedAt) === today ? 'reminded_today' : null
}

/** Who had a mail of ours about the money within so many days is named before another one goes out. */
export const REMINDED_LATELY_DAYS = 7
