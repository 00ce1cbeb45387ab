import { METHOD_NAMES } from '#domain/booking/booking-names.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import { formatEuros } from '#domain/base/money.ts'
import { keepPaymentChoice, readPaymentChoice } from '#web/browser/payment-choice.ts'
import { Button } from '#web/ui/form/button.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { useHydrated } from '#web/ui/form/use-hydrated.ts'
import { StatePage } from './state-page.tsx'

/** The bank said no, or the page was left: nothing was charged, and the choice is still there. Or nobody knows of such a payment. */
export function NotCompletedPage({ leadId, booking }: { leadId: string | null; booking: Booking | null }) {
  const payment = leadId === null ? '/payment' : `/payment?leadId=${encodeURIComponent(leadId)}`
  const hydrated = useHydrated()
  const chosen = hydrated && leadId !== null ? readPaymentChoice(leadId) : null
  return (
    <StatePage
      title="Payment Not Completed"
      notice={
        booking?.holdExpiresAt && (
          <Notice>
            Your place is held until{' '}
            <GuestTime at={new Date(booking.holdExpiresAt)} kept={booking.timeZone} />.
          </Notice>
        )
      }
      actions={
        <>
          <RoutedButtonLink to={payment} size="lg" wide>
            {chosen?.method && chosen.method !== 'bank_transfer'
              ? 'Back to payment, and try again'
              : 'Back to payment'}
          </RoutedButtonLink>
          {leadId !== null && chosen?.method && (
            <RoutedButtonLink
              to={payment}
              variant="secondary"
              wide
              onClick={() => keepPaymentChoice(leadId, { ...chosen, method: null })}
            >
              Pay another way
            </RoutedButtonLink>
          )}
        </>
      }
    >
      {/* Of a payment that is not known here nobody can say what it has charged. */}
      {leadId === null ? (
        <p>This payment is not known here. What you have paid stands on your dashboard.</p>
      ) : (
        <p>
          Nothing was charged. Where a payment is declined, it is often a limit of the card, or it still has
          to be allowed in the bank’s app. You can try again, or pay by bank transfer.
        </p>
      )}
    </StatePage>
  )
}

export function UncheckedPage() {
  return (
    <StatePage
      title="We could not check your payment"
      actions={
        <Button size="lg" wide onClick={() => window.location.reload()}>
          Check again
        </Button>
      }
    >
      <p>
        If you have paid, your payment is safe and will be added to your booking. Please do not pay a second
        time before you have checked again.
      </p>
    </StatePage>
  )
}

/** It is paid, and the booking could not be read just now. */
export function PaidUnreadPage({ amount, method }: { amount: number; method: CheckoutMethod }) {
  return (
    <StatePage
      title="Payment successful"
      actions={
        <RoutedButtonLink to="/dashboard" size="lg" wide>
          See your trip
        </RoutedButtonLink>
      }
    >
      <p>
        {formatEuros(amount)} by {METHOD_NAMES[method]} has arrived. We’re emailing you the confirmation and
        the receipt.
      </p>
    </StatePage>
  )
}

/** The payment came when the place was gone; it is paid back by itself (decision 0011). */
export function PaidTooLatePage({ amount, booking }: { amount: number; booking: Booking }) {
  return (
    <StatePage
      title="Your payment came too late"
      actions={
        <RoutedButtonLink to="/booking?another=1" size="lg" wide>
          Choose another date
        </RoutedButtonLink>
      }
    >
      <p>
        Your {formatEuros(amount)} arrived after we’d released your place on{' '}
        {booking.selectedDate ?? 'the retreat'}, and it’s now taken. We’re refunding all of it the way you
        paid; see our email.
      </p>
    </StatePage>
  )
}
