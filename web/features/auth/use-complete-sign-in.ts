import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { User } from '#domain/api-shapes.ts'
import { linkStoredBooking } from '#web/api/link-booking.ts'
import { takeRedirectAfterLogin } from '#web/browser/browser-storage.ts'

/**
 * Goes on as soon as there is a signed-in guest: the booking of this browser becomes theirs, then the stored target is
 * followed, or / where there is none (specification, section 4, booking flow 4 and "Auth screen").
 */
export function useCompleteSignIn(user: User | null): void {
  const navigate = useNavigate()
  const begun = useRef(false)
  useEffect(() => {
    if (!user || begun.current) return
    begun.current = true
    void goOn()

    async function goOn() {
      await linkStoredBooking()
      await navigate(takeRedirectAfterLogin(), { replace: true })
    }
  }, [user, navigate])
}
