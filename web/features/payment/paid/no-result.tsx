import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { paymentPath } from '#web/booking-status/booking-status.ts'
import { keepPaymentChoice, readPaymentChoice } from '#web/browser/payment-choice.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SEE_TRIP, StatePage } from '../state-page.tsx'

/** The bank declined or the page was left: nothing was charged and the guest may try again. Without `leadId` the payment is unknown. */
export function NotCompletedPage({ leadId, booking }: { leadId: string | null; booking: Booking | null }) {
  const payment = leadId === null ? '/payment' : paymentPath(leadId)
  const hydrated = useHydrated()
  const chosen = hydrated && leadId !== null ? readPaymentChoice(leadId) : null
  const anotherWay = leadId !== null &&
    chosen?.method && {
      to: payment,
      text: 'Pay another way',
      onClick: () => keepPaymentChoice(leadId, { ...chosen, method: null }),
    }
  return (
    <StatePage
      title="Payment Not Completed"
      notice={
        booking?.holdExpiresAt && (
          <Notice>
            We’re holding {booking.group?.bookedByOther === false ? 'your places' : 'your place'} until{' '}
            <GuestTime at={new Date(booking.holdExpiresAt)} kept={booking.timeZone} />.
          </Notice>
        )
      }
      links={[
        {
          main: true,
          to: payment,
          text: chosen?.method && chosen.method !== 'bank_transfer' ? 'Try again' : 'Back to payment',
        },
        ...(anotherWay ? [anotherWay] : []),
      ]}
    >
      {/* For an unknown payment nobody can say whether anything was charged. */}
      {leadId === null ? (
        <p>We can’t find this payment. Your dashboard shows everything you’ve paid.</p>
      ) : (
        <p>
          Nothing was charged. Payments are often declined because of a card limit, or because you still need
          to approve them in your bank’s app. Try again, or pay by bank transfer.
        </p>
      )}
    </StatePage>
  )
}

export function UncheckedPage() {
  return (
    <StatePage title="We can’t check your payment right now" retry="Check again">
      <p>
        If you’ve paid, your payment is safe and we’ll add it to your booking. Please check again before
        paying a second time.
      </p>
    </StatePage>
  )
}

/** The payment succeeded, but the booking could not be read. */
export function PaidUnreadPage({ amount }: { amount: number }) {
  return (
    <StatePage title="Payment successful" links={[SEE_TRIP]}>
      <p>We’ve received {formatEuros(amount)}. We’re emailing you a confirmation and receipt.</p>
    </StatePage>
  )
}

/** The payment arrived after the place was released and is refunded automatically (decision 0011). */
export function PaidTooLatePage({ amount, booking }: { amount: number; booking: Booking }) {
  return (
    <StatePage
      title="Your payment came too late"
      links={[{ main: true, to: '/booking?another=1', text: 'Choose another date' }]}
    >
      <p>
        Your {formatEuros(amount)} arrived after we’d released your place on{' '}
        {booking.selectedDate ?? 'the retreat'}, and it’s now taken. We’re refunding all of it the way you
        paid; see our email.
      </p>
    </StatePage>
  )
}
