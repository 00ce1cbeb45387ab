import type { PayLinkView } from '#domain/payment/pay-link-calls.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { DEPOSIT_CENTS } from '#domain/price/pricing.ts'
import { totalOf } from '#web/ui/quote-lines.ts'

/** One way to pay a booking: the amount now and the rest later, in euros. */
export interface PaymentOption {
  type: PaymentType
  now: number
  /** True if it is a part of the balance. */
  isPart: boolean
  /** The due date of `now`; null while the hold of the place sets the deadline. */
  dueOn: CalendarDay | null
  later: { amount: number; dueOn: CalendarDay | null } | null
  /** The reference for a bank transfer. Null if the booking has none and can only be paid by card. */
  reference: string | null
}

/** What is paid of a booking: nothing yet, its balance, or by card what a transfer was reported for. */
export type PayStanding = 'unpaid' | 'balance' | 'reported'

/** Returns what can be paid: deposit or full price while nothing is paid, afterwards the balance. In euros. */
export function paymentOptions(booking: PayLinkView, standing: PayStanding): readonly PaymentOption[] {
  const { quote, paymentReferences: references, amountPaid, amountReported, balanceDue } = booking
  if (standing === 'reported') {
    // A transfer is already reported, so the same amount is offered by card only.
    const isBalance = amountPaid > 0
    const now = Math.min(totalOf(booking) - amountPaid, balanceDue + amountReported)
    return paymentOptions(
      { ...booking, balanceDue: now, paymentReferences: null },
      isBalance ? 'balance' : 'unpaid',
    )
  }
  const optionOf = (type: PaymentType, now: number): PaymentOption => ({
    type,
    now,
    isPart: false,
    dueOn: null,
    later: null,
    reference: references?.[type] ?? null,
  })
  const dueOn = quote?.balanceDueOn ?? null
  if (standing === 'balance') return [{ ...optionOf('balance', balanceDue), dueOn }]
  const total = totalOf(booking)
  const deposit = quote?.deposit ?? eurosFromCents(DEPOSIT_CENTS)
  return [
    { ...optionOf('deposit', deposit), later: { amount: total - deposit, dueOn } },
    optionOf('full', total),
  ]
}

/** Returns the option without the due date of what is paid later, where the bill shows it. */
export function undated(option: PaymentOption): PaymentOption {
  return option.later ? { ...option, later: { ...option.later, dueOn: null } } : option
}
