import type { PayLinkView } from '#domain/payment/pay-link-calls.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { DEPOSIT_CENTS } from '#domain/price/pricing.ts'
import { totalOf } from '#web/ui/quote-lines.ts'

/** One way to pay a booking: how much now, and what is left for later. Euros. */
export interface PaymentOption {
  type: PaymentType
  now: number
  /** Whether it is a part of a balance, and not all that is left. */
  isPart: boolean
  /** Until when `now` is to be paid; null while the place's hold says it. */
  dueOn: CalendarDay | null
  later: { amount: number; dueOn: CalendarDay | null } | null
  /** What a bank transfer has to carry; null where the booking has none, and can only be paid by card. */
  reference: string | null
}

/** What of a booking is paid: nothing yet, its balance, or by card what a transfer is reported for. */
export type PayStanding = 'unpaid' | 'balance' | 'reported'

/** What can be paid of a booking: deposit or everything while nothing is paid, afterwards the balance. */
export function paymentOptions(booking: PayLinkView, standing: PayStanding): readonly PaymentOption[] {
  const { quote, paymentReferences: references, amountPaid, amountReported, balanceDue } = booking
  if (standing === 'reported') {
    // A transfer is on its way already: what it is for is offered by card alone.
    const isBalance = amountPaid > 0
    const now = Math.min(totalOf(booking) - amountPaid, balanceDue + amountReported)
    return paymentOptions(
      { ...booking, balanceDue: now, paymentReferences: null },
      isBalance ? 'balance' : 'unpaid',
    )
  }
  if (standing === 'balance') {
    return [
      {
        type: 'balance',
        now: booking.balanceDue,
        isPart: false,
        dueOn: quote?.balanceDueOn ?? null,
        later: null,
        reference: references?.balance ?? null,
      },
    ]
  }
  const total = totalOf(booking)
  const deposit = quote?.deposit ?? eurosFromCents(DEPOSIT_CENTS)
  return [
    {
      type: 'deposit',
      now: deposit,
      isPart: false,
      dueOn: null,
      later: { amount: total - deposit, dueOn: quote?.balanceDueOn ?? null },
      reference: references?.deposit ?? null,
    },
    {
      type: 'full',
      now: total,
      isPart: false,
      dueOn: null,
      later: null,
      reference: references?.full ?? null,
    },
  ]
}
