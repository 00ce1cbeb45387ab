import type { Booking } from '#domain/booking/booking.ts'
import { holdsPlace, type BookingStatus } from '#domain/booking/booking-state.ts'
import { formatEuros } from '#domain/base/money.ts'

/** What has not been received of a booking's price, in euros: what is reported has not come yet. 0 where it holds no place. */
export function unreceivedOf({
  balanceDue,
  amountReported,
  status,
}: Pick<Booking, 'balanceDue' | 'amountReported' | 'status'>): number {
  return holdsPlace(status) ? balanceDue + amountReported : 0
}

/** The same of what a form for a payment shows. */
export function unreceivedOfForm(form: { total: number; covered: number; status: BookingStatus }): number {
  return holdsPlace(form.status) ? Math.max(0, Math.round((form.total - form.covered) * 100) / 100) : 0
}

/** "owes €750", "owes nothing". */
export function owesText(owes: number): string {
  return owes > 0 ? `owes ${formatEuros(owes)}` : 'owes nothing'
}
