import { useState, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Booking } from '#domain/booking/booking.ts'
import { asOne } from '#domain/booking/together.ts'
import { api, ApiError } from '#web/api/client.ts'
import { mayPayInstead } from '#web/booking-status/booking-status.ts'
import { offerNow } from '#web/booking-status/offer-now.tsx'
import { paidTogether } from '#web/booking-status/together.ts'
import { readStoredBooking, forgetBooking } from '#web/browser/browser-storage.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import { useCall } from '#web/shell/use-call.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/page/loading.tsx'
import { BookingPayment } from './booking-payment.tsx'
import { guestCalls } from './checkout-calls.ts'
import { findBookingToPay } from './find-booking.ts'
import {
  BookingDonePage,
  CancelledPage,
  ChooseFirstPage,
  LoadFailedPage,
  NoBookingPage,
  NotYoursPage,
  ReleasedPage,
} from './no-payment.tsx'
import type { PaymentPage } from './payment-page.ts'

/** The payment screen: finds the booking to pay, or says why there is nothing to pay. */
export function PaymentScreen(page: PaymentPage) {
  // Undefined until hydration.
  const stored = useHydrated() ? (readStoredBooking()?.leadId ?? null) : undefined
  if (page.guest) return <GuestPayment {...page} guest={page.guest} stored={stored} />
  if (page.askedBookingId === null && stored === undefined) return <PaymentSkeleton />
  if (page.askedBookingId === null && stored === null) return <NoBookingPage />
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
  const leadIds = { asked: page.askedBookingId, stored: stored === refused ? null : (stored ?? null) }
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
  // Until hydration it is unknown whether this browser has a booking to link.
  if (found.kind === 'none') return stored === undefined ? <PaymentSkeleton /> : <NoBookingPage />

  const { booking } = found
  const move = page.moves[booking.id]
  if (move) return <ChooseFirstPage move={move} reported={booking.amountReported} />
  const order = page.orders[booking.id]
  // An order is of the whole group, so nobody pays the own part of it before.
  const alone = page.alone && order?.standing === 'current'
  const together: [Booking, ...Booking[]] = alone ? [booking] : paidTogether(bookings, booking, now)
  const all = asOne(together)
  const isInstead = page.instead && mayPayInstead(booking, now)
  const payable = isInstead ? 'reported' : found.guestStatus
  switch (payable) {
    case 'unpaid':
    case 'balance':
    case 'reported':
    case 'settled': {
      if (!order && payable === 'settled') {
        return <BookingDonePage payInstead={mayPayInstead(booking, now) ? booking : null} />
      }
      if (!order) return state === 'idle' ? <LoadFailedPage /> : <PaymentSkeleton />
      return (
        <BookingPayment
          key={booking.id}
          {...{ page, order, now, together }}
          booking={all}
          own={booking}
          calls={guestCalls(booking, { all, alone })}
          payer={null}
          // A change that leaves nothing to pay is only ordered.
          payable={payable === 'settled' ? 'balance' : payable}
        />
      )
    }
    case 'cancelled':
      return <CancelledPage />
    case 'released':
    case 'draft':
      return (
        <ReleasedPage
          booking={booking}
          places={together.length}
          offer={together.length > 1 ? null : offerNow(booking, page.placesNow, now)}
        />
      )
  }
}

/**
 * Links a booking that this browser made to the account, if the sign-in has not done so. A stored booking that cannot be linked is forgotten,
 * because it belongs to another account or no longer exists.
 */
function LinkBooking({
  leadId,
  onLinked,
  onRefused,
}: {
  leadId: string
  onLinked: (booking: Booking) => void
  onRefused: () => void
}) {
  const link = useCall({
    call: () => api('POST', '/api/link-booking', { body: { leadId } }),
    onSuccess: ({ lead }) => onLinked(lead),
    onError: (error) => {
      if (!isRefusal(error)) return
      if (readStoredBooking()?.leadId === leadId) forgetBooking()
      onRefused()
    },
  })
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (asked.current === leadId) return
    asked.current = leadId
    link.run()
  })
  return link.error && !isRefusal(link.error) ? <LoadFailedPage /> : <PaymentSkeleton />
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409 || error.status === 422)
}

/** The payment screen while the booking is being looked up. */
function PaymentSkeleton() {
  return (
    <SkeletonGroup
      label="Looking for your booking"
      className="noscript:hidden! page-column grid gap-4 pt-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-10 lg:pt-10"
    >
      <div className="flex items-center gap-3.5 border-b border-line pb-3 lg:hidden">
        <Skeleton className="h-13 w-18" />
        <Skeleton className="h-10 grow" />
      </div>
      <div className="grid gap-4 lg:gap-6">
        <Skeleton className="h-14 w-72 max-w-full lg:h-12 lg:w-120" />
        <div className="grid gap-3 lg:grid-cols-2">
          <Skeleton className="h-32 rounded-[1.25rem] lg:h-44" />
          <Skeleton className="h-32 rounded-[1.25rem] lg:h-44" />
        </div>
        <Skeleton className="h-8 w-56" />
        <div className="grid gap-3 sm:grid-cols-2">
          <Skeleton className="h-18 rounded-lg" />
          <Skeleton className="h-18 rounded-lg" />
        </div>
      </div>
      <Skeleton className="rounded-xl max-lg:hidden lg:h-120" />
    </SkeletonGroup>
  )
}
