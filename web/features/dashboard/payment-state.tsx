import type { Booking } from '#domain/booking.ts'
import { banjulDay, formatDay, formatInstant } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { TRANSFER_HOLD_WORKING_DAYS } from '#domain/overdue-transfer.ts'
import type { Standing } from '#web/booking-standing/booking-standing.ts'
import { daysLeft, timeLeft } from '#web/booking-standing/time-left.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReportBalance } from './report-balance.tsx'

/** The payment's state on a pill. */
export function PaymentBadge({ booking, standing }: { booking: Booking; standing: Standing }) {
  if (standing === 'unpaid') return <Badge tone="warning">Payment pending</Badge>
  if (standing === 'released') return <Badge tone="destructive">Place released</Badge>
  if (booking.amountReported > 0) return <Badge tone="quiet">Transfer being checked</Badge>
  if (standing === 'balance') {
    return booking.holdExpiresAt === null ? (
      <Badge tone="success">Deposit paid</Badge>
    ) : (
      <Badge tone="warning">Deposit incomplete</Badge>
    )
  }
  return <Badge tone="success">Confirmed</Badge>
}

/** What the booking asks of its guest now, and the way to do it (specification, section 4.7). */
export function PaymentState({
  booking,
  standing,
  now,
  note,
  onPaid,
}: {
  booking: Booking
  standing: Standing
  now: Date
  note: string
  onPaid: (booking: Booking) => void
}) {
  if (standing === 'unpaid') return <Unpaid booking={booking} now={now} note={note} />
  if (standing === 'released') return <Released />
  return (
    <>
      <Reported booking={booking} />
      {standing === 'balance' ? (
        <BalanceDue booking={booking} now={now} onPaid={onPaid} />
      ) : (
        booking.amountReported === 0 && (
          <Notice tone="success" title="Confirmed">
            Everything is paid, and your place is confirmed.
          </Notice>
        )
      )}
    </>
  )
}

function paymentPath({ id }: Booking): string {
  return `/payment?leadId=${encodeURIComponent(id)}`
}

function Unpaid({ booking, now, note }: { booking: Booking; now: Date; note: string }) {
  const until = booking.holdExpiresAt === null ? null : new Date(booking.holdExpiresAt)
  return (
    <>
      <Notice tone="warning" title={until ? `Please pay by ${formatInstant(until)}` : 'Payment pending'}>
        {until && <p>That is Gambian time (GMT): {timeLeft(until, now)}.</p>}
        <p>{note}</p>
      </Notice>
      <div>
        <RoutedButtonLink to={paymentPath(booking)}>
          Complete payment
          <span className="sr-only"> for {booking.selectedDate}</span>
        </RoutedButtonLink>
      </div>
    </>
  )
}

function Released() {
  return (
    <>
      <Notice tone="danger" title="Your place is no longer held">
        The time to pay is over. If a place is still free, you can book again.
      </Notice>
      <div>
        <RoutedButtonLink to="/booking">Book again</RoutedButtonLink>
      </div>
    </>
  )
}

/** A transfer that the guest has told us of, and that nobody has seen on the account yet. */
function Reported({ booking }: { booking: Booking }) {
  if (booking.amountReported === 0) return null
  return (
    <Notice title={`We are checking your transfer of ${formatEuros(booking.amountReported)}`}>
      {booking.amountPaid > 0
        ? 'Your place is kept. '
        : `Your place is kept while the money is on its way, for at most ${TRANSFER_HOLD_WORKING_DAYS} working days. `}
      {booking.balanceDue === 0 && 'Once it has arrived, everything is paid. '}
      You get an e-mail as soon as the transfer has arrived and your payment is confirmed.
    </Notice>
  )
}

function BalanceDue({
  booking,
  now,
  onPaid,
}: {
  booking: Booking
  now: Date
  onPaid: (booking: Booking) => void
}) {
  const until = booking.holdExpiresAt === null ? null : new Date(booking.holdExpiresAt)
  if (until) return <DepositIncomplete booking={booking} until={until} now={now} onPaid={onPaid} />
  const dueOn = booking.quote?.balanceDueOn
  const today = banjulDay(now)
  const overdue = dueOn !== undefined && dueOn < today
  return (
    <>
      <Notice
        tone={overdue ? 'warning' : 'info'}
        title={`Balance due: ${formatEuros(booking.balanceDue)}${dueOn && !overdue ? ` by ${formatDay(dueOn)}` : ''}`}
      >
        {overdue ? (
          `It was due on ${formatDay(dueOn)}. Please pay it now, or write to us.`
        ) : (
          <>
            {dueOn !== undefined && <p>That is Gambian time (GMT): {daysLeft(dueOn, today)}.</p>}
            <p>You can pay it now or later, by card or by bank transfer.</p>
          </>
        )}
      </Notice>
      <PayBalance booking={booking} onPaid={onPaid} />
    </>
  )
}

/** A part of the deposit is there, and the place is held for the rest of it only so long. */
function DepositIncomplete({
  booking,
  until,
  now,
  onPaid,
}: {
  booking: Booking
  until: Date
  now: Date
  onPaid: (booking: Booking) => void
}) {
  return (
    <>
      <Notice tone="warning" title={`Your deposit is not complete: please pay by ${formatInstant(until)}`}>
        <p>That is Gambian time (GMT): {timeLeft(until, now)}.</p>
        <p>
          {formatEuros(booking.amountPaid)} has reached us. Without the rest your place is given up then, and
          what you have paid comes back to you.
        </p>
      </Notice>
      <PayBalance booking={booking} onPaid={onPaid} />
    </>
  )
}

function PayBalance({ booking, onPaid }: { booking: Booking; onPaid: (booking: Booking) => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <RoutedButtonLink to={paymentPath(booking)}>
        Pay the balance
        <span className="sr-only"> for {booking.selectedDate}</span>
      </RoutedButtonLink>
      <ReportBalance booking={booking} onReported={onPaid} />
    </div>
  )
}
