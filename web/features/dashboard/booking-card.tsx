import { CalendarPlus, Pencil } from 'lucide-react'
import { useId } from 'react'
import { RETREAT_BEGUN } from '#domain/allowed-actions.ts'
import type { Booking } from '#domain/booking.ts'
import type { BookingPayment } from '#domain/document-calls.ts'
import type { RefundStepView } from '#domain/refund-steps.ts'
import { address } from '#web/api/client.ts'
import { standingOf } from '#web/booking-standing/booking-standing.ts'
import { PaymentList } from '#web/booking-standing/payment-list.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Tide, TideFoot } from '#web/ui/tide.tsx'
import { BookingBill } from './booking-bill.tsx'
import { hasBegun, offersCancellation } from './booking-list.ts'
import { staySummary } from './stay-summary.ts'
import { CancelBooking } from './cancel-booking.tsx'
import type { DashboardTexts } from './dashboard-page.ts'
import { PaymentBadge, PaymentState } from './payment-state.tsx'

/** One booking: what it is, where its payment stands, what can be done with it, and what it costs. */
export function BookingCard({
  booking,
  payments,
  refundSteps,
  now,
  texts,
  onChange,
  onCancelled,
}: {
  booking: Booking
  payments: readonly BookingPayment[]
  /** What cancelling gives back; none where it is not asked. */
  refundSteps: readonly RefundStepView[]
  now: Date
  texts: DashboardTexts
  onChange: (booking: Booking) => void
  onCancelled: (message: string) => void
}) {
  const headingId = useId()
  const standing = standingOf(booking, now)
  return (
    <Card as="article" aria-labelledby={headingId}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 id={headingId} className="text-2xl">
          {booking.selectedDate}
        </h2>
        <PaymentBadge booking={booking} standing={standing} />
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-2 text-ink-soft">
        {staySummary(booking).map((words) => (
          <li key={words} className="not-last:after:ml-2 not-last:after:content-['·']">
            {words}
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="flex min-w-0 flex-col gap-5">
          <PaymentState
            booking={booking}
            standing={standing}
            now={now}
            note={texts.pendingNote}
            onPaid={onChange}
          />
          {payments.length > 0 && (
            <section>
              <h3>Payments</h3>
              <PaymentList payments={payments} />
            </section>
          )}
          <References booking={booking} />
        </div>
        <BookingBill booking={booking} />
      </div>
      {refundSteps.length > 0 && !hasBegun(booking, now) && (
        <section className="mt-6 border-t border-line pt-5">
          <h3 className="mb-4">If you cancel</h3>
          <Tide steps={refundSteps} now={now} />
          <TideFoot steps={refundSteps} />
        </section>
      )}
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
        <RoutedButtonLink to={`/edit-booking/${booking.id}`} variant="secondary" size="sm">
          <Pencil aria-hidden className="size-4" />
          Edit
          <span className="sr-only"> the booking of {booking.selectedDate}</span>
        </RoutedButtonLink>
        {booking.paymentStatus !== 'pending' && <AddToCalendar booking={booking} />}
        {offersCancellation(booking) && !hasBegun(booking, now) && (
          <CancelBooking booking={booking} warning={texts.cancelWarning} onCancelled={onCancelled} />
        )}
        {hasBegun(booking, now) && <p className="self-center text-sm text-ink-soft">{RETREAT_BEGUN}</p>}
      </div>
    </Card>
  )
}

/** The stay as a file that every calendar takes. */
function AddToCalendar({ booking }: { booking: Booking }) {
  return (
    <ButtonLink
      href={address('/api/calendar/{bookingId}', { bookingId: booking.id })}
      download
      variant="secondary"
      size="sm"
    >
      <CalendarPlus aria-hidden className="size-4" />
      Add to calendar
      <span className="sr-only">: {booking.selectedDate}</span>
    </ButtonLink>
  )
}

/** What a bank transfer for this booking has to carry, folded away. */
function References({ booking }: { booking: Booking }) {
  const { paymentReferences: references, paymentStatus } = booking
  if (!references) return null
  const shown = [
    { label: 'Deposit', reference: references.deposit },
    ...(paymentStatus === 'pending' ? [] : [{ label: 'Balance', reference: references.balance }]),
    { label: 'Full payment', reference: references.full },
  ]
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center font-semibold text-teal-deep underline decoration-1 underline-offset-4 hover:text-sea">
        Payment references
      </summary>
      <DescriptionList
        rows={shown.map(({ label, reference }) => ({
          label,
          value: reference,
          action: <CopyButton text={reference} what={`${label} reference`} />,
        }))}
      />
    </details>
  )
}
