import { useEffect } from 'react'
import type { Availability } from '#domain/price/availability.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { EXISTING_BOOKING_REDIRECT_MS } from '#domain/site/timings.ts'
import { readStoredBooking, storeBooking } from '#web/browser/browser-storage.ts'
import { toasts } from '#web/ui/page/toast-store.ts'
import { existingBooking, isFoundingMember, type ExistingBooking } from './existing-booking.ts'

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
  const redirectTo = leadOn && existing && 'target' in existing ? existing : null
  const { target, title, description } = redirectTo ?? {}
  const leadId = redirectTo?.booking.id

  useEffect(() => {
    if (!target || !title || !leadId) return
    toasts.show({ title, description })
    const timer = setTimeout(() => {
      window.location.assign(target === '/payment' ? leadToPayment(leadId) : target)
    }, EXISTING_BOOKING_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [target, title, description, leadId])

  return { existing, foundingMember: isFoundingMember(bookings, availability, today) }
}

/**
 * Returns the address of a booking's payment, storing the booking's id if this browser has stored none. A stored booking is never
 * overwritten: if it is another one, the address names the booking instead.
 */
function leadToPayment(leadId: string): string {
  const stored = readStoredBooking()
  if (stored && stored.leadId !== leadId) return `/payment?${new URLSearchParams({ leadId })}`
  if (!stored) storeBooking({ leadId })
  return '/payment'
}
