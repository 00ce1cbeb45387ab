import type { Booking } from '#domain/booking.ts'
import { Button } from '#web/ui/button.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { RedirectNotice } from '#web/ui/redirect-notice.tsx'

/** The place is free again: the hold ran out before anything was paid. */
export function ReleasedPage({ booking }: { booking: Booking }) {
  return (
    <RedirectNotice
      title="Your place is no longer held"
      action={
        <div className="flex flex-wrap gap-3">
          <RoutedButtonLink to="/booking">Book again</RoutedButtonLink>
          <RoutedButtonLink to="/dashboard" variant="secondary">
            Your dashboard
          </RoutedButtonLink>
        </div>
      }
    >
      <p>
        The time to pay for {booking.selectedDate ?? 'this booking'} is over, and nothing was charged. If a
        place is still free, booking again takes a minute.
      </p>
    </RedirectNotice>
  )
}

export function CancelledPage() {
  return (
    <RedirectNotice
      title="This booking is cancelled"
      action={<RoutedButtonLink to="/booking?another=1">Book another retreat</RoutedButtonLink>}
    >
      <p>There is nothing to pay for it.</p>
    </RedirectNotice>
  )
}

/** A link to a booking of somebody else, or of this guest under another address. */
export function NotYoursPage({ email }: { email: string }) {
  return (
    <RedirectNotice
      title="This booking is not in your account"
      action={<RoutedButtonLink to="/dashboard">Your dashboard</RoutedButtonLink>}
    >
      <p>
        You are signed in as {email}. If you booked with another address, sign out and sign in with that one.
      </p>
    </RedirectNotice>
  )
}

export function LoadFailedPage() {
  return (
    <RedirectNotice
      title="We could not read your booking"
      action={<Button onClick={() => window.location.reload()}>Try again</Button>}
    >
      <p>Nothing is lost, and nothing was charged. Please try again in a moment.</p>
    </RedirectNotice>
  )
}
