import {
  addDays,
  daysBetween,
  formatDay,
  formatShortDay,
  startOfBanjulDay,
  type CalendarDay,
} from '#domain/base/dates.ts'
import { formatGuestTime, type ReaderZone } from '#domain/base/guest-time.ts'
import { formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { METHOD_NAMES, paymentName } from '#domain/payment/payment-names.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { isNoRefund, REFUND_REASON_TEXTS } from '#domain/payment/refund-reasons.ts'
import { balanceDueOn } from '#domain/price/pricing.ts'
import { BALANCE_DUE_DAYS_BEFORE, PAYMENT_WINDOW_HOURS } from '#domain/terms/booking-terms.ts'
import type { TimelineStep } from './payment-timeline.ts'

/** A step of the payment timeline as guests read it, on screens and in mails. */
interface StepText {
  when: string
  what: string
  /** In euros; null if the step has none. */
  amount: number | null
}

/** Returns the text of a step. A mail passes null for today, because it is read on later days. */
export function stepText(
  step: TimelineStep,
  { today, timeZone }: { today: CalendarDay | null; timeZone: ReaderZone | null },
): StepText {
  const amount = step.kind === 'begins' ? null : step.amount
  return { when: whenText(step, today), what: whatText(step, timeZone), amount }
}

function whenText(step: TimelineStep, today: CalendarDay | null): string {
  if (step.kind === 'airport_tax') return 'On arrival and departure'
  if (step.on === null) return 'Before departure'
  if (step.on === today) return step.kind === 'due' ? 'Due today' : 'Today'
  const day = today === null ? formatDay(step.on) : formatShortDay(step.on, today)
  switch (step.kind) {
    case 'on_its_way':
      return `By about ${day}`
    case 'due':
      return step.isOverdue ? `Was due on ${day}` : `By ${day}`
    case 'received':
    case 'returned':
    case 'begins':
      return day
  }
}

function whatText(step: TimelineStep, timeZone: ReaderZone | null): string {
  switch (step.kind) {
    case 'received': {
      const received = `${nameOf(step)} by ${METHOD_NAMES[step.method]}, received`
      if (step.disputed > 0) {
        return `${received}. ${formatEuros(step.disputed)} is held by the bank in a dispute`
      }
      if (step.allBackUntil === null) return received
      const until = formatGuestTime(new Date(step.allBackUntil), timeZone)
      return `${received}. Fully refundable until ${until}`
    }
    case 'returned':
      if (step.reason !== null && isNoRefund(step.reason)) return REFUND_REASON_TEXTS[step.reason]
      if (step.awaitsAccount) return 'Refund waiting for your bank details'
      return step.isDone ? 'Refunded to you' : 'Refund on its way to you'
    case 'on_its_way':
      return `${nameOf(step)} by bank transfer, on its way`
    case 'due':
      if (step.pays === 'deposit') return 'The deposit, or the rest of it'
      if (step.isOverdue) return `${dueName(step.part)}, overdue. Please pay it now`
      return step.isReminded ? `${dueName(step.part)}. We’ll remind you in good time` : dueName(step.part)
    case 'airport_tax':
      return step.amount > step.each
        ? `Airport tax, in cash, ${formatEuros(step.each)} each`
        : 'Airport tax, in cash'
    case 'begins':
      return 'Your retreat starts'
  }
}

function nameOf({ pays, isPart }: { pays: PaymentType; isPart: boolean }): string {
  return paymentName({ kind: pays, isPart })
}

function dueName(part: { number: number; of: number } | null): string {
  return part === null ? 'Balance' : `Balance, part ${part.number} of ${part.of}`
}

/** Returns "Starts in 59 days", or "Starts in 12 days: full amount due within 48 hours" if deposit and balance are due together. */
export function dueText(startsOn: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, startsOn)
  const start = `Starts in ${counted(days, 'day')}`
  return isAllDueAtOnce(startsOn, today)
    ? `${start}: full amount due within ${PAYMENT_WINDOW_HOURS} hours`
    : start
}

/** True if the retreat is so near that a booking made today owes deposit and balance within the same 48 hours. */
export function isAllDueAtOnce(startsOn: CalendarDay, today: CalendarDay): boolean {
  const dueOn = balanceDueOn(startsOn, startOfBanjulDay(today))
  return dueOn !== addDays(startsOn, -BALANCE_DUE_DAYS_BEFORE)
}
