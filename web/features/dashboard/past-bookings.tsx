import { ChevronDown } from 'lucide-react'
import { addDays, banjulDay, formatDay, formatShortDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Founding } from '#domain/booking/founding.ts'
import type { HandedOverPlace } from '#domain/contract/hand-over-calls.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import { DOCUMENT_NAMES } from '#domain/document/documents.ts'
import { isNoRefund } from '#domain/payment/refund-reasons.ts'
import { healthDataRemovedOn } from '#domain/privacy/retention.ts'
import { moneyRefunded, refundNewsText } from '#domain/refund/money-refunded.ts'
import { PACKAGE_TITLES } from '#domain/retreat/retreats.ts'
import { FOUNDING_MEMBER_DISCOUNT_PERCENT } from '#domain/terms/booking-terms.ts'
import { paymentPath } from '#web/booking-status/booking-status.ts'
import { priceNow, type PlacesNow } from '#web/booking-status/offer-now.tsx'
import { Card } from '#web/ui/card.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { featurePictures } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { bookingSummary } from './booking-summary.ts'
import type { GuestBookings, BookingDetails, TripFacts } from './dashboard-page.ts'
import { KeptRows } from './ended-trips.tsx'
import { RefundAccountLink } from './refund-account-link.tsx'
import { columns } from './row-group.tsx'
import { ComplaintList, Complaints } from './trip/complaints.tsx'
import { OrderList, PaymentList } from './trip/documents.tsx'
import { Photos, PhotosCard, PhotosPromise } from './trip/photos.tsx'

/**
 * Past retreats and ended bookings with their documents. Folded, but open while a refund is under way or if we cancelled the date. A booking
 * that the guest gave up without paying stays hidden (specification, section 4.4).
 */
export function PastBookings({ bookings, handedOver }: Pick<GuestBookings, 'bookings' | 'handedOver'>) {
  if (bookings.length + handedOver.length === 0) return null
  const isOpen =
    bookings.some(({ booking, payments }) => booking.retreatCancelled || hasRefundUnderWay(payments)) ||
    handedOver.some(({ refunds }) => hasRefundUnderWay(refunds))
  return (
    <section aria-labelledby="past-bookings" className="rounded-xl border border-line bg-white/60 text-ink">
      <details open={isOpen} className="group px-5 sm:px-7">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4">
          <h2 id="past-bookings" className="font-sans text-base font-semibold tracking-normal">
            Past and cancelled, {bookings.length + handedOver.length}
          </h2>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <ul className="pb-3">
          {bookings.map((details) => (
            <PastBooking key={details.booking.id} {...details} />
          ))}
          {handedOver.map((place) => (
            <HandedOverCard key={place.handedOverAt} {...place} />
          ))}
        </ul>
      </details>
    </section>
  )
}

/** A handed-over place: the outgoing guest's documents, refunds and complaints stay here. */
function HandedOverCard({
  retreatDate,
  name,
  handedOverAt,
  documents,
  refunds,
  complaints,
}: HandedOverPlace) {
  const receipts = documents.filter(({ id }) => refunds.every(({ document }) => document?.id !== id))
  const money = refundText(refunds)
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-line py-5 lg:grid-cols-2">
      <div className="min-w-0">
        <h3 className="text-lg">{retreatDate}</h3>
        {name && <p className="wrap-anywhere">{`${name}’s place`}</p>}
        <p className="mt-1 font-semibold">
          Passed on to someone else on {formatDay(banjulDay(new Date(handedOverAt)))}
          {money && `: ${money}`}
        </p>
        <RefundAccountLink payments={refunds} of={retreatDate} className="mt-3" />
        <div className="mt-3">
          <ComplaintList complaints={complaints} />
        </div>
      </div>
      <div className="divide-y divide-line">
        <ul className="flex flex-col">
          {receipts.map(({ id, kind, number, amount }) => (
            <li key={id}>
              <a href={`/api/documents/${id}`} className={`${linkStyle} inline-flex min-h-11 items-center`}>
                {DOCUMENT_NAMES[kind]} {number}, {formatEuros(amount)}
              </a>
            </li>
          ))}
        </ul>
        {refunds.length > 0 && <PaymentList payments={refunds} />}
      </div>
    </li>
  )
}

function PastBooking({ booking, payments, orders, complaints, photos }: BookingDetails) {
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-line py-5 lg:grid-cols-2">
      <div className="min-w-0">
        <h3 className="text-lg">{booking.selectedDate}</h3>
        {booking.group?.bookedByOther && <p className="wrap-anywhere">{`For ${booking.name}`}</p>}
        <p className="text-ink-soft">{bookingSummary(booking).slice(0, 2).join(', ')}</p>
        <p className="mt-1 font-semibold">{endText(booking, payments)}</p>
        <RefundAccountLink payments={payments} of={booking.selectedDate} className="mt-3" />
        {isOwed(booking) && <PayOwed booking={booking} />}
        {photos && <Photos photos={photos} of={booking.selectedDate} />}
        <div className="mt-3">
          <Complaints booking={booking} complaints={complaints} />
        </div>
      </div>
      <div className="divide-y divide-line">
        <OrderList orders={orders} />
        {payments.length > 0 && <PaymentList payments={payments} />}
      </div>
    </li>
  )
}

function PayOwed({ booking }: { booking: Booking }) {
  return (
    <RoutedButtonLink to={paymentPath(booking.id)} variant="secondary" size="sm" className="mt-3">
      Pay the balance
      <span className="sr-only"> for {booking.selectedDate}</span>
    </RoutedButtonLink>
  )
}

/** Returns true if a past booking was never paid in full. */
export function isOwed({ status, balanceDue, paymentStatus }: Booking): boolean {
  return status === 'payment_confirmed' && paymentStatus === 'deposit_paid' && balanceDue > 0
}

/** Returns how a booking ended and its refunds, in euros. */
function endText(booking: Booking, payments: readonly BookingPayment[]): string {
  if (booking.status === 'payment_confirmed' || booking.status === 'booking_submitted') {
    return isOwed(booking) ? `Completed. ${formatEuros(booking.balanceDue)} left to pay.` : 'Completed.'
  }
  return [endedHow(booking), refundText(payments)].filter(Boolean).join(': ')
}

function endedHow({ status, retreatCancelled }: Booking): string {
  if (retreatCancelled) return 'We had to cancel this date'
  return status === 'cancelled' ? 'Cancelled' : 'Expired'
}

/** Returns the refunds and their progress as the end of a sentence, in euros; "" if there are none. */
function refundText(payments: readonly BookingPayment[]): string {
  return moneyRefunded(payments.filter(({ reason }) => !isNoRefund(reason)))
    .parts.map((part) => `${formatEuros(part.amount)} ${refundNewsText(part)}`)
    .join(', ')
}

function hasRefundUnderWay(payments: readonly BookingPayment[]): boolean {
  return payments.some(({ step }) => step === 'under_way')
}

/** After the retreat: thanks, the photos, and the lasting benefits of a founding member. */
export function AfterTrip({
  details,
  places,
  founding,
  firstName,
  now,
  facts,
}: {
  details: BookingDetails
  places: PlacesNow | null
  founding: Founding
  firstName: string
  now: Date
  facts: TripFacts
}) {
  const { booking, photos, endsOn } = details
  const keepsHealthData = booking.healthConditions !== null || booking.emergencyContact !== null
  const again = places && priceNow(booking, places)
  return (
    <div className={columns}>
      <div className="grid min-w-0 gap-6">
        <section className="relative isolate flex min-h-64 flex-col justify-end overflow-hidden rounded-xl bg-sea-deep p-5 text-white sm:p-8">
          <Picture
            file={featurePictures['sunset-yoga']}
            alt=""
            sizes="(width < 42rem) 100vw, 42rem"
            className="absolute inset-0 -z-10 size-full object-[50%_60%]"
          />
          <div className="absolute inset-x-0 bottom-0 -z-10 h-4/5 bg-linear-to-t from-sea-deep via-sea-deep/75 to-transparent" />
          <h2 className="text-4xl text-white">Thank you for coming, {firstName}</h2>
          <p className="mt-1">{booking.selectedDate}</p>
        </section>
        {isOwed(booking) && (
          <Card as="section">
            <h3 className="figures text-2xl">{formatEuros(booking.balanceDue)} left to pay</h3>
            <PayOwed booking={booking} />
          </Card>
        )}
        {founding === 'member' && (
          <Card as="section" className="border-2 border-sea!">
            <p className="text-sm font-semibold text-coral-deep">Founding member</p>
            <h3 className="text-2xl">{FOUNDING_MEMBER_DISCOUNT_PERCENT}% off, for life</h3>
            <p className="mt-1 text-ink-soft">
              It comes off automatically whenever you’re signed in to book.
            </p>
            {again && (
              <p className="figures mt-3 flex flex-wrap justify-between gap-x-4">
                <span>{PACKAGE_TITLES[booking.packageType ?? 'kiter']}, shared room</span>
                <span>
                  <s className="text-ink-soft">
                    <span className="sr-only">Instead of </span>
                    {formatEuros(again.full)}
                  </s>{' '}
                  <strong>{formatEuros(again.total)}</strong>
                </span>
              </p>
            )}
            <RoutedButtonLink to="/booking?another=1" wide className="mt-4">
              Book again
            </RoutedButtonLink>
          </Card>
        )}
        {photos === null && endsOn !== null ? (
          <PhotosPromise by={addDays(endsOn, facts.photosWithinDays)} today={banjulDay(now)} />
        ) : (
          <PhotosCard photos={photos} />
        )}
        {endsOn !== null && keepsHealthData && (
          <p className="text-sm text-ink-soft">
            We’ll delete your health notes, emergency contact and flights on{' '}
            {formatShortDay(healthDataRemovedOn(endsOn))}.
          </p>
        )}
      </div>
      <KeptRows {...details} />
    </div>
  )
}

/** Says to a founding member, outside of the card after a retreat, what comes off the next one. */
export function FoundingLine({ founding }: { founding: Founding }) {
  if (founding === 'none') return null
  const off = `${FOUNDING_MEMBER_DISCOUNT_PERCENT}%`
  return (
    <p className="text-sm text-ink-soft">
      {founding === 'member'
        ? `You’re a founding member: ${off} comes off every package, whenever you’re signed in to book.`
        : `You’re a founding member: after your first retreat, ${off} comes off every package.`}
    </p>
  )
}
