import { formatDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import { PAYMENT_NAMES } from '#domain/payment/payment-names.ts'
import type { OrderContract, ScheduledPayment } from './order-document.ts'
import type { ChosenAmount } from './order-sentences.ts'

/** Returns a payment of an order and when it is due: "Deposit, when you order", "Balance, by Tue 16 Sept 2025". */
export function scheduledPaymentText({ pays, on }: Pick<ScheduledPayment, 'pays' | 'on'>): string {
  return on === null
    ? `${PAYMENT_NAMES[pays]}, when you order`
    : `${PAYMENT_NAMES[pays]}, by ${formatDay(on)}`
}

/** Returns a change of a price with its sign: "+€180", "−€180". */
export function differenceText(cents: Cents): string {
  return `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`
}

/** A payment day as the screen shows it: "By Tue 23 Sept", "€750". */
export interface PaymentDay {
  when: string
  amount: string
}

/** Returns the cash to pay at the airport, which is not part of the price. */
export function airportTaxDay(cents: Cents): PaymentDay {
  return { when: 'Airport tax', amount: `${formatCents(cents)} cash` }
}

/** Returns when an order is paid, with the cash at the airport. An open choice is shown in words: "from €200", "the balance". */
export function paymentDays(
  { schedule, extras }: Pick<OrderContract, 'schedule' | 'extras'>,
  { today, chosen }: { today: CalendarDay; chosen: ChosenAmount },
): PaymentDay[] {
  const now = schedule.filter(({ on }) => on === null)
  const later = schedule.filter(({ on }) => on !== null)
  const airport = extras.length > 0 ? [airportTaxDay(sumCents(extras))] : []
  if (chosen === 'full' && now.length > 0) {
    return [{ when: 'Today', amount: formatCents(sumCents(schedule)) }, ...airport]
  }
  const isOpen = chosen === 'open' && now.length > 0 && later.length > 0
  return [
    ...now.map(({ amountCents }) => ({
      when: 'Today',
      amount: isOpen ? `from ${formatCents(amountCents)}` : formatCents(amountCents),
    })),
    ...later.map(({ on, amountCents }) => ({
      when: on === null || on === today ? 'Today' : `By ${formatShortDay(on, today)}`,
      amount: isOpen && later.length === 1 ? 'the balance' : formatCents(amountCents),
    })),
    ...airport,
  ]
}
