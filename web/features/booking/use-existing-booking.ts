import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#domain/api-shapes.ts'
import type { Availability } from '#domain/availability.ts'
import type { CalendarDay } from '#domain/dates.ts'
import { EXISTING_BOOKING_REDIRECT_MS } from '#domain/timings.ts'
import { myBookingsQuery } from '#web/api/queries.ts'
import { storeBooking } from '#web/browser/browser-storage.ts'
import { useToast } from '#web/ui/toast.tsx'
import { existingBooking, isFoundingMember, type ExistingBooking } from './existing-booking.ts'

/**
 * What the account has booked before. Unless the guest asked for another retreat, a booking that holds a place is named
 * and leads on after a second (specification, section 4, booking flow 1).
 */
export function useExistingBooking(input: {
  user: User | null
  availability: Availability
  today: CalendarDay
  /** False once a booking of this very visit is under way, and where the guest asked for another. */
  leadOn: boolean
}): { existing: ExistingBooking | null; foundingMember: boolean } {
  const { user, availability, today, leadOn } = input
  const navigate = useNavigate()
  const { show } = useToast()
  // Read anew each time: what the cache holds may be from before the last booking.
  const { data, isFetchedAfterMount } = useQuery({
    ...myBookingsQuery,
    enabled: user !== null,
    refetchOnMount: 'always',
  })
  const bookings = user && isFetchedAfterMount && data ? data : []
  const existing = existingBooking(bookings, availability, today)
  const redirectTo = leadOn ? existing : null
  const { target, title, description } = redirectTo ?? {}
  const leadId = redirectTo?.booking.id

  useEffect(() => {
    if (!target || !title || !leadId) return
    show({ title, description })
    const timer = setTimeout(() => {
      if (target === '/payment') storeBooking({ leadId })
      void navigate(target)
    }, EXISTING_BOOKING_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [target, title, description, leadId, show, navigate])

  return { existing, foundingMember: isFoundingMember(bookings, availability, today) }
}
