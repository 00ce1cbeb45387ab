import { Check, ReceiptText } from 'lucide-react'
import { useEffect } from 'react'
import { METHOD_NAMES } from '#domain/booking/booking-names.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { CheckoutMethod } from '#domain/payment/ledger.ts'
import { formatEuros } from '#domain/base/money.ts'
import { address } from '#web/api/client.ts'
import { forgetBooking } from '#web/browser/browser-storage.ts'
import { forgetPaymentChoice } from '#web/browser/payment-choice.ts'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { InviteFriend } from './invite-friend.tsx'
import { NotCompletedPage, PaidTooLatePage, PaidUnreadPage, UncheckedPage } from './no-result.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'
import { FlightCard, PaymentsCard, StepsCard, TripCards } from './trip-cards.tsx'
import { TripActions, TripHero, WaterLink } from './trip-hero.tsx'
import type { Chat, Trip, TripStep, TripTexts } from './trip-page.ts'

interface PaymentResultPage {
  outcome: PaymentOutcome
  /** The address of this screen, to return to after the sign-in. */
  returnTo: string
  texts: TripTexts
  /** The next steps while the place depends on a transfer that has not arrived. */
  waiting: { nextTitle: string; steps: readonly TripStep[] }
  chat: Chat
}

/** The payment result: success, or "Payment Not Completed" (specification, section 4, payment flow). */
export function PaymentResult({ outcome, returnTo, ...page }: PaymentResultPage) {
  switch (outcome.kind) {
    case 'paid':
      return <Paid {...outcome} {...page} />
    case 'not_paid':
      return <NotCompletedPage leadId={outcome.leadId} booking={outcome.booking} />
    case 'signed_out':
      return <SignInFirst returnTo={returnTo}>Sign in to see the result of your payment.</SignInFirst>
    case 'unknown':
      return <UncheckedPage />
  }
}

/** Returns true if the screen begins with the picture under the header. */
export function showsTrip(outcome: PaymentOutcome): boolean {
  return outcome.kind === 'paid' && outcome.trip !== null && holdsPlace(outcome.trip.booking.status)
}

function Paid({
  amount,
  method,
  trip,
  texts,
  waiting,
  chat,
}: Pick<PaymentResultPage, 'texts' | 'waiting' | 'chat'> & {
  amount: number
  method: CheckoutMethod
  trip: Trip | null
}) {
  // The specification keeps this data in the browser only until a payment succeeds (decision 0008).
  useEffect(() => {
    forgetBooking()
    forgetPaymentChoice()
  }, [])
  if (trip === null) return <PaidUnreadPage amount={amount} />
  const { booking } = trip
  if (!holdsPlace(booking.status)) return <PaidTooLatePage amount={amount} booking={booking} />
  return (
    <>
      <TripHero
        label={
          <Badge tone="success">
            <Check aria-hidden className="size-4" />
            Payment successful, {formatEuros(amount)} by {METHOD_NAMES[method]}
          </Badge>
        }
        {...headingOf(booking, texts)}
        startsOn={booking.startsOn}
        today={trip.today}
        actions={
          <TripActions bookingId={booking.id}>
            {trip.receiptId !== null && (
              <WaterLink
                href={address('/api/documents/{documentId}', { documentId: trip.receiptId })}
                download
              >
                <ReceiptText aria-hidden className="size-5" />
                <span>
                  Receipt<span className="sr-only"> (PDF)</span>
                </span>
              </WaterLink>
            )}
          </TripActions>
        }
      />
      <TripCards>
        <PaymentsCard
          title={texts.paymentsTitle}
          trip={trip}
          mailed={`Your confirmation and receipt go to ${booking.email ?? 'you'}.`}
        />
        <StepsCard
          {...(booking.status === 'payment_confirmed' ? { ...texts, folds: true } : waiting)}
          trip={trip}
          chat={chat}
        />
        <FlightCard flight={texts.flight} trip={trip} />
        <InviteFriend booking={booking} texts={texts.friend} />
      </TripCards>
    </>
  )
}

/** Returns the heading; the place is called the guest's only once money was received. */
function headingOf({ status, selectedDate, firstName }: Booking, { heading }: TripTexts) {
  const name = firstName ? `, ${firstName}` : ''
  if (status === 'payment_confirmed') return { title: heading, lead: `${selectedDate} is yours${name}.` }
  return {
    title: `Thank you${name}`,
    lead: 'We’re holding your place. It’s confirmed once your transfer arrives.',
  }
}
