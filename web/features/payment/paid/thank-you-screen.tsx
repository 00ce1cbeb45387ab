import { Hourglass, MessageCircle } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'
import { forgetBooking, isRecord } from '#web/browser/browser-storage.ts'
import { forgetPaymentChoice } from '#web/browser/payment-choice.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { SEE_TRIP, StatePage } from '../state-page.tsx'
import { LinksForOthers } from './links-for-others.tsx'
import { FlightCard, PaymentsCard, StepsCard, SummaryCard, TripCards } from './trip-cards.tsx'
import { TripHero, WaterLink } from './trip-hero.tsx'
import type { Chat, Trip, TripStep, TripTexts } from './trip-page.ts'

interface ThankYouPage {
  /** The guest's bookings with a reported transfer, newest first; empty if nobody is signed in. */
  trips: readonly Trip[]
  texts: SiteContent['screens']['thankYou']
  trip: TripTexts
  chat: Chat
}

/** The page after a reported transfer: that it is on its way, what happens next, and what was paid or is due when. */
export function ThankYouScreen({ trips, texts, trip: tripTexts, chat }: ThankYouPage) {
  const { leadId, isMailed } = useReport()
  // The booking whose transfer was just reported: the named one, else the newest.
  const trip = trips.find(({ booking }) => booking.id === leadId) ?? trips[0]
  const isReported = trip !== undefined
  // The data that the browser kept of the form is no longer needed (decision 0008).
  useEffect(() => {
    if (!isReported) return
    forgetBooking()
    forgetPaymentChoice()
  }, [isReported])
  if (!trip) {
    return (
      <StatePage title={texts.title} links={[SEE_TRIP]}>
        <p>Your booking is on your dashboard.</p>
        <p className="mt-2">{texts.helpText}</p>
      </StatePage>
    )
  }
  const { booking } = trip
  return (
    <>
      <TripHero
        trip={trip}
        label={
          <Badge tone="warning">
            <Hourglass aria-hidden className="size-4" />
            {formatEuros(booking.amountReported)} on its way by transfer
          </Badge>
        }
        title={booking.firstName ? `${texts.title}, ${booking.firstName}` : texts.title}
        lead={
          booking.holdExpiresAt === null ? (
            <>
              {leadOf(trip, texts.lead)} <span className="whitespace-nowrap">{booking.selectedDate}</span>
            </>
          ) : (
            <>
              {isMailed
                ? 'Please confirm your email address with the link in our email.'
                : 'Please confirm your email address: your dashboard emails you the link.'}{' '}
              Until you do, we hold {trip.places > 1 ? `your ${trip.places} places` : 'your place'} on{' '}
              <span className="whitespace-nowrap">{booking.selectedDate}</span> only until{' '}
              <GuestTime at={new Date(booking.holdExpiresAt)} kept={booking.timeZone} />.
            </>
          )
        }
      >
        <WaterLink href={chat.url}>
          <MessageCircle aria-hidden className="size-5" />
          {chat.app}
        </WaterLink>
      </TripHero>
      <TripCards columns={2}>
        <LinksForOthers trip={trip} />
        <PaymentsCard
          title={tripTexts.paymentsTitle}
          trip={trip}
          mailed={
            isMailed
              ? `We’re emailing all this to ${booking.email ?? 'you'}.`
              : 'We’ve sent several emails within the hour, so we’re not sending one about this. It’s all on your dashboard.'
          }
        />
        <StepsCard
          nextTitle={texts.nextTitle}
          steps={stepsOf(trip, texts.steps, tripTexts.steps)}
          trip={trip}
          chat={chat}
          help={texts.helpText}
        />
        <FlightCard flight={tripTexts.flight} trip={trip} />
        <SummaryCard trip={trip} />
      </TripCards>
    </>
  )
}

/** Returns that the transfer is on its way, and whether the places are held or confirmed; `forOne` is the text for a held place. */
function leadOf({ booking, places }: Trip, forOne: string): string {
  if (booking.status === 'payment_confirmed')
    return places > 1
      ? `We know your transfer is on its way. Your ${places} places are confirmed already.`
      : 'We know your transfer is on its way. Your place is confirmed already.'
  return places > 1 ? `We know your transfer is on its way, and we’re holding your ${places} places.` : forOne
}

/** Returns the next steps. A place that other money has confirmed gets the steps of a confirmed booking. */
function stepsOf(
  { booking }: Trip,
  waiting: readonly TripStep[],
  confirmed: readonly TripStep[],
): readonly TripStep[] {
  if (booking.status !== 'payment_confirmed') return waiting
  return [
    ...waiting.filter(({ icon }) => icon !== 'flight'),
    ...confirmed.filter(({ icon }) => icon === 'flight'),
  ]
}

/** Returns what the payment screen handed over: the booking, and whether the guest gets an email about it. */
function useReport(): { leadId?: unknown; isMailed: boolean } {
  const state: unknown = useLocation().state
  const { leadId, mailed } = isRecord(state) ? state : {}
  return { leadId, isMailed: mailed !== false }
}
