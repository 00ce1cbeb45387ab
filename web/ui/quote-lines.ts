import type { Booking } from '#domain/booking.ts'
import { formatEuros } from '#domain/money.ts'
import { tierEntry } from '#domain/pricing.ts'
import type { PriceLine } from './price-lines.tsx'

const PACKAGE_NAMES = { kiter: 'Kiter', 'non-kiter': 'Non-kiter' }

/** What a booking costs in all, in euros: the frozen total, or the sum of its payments where it was imported without. */
export function totalOf(
  booking: Pick<Booking, 'quote' | 'amountPaid' | 'amountReported' | 'balanceDue'>,
): number {
  return booking.quote?.total ?? booking.amountPaid + booking.amountReported + booking.balanceDue
}

/** A booking's bill from its frozen quote: what the total is made of. */
export function quoteLines(
  booking: Pick<Booking, 'quote' | 'packageType' | 'amountPaid' | 'amountReported' | 'balanceDue'>,
): PriceLine[] {
  const total: PriceLine = { label: 'Total', amount: formatEuros(totalOf(booking)), weight: 'total' }
  const { quote } = booking
  if (!quote) return [total]
  const packageName = PACKAGE_NAMES[booking.packageType ?? 'kiter']
  const lines: PriceLine[] = [
    { label: `${packageName}, ${tierEntry(quote.tier).name}`, amount: formatEuros(quote.basePrice) },
    quote.roomSupplement > 0
      ? { label: 'Private room', amount: `+ ${formatEuros(quote.roomSupplement)}` }
      : { label: 'Shared room', amount: 'Included' },
  ]
  if (quote.discount > 0) {
    lines.push({ label: 'Founding member discount', amount: `− ${formatEuros(quote.discount)}` })
  }
  return [...lines, total]
}
