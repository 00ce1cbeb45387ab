import { CalendarPlus, ArrowDown, Hourglass } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import { banjulDay, formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { isGuidePosted } from '#domain/retreat/guide.ts'
import { useBegunBooking, type BegunBooking } from '#web/browser/begun-booking.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { Button } from '#web/ui/form/button.tsx'
import { heroPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { Card } from '#web/ui/card.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { daysLeft, timeLeft } from '#web/booking-status/time-left.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { BookingCard } from './booking-card.tsx'
import { tripsOf } from './booking-list.ts'
import { dueBeforeNext, type Deadline } from './deadline.ts'
import type { BookingsOfGuest, DashboardPage, DashboardTexts } from './dashboard-page.ts'
import { PostedLater } from './get-ready.tsx'
import { PastBookings } from './past-bookings.tsx'
import { useLatestBookings } from './use-latest-bookings.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'

/** A guest's trips: the next one large, the later ones after it, and below what is past. */
export function DashboardScreen({ name, own, loadedAt, texts, facts }: DashboardPage) {
  const now = useProductTime(loadedAt)
  return (
    <div className="page-column flex flex-col gap-8 py-8 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title="Your Bookings">
          Welcome, {name}. <span className="inline-block">{`Today is ${formatDay(banjulDay(now))}.`}</span>
        </PageHeading>
        {(!own || own.bookings.some(({ status }) => holdsPlace(status))) && <BookAnother />}
      </div>
      {own ? (
        <Trips {...{ own, now, texts, facts }} />
      ) : (
        <>
          <LoadFailed />
          <PostedLater texts={texts} />
        </>
      )}
      <YourData />
    </div>
  )
}

function Trips({
  own,
  now,
  texts,
  facts,
}: Pick<DashboardPage, 'texts' | 'facts'> & { own: BookingsOfGuest; now: Date }) {
  const { bookings, payments, orders, refunds, cancellation, change } = useLatestBookings(own)
  const { lastDays, guides } = own
  const hasPapers = (id: string) => (payments[id] ?? []).length > 0
  const { ahead, past } = tripsOf(bookings, { lastDays, hasPapers, now })
  // What is paid for has its guide on its own card.
  const waitsForGuide = !ahead.some(({ id }) => guides.some(({ bookingId }) => bookingId === id))
  const next = ahead[0]?.startsOn ?? null
  const isPosted = next !== null && isGuidePosted(next, facts.postedMonthsBefore, now)
  return (
    <>
      <DueFirst due={dueBeforeNext(ahead, { changes: own.changes, now })} now={now} />
      {cancellation !== null && <Cancelled key={cancellation} message={cancellation} />}
      {ahead.length === 0 ? (
        // What has expired, or was handed on, was a booking all the same.
        <NoBookings texts={bookings.length + own.handedOn.length === 0 ? texts.empty : texts.nothingAhead} />
      ) : (
        <ul className="flex flex-col gap-14">
          {ahead.map((booking, index) => (
            <li key={booking.id} id={stayId(booking)}>
              <BookingCard
                booking={booking}
                payments={payments[booking.id] ?? []}
                orders={orders[booking.id] ?? []}
                refundSteps={refunds[booking.id] ?? []}
                complaints={own.complaints[booking.id] ?? []}
                changes={own.changes[booking.id] ?? []}
                offer={own.offers[booking.id] ?? null}
                endsOn={lastDays[booking.id] ?? null}
                guide={guides.find(({ bookingId }) => bookingId === booking.id) ?? null}
                isNext={index === 0}
                {...{ now, texts, facts }}
                onChange={change}
                onCancelled={(message) => change({ ...booking, status: 'cancelled' }, message)}
              />
            </li>
          ))}
        </ul>
      )}
      {waitsForGuide && (ahead.length > 0 || past.length === 0) && (
        <PostedLater texts={texts} isPosted={isPosted} />
      )}
      <PastBookings
        bookings={past}
        payments={payments}
        orders={orders}
        complaints={own.complaints}
        handedOn={own.handedOn}
      />
    </>
  )
}

const GO_ON = 'Go on with your booking'

/** One more retreat; or the one that was begun in this tab, which the form goes on with. */
function BookAnother() {
  const begun = useBegunBooking()
  return (
    <RoutedButtonLink to="/booking?another=1" variant="secondary">
      <CalendarPlus aria-hidden className="size-5" />
      {begun ? GO_ON : 'Book another retreat'}
    </RoutedButtonLink>
  )
}

/**
 * What stands where no stay is ahead. What was begun in this tab belongs to no account yet and is no booking (decision 0005): the
 * guest is told so, and led on with it.
 */
export function NoBookings({ texts }: { texts: DashboardTexts['empty'] }) {
  const begun = useBegunBooking()
  const { title, text, button } = begun ? begunTexts(begun) : texts
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-white text-ink md:grid md:grid-cols-2">
      <div className="h-44 overflow-hidden bg-sea-deep md:h-full md:min-h-72">
        <Picture
          file={heroPicture}
          alt=""
          sizes="(width < 48rem) 100vw, 36rem"
          className="size-full object-[70%_45%]"
        />
      </div>
      <div className="flex flex-col items-start justify-center gap-3 p-5 sm:p-8">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-ink-soft">{text}</p>
        <RoutedButtonLink to="/booking" size="lg">
          {button}
        </RoutedButtonLink>
      </div>
    </section>
  )
}

function begunTexts({ date }: BegunBooking): DashboardTexts['empty'] {
  return {
    title: 'Your booking is not sent yet',
    text: `${date === null ? 'You have begun to book' : `You have begun to book ${date}`}, and what you typed is still there. No place is held for you until you send it.`,
    button: GO_ON,
  }
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

/** What we know of the guest: to take along, and to have deleted. */
function YourData() {
  return (
    <section aria-labelledby="your-data" className="flex flex-col gap-4">
      <h2 id="your-data">Your data</h2>
      <Card className="flex flex-col gap-4">
        <p className="max-w-2xl text-ink-soft">
          Download everything that we know of you as one file, or delete your account. Our{' '}
          <a href="/privacy-policy" className={linkStyle}>
            privacy policy
          </a>{' '}
          says how long we keep what.
        </p>
        <div className="flex flex-wrap gap-3">
          <DownloadData />
          <DeleteAccount />
        </div>
      </Card>
    </section>
  )
}

/** Where the page is scrolled to for a stay. */
function stayId({ id }: Booking): string {
  return `stay-${id}`
}

/** Leads to stays far down on the page that want something done first. */
function DueFirst({ due, now }: { due: readonly { booking: Booking; deadline: Deadline }[]; now: Date }) {
  if (due.length === 0) return null
  return (
    <nav aria-label="What is due first">
      <ul className="flex flex-col gap-3">
        {due.map(({ booking, deadline }) => (
          <li key={booking.id}>
            <a
              href={`#${stayId(booking)}`}
              className="flex min-h-14 items-center gap-3.5 rounded-lg border border-line-strong bg-white px-4 py-3 text-ink hover:bg-cream"
            >
              <Hourglass aria-hidden className="size-5 shrink-0 text-coral-deep" />
              <span className="figures min-w-0 grow">
                <span className="block leading-snug font-semibold">{booking.selectedDate}</span>
                <span className="block text-sm text-ink-soft">
                  <DeadlineText {...{ booking, deadline, now }} />
                </span>
              </span>
              <ArrowDown aria-hidden className="size-5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function DeadlineText({ booking, deadline, now }: { booking: Booking; deadline: Deadline; now: Date }) {
  if (deadline.kind === 'hold') {
    const until = new Date(deadline.until)
    return (
      <>
        Please pay by <GuestTime at={until} kept={booking.timeZone} />: {timeLeft(until, now)}
      </>
    )
  }
  const today = banjulDay(now)
  return `${deadline.kind === 'choice' ? 'Please choose' : 'Please pay'} ${byText(deadline.until, today)}`
}

function byText(until: CalendarDay, today: CalendarDay): string {
  return until < today ? 'now' : `by ${formatDay(until)}: ${daysLeft(until, today)}`
}
