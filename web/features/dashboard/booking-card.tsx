import { useId, useState } from 'react'
import { RETREAT_BEGUN } from '#domain/booking/allowed-actions.ts'
import { lastFreeHandOverDay } from '#domain/hand-over/hand-over.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { PassOnNote } from '#web/booking-status/hand-over-note.tsx'
import type { Booking } from '#domain/booking/booking.ts'
import type { Complaint } from '#domain/complaint/complaint-calls.ts'
import type { GuestChange } from '#domain/date-change/date-change-calls.ts'
import { banjulDay, type CalendarDay, formatDay } from '#domain/base/dates.ts'
import type { BookingOrder, BookingPayment } from '#domain/document/document-calls.ts'
import { toFormerGuestNote, whoseTransfer } from '#domain/hand-over/former-guest-text.ts'
import { paymentTimeline } from '#domain/payment/payment-timeline.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { HandOverOffer } from '#domain/hand-over/hand-over-calls.ts'
import type { RefundStepView } from '#domain/refund/refund-steps.ts'
import { standingOf } from '#web/booking-status/booking-status.ts'
import { PaymentTimeline } from '#web/booking-status/payment-timeline.tsx'
import { Card } from '#web/ui/card.tsx'
import { RefundSteps, RefundStepsNote } from '#web/ui/refund-steps.tsx'
import { PriceLines, type PriceLine } from '#web/ui/price-lines.tsx'
import { creditLines, quoteLines } from '#web/ui/quote-lines.ts'
import { hasBegun, offersCancellation } from './booking-list.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { Complaints } from './complaints.tsx'
import type { DashboardTexts, GuideOutline, TripFacts } from './dashboard-page.ts'
import { GuideCards } from './get-ready.tsx'
import { PassOn } from './hand-over.tsx'
import { ToDo } from './to-do.tsx'
import { TripHead } from './trip-head.tsx'
import { FoldSummary, Papers, People, Place, SideCard } from './trip-side.tsx'

interface BookingCardProps {
  booking: Booking
  payments: readonly BookingPayment[]
  orders: readonly BookingOrder[]
  /** What cancelling gives back; none where it is not asked. */
  refundSteps: readonly RefundStepView[]
  /** Newest first. */
  complaints: readonly Complaint[]
  /** What was changed of the stay, newest first. */
  changes: readonly GuestChange[]
  /** How handing the place on stands; null where that is not known. */
  offer: HandOverOffer | null
  /** The last day of the stay. */
  endsOn: CalendarDay | null
  /** Null while nothing is paid, or where it could not be read. */
  guide: GuideOutline | null
  /** The next stay is shown large, and says who answers and where it is. */
  isNext: boolean
  now: Date
  texts: DashboardTexts
  facts: TripFacts
  onChange: (booking: Booking) => void
  onCancelled: (message: string) => void
}

/** One stay as the guest's trip: how long until then, what is left to do, what it costs, and all that goes with it. */
export function BookingCard(props: BookingCardProps) {
  const { booking, endsOn, guide, isNext, now, texts, facts, onChange } = props
  const headingId = useId()
  const standing = standingOf(booking, now)
  const begun = hasBegun(booking, now)
  const [offer, setOffer] = useState(props.offer)
  const passOn = { offer, onOffer: setOffer }
  const papers = <Papers {...{ booking, guide }} payments={props.payments} orders={props.orders} />
  // A later stay that is not paid for: people and place stand with the next one.
  const hasFewCards = !isNext && !guide
  return (
    <article aria-labelledby={headingId} className="grid gap-5 lg:gap-6">
      <TripHead {...{ booking, standing, endsOn, now, headingId, isNext }} country={facts.country} />
      {/* Beside each other both columns end at about the same height, whatever the state has on its cards. */}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <div className="flex min-w-0 flex-col gap-5 lg:gap-6">
          <Card as="section">
            <h3 className="mb-5 text-2xl">{begun ? 'While you are there' : 'To do before you fly'}</h3>
            <ToDo
              {...{ booking, standing, endsOn, guide, now, onChange, ...passOn }}
              payments={props.payments}
              changes={props.changes}
              onLeft={props.onCancelled}
              pendingNote={texts.pendingNote}
            />
          </Card>
          {guide && <GuideCards texts={texts} guide={guide} />}
          {isNext && !begun && <Place facts={facts} startsOn={booking.startsOn} endsOn={endsOn} />}
          {hasFewCards && papers}
        </div>
        <div className="grid min-w-0 content-start gap-5 md:max-lg:grid-cols-2 md:max-lg:*:last:odd:col-span-2 lg:gap-6">
          <Payments {...props} />
          {isNext && <People facts={facts} guide={guide} begun={begun} />}
          {!hasFewCards && papers}
          {guide && <IfYouCancel {...props} {...passOn} />}
        </div>
      </div>
      {!guide && <IfYouCancel {...props} {...passOn} />}
      <Card as="section" className="sm:p-6!">
        <h3 className="mb-2 text-xl">Not as promised?</h3>
        <p className="mb-3 text-ink-soft">
          {begun
            ? 'Tell whoever looks after you at once, so that it can be put right. You can complain here too.'
            : 'Tell us, and we answer.'}
        </p>
        <Complaints booking={booking} complaints={props.complaints} />
      </Card>
    </article>
  )
}

/** What was paid and what comes when; the price line by line unfolds. */
function Payments({ booking, payments, endsOn, now, facts }: BookingCardProps) {
  const { transferWorkingDays } = facts
  const steps = paymentTimeline({ ...booking, endsOn }, payments, { now, transferWorkingDays })
  return (
    <SideCard title="Payments">
      <PaymentTimeline steps={steps} today={banjulDay(now)} timeZone={booking.timeZone} />
      <details className="group mt-4 border-t border-line pt-2">
        <FoldSummary>The price in full</FoldSummary>
        <BookingBill booking={booking} />
      </details>
    </SideCard>
  )
}

function IfYouCancel({
  booking,
  refundSteps,
  now,
  texts,
  facts,
  onCancelled,
  offer,
  onOffer,
}: BookingCardProps & { onOffer: (offer: HandOverOffer) => void }) {
  if (!offersCancellation(booking)) return null
  if (hasBegun(booking, now)) {
    return (
      <Card as="section" className="sm:p-6!">
        <h3 className="mb-2 text-xl">If you cancel</h3>
        <p className="text-ink-soft">{RETREAT_BEGUN}</p>
      </Card>
    )
  }
  if (booking.paymentStatus === 'pending') {
    return (
      <Card as="section" className="sm:p-6!">
        <h3 className="mb-2 text-xl">If you cancel</h3>
        <p className="text-ink-soft">You haven’t paid anything, so cancelling costs you nothing.</p>
        <div className="mt-3 -ml-4">
          <CancelBooking booking={booking} warning={texts.cancelWarning} onCancelled={onCancelled} />
        </div>
      </Card>
    )
  }
  const toFormerGuest = toFormerGuestNote(booking)
  return (
    <Card as="section" className="sm:p-6!">
      <h3 className="mb-4 text-xl">If you cancel</h3>
      {refundSteps.length > 0 && (
        <>
          <RefundSteps steps={refundSteps} now={now} timeZone={booking.timeZone} />
          {toFormerGuest && <p className="figures mt-4 text-sm">{toFormerGuest}</p>}
          {booking.amountDisputed > 0 && (
            <p className="mt-4 text-sm">
              The {formatEuros(booking.amountDisputed)} that the bank holds are not in it: the bank decides
              who gets them.
            </p>
          )}
          <RefundStepsNote steps={refundSteps} own />
        </>
      )}
      {booking.startsOn && !hasStarted({ startsOn: booking.startsOn }, banjulDay(now)) && (
        <PassOnNote
          until={lastFreeHandOverDay(booking.startsOn)}
          costCents={facts.handOverCents}
          today={banjulDay(now)}
        />
      )}
      <div className="mt-3 -ml-4 flex flex-wrap">
        <PassOn {...{ booking, offer, onOffer }} />
        <CancelBooking booking={booking} warning={texts.cancelWarning} onCancelled={onCancelled} />
      </div>
    </Card>
  )
}

/** The price line by line, what was paid of it, and what is left. */
function BookingBill({ booking }: { booking: Booking }) {
  return (
    <section aria-label="Price and payments" className="self-start rounded-lg bg-cream p-4">
      <PriceLines lines={[...quoteLines(booking), ...paymentLines(booking)]} />
    </section>
  )
}

function paymentLines(booking: Booking): PriceLine[] {
  const { amountPaid, amountDisputed, amountReported, balanceDue, formerGuest } = booking
  const lines: PriceLine[] = []
  if (amountPaid > 0) {
    lines.push({
      label: 'Paid',
      note: amountDisputed > 0 ? `The bank holds ${formatEuros(amountDisputed)} of it` : null,
      amount: `− ${formatEuros(amountPaid)}`,
    })
  }
  lines.push(...creditLines(booking))
  if (amountReported > 0) {
    lines.push({
      label: formerGuest?.reported ? 'Transferred by the previous guest' : 'Transferred by you',
      note: 'We are checking it',
      amount: `− ${formatEuros(amountReported)}`,
    })
  }
  const isUnpaid = booking.paymentStatus === 'pending'
  return [
    ...lines,
    {
      label: isUnpaid ? 'Still to pay' : 'Balance due',
      amount: formatEuros(balanceDue),
      weight: 'strong',
      note: noteOf(booking),
    },
  ]
}

function noteOf(booking: Booking): string | null {
  const { amountReported, balanceDue, paymentPlan, paymentStatus, quote } = booking
  if (balanceDue === 0) return amountReported > 0 ? `once ${whoseTransfer(booking)} has arrived` : null
  if (paymentPlan && paymentStatus !== 'pending') {
    const open = paymentPlan.filter((part) => part.open > 0)
    return open.map((part) => `${formatEuros(part.open)} by ${formatDay(part.dueOn)}`).join(', ')
  }
  return paymentStatus !== 'pending' && quote ? `by ${formatDay(quote.balanceDueOn)}` : null
}
