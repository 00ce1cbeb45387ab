import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { moveNews, type OpenMove } from '#domain/date-change/announced-change.ts'
import { BOOKING_DONE_REDIRECT_MS, NO_BOOKING_REDIRECT_MS } from '#domain/site/timings.ts'
import { paymentPath } from '#web/booking-status/booking-status.ts'
import { OfferNotice, type OfferNow } from '#web/booking-status/offer-now.tsx'
import { ReleaseReason } from '#web/booking-status/release-reason.tsx'
import { useTimedRedirect } from '#web/browser/timed-redirect.ts'
import { featurePictures } from '#web/ui/media-files.ts'
import { packageText } from '#web/ui/quote-lines.ts'
import { SEE_TRIP, StatePage } from './state-page.tsx'

const DASHBOARD = { to: '/dashboard', text: 'Your dashboard' }

/** The hold is over and the place is free again. `offer` is the current price of the same booking; null for a group. */
export function ReleasedPage({
  booking,
  places,
  offer,
}: {
  booking: Booking
  /** How many places of a group were released at once. */
  places: number
  offer: OfferNow | null
}) {
  const title = places > 1 ? 'We released your places' : 'We released your place'
  const { startsOn, packageType } = booking
  const again = `/booking?${new URLSearchParams({ date: startsOn ?? '', package: packageType ?? 'kiter' })}`
  if (booking.amountReported > 0) {
    return (
      <StatePage title={title} links={[{ ...DASHBOARD, main: true }]}>
        <ReleaseReason booking={booking} places={places} />
      </StatePage>
    )
  }
  return (
    <StatePage
      title={title}
      picture={featurePictures['accommodation-and-food']}
      notice={offer?.isFree && <OfferNotice {...offer} />}
      links={
        offer?.isFree === false
          ? [{ main: true, to: '/booking', text: 'See other dates' }, DASHBOARD]
          : [
              { main: true, to: startsOn ? again : '/booking', text: 'Book again' },
              { to: '/booking', text: 'See other dates' },
            ]
      }
    >
      <ReleaseReason booking={booking} places={places} />
      <p>
        {booking.amountPaid > 0 ? 'We’ll refund what you paid.' : 'You owe nothing.'}{' '}
        {freeText(offer, places)}
      </p>
      {places === 1 && <p className="mt-1 text-sm">{packageText(booking)}</p>}
    </StatePage>
  )
}

function freeText(offer: OfferNow | null, places: number): string {
  if (places > 1) return 'If there are still places for all of you, you can book again in a minute.'
  if (offer === null) return 'If there’s still a place, you can book again in a minute.'
  return offer.isFree ? 'Booking again takes a minute.' : 'The last place for your package has gone since.'
}

/** The date of the booking was moved or cancelled and the guest may choose another; nothing can be ordered or paid before. */
export function ChooseFirstPage({ move, reported }: { move: OpenMove; reported: number }) {
  return (
    <StatePage
      title="Please choose your dates first"
      links={[{ main: true, to: '/dashboard', text: 'Choose on my dashboard' }]}
    >
      <p>
        {moveNews(move)} Accept the new dates, or cancel with a full refund. If you accept, you can pay
        afterwards.
      </p>
      {reported > 0 && (
        <p className="mt-2">Your transfer of {formatEuros(reported)} stays with your booking.</p>
      )}
    </StatePage>
  )
}

export function CancelledPage() {
  return (
    <StatePage
      title="This booking is cancelled"
      links={[{ main: true, to: '/booking?another=1', text: 'Book another retreat' }, DASHBOARD]}
    >
      <p>There’s nothing to pay for it.</p>
    </StatePage>
  )
}

/** The address names a booking of somebody else, or one of this guest under another email address. */
export function NotYoursPage({ email }: { email: string }) {
  return (
    <StatePage title="This booking isn’t in your account" links={[{ ...DASHBOARD, main: true }]}>
      <p>
        You’re signed in as {email}. If you booked with another address, sign out and sign in with that one.
        If you booked without an account, open our email on this device and press “Pay for my place” in it.
      </p>
    </StatePage>
  )
}

export function LoadFailedPage() {
  return (
    <StatePage title="We can’t load your booking" retry="Try again">
      <p>Nothing is lost, and nothing was charged. Please try again in a moment.</p>
    </StatePage>
  )
}

export function NoBookingPage() {
  useTimedRedirect('/booking', NO_BOOKING_REDIRECT_MS)
  return (
    <StatePage
      title="Please complete booking first"
      links={[{ main: true, to: '/booking', text: 'Go to the booking page' }]}
    >
      <p>Redirecting you to the booking page...</p>
    </StatePage>
  )
}

/** The booking needs no payment. `payInstead` is the booking whose reported transfer may be paid by card instead. */
export function BookingDonePage({ payInstead }: { payInstead: Booking | null }) {
  useTimedRedirect('/dashboard', BOOKING_DONE_REDIRECT_MS)
  return (
    <StatePage
      title="Booking already completed"
      links={[
        SEE_TRIP,
        ...(payInstead
          ? [{ to: paymentPath(payInstead.id, { instead: 'card' }), text: 'Pay by card instead' }]
          : []),
      ]}
    >
      <p>You can view and manage your booking in the dashboard.</p>
    </StatePage>
  )
}
