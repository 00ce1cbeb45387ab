import { banjulDay, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { isReceived } from './ledger.ts'
import type { RefundReason } from './refund-reasons.ts'
import { isReversed, type LedgerPart } from './refundable.ts'

/** Days between two bank lines that are still the same money if booking and amount agree (decision 0095). */
export const MAX_DAYS_APART = 3
/** Days between two payments entered by hand within which the operator is asked whether they are the same money. */
export const MAX_DAYS_BETWEEN_ENTRIES = 10

/** Money with the days on which it may have been booked: one day, or a span if nobody stated it. */
export interface BookedMoney {
  amountCents: Cents
  from: CalendarDay
  to: CalendarDay
}

interface ReceivedRow extends LedgerPart {
  refundReason: RefundReason | null
  receivedOn: CalendarDay | null
  settledAt: Date | null
  createdAt: Date
}

/** Returns the received payments that were not reversed, each with its days. A reported transfer came between the report and its receipt. */
export function bookedMoney<Row extends ReceivedRow>(ledger: readonly Row[]): (BookedMoney & { row: Row })[] {
  return ledger
    .filter((row) => isReceived(row) && !isReversed(ledger, row))
    .map((row) => {
      const { amountCents, receivedOn, settledAt, createdAt } = row
      const from = receivedOn ?? banjulDay(createdAt)
      return { row, amountCents, from, to: receivedOn ?? banjulDay(settledAt ?? createdAt) }
    })
}

/** Returns how many days a day is outside the days of this money; 0 within them. */
export function daysApart({ from, to }: BookedMoney, day: CalendarDay): number {
  return Math.max(0, daysBetween(day, from), daysBetween(to, day))
}

/** Returns the payment of this amount that is nearest to a day, at most so many days away. Null if there is none. */
export function nearestPayment<Row extends ReceivedRow>(
  ledger: readonly Row[],
  { amountCents, day, maxDays }: { amountCents: Cents; day: CalendarDay; maxDays: number },
): (BookedMoney & { row: Row }) | null {
  const near = bookedMoney(ledger).filter(
    (money) => money.amountCents === amountCents && daysApart(money, day) <= maxDays,
  )
  return near.toSorted((one, other) => daysApart(one, day) - daysApart(other, day))[0] ?? null
}
