import type { Booking } from '#domain/booking.ts'
import { formatDay } from '#domain/dates.ts'
import { whoseTransfer } from '#domain/former-guest-text.ts'
import { formatEuros } from '#domain/money.ts'
import { PriceLines, type PriceLine } from '#web/ui/price-lines.tsx'
import { creditLines, quoteLines } from '#web/ui/quote-lines.ts'

/** The price line by line, what was paid of it, and what is left. */
export function BookingBill({ booking }: { booking: Booking }) {
  return (
    <section aria-label="Price and payments" className="self-start rounded-lg bg-cream p-4">
      <PriceLines lines={[...quoteLines(booking), ...paymentLines(booking)]} />
    </section>
  )
}

function paymentLines(booking: Booking): PriceLine[] {
  const { amountPaid, amountDisputed, amountReported, balanceDue, formerGuest } = booking
  const lines: PriceLine[] = []
  if (amountPaid > 0) {
    lines.push({
      label: 'Paid',
      note: amountDisputed > 0 ? `The bank holds ${formatEuros(amountDisputed)} of it` : null,
      amount: `− ${formatEuros(amountPaid)}`,
    })
  }
  lines.push(...creditLines(booking))
  if (amountReported > 0) {
    lines.push({
      label: formerGuest?.reported ? 'Transferred by the previous guest' : 'Transferred by you',
      note: 'We are checking it',
      amount: `− ${formatEuros(amountReported)}`,
    })
  }
  const isUnpaid = booking.paymentStatus === 'pending'
  return [
    ...lines,
    {
      label: isUnpaid ? 'Still to pay' : 'Balance due',
      amount: formatEuros(balanceDue),
      weight: 'strong',
      note: noteOf(booking),
    },
  ]
}

function noteOf(booking: Booking): string | null {
  const { amountReported, balanceDue, paymentPlan, paymentStatus, quote } = booking
  if (balanceDue === 0) return amountReported > 0 ? `once ${whoseTransfer(booking)} has arrived` : null
  if (paymentPlan && paymentStatus !== 'pending') {
    const open = paymentPlan.filter((part) => part.open > 0)
    return open.map((part) => `${formatEuros(part.open)} by ${formatDay(part.dueOn)}`).join(', ')
  }
  return paymentStatus !== 'pending' && quote ? `by ${formatDay(quote.balanceDueOn)}` : null
}
