import { useState } from 'react'
import type { Booking } from '#domain/booking.ts'
import { BOOKING_DONE_REDIRECT_MS, NO_BOOKING_REDIRECT_MS } from '#domain/timings.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import { useStoredLeadId } from '#web/browser/stored-lead.ts'
import { useTimedRedirect } from '#web/browser/timed-redirect.ts'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { RedirectNotice } from '#web/ui/redirect-notice.tsx'
import { BookingPayment } from './booking-payment.tsx'
import { findBookingToPay } from './find-booking.ts'
import { LinkBooking } from './link-booking.tsx'
import { CancelledPage, LoadFailedPage, NotYoursPage, ReleasedPage } from './no-payment.tsx'
import type { PaymentPage } from './payment-page.ts'
import { PaymentSkeleton } from './payment-skeleton.tsx'

/** The payment screen: finds the booking it is about, and says what stands in the way where there is nothing to pay. */
export function PaymentScreen(page: PaymentPage) {
  const stored = useStoredLeadId()
  if (page.guest) return <GuestPayment {...page} guest={page.guest} stored={stored} />
  if (page.askedLeadId === null && stored === undefined) return <PaymentSkeleton />
  if (page.askedLeadId === null && stored === null) return <NoBooking />
  return <SignInFirst returnTo={page.returnTo}>Sign in to pay for your booking.</SignInFirst>
}

function GuestPayment({
  stored,
  ...page
}: PaymentPage & { guest: NonNullable<PaymentPage['guest']>; stored: string | null | undefined }) {
  const now = useProductTime(page.loadedAt)
  const [linked, setLinked] = useState<Booking[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  if (!page.bookings) return <LoadFailedPage />

  const bookings = [...page.bookings, ...linked]
  const leadIds = { asked: page.askedLeadId, stored: stored === refused ? null : (stored ?? null) }
  const found = findBookingToPay(bookings, leadIds, now)
  if (found.kind === 'not_linked') {
    if (found.leadId === refused) return <NotYoursPage email={page.guest.email} />
    return (
      <LinkBooking
        leadId={found.leadId}
        onLinked={(booking) => setLinked([...linked, booking])}
        onRefused={() => setRefused(found.leadId)}
      />
    )
  }
  // Until the page is hydrated, nobody knows whether this browser has a booking to link.
  if (found.kind === 'none') return stored === undefined ? <PaymentSkeleton /> : <NoBooking />

  const { booking, standing } = found
  switch (standing) {
    case 'unpaid':
    case 'balance':
      return <BookingPayment key={booking.id} page={page} booking={booking} standing={standing} now={now} />
    case 'settled':
      return <BookingDone />
    case 'cancelled':
      return <CancelledPage />
    case 'released':
    case 'draft':
      return <ReleasedPage booking={booking} />
  }
}

function NoBooking() {
  useTimedRedirect('/booking', NO_BOOKING_REDIRECT_MS)
  return (
    <RedirectNotice
      title="Please complete booking first"
      action={<RoutedButtonLink to="/booking">Go to the booking page</RoutedButtonLink>}
    >
      <p>Redirecting you to the booking page...</p>
    </RedirectNotice>
  )
}

function BookingDone() {
  useTimedRedirect('/dashboard', BOOKING_DONE_REDIRECT_MS)
  return (
    <RedirectNotice
      title="Booking already completed"
      action={<RoutedButtonLink to="/dashboard">Go to your dashboard</RoutedButtonLink>}
    >
      <p>You can view and manage your booking in the dashboard.</p>
    </RedirectNotice>
  )
}
