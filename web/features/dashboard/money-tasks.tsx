import { CreditCard, FilePen, Landmark, TriangleAlert } from 'lucide-react'
import type { Booking } from '#domain/booking/booking.ts'
import { banjulDay, formatDay } from '#domain/base/dates.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { Standing } from '#web/booking-status/booking-status.ts'
import { daysLeft, timeLeft } from '#web/booking-status/time-left.ts'
import { Badge } from '#web/ui/badge.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { LetSomebodyPay } from './let-somebody-pay.tsx'
import { ReportBalance } from './report-balance.tsx'
import { TaskRow } from './task-row.tsx'

/** The payment's state on a pill. */
export function PaymentBadge({
  booking,
  standing,
  now,
}: {
  booking: Booking
  standing: Standing
  now: Date
}) {
  if (standing === 'unpaid') return <Badge tone="warning">Payment pending</Badge>
  if (standing === 'released') return <Badge tone="destructive">Place released</Badge>
  if (booking.amountDisputed > 0) return <Badge tone="warning">Payment disputed</Badge>
  if (booking.amountReported > 0) return <Badge tone="quiet">Transfer being checked</Badge>
  if (standing === 'balance') {
    if (isBalanceOverdue(booking, banjulDay(now))) return <Badge tone="warning">Balance overdue</Badge>
    return booking.holdExpiresAt === null ? (
      <Badge tone="success">Deposit paid</Badge>
    ) : (
      <Badge tone="warning">Deposit incomplete</Badge>
    )
  }
  return <Badge tone="success">Confirmed</Badge>
}

export function paymentPath({ id }: Booking): string {
  return `/payment?leadId=${encodeURIComponent(id)}`
}

/** How a guest goes on to pay: what is not ordered as it is now is read and ordered first, on the same page. */
function payLabel({ order }: Booking, pay: string): string {
  return order === null || order.changedAt !== null ? 'Check your order and pay' : pay
}

/** While a change waits to be ordered, that is what is to be done first. */
function payVariant({ order }: Booking): 'primary' | 'secondary' {
  return order?.changedAt ? 'secondary' : 'primary'
}

/** The guest has changed the price by a change of their own, and has not ordered that yet. */
export function ChangedOrderTask({ booking }: { booking: Booking }) {
  const total = booking.quote && formatEuros(booking.quote.total)
  return (
    <TaskRow
      tone="now"
      icon={<FilePen />}
      when="Waits for you"
      title="Confirm your change"
      actions={
        <RoutedButtonLink to={paymentPath(booking)}>
          Check the change
          <span className="sr-only"> of {booking.selectedDate}</span>
        </RoutedButtonLink>
      }
    >
      {total === null
        ? 'You have changed your booking since you ordered it.'
        : `You have changed your booking since you ordered it: it costs ${total} in all now.`}{' '}
      Nothing of the change is due before you have ordered it too.
    </TaskRow>
  )
}

/** Nothing is paid, and the place is held only so long. */
export function UnpaidTask({ booking, now, note }: { booking: Booking; now: Date; note: string }) {
  const until = booking.holdExpiresAt === null ? null : new Date(booking.holdExpiresAt)
  return (
    <TaskRow
      tone="now"
      icon={<CreditCard />}
      when={until ? timeLeft(until, now) : 'Now'}
      title={
        until ? (
          <>
            Please pay by <GuestTime at={until} kept={booking.timeZone} />
          </>
        ) : (
          'Payment pending'
        )
      }
      actions={
        <RoutedButtonLink to={paymentPath(booking)} variant={payVariant(booking)}>
          {payLabel(booking, 'Complete payment')}
          <span className="sr-only"> for {booking.selectedDate}</span>
        </RoutedButtonLink>
      }
    >
      {note}
    </TaskRow>
  )
}

/** A hold that has just run out. */
export function ReleasedTask() {
  return (
    <TaskRow
      tone="now"
      icon={<TriangleAlert />}
      when="Over"
      title="Your place is no longer held"
      actions={<RoutedButtonLink to="/booking">Book again</RoutedButtonLink>}
    >
      The time to pay is over. If a place is still free, you can book again.
    </TaskRow>
  )
}

interface BalanceProps {
  booking: Booking
  now: Date
  onPaid: (booking: Booking) => void
}

/** What is left to pay, and until when. */
export function BalanceTask({ booking, now, onPaid }: BalanceProps) {
  const today = banjulDay(now)
  const next = nextDueInEuros(booking.paymentPlan, today)
  const dueOn = balanceDay(booking, today)
  const isOverdue = isBalanceOverdue(booking, today)
  return (
    <TaskRow
      tone="now"
      icon={<CreditCard />}
      when={dueOn === undefined ? 'Before departure' : dueText(dueOn, today)}
      title={
        next && next.amount < booking.balanceDue
          ? `Next part: ${formatEuros(next.amount)} of ${formatEuros(booking.balanceDue)}`
          : `Balance due: ${formatEuros(booking.balanceDue)}`
      }
      actions={<PayBalance booking={booking} onPaid={onPaid} />}
    >
      {isOverdue
        ? 'Please pay it now, or write to us.'
        : 'You can pay it now or later, all of it or a part, online or by bank transfer.'}
    </TaskRow>
  )
}

/** The day by which the next of the balance is to be paid; none for a booking of the older list. */
function balanceDay({ paymentPlan, quote }: Booking, today: string): string | undefined {
  return nextDueInEuros(paymentPlan, today)?.dueOn ?? quote?.balanceDueOn
}

function isBalanceOverdue(booking: Booking, today: string): boolean {
  const dueOn = balanceDay(booking, today)
  return booking.holdExpiresAt === null && dueOn !== undefined && dueOn < today
}

function dueText(dueOn: string, today: string): string {
  if (dueOn < today) return `It was due on ${formatDay(dueOn)}`
  return `By ${formatDay(dueOn)}: ${daysLeft(dueOn, today)}`
}

/** Other days wait for the guest's answer, and nothing is ordered or paid before. A transfer that was sent can be reported. */
export function ChooseBeforePayingTask({ booking, onPaid }: Omit<BalanceProps, 'now'>) {
  return (
    <TaskRow
      tone="waiting"
      icon={<CreditCard />}
      when="After you choose"
      title={`${formatEuros(booking.balanceDue)} left to pay`}
      actions={booking.paymentStatus !== 'pending' && <ReportBalance booking={booking} onReported={onPaid} />}
    >
      Choose your dates first. If you accept the new dates, you can pay afterwards.
    </TaskRow>
  )
}

/** A part of the deposit is there, and the place is held for the rest of it only so long. */
export function IncompleteDepositTask({ booking, now, onPaid }: BalanceProps) {
  const until = booking.holdExpiresAt === null ? null : new Date(booking.holdExpiresAt)
  return (
    <TaskRow
      tone="now"
      icon={<TriangleAlert />}
      when={until ? timeLeft(until, now) : 'Now'}
      title={
        <>
          Your deposit is not complete
          {until && (
            <>
              : please pay by <GuestTime at={until} kept={booking.timeZone} />
            </>
          )}
        </>
      }
      actions={<PayBalance booking={booking} onPaid={onPaid} />}
    >
      We’ve received {formatEuros(booking.amountPaid)}. If the rest doesn’t arrive by then, we release your
      place and refund what you paid.
    </TaskRow>
  )
}

function PayBalance({ booking, onPaid }: { booking: Booking; onPaid: (booking: Booking) => void }) {
  return (
    <div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <RoutedButtonLink to={paymentPath(booking)} variant={payVariant(booking)}>
          {payLabel(booking, 'Pay the balance')}
          <span className="sr-only"> for {booking.selectedDate}</span>
        </RoutedButtonLink>
        <ReportBalance booking={booking} onReported={onPaid} />
        <LetSomebodyPay booking={booking} />
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        “Completed balance payment” is for a transfer that you have already sent: it tells us to look for it.
      </p>
    </div>
  )
}

/** The holder of the card disputes a payment: whose the money is, the bank says. */
export function DisputedTask({ booking }: { booking: Booking }) {
  return (
    <TaskRow
      tone="waiting"
      icon={<Landmark />}
      when="With the bank"
      title={`The bank behind the card holds ${formatEuros(booking.amountDisputed)}`}
    >
      The holder of the card disputes the payment, so the bank decides who gets the money. Until then your
      place stays yours. If this was not meant, please tell the bank and write to us.
    </TaskRow>
  )
}

/** Money that has come. */
export function PaidTask({ booking }: { booking: Booking }) {
  const { amountPaid, amountDisputed } = booking
  const isAll = booking.balanceDue === 0 && booking.amountReported === 0 && amountDisputed === 0
  return (
    <TaskRow
      tone="done"
      icon={null}
      when="Done"
      title={isAll ? 'Everything is paid, and your place is confirmed.' : 'Your place is confirmed.'}
    >
      {amountDisputed === 0
        ? `${formatEuros(amountPaid)} has reached us.`
        : heldText(amountPaid, amountDisputed)}
    </TaskRow>
  )
}

/** Where money is that was paid and is disputed in part. Euros. */
function heldText(paid: number, held: number): string {
  const withUs = paid - held
  if (withUs <= 0) return `The bank holds all of the ${formatEuros(paid)} that was paid.`
  return `Of the ${formatEuros(paid)} that was paid, ${formatEuros(withUs)} is with us and the bank holds ${formatEuros(held)}.`
}
