import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { addDays, startOfBanjulDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { api } from '#web/api/client.ts'
import { nameOfOther } from '#web/booking-status/together.ts'
import { forgetTrip, keepTrip } from '#web/browser/kept-trip.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FoldedRow } from '#web/ui/rows.tsx'
import { BookAnother, NoBookings } from './book-again.tsx'
import { othersOf, hasBegun, lastTrip, tripsOf, withoutOthers } from './booking-list.ts'
import { badgeOf, bookingSummary } from './booking-summary.ts'
import type { DashboardPage, DashboardTexts, GuestBookings, BookingDetails } from './dashboard-page.ts'
import { CancelledTrip, ExpiredTrip } from './ended-trips.tsx'
import { AfterTrip, FoundingLine, isOwed, PastBookings } from './past-bookings.tsx'
import { RowGroup } from './row-group.tsx'
import { dueBeforeNext, DueFirst, elementId } from './tasks/due-first.tsx'
import { GuideRows } from './trip/trip-rows.tsx'
import { Trip } from './trip/trip.tsx'
import { WindNews } from './wind/wind-choice.tsx'
import { YourData } from './your-data.tsx'

/** A guest's trips: the next one open, later ones as rows, past ones below. */
export function DashboardScreen(page: DashboardPage) {
  const { own, loadedAt, sessions, texts } = page
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
          <PreparationRows texts={texts} now={now} />
          <BookAnother />
        </>
      )}
      <YourData sessions={sessions} />
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
  own: GuestBookings
  now: Date
  onDismissed: () => void
}) {
  const { bookings, cancellation, isUpToDate, update } = useLatestBookings(own.bookings)
  const { ahead: all, past } = tripsOf(bookings, now)
  const ahead = withoutOthers(all)
  const [next, ...later] = ahead
  useKeptTrip(next, loadedAt)
  const last = next
    ? null
    : lastTrip(withoutOthers(bookings), { past, justCancelled: cancellation?.bookingId ?? null, now })
  const trip = (details: BookingDetails, isNext: boolean) => (
    <Trip
      key={details.booking.id}
      {...details}
      {...{ isNext, now, texts, facts }}
      others={othersOf(details, all)}
      begun={hasBegun(details.booking, now)}
      onUpdate={(news, message) => update(details.booking.id, news, message)}
    />
  )
  return (
    <>
      <DueFirst due={dueBeforeNext(ahead, now)} now={now} />
      {bookings.map((details) => (
        <WindNews key={details.booking.id} details={details} now={now} facts={facts} />
      ))}
      {next && cancellation && <Cancelled key={cancellation.bookingId} message={cancellation.message} />}
      {next && trip(next, true)}
      {later.length > 0 && (
        <RowGroup title={later.length === 1 ? 'Your other trip' : 'Your other trips'}>
          {later.map((details) => (
            <FoldedRow
              key={details.booking.id}
              id={elementId(details.booking)}
              title={details.booking.selectedDate}
              gist={laterGist(details.booking, now)}
            >
              {trip(details, false)}
            </FoldedRow>
          ))}
        </RowGroup>
      )}
      {last?.kind === 'expired' && (
        <ExpiredTrip
          {...{ now, facts }}
          details={last.details}
          others={othersOf(last.details, bookings)}
          places={own.placesNow}
          onDismissed={(booking) => {
            update(booking.id, { booking })
            onDismissed()
          }}
        />
      )}
      {last?.kind === 'cancelled' && (
        <CancelledTrip
          details={last.details}
          others={othersOf(last.details, bookings)}
          message={cancellation?.bookingId === last.details.booking.id ? cancellation.message : null}
          isUpToDate={isUpToDate(last.details.booking.id)}
        />
      )}
      {last?.kind === 'after' && (
        <AfterTrip
          details={last.details}
          places={own.placesNow}
          founding={own.founding}
          firstName={name}
          {...{ now, facts }}
        />
      )}
      {!next && !last && (
        <>
          {/* An expired or handed-over booking counts as booked before. */}
          <NoBookings
            texts={bookings.length + own.handedOver.length === 0 ? texts.empty : texts.nothingAhead}
          />
          {past.length === 0 && <PreparationRows texts={texts} now={now} />}
        </>
      )}
      <PastBookings
        bookings={past.filter((details) => details !== last?.details)}
        handedOver={own.handedOver}
      />
      {(next || (last?.kind === 'after' && isOwed(last.details.booking))) && <BookAnother />}
      {last?.kind !== 'after' && <FoundingLine founding={own.founding} />}
    </>
  )
}

/** Keeps the next trip in this browser for offline use, from two weeks before until its last day; otherwise removes it. */
function useKeptTrip(next: BookingDetails | undefined, loadedAt: string) {
  const endsOn = next?.guide?.departure ? next.endsOn : null
  useEffect(() => {
    if (endsOn === null) void forgetTrip()
    else keepTrip(startOfBanjulDay(addDays(endsOn, 1)).getTime() - Date.parse(loadedAt))
  }, [endsOn, loadedAt])
}

/** Returns a one-line summary of a later retreat: what was booked, and its payment state. */
function laterGist(booking: Booking, now: Date): string {
  const name = nameOfOther(booking)
  const what = name === null ? bookingSummary(booking).slice(0, 2) : [`For ${name}`]
  return [...what, badgeOf(booking, now).text].join(' · ')
}

/** Before a booking: when the fitness program and the pre-retreat information will be available. */
function PreparationRows({ texts, now }: { texts: DashboardTexts; now: Date }) {
  return (
    <RowGroup title="Before you travel">
      <GuideRows texts={texts} guide={null} isPosted={false} now={now} />
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

/** What was changed on this page since it was rendered. */
interface Changes {
  of: readonly BookingDetails[]
  /** What is new for each booking, by booking id. */
  bookings: Readonly<Record<string, Partial<BookingDetails>>>
}

/** Returns the guest’s bookings with the changes since the page was rendered; new page data from the server replaces them. */
function useLatestBookings(page: readonly BookingDetails[]) {
  const unchanged: Changes = { of: page, bookings: {} }
  const [latest, setLatest] = useState(unchanged)
  /** The booking that was cancelled last on this page, and the server's message. */
  const [cancellation, setCancellation] = useState<{ bookingId: string; message: string } | null>(null)
  const { revalidate } = useRevalidator()
  const changes = latest.of === page ? latest : unchanged

  function merge(bookingId: string, news: Partial<BookingDetails>): void {
    setLatest((before) => {
      const { of, bookings } = before.of === page ? before : unchanged
      return { of, bookings: { ...bookings, [bookingId]: { ...bookings[bookingId], ...news } } }
    })
  }
  async function reloadDocuments(params: { bookingId: string }): Promise<void> {
    merge(params.bookingId, await api('GET', '/api/booking-payments/{bookingId}', { params }))
  }
  /** The refund steps depend on which payments count. */
  async function reloadRefund(params: { bookingId: string }): Promise<void> {
    const { steps } = await api('GET', '/api/cancel-booking/{bookingId}', { params })
    merge(params.bookingId, { refundSteps: steps })
  }
  return {
    bookings: page.map((details) => ({ ...details, ...changes.bookings[details.booking.id] })),
    cancellation,
    /** Returns true if a booking's payments were loaded after its last change on this page. */
    isUpToDate: (bookingId: string) =>
      changes.bookings[bookingId]?.payments !== undefined || !changes.bookings[bookingId]?.booking,
    update: (bookingId: string, news: Partial<BookingDetails>, message?: string) => {
      merge(bookingId, news)
      if (message !== undefined) setCancellation({ bookingId, message })
      if (!news.booking) return
      // What the page knows of the others of a group changes with the own place: their links, and what is left to pay.
      if (message !== undefined && news.booking.group) {
        void revalidate()
        return
      }
      // The change itself is saved; if loading fails, the list keeps the earlier payments.
      reloadDocuments({ bookingId }).catch(() => {})
      if (holdsPlace(news.booking.status)) reloadRefund({ bookingId }).catch(() => {})
    },
  }
}
