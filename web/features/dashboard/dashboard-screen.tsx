import { useEffect, useRef } from 'react'
import { addDays, startOfBanjulDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { forgetTrip, keepTrip } from '#web/browser/kept-trip.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { Button } from '#web/ui/form/button.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { FoldedRow } from '#web/ui/rows.tsx'
import { AfterTrip } from './after-trip.tsx'
import { lastTrip, tripsOf } from './booking-list.ts'
import type { DashboardPage, DashboardTexts, GuestsStays, Stay } from './dashboard-page.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'
import { CancelledTrip, ExpiredTrip } from './ended-trips.tsx'
import { BookAnother, NoBookings } from './no-bookings.tsx'
import { isOwed, PastBookings } from './past-bookings.tsx'
import { badgeOf } from './payment-badge.tsx'
import { RowGroup } from './row-group.tsx'
import { staySummary } from './stay-summary.ts'
import { dueBeforeNext } from './tasks/deadline.ts'
import { DueFirst, stayId } from './tasks/due-first.tsx'
import { GuideRows } from './trip/trip-rows.tsx'
import { Trip } from './trip/trip.tsx'
import { useLatestStays } from './use-latest-stays.ts'

/** A guest's trips: the next one open, later ones as rows, past ones below. */
export function DashboardScreen(page: DashboardPage) {
  const { own, loadedAt, texts } = page
  const now = useProductTime(loadedAt)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="page-column flex flex-col gap-6 py-5 sm:py-10">
      <h1 ref={heading} tabIndex={-1} className="outline-none max-sm:text-3xl">
        Your Bookings
      </h1>
      {own ? (
        <Trips {...page} own={own} now={now} onDismissed={() => heading.current?.focus()} />
      ) : (
        <>
          <Notice tone="danger" title="We can’t load your bookings">
            <p>They are safe. Please try again in a moment.</p>
            <Button size="sm" variant="secondary" className="mt-3" onClick={() => window.location.reload()}>
              Try again
            </Button>
          </Notice>
          <PreparationRows texts={texts} />
          <BookAnother />
        </>
      )}
      <YourData />
    </div>
  )
}

function Trips({
  name,
  own,
  loadedAt,
  now,
  texts,
  facts,
  onDismissed,
}: DashboardPage & {
  own: GuestsStays
  now: Date
  onDismissed: () => void
}) {
  const { stays, cancellation, isUpToDate, update } = useLatestStays(own.stays)
  const { ahead, past } = tripsOf(stays, now)
  const [next, ...later] = ahead
  useKeptTrip(next, loadedAt)
  const last = next ? null : lastTrip(stays, { past, justCancelled: cancellation?.bookingId ?? null, now })
  const trip = (stay: Stay, isNext: boolean) => (
    <Trip
      key={stay.booking.id}
      {...stay}
      {...{ isNext, now, texts, facts }}
      onUpdate={(news, message) => update(stay.booking.id, news, message)}
    />
  )
  return (
    <>
      <DueFirst due={dueBeforeNext(ahead, now)} now={now} />
      {next && cancellation && <Cancelled key={cancellation.bookingId} message={cancellation.message} />}
      {next && trip(next, true)}
      {later.length > 0 && (
        <RowGroup title={later.length === 1 ? 'Your other trip' : 'Your other trips'}>
          {later.map((stay) => (
            <FoldedRow
              key={stay.booking.id}
              id={stayId(stay.booking)}
              title={stay.booking.selectedDate}
              gist={laterGist(stay.booking, now)}
            >
              {trip(stay, false)}
            </FoldedRow>
          ))}
        </RowGroup>
      )}
      {last?.kind === 'expired' && (
        <ExpiredTrip
          {...{ now, facts }}
          stay={last.stay}
          places={own.placesNow}
          onDismissed={(booking) => {
            update(booking.id, { booking })
            onDismissed()
          }}
        />
      )}
      {last?.kind === 'cancelled' && (
        <CancelledTrip
          stay={last.stay}
          message={cancellation?.bookingId === last.stay.booking.id ? cancellation.message : null}
          isUpToDate={isUpToDate(last.stay.booking.id)}
        />
      )}
      {last?.kind === 'after' && <AfterTrip stay={last.stay} places={own.placesNow} firstName={name} />}
      {!next && !last && (
        <>
          {/* An expired or handed-over booking counts as booked before. */}
          <NoBookings texts={stays.length + own.handedOn.length === 0 ? texts.empty : texts.nothingAhead} />
          {past.length === 0 && <PreparationRows texts={texts} />}
        </>
      )}
      <PastBookings stays={past.filter((stay) => stay !== last?.stay)} handedOn={own.handedOn} />
      {(next || (last?.kind === 'after' && isOwed(last.stay.booking))) && <BookAnother />}
    </>
  )
}

/** Keeps the next trip in this browser for offline use, from two weeks before until its last day; otherwise removes it. */
function useKeptTrip(next: Stay | undefined, loadedAt: string) {
  const endsOn = next?.guide?.departure ? next.endsOn : null
  useEffect(() => {
    if (endsOn === null) void forgetTrip()
    else keepTrip(startOfBanjulDay(addDays(endsOn, 1)).getTime() - Date.parse(loadedAt))
  }, [endsOn, loadedAt])
}

/** Returns a one-line summary of a later stay: what was booked, and its payment state. */
function laterGist(booking: Booking, now: Date): string {
  return [...staySummary(booking).slice(0, 2), badgeOf(booking, now).text].join(' · ')
}

/** Before a booking: when the fitness program and the pre-retreat information will be available. */
function PreparationRows({ texts }: { texts: DashboardTexts }) {
  return (
    <RowGroup title="Before you travel">
      <GuideRows texts={texts} guide={null} isPosted={false} />
    </RowGroup>
  )
}

/** The notice of a cancellation; scrolls into view, because the booking that it replaces may be anywhere on the page. */
function Cancelled({ message }: { message: string }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <div ref={element}>
      <Notice tone="success" live="status" title="Booking Cancelled">
        {message}
      </Notice>
    </div>
  )
}

/** The guest's data: download it, or delete the account. */
function YourData() {
  return (
    <RowGroup title="Your data">
      <FoldedRow title="Download or delete your data">
        <p className="max-w-2xl text-ink-soft">
          Download everything we hold about you as one file, or delete your account. Our{' '}
          <a href="/privacy-policy" className={linkStyle}>
            privacy policy
          </a>{' '}
          says how long we keep it.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <DownloadData />
          <DeleteAccount />
        </div>
      </FoldedRow>
    </RowGroup>
  )
}
