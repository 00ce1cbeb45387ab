import { CreditCard, FilePen, TriangleAlert } from 'lucide-react'
import { banjulDay, formatShortDay, hoursAfter } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { asOne } from '#domain/booking/together.ts'
import { missingDeposit } from '#domain/payment/balance.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import { CLAIMED_HOLD_HOURS } from '#domain/terms/booking-terms.ts'
import { paymentPath } from '#web/booking-status/booking-status.ts'
import { HoldRing } from '#web/booking-status/hold-ring.tsx'
import { ReleaseReason } from '#web/booking-status/release-reason.tsx'
import { daysLeft, timeLeft } from '#web/booking-status/time-left.ts'
import { nameOfOther, orderedWith, placeOrPlaces } from '#web/booking-status/together.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import { isBalanceOverdue } from '../booking-summary.ts'
import type { TripProps } from '../dashboard-page.ts'
import { TaskRow } from './task-row.tsx'
import { ReportBalance, SharePaymentLink } from './ways-to-pay.tsx'

/** The pay button. An order that is missing or outdated is placed first on the same page. */
function PayLink({ booking, label }: { booking: Booking; label: string }) {
  const { id, order, selectedDate } = booking
  const isOrdered = order !== null && order.changedAt === null
  return (
    // While a change waits to be ordered, ordering is the main action.
    <RoutedButtonLink to={paymentPath(id)} variant={order?.changedAt ? 'secondary' : 'primary'} wide>
      {isOrdered ? label : 'Check your order and pay'}
      <span className="sr-only"> for {selectedDate}</span>
    </RoutedButtonLink>
  )
}

/** A change by the guest has moved the price and is not ordered yet. */
export function ChangedOrderTask({ booking, others }: TripProps) {
  const { quote } = asOne([booking, ...orderedWith(booking, others).map((other) => other.booking)])
  const total = quote && formatEuros(quote.total)
  return (
    <TaskRow
      icon={FilePen}
      when="Action needed"
      title="Confirm your change"
      actions={
        <RoutedButtonLink to={paymentPath(booking.id)}>
          Check the change
          <span className="sr-only"> of {booking.selectedDate}</span>
        </RoutedButtonLink>
      }
    >
      You’ve changed your booking since you ordered it. {total !== null && `The new total is ${total}. `}
      Nothing more is due until you order the change.
    </TaskRow>
  )
}

/** A money task also says of how many bookings its figures are: of those that one payment of a group covers. */
export type MoneyProps = TripProps & {
  together: number
  /** Whom the figures are of, by name, where others of the group come too; null otherwise. */
  whom: string | null
}

/** Nothing is paid and the hold of the place ends soon. */
export function UnpaidTask({ booking, now, texts, together }: MoneyProps) {
  const until = booking.holdExpiresAt === null ? null : new Date(booking.holdExpiresAt)
  // A transfer that never arrived, or a payment that a bank took back, starts another hold.
  const isFirstHold =
    !until || !booking.submittedAt || until <= hoursAfter(new Date(booking.submittedAt), CLAIMED_HOLD_HOURS)
  return (
    <TaskRow
      icon={CreditCard}
      when={until ? timeLeft(until, now) : 'Now'}
      title={keepTitle(together, nameOfOther(booking))}
      aside={until && <HoldRing until={until} now={now} />}
      actions={<PayLink booking={booking} label="Complete payment" />}
    >
      {until && (
        <>
          Please pay by{' '}
          <strong className="text-ink">
            <GuestTime at={until} kept={booking.timeZone} />
          </strong>
          .{' '}
        </>
      )}
      {releaseNote({ isFirstHold, together, name: nameOfOther(booking), firstNote: texts.pendingNote })}
    </TaskRow>
  )
}

function keepTitle(together: number, name: string | null): string {
  if (name !== null) return `Pay to keep ${name}’s place`
  return together > 1 ? 'Pay to keep your places' : 'Pay to keep your place'
}

function releaseNote({
  isFirstHold,
  together,
  name,
  firstNote,
}: {
  isFirstHold: boolean
  together: number
  name: string | null
  firstNote: string
}): string {
  if (name !== null) return `After that, we release ${name}’s place.`
  if (together > 1) return 'After that, we release your places.'
  return isFirstHold ? firstNote : 'After that, we release your place.'
}

/** A hold that has just ended. */
export function ReleasedTask({ booking }: { booking: Booking }) {
  return (
    <TaskRow
      icon={TriangleAlert}
      when="Over"
      title={`We’ve released ${placeOrPlaces(nameOfOther(booking))}`}
      actions={booking.amountReported === 0 && <RoutedButtonLink to="/booking">Book again</RoutedButtonLink>}
    >
      <ReleaseReason booking={booking} />
    </TaskRow>
  )
}

/** The rest to pay and its due date. */
export function BalanceTask(props: MoneyProps) {
  const { booking, now, together, whom } = props
  const today = banjulDay(now)
  const { amount, dueOn } = nextDueInEuros(booking, today)
  const isOverdue = isBalanceOverdue(booking, today)
  return (
    <TaskRow
      icon={CreditCard}
      when={dueOn === null ? 'Before departure' : dueText(dueOn, today)}
      title={
        amount < booking.balanceDue
          ? `Next part: ${formatEuros(amount)} of ${formatEuros(booking.balanceDue)}`
          : `Balance due: ${formatEuros(booking.balanceDue)}`
      }
      actions={<PayBalance {...props} />}
    >
      {isOverdue ? 'Please pay it now, or write to us.' : balanceText(together, whom)}
    </TaskRow>
  )
}

/** What is left to pay for somebody of the group, once the own place is paid. */
export function BalanceOfOther({ booking, now }: TripProps) {
  const name = nameOfOther(booking)
  const today = banjulDay(now)
  const { dueOn } = nextDueInEuros(booking, today)
  return (
    <TaskRow
      icon={CreditCard}
      when={dueOn === null ? 'Before departure' : dueText(dueOn, today)}
      title={`${formatEuros(booking.balanceDue)} left to pay for ${name}`}
      actions={<PayLink booking={booking} label={`Pay for ${name}`} />}
    >
      {isBalanceOverdue(booking, today)
        ? 'Please pay it now, or write to us.'
        : `This is for ${name}’s place alone. Pay all or part of it, online or by bank transfer.`}
    </TaskRow>
  )
}

function balanceText(together: number, whom: string | null): string {
  if (together === 1) return 'Pay all or part of it, online or by bank transfer.'
  if (whom !== null) return `For ${whom}. Pay it together, or each of you your own.`
  return together === 2
    ? 'For both of you. Pay it together, or each of you your own.'
    : 'For all of you. Pay it together, or each of you your own.'
}

function dueText(dueOn: string, today: string): string {
  if (dueOn < today) return `It was due on ${formatShortDay(dueOn, today)}`
  return `By ${formatShortDay(dueOn, today)}: ${daysLeft(dueOn, today)}`
}

/** A date change waits for the guest's answer, and nothing can be ordered or paid before. A transfer that was sent can be reported. */
export function ChooseBeforePayingTask(props: TripProps) {
  const { booking } = props
  return (
    <TaskRow
      icon={CreditCard}
      when="After you choose"
      title={`${formatEuros(booking.balanceDue)} left to pay`}
      actions={booking.paymentStatus !== 'pending' && <ReportBalance {...props} />}
    >
      Choose your dates first. If you accept the new dates, you can pay afterwards.
    </TaskRow>
  )
}

/** A part of the deposit has arrived, and the place is held only for a limited time for the rest. */
export function IncompleteDepositTask(props: MoneyProps) {
  const { booking, now, together } = props
  const missing = missingDeposit(booking)
  const until = booking.holdExpiresAt === null ? null : new Date(booking.holdExpiresAt)
  const title =
    missing > 0
      ? `Please pay the last ${formatEuros(missing)} of your deposit`
      : 'Please pay the rest of your deposit'
  return (
    <TaskRow
      icon={TriangleAlert}
      when={until ? timeLeft(until, now) : 'Now'}
      title={
        until ? (
          <>
            {title} by <GuestTime at={until} kept={booking.timeZone} />
          </>
        ) : (
          title
        )
      }
      actions={<PayBalance {...props} label="Complete payment" />}
    >
      We’ve received {formatEuros(booking.amountPaid)}.
      {until &&
        (together > 1
          ? ' If the rest doesn’t arrive by then, we release your places and refund what you paid.'
          : ' If the rest doesn’t arrive by then, we release your place and refund what you paid.')}
    </TaskRow>
  )
}

function PayBalance({ label = 'Pay the balance', ...props }: MoneyProps & { label?: string }) {
  return (
    <>
      <PayLink booking={props.booking} label={label} />
      <div className="mt-2 -ml-4 flex flex-wrap forced-colors:ml-0 forced-colors:gap-2">
        <ReportBalance {...props} />
        {props.together > 1 ? <PayOnlyMine {...props} /> : <SharePaymentLink {...props} />}
      </div>
      <p className="text-sm text-ink-soft">
        Already sent a bank transfer? “Completed balance payment” tells us to look for it.
      </p>
    </>
  )
}

/** Leads to the payment of the own part of a group. */
function PayOnlyMine({ booking, travellers }: TripProps) {
  const own = travellers.find(({ id }) => id === booking.id)
  // A change is ordered for all of a group before anything of it is paid.
  if (!own || own.balanceDue <= 0 || booking.order?.changedAt) return null
  return (
    <RoutedButtonLink to={paymentPath(booking.id, { alone: true })} variant="link" size="sm">
      {`Pay only my ${formatEuros(own.balanceDue)}`}
    </RoutedButtonLink>
  )
}
