import { Check, ReceiptText, UserPlus } from 'lucide-react'
import { useEffect } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { METHOD_NAMES } from '#domain/payment/payment-names.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { address } from '#web/api/client.ts'
import { forgetBooking } from '#web/browser/browser-storage.ts'
import { forgetPaymentChoice } from '#web/browser/payment-choice.ts'
import { shared } from '#web/shell/share-link.tsx'
import { SignInFirst } from '#web/shell/sign-in-first.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useCopy } from '#web/ui/form/copy-button.tsx'
import { featurePictures } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { LinksForOthers } from './links-for-others.tsx'
import { NotCompletedPage, PaidTooLatePage, PaidUnreadPage, UncheckedPage } from './no-result.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'
import { FlightCard, PaymentsCard, StepsCard, TripCards } from './trip-cards.tsx'
import { TripHero, WaterLink } from './trip-hero.tsx'
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
}: Pick<PaymentResultPage, 'texts' | 'waiting' | 'chat'> & Extract<PaymentOutcome, { kind: 'paid' }>) {
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
        trip={trip}
        label={
          <Badge tone="success">
            <Check aria-hidden className="size-4" />
            Payment successful, {formatEuros(amount)} by {METHOD_NAMES[method]}
          </Badge>
        }
        {...headingOf(trip, texts)}
      >
        {/* A group has a receipt each, all of them in the email and on the dashboard. */}
        {trip.receiptId !== null && trip.places === 1 && (
          <WaterLink href={address('/api/documents/{documentId}', { documentId: trip.receiptId })} download>
            <ReceiptText aria-hidden className="size-5" />
            <span>
              Receipt<span className="sr-only"> (PDF)</span>
            </span>
          </WaterLink>
        )}
      </TripHero>
      <TripCards>
        <LinksForOthers trip={trip} />
        <PaymentsCard
          title={texts.paymentsTitle}
          trip={trip}
          mailed={`Your confirmation and ${trip.places > 1 ? 'receipts' : 'receipt'} go to ${booking.email ?? 'you'}.`}
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
function headingOf({ booking: { status, selectedDate, firstName }, places }: Trip, { heading }: TripTexts) {
  const name = firstName ? `, ${firstName}` : ''
  if (status === 'payment_confirmed') {
    return {
      title: heading,
      lead:
        places > 1
          ? `Your ${places} places on ${selectedDate} are confirmed${name}.`
          : `Your place on ${selectedDate} is confirmed${name}.`,
    }
  }
  return {
    title: `Thank you${name}`,
    lead:
      places > 1
        ? `We’re holding your ${places} places. They’re confirmed once your transfer arrives.`
        : 'We’re holding your place. It’s confirmed once your transfer arrives.',
  }
}

/** Shares a link to the booking form with these dates chosen, through the device's share sheet or else the clipboard. */
function InviteFriend({
  booking: { startsOn, selectedDate },
  texts,
}: {
  booking: Booking
  texts: TripTexts['friend']
}) {
  const { copied, copy } = useCopy()
  const path = `/booking?${new URLSearchParams({ date: startsOn ?? selectedDate ?? '' })}`
  async function invite() {
    const url = new URL(path, window.location.origin).href
    if (!(await shared({ text: texts.message, url }))) await copy(url)
  }
  return (
    <section className="grid overflow-hidden rounded-xl border border-amber bg-amber-soft text-ink md:grid-cols-[15rem_minmax(0,1fr)] md:items-center md:gap-x-8 lg:col-span-3 lg:grid-cols-[15rem_minmax(0,1fr)_auto]">
      <div className="h-40 overflow-hidden md:row-span-2 md:h-full md:min-h-44 lg:row-span-1">
        <Picture
          file={featurePictures.community}
          alt=""
          sizes="(width < 48rem) 100vw, 15rem"
          className="size-full"
        />
      </div>
      <div className="px-5 pt-5 md:py-0 md:pt-6 md:pr-7 md:pl-0 lg:py-6">
        <h2 className="text-2xl">{texts.title}</h2>
        <p className="mt-1.5 text-sm">{texts.text}</p>
        <a href={path} className={`${linkStyle} inline-flex min-h-11 items-center text-sm`}>
          See the link
        </a>
      </div>
      <div className="px-5 pt-1 pb-5 md:pr-7 md:pb-6 md:pl-0 lg:py-6">
        <Button variant="secondary" className="max-md:w-full" onClick={() => void invite()}>
          {/* Both labels share a cell that is wide enough for either, so nothing moves. */}
          <span className="grid place-items-center *:[grid-area:1/1]">
            <span className={copied ? 'invisible' : 'inline-flex items-center gap-2'}>
              <UserPlus aria-hidden className="size-5" />
              {texts.button}
            </span>
            <output className="inline-flex items-center gap-2">
              {copied && (
                <>
                  <Check aria-hidden className="size-5" /> Copied!
                </>
              )}
            </output>
          </span>
        </Button>
      </div>
    </section>
  )
}
