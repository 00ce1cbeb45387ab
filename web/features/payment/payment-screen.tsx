import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Booking } from '#domain/booking.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import { useStoredLeadId } from '#web/browser/stored-lead.ts'
import { api } from '#web/api/client.ts'
import { OrderBeforePayment } from './order-before-payment.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { BookingPayment } from './booking-payment.tsx'
import type { OrderPage } from '#web/order/order-page.ts'
import { findBookingToPay } from './find-booking.ts'
import { LinkBooking } from './link-booking.tsx'
import { mayPayInstead } from '#web/booking-status/pay-instead.ts'
import { PayInsteadLink, payInsteadPath, ReportedNotice } from './pay-instead.tsx'
import {
  BookingDonePage,
  CancelledPage,
  ChooseFirstPage,
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
  const { revalidate, state } = useRevalidator()
  if (!page.bookings) return <LoadFailedPage />

  const known = new Set(page.bookings.map(({ id }) => id))
  const bookings = [...page.bookings, ...linked.filter(({ id }) => !known.has(id))]
  const leadIds = { asked: page.askedLeadId, stored: stored === refused ? null : (stored ?? null) }
  const found = findBookingToPay(bookings, leadIds, now)
  if (found.kind === 'not_linked') {
    if (found.leadId === refused) return <NotYoursPage email={page.guest.email} />
    return (
      <LinkBooking
        leadId={found.leadId}
        onLinked={(booking) => {
          setLinked([...linked, booking])
          void revalidate()
        }}
        onRefused={() => setRefused(found.leadId)}
      />
    )
  }
  // Until the page is hydrated, nobody knows whether this browser has a booking to link.
  if (found.kind === 'none') return stored === undefined ? <PaymentSkeleton /> : <NoBookingPage />

  const { booking } = found
  const move = page.moves[booking.id]
  if (move) return <ChooseFirstPage move={move} reported={booking.amountReported} />
  const isInstead = page.instead && mayPayInstead(booking, now)
  const standing = isInstead ? 'reported' : found.standing
  switch (standing) {
    case 'unpaid':
    case 'balance':
    case 'reported': {
      const order = page.orders[booking.id]
      if (!order) return state === 'idle' ? <LoadFailedPage /> : <PaymentSkeleton />
      if (order.standing !== 'current')
        return <GuestOrder key={order.version} {...{ page, booking, order, now }} />
      if (!page.bank) return <LoadFailedPage />
      return (
        <BookingPayment
          key={booking.id}
          page={{ ...page, bank: page.bank }}
          {...{ booking, standing, now }}
          payer={null}
          calls={guestCalls(booking)}
        >
          {isInstead ? (
            <ReportedNotice booking={booking} />
          ) : (
            mayPayInstead(booking, now) && (
              <PayInsteadLink amountReported={booking.amountReported} to={payInsteadPath(booking)} />
            )
          )}
        </BookingPayment>
      )
    }
    case 'settled': {
      const order = page.orders[booking.id]
      return order ? (
        <GuestOrder key={order.version} {...{ page, booking, order, now }} />
      ) : (
        <BookingDonePage payInstead={mayPayInstead(booking, now) ? booking : null} />
      )
    }
    case 'cancelled':
      return <CancelledPage />
    case 'released':
    case 'draft':
      return <ReleasedPage booking={booking} offer={offerNow(booking, page.placesNow, now)} />
  }
}

/** The guest's own order, before the ways to pay; of a change that leaves nothing to pay it is all. */
function GuestOrder({
  page,
  booking,
  order,
  now,
}: {
  page: PaymentPage & { guest: NonNullable<PaymentPage['guest']> }
  booking: Booking
  order: OrderPage
  now: Date
}) {
  const navigate = useNavigate()
  return (
    <OrderBeforePayment
      {...{ order, booking, now }}
      isGuest
      firstName={booking.firstName ?? page.guest.name}
      demonstration={page.demonstration ? page.texts.demo : null}
      place={({ version: termsVersion, parts }) =>
        api('POST', '/api/place-order', { body: { leadId: booking.id, termsVersion, parts } })
      }
      onPlaced={() => {
        if (order.contract.schedule.length > 0) return window.scrollTo(0, 0)
        toasts.show({ title: 'Your change is ordered', description: 'Nothing is left to pay for it.' })
        void navigate('/dashboard')
      }}
    />
  )
}
