import { useEffect } from 'react'
import type { Booking } from '#domain/booking.ts'
import { holdsPlace } from '#domain/booking-state.ts'
import { formatDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { forgetBooking } from '#web/browser/browser-storage.ts'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import { Button } from '#web/ui/button.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { RedirectNotice } from '#web/ui/redirect-notice.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'
import type { TitledText } from './payment-page.ts'

export interface PaymentResultPage {
  outcome: PaymentOutcome
  /** This screen's own address, for coming back after the sign-in. */
  returnTo: string
  airportTax: TitledText
  /** How many months before the retreat the program and the information are posted. */
  postedMonthsBefore: number
}

/** The payment result: success, or "Payment Not Completed" (specification, section 4.6). */
export function PaymentResult({ outcome, returnTo, ...texts }: PaymentResultPage) {
  switch (outcome.kind) {
    case 'paid':
      return <Paid amount={outcome.amount} booking={outcome.booking} {...texts} />
    case 'not_paid':
      return <NotCompleted leadId={outcome.leadId} />
    case 'signed_out':
      return <SignInFirst returnTo={returnTo}>Sign in to see the result of your payment.</SignInFirst>
    case 'unknown':
      return (
        <RedirectNotice
          title="We could not check your payment"
          action={<Button onClick={() => window.location.reload()}>Check again</Button>}
        >
          <p>
            If you have paid, your payment is safe and will be added to your booking. Please do not pay a
            second time before you have checked again.
          </p>
        </RedirectNotice>
      )
  }
}

function NotCompleted({ leadId }: { leadId: string | null }) {
  const payment = leadId === null ? '/payment' : `/payment?leadId=${encodeURIComponent(leadId)}`
  return (
    <RedirectNotice
      title="Payment Not Completed"
      action={<RoutedButtonLink to={payment}>Back to payment</RoutedButtonLink>}
    >
      <p>Your card was not charged. You can try again, or pay by bank transfer.</p>
    </RedirectNotice>
  )
}

function Paid({
  amount,
  booking,
  airportTax,
  postedMonthsBefore,
}: {
  amount: number
  booking: Booking | null
  airportTax: TitledText
  postedMonthsBefore: number
}) {
  // What the specification keeps in the browser stays there only until a payment succeeds (decision 0008).
  useEffect(forgetBooking, [])
  if (booking && !holdsPlace(booking.status)) return <PaidTooLate amount={amount} booking={booking} />
  return (
    <div className="page-column flex max-w-3xl flex-col gap-6 py-8 sm:py-12">
      <PageHeading title="Payment successful">
        Thank you{booking?.firstName ? `, ${booking.firstName}` : ''}. {placeText(booking)} A receipt is on
        its way by e-mail.
      </PageHeading>
      <Card as="section">
        <h2 className="mb-2 text-2xl">What you paid</h2>
        <DescriptionList
          rows={[{ label: 'Paid by card', value: formatEuros(amount) }, ...stayRows(booking)]}
        />
      </Card>
      <Card as="section">
        <h2 className="mb-3 text-2xl">What is next</h2>
        <ol className="flex list-decimal flex-col gap-2 pl-5 marker:font-bold">
          {nextSteps(booking, postedMonthsBefore).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <Notice title={airportTax.title}>{airportTax.text}</Notice>
      <div>
        <RoutedButtonLink to="/dashboard" size="lg">
          Go to your dashboard
        </RoutedButtonLink>
      </div>
    </div>
  )
}

/** The payment came when the place was gone; it is paid back by itself (decision 0011). */
function PaidTooLate({ amount, booking }: { amount: number; booking: Booking }) {
  return (
    <RedirectNotice
      title="Your payment came too late"
      action={<RoutedButtonLink to="/booking?another=1">Choose another date</RoutedButtonLink>}
    >
      <p>
        {formatEuros(amount)} reached us after your place on {booking.selectedDate ?? 'the retreat'} was free
        again, and somebody else has taken it. You get all of it back on your card. We have sent you a mail
        about it.
      </p>
    </RedirectNotice>
  )
}

/** Only money that was received makes the place the guest's. */
function placeText(booking: Booking | null): string {
  if (!booking || booking.status === 'payment_confirmed') return 'Your place is confirmed.'
  return 'We keep your place, and it is confirmed once your transfer has arrived.'
}

function stillToPay({ amountReported, balanceDue }: Booking): string {
  if (balanceDue > 0) return formatEuros(balanceDue)
  return amountReported > 0 ? 'Nothing, once your transfer has arrived' : 'Nothing'
}

function stayRows(booking: Booking | null) {
  if (!booking) return []
  const { selectedDate, amountReported, balanceDue, quote } = booking
  return [
    { label: 'Retreat', value: selectedDate ?? '' },
    ...(amountReported > 0
      ? [{ label: 'Transferred, being checked', value: formatEuros(amountReported) }]
      : []),
    { label: 'Still to pay', value: stillToPay(booking) },
    ...(balanceDue > 0 && quote ? [{ label: 'Due by', value: formatDay(quote.balanceDueOn) }] : []),
  ]
}

function nextSteps(booking: Booking | null, postedMonthsBefore: number): string[] {
  const balance = booking && booking.balanceDue > 0
  return [
    'Look at your booking on the dashboard. You can change it there.',
    ...(balance ? ['Pay the balance on the dashboard, by card or bank transfer.'] : []),
    `The fitness program and the pre-retreat information are posted there ${postedMonthsBefore} months before the retreat.`,
  ]
}
