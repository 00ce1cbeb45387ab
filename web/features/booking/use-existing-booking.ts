import { useEffect } from 'react'
import type { Availability } from '#domain/price/availability.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { EXISTING_BOOKING_REDIRECT_MS } from '#domain/site/timings.ts'
import { readStoredBooking, storeBooking } from '#web/browser/browser-storage.ts'
import { toasts } from '#web/ui/page/toast-store.ts'
import { paymentPath } from '#web/booking-status/payment-path.ts'
import { existingBooking, isFoundingMember, type ExistingBooking } from './existing-booking.ts'

const REDIRECTS = {
  unpaid: {
    title: 'Existing booking found',
    description: 'Redirecting you to complete your payment...',
  },
  completed: {
    title: 'Booking already completed',
    description: 'You can view and manage your booking in the dashboard.',
  },
}

/**
 * Returns the guest's existing booking. Unless the guest asked for another retreat, a booking of which nothing or everything is paid
 * redirects after a second, with a message (specification, section 4.5, step 1).
 */
export function useExistingBooking(input: {
  bookings: readonly Booking[]
  availability: Availability
  today: CalendarDay
  /** False once a booking is submitted in this visit, and if the guest asked for another. */
  leadOn: boolean
}): { existing: ExistingBooking | null; foundingMember: boolean } {
  const { bookings, availability, today, leadOn } = input
  const existing = existingBooking(bookings, availability, today)
  const kind = leadOn && existing && existing.kind !== 'open_balance' ? existing.kind : null
  const leadId = existing?.booking.id

  useEffect(() => {
    if (!kind || !leadId) return
    toasts.show(REDIRECTS[kind])
    const timer = setTimeout(() => {
      window.location.assign(kind === 'unpaid' ? leadToPayment(leadId) : '/dashboard')
    }, EXISTING_BOOKING_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [kind, leadId])

  return { existing, foundingMember: isFoundingMember(bookings, availability, today) }
}

/**
 * Returns the address of a booking's payment, storing the booking's id if this browser has stored none. A stored booking is never
 * overwritten: if it is another one, the address names the booking instead.
 */
function leadToPayment(leadId: string): string {
  const stored = readStoredBooking()
  if (stored && stored.leadId !== leadId) return paymentPath(leadId)
  if (!stored) storeBooking({ leadId })
  return '/payment'
}
