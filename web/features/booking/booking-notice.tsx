import type { User } from '#domain/api-shapes.ts'
import type { CalendarDay } from '#domain/dates.ts'
import { readStoredBooking, storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import type { ExistingBooking } from './existing-booking.ts'
import { OpenBalance } from './open-balance.tsx'

/**
 * What a guest who has booked already should know: signed out, that the booking waits for them behind the sign-in; asking
 * for another retreat, that an unpaid booking would be changed rather than joined by a second; with an open balance, that it
 * can be paid or another retreat be booked.
 */
export function BookingNotice({
  user,
  existing,
  another,
  today,
}: {
  user: User | null
  existing: ExistingBooking | null
  /** The guest has asked for another retreat. */
  another: boolean
  today: CalendarDay
}) {
  const hydrated = useHydrated()
  if (existing?.kind === 'open_balance') {
    return another ? null : <OpenBalance booking={existing.booking} today={today} />
  }
  if (existing?.kind === 'unpaid' && another) {
    return (
      <Notice
        tone="warning"
        title="Please pay for your first booking before you book another"
        className="mt-6"
      >
        Your booking for {existing.booking.selectedDate} is not paid yet, and this form would change it.{' '}
        <a href="/payment" className={linkStyle}>
          Go to the payment
        </a>
      </Notice>
    )
  }
  const stored = hydrated && !user ? readStoredBooking() : null
  if (!stored) return null
  return (
    <Notice title={`You have booked ${stored.selectedDate ?? 'a retreat'} already`} className="mt-6">
      <a href="/auth" onClick={() => storeRedirectAfterLogin('/payment')} className={linkStyle}>
        Sign in to pay for it
      </a>
      . If you change something here and press Checkout, that booking is changed.
      {stored.emergencyContact === undefined &&
        ' Your emergency contact and your health notes are not kept in this browser: please write them here again.'}
    </Notice>
  )
}
