import { CalendarPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useProductTime } from '#web/browser/product-time.ts'
import { Button } from '#web/ui/button.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { BookingCard } from './booking-card.tsx'
import { shownBookings } from './booking-list.ts'
import type { BookingsOfGuest, DashboardPage, DashboardTexts } from './dashboard-page.ts'
import { EarlierDocuments } from './earlier-documents.tsx'
import { GetReady } from './get-ready.tsx'
import { useLatestBookings } from './use-latest-bookings.ts'
import { YourData } from './your-data.tsx'

/** A guest's bookings, newest first, with what each of them asks for. */
export function DashboardScreen({ name, own, loadedAt, texts }: DashboardPage) {
  return (
    <div className="page-column flex flex-col gap-8 py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title="Your Bookings">Welcome, {name}.</PageHeading>
        <RoutedButtonLink to="/booking?another=1" variant="secondary">
          <CalendarPlus aria-hidden className="size-5" />
          Book another retreat
        </RoutedButtonLink>
      </div>
      {own ? <BookingList own={own} loadedAt={loadedAt} texts={texts} /> : <LoadFailed />}
      <GetReady guides={own?.guides ?? []} texts={texts} />
      <YourData />
    </div>
  )
}

function BookingList({
  own,
  loadedAt,
  texts,
}: {
  own: BookingsOfGuest
  loadedAt: string
  texts: DashboardTexts
}) {
  const now = useProductTime(loadedAt)
  const { bookings, payments, refunds, cancellation, change } = useLatestBookings(own)
  const shown = shownBookings(bookings)
  return (
    <>
      {cancellation !== null && <Cancelled key={cancellation} message={cancellation} />}
      {shown.length === 0 ? (
        <NoBookings texts={texts} />
      ) : (
        <ul className="flex flex-col gap-6">
          {shown.map((booking) => (
            <li key={booking.id}>
              <BookingCard
                booking={booking}
                payments={payments[booking.id] ?? []}
                refundSteps={refunds[booking.id] ?? []}
                now={now}
                texts={texts}
                onChange={change}
                onCancelled={(message) => change({ ...booking, status: 'cancelled' }, message)}
              />
            </li>
          ))}
        </ul>
      )}
      <EarlierDocuments
        bookings={bookings.filter((booking) => !shown.includes(booking))}
        payments={payments}
      />
    </>
  )
}

/** What stands where no booking is shown. */
export function NoBookings({ texts }: { texts: DashboardTexts }) {
  return (
    <EmptyState
      icon={<CalendarPlus className="size-6" />}
      title={texts.empty.title}
      action={<RoutedButtonLink to="/booking">{texts.empty.button}</RoutedButtonLink>}
    >
      {texts.empty.text}
    </EmptyState>
  )
}

/** Comes into sight, wherever on the page the booking stood that is gone now. */
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

function LoadFailed() {
  return (
    <Notice tone="danger" title="We could not read your bookings">
      <p>They are safe. Please try again in a moment.</p>
      <Button size="sm" variant="secondary" className="mt-3" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </Notice>
  )
}
