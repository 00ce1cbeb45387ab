import { useState } from 'react'
import type { Booking } from '#domain/booking.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import { useStoredLeadId } from '#web/browser/stored-lead.ts'
import { BookingPayment } from './booking-payment.tsx'
import { findBookingToPay } from './find-booking.ts'
import { LinkBooking } from './link-booking.tsx'
import {
  BookingDonePage,
  CancelledPage,
  LoadFailedPage,
  NoBookingPage,
  NotYoursPage,
  ReleasedPage,
} from './no-payment.tsx'
import { offerNow } from './offer-now.ts'
import { guestCalls } from './payment-calls.ts'
import type { PaymentPage } from './payment-page.ts'
import { PaymentSkeleton } from './payment-skeleton.tsx'

/** The payment screen: finds the booking it is about, and says what stands in the way where there is nothing to pay. */
export function PaymentScreen(page: PaymentPage) {
  const stored = useStoredLeadId()
  if (page.guest) return <GuestPayment {...page} guest={page.guest} stored={stored} />
  if (page.askedLeadId === null && stored === undefined) return <PaymentSkeleton />
  if (page.askedLeadId === null && stored === null) return <NoBookingPage />
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
  if (found.kind === 'none') return stored === undefined ? <PaymentSkeleton /> : <NoBookingPage />

  const { booking, standing } = found
  switch (standing) {
    case 'unpaid':
    case 'balance':
      return (
        <BookingPayment key={booking.id} {...{ page, booking, standing, now }} calls={guestCalls(booking)} />
      )
    case 'settled':
      return <BookingDonePage />
    case 'cancelled':
      return <CancelledPage />
    case 'released':
    case 'draft':
      return <ReleasedPage booking={booking} offer={offerNow(booking, page.placesNow, now)} />
  }
}
