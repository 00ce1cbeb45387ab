import { FilePen, FileText, Flag, Wallet, Waves } from 'lucide-react'
import { banjulDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { RETREAT_BEGUN } from '#domain/booking/allowed-actions.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { paymentTimeline } from '#domain/booking/payment-timeline.ts'
import { asOne, asOnePayment } from '#domain/booking/together.ts'
import { lastFreeHandOverDay } from '#domain/hand-over/hand-over-terms.ts'
import {
  expectedTransfer,
  isAllOfPayer,
  payerName,
  payerRefundSentence,
  toOutgoingGuestNote,
} from '#domain/hand-over/outgoing-guest-text.ts'
import { refundsMoreIfReleased } from '#domain/payment/balance.ts'
import { refundBackWords, REFUND_TO_PAYER } from '#domain/refund/refund-step-text.ts'
import { refundStepAt } from '#domain/refund/refund-steps.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { HandOverNote } from '#web/booking-status/hand-over-note.tsx'
import { PaymentTimeline } from '#web/booking-status/timeline.tsx'
import { countedTogether, nameOfOther } from '#web/booking-status/together.ts'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { billLines, paidLines } from '#web/ui/quote-lines.ts'
import { RefundSteps, RefundStepsNote } from '#web/ui/refund-steps.tsx'
import { RoutedRow } from '#web/ui/routed-links.tsx'
import { FoldedRow, RowIcon } from '#web/ui/rows.tsx'
import { offersCancellation } from '../booking-list.ts'
import { bookingSummary } from '../booking-summary.ts'
import type { TripProps } from '../dashboard-page.ts'
import { isAsked } from '../tasks/change-task.tsx'
import { Complaints } from './complaints.tsx'
import { Documents, documentsGist } from './documents.tsx'

/** The rows of a booking: money, documents, details, cancellation and complaints. */
export function BookingRows(props: TripProps) {
  const { booking, complaints, others, begun } = props
  return (
    <>
      <PaymentsRow {...props} />
      <FoldedRow lead={<RowIcon icon={FileText} />} title="Documents" gist={documentsGist(props, others)}>
        <Documents {...props} />
      </FoldedRow>
      <RoutedRow
        to={`/edit-booking/${booking.id}`}
        lead={<RowIcon icon={FilePen} />}
        title={
          <>
            {isOthers(booking) ? `Edit ${nameOfOther(booking)}’s details` : 'Edit your details'}
            <span className="sr-only">, {booking.selectedDate}</span>
          </>
        }
        gist={bookingSummary(booking).slice(2).join(' · ')}
      />
      <CancelRow {...props} />
      {(booking.status === 'payment_confirmed' || complaints.length > 0) && (
        <FoldedRow
          lead={<RowIcon icon={Flag} />}
          title="Not as promised?"
          gist={complaintsGist(complaints.length, begun)}
        >
          {begun && (
            <p className="mb-3 text-sm text-ink-soft">
              Tell the team at the retreat straight away so they can put it right. You can also complain here.
            </p>
          )}
          <Complaints {...props} />
        </FoldedRow>
      )}
    </>
  )
}

function complaintsGist(count: number, begun: boolean): string {
  if (count > 0) return counted(count, 'complaint')
  return begun ? 'Tell us now: it’s easiest to put right while you’re here' : 'Tell us, and we’ll answer'
}

/** What was paid, what is due when, and the price line by line; of a group of all who have come as far. */
function PaymentsRow({ booking: own, payments, others, endsOn, now, facts }: TripProps) {
  const { transferWorkingDays } = facts
  const bookings = others.map(({ booking }) => booking)
  const together = countedTogether([own, ...bookings], own)
  const booking = asOne(together)
  const ofOthers = others.filter((each) => together.includes(each.booking))
  const steps = paymentTimeline(
    { ...booking, endsOn, travellerCount: together.length },
    asOnePayment([...payments, ...ofOthers.flatMap((each) => each.payments)]),
    { now, transferWorkingDays },
  )
  return (
    <FoldedRow lead={<RowIcon icon={Wallet} />} title="Payments" gist={paidGist(booking)}>
      <PaymentTimeline steps={steps} today={banjulDay(now)} timeZone={booking.timeZone} />
      <h4 className="mt-5 mb-2 font-sans text-base font-semibold tracking-normal">The price in full</h4>
      <section aria-label="Price and payments" className="self-start rounded-lg bg-cream p-4">
        <PriceLines
          lines={[
            ...billLines(booking, together),
            ...paidLines(booking),
            {
              label: booking.paymentStatus === 'pending' ? 'Left to pay' : 'Balance due',
              amount: formatEuros(booking.balanceDue),
              weight: 'strong',
              note: noteOf(booking, banjulDay(now)),
            },
          ]}
        />
      </section>
    </FoldedRow>
  )
}

function paidGist(booking: Booking): string {
  const { amountPaid, amountCredited: credit, quote } = booking
  // A goodwill refund is not due again, and may still be on its way.
  if (credit > 0)
    return `${formatEuros(sumEuros([amountPaid, credit]))} paid, ${formatEuros(credit)} goodwill refund`
  return quote
    ? `${formatEuros(amountPaid)} of ${formatEuros(quote.total)} paid`
    : `${formatEuros(amountPaid)} paid`
}

/** The refunds for cancelling now and later, and that the own place can be passed on instead. */
export function CancelRow(props: TripProps) {
  const { booking, begun, changes } = props
  // While a change waits for an answer, cancelling refunds everything: its own task says so, and this row would state the terms.
  if (!offersCancellation(booking) || changes.some(isAsked)) return null
  return (
    <FoldedRow
      lead={<RowIcon icon={Waves} />}
      title={
        isOthers(booking)
          ? `If ${booking.firstName ?? booking.name} cancels today`
          : 'If you cancel or can’t come'
      }
      gist={cancelGist(props)}
    >
      {begun || booking.paymentStatus === 'pending' ? (
        <p className="text-sm text-ink-soft">{begun ? RETREAT_BEGUN : unpaidText(booking)}</p>
      ) : (
        <RefundText {...props} />
      )}
    </FoldedRow>
  )
}

/** Returns the refund terms that apply now, in one line. */
function cancelGist({ booking, begun, refundSteps, now: at }: TripProps): string {
  if (begun) return 'Please speak to us'
  if (booking.paymentStatus === 'pending')
    return isOthers(booking)
      ? 'Nothing is paid, so nothing is owed'
      : 'You haven’t paid anything, so you owe nothing'
  const payerRefund = payerRefundSentence(booking)
  if (payerRefund !== null)
    return isAllOfPayer(booking) ? payerRefund : 'Each refund goes to the guest who paid'
  const step = refundSteps[refundStepAt(refundSteps, at)]
  if (!step) return 'What we refund, and until when'
  const { back, condition } = refundBackWords(step)
  const released = refundsMoreIfReleased(booking, step.amount) && 'everything if we release the place'
  const now = isOthers(booking) ? back : `${back} if you cancel now`
  return [now, condition, released].filter(Boolean).join(', ')
}

function unpaidText(booking: Booking): string {
  return isOthers(booking)
    ? 'Nothing is paid for this place, so cancelling it costs nothing.'
    : 'You haven’t paid anything, so cancelling costs you nothing.'
}

/** True for the booking of another traveller, who has no account yet. */
function isOthers({ group }: Booking): boolean {
  return group?.bookedByOther ?? false
}

function RefundText({ booking, refundSteps, now, facts }: TripProps) {
  const toOutgoingGuest = toOutgoingGuestNote(booking)
  return (
    <>
      {refundSteps.length > 0 && (
        <>
          {toOutgoingGuest && <p className="figures mb-4 text-sm">{toOutgoingGuest}</p>}
          <RefundSteps
            steps={refundSteps}
            now={now}
            timeZone={booking.timeZone}
            payee={isAllOfPayer(booking) ? payerName(booking.outgoingGuest) : null}
          />
          {booking.amountDisputed > 0 && (
            <p className="mt-4 text-sm">
              This doesn’t include the {formatEuros(booking.amountDisputed)} held by the bank, which the bank
              will decide on.
            </p>
          )}
          {isOthers(booking) && !toOutgoingGuest && <p className="mt-4 text-sm">{REFUND_TO_PAYER}</p>}
          <RefundStepsNote steps={refundSteps} own />
        </>
      )}
      {booking.startsOn &&
        !isOthers(booking) &&
        !hasStarted({ startsOn: booking.startsOn }, banjulDay(now)) && (
          <HandOverNote
            until={lastFreeHandOverDay(booking.startsOn)}
            costCents={facts.handOverCents}
            today={banjulDay(now)}
          />
        )}
    </>
  )
}

/** Returns when the balance is due, or what it waits for. */
function noteOf(booking: Booking, today: CalendarDay): string | null {
  const { amountReported, balanceDue, paymentPlan, paymentStatus, quote } = booking
  if (balanceDue === 0) return amountReported > 0 ? `once ${expectedTransfer(booking)} has arrived` : null
  if (paymentPlan && paymentStatus !== 'pending') {
    const open = paymentPlan.filter((part) => part.open > 0)
    return open.map((part) => `${formatEuros(part.open)} by ${formatShortDay(part.dueOn, today)}`).join(', ')
  }
  return paymentStatus !== 'pending' && quote ? `by ${formatShortDay(quote.balanceDueOn, today)}` : null
}
