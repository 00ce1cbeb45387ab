import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { banjulDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { asOne } from '#domain/booking/together.ts'
import { lacksDetails } from '#domain/booking/traveller.ts'
import { isTaskDone, nextTask, tripTasks, type TripTask } from '#domain/guide/trip-tasks.ts'
import { expectedTransfer } from '#domain/hand-over/outgoing-guest-text.ts'
import { TRANSFER_HOLD_WORKING_DAYS } from '#domain/terms/booking-terms.ts'
import { guestStatusOf, mayPayInstead, paymentPath } from '#web/booking-status/booking-status.ts'
import {
  apartFrom,
  countedTogether,
  orderedWith,
  paidTogether,
  whomOf,
} from '#web/booking-status/together.ts'
import { AskForAddressLink } from '#web/shell/ask-for-address-link.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import type { TripProps } from '../dashboard-page.ts'
import { AccountTask, accountLinkOf } from '../refund-account-link.tsx'
import { HandOverTask } from '../trip/hand-over-place.tsx'
import { isHandedOver } from '../trip/hand-over-texts.ts'
import { ChangeOfOther, ChangeTask, DecidedChange, isAsked, isDecided } from './change-task.tsx'
import { DetailsTask } from './details-task.tsx'
import { FlightsTask, HealthTask } from './journey-tasks.tsx'
import {
  BalanceOfOther,
  BalanceTask,
  ChangedOrderTask,
  ChooseBeforePayingTask,
  IncompleteDepositTask,
  ReleasedTask,
  UnpaidTask,
  type MoneyProps,
} from './money-tasks.tsx'
import { DisputedTask, PaidTask } from './paid-tasks.tsx'
import { TaskRow } from './task-row.tsx'
import { TickedTask } from './ticked-task.tsx'

interface Steps {
  /** The next thing to do; null if nothing is to be done now. */
  next: ReactNode | null
  /** All other tasks in the order of their dates, done ones last. */
  rest: ReactNode[]
  done: number
  count: number
}

/** Returns the tasks before the retreat. Bank details and a choice of dates come before the result of `nextTask`. */
export function stepsOf(own: TripProps): Steps {
  const props = { ...own, booking: { ...own.booking, order: orderOfAll(own) } }
  const { booking, payments, changes, others, now } = props
  if (guestStatusOf(booking, now) === 'released') {
    return { next: <ReleasedTask key="released" booking={booking} />, rest: [], done: 0, count: 0 }
  }
  const today = banjulDay(now)
  const tasks = tripTasks(booking, today)
  const due = nextTask(tasks, today)
  const urgent = [
    ...(accountLinkOf(payments) === null
      ? []
      : [<AccountTask key="account" payments={payments} of={booking.selectedDate} />]),
    ...changes.filter(isAsked).map((change) => <ChangeTask key={change.id} {...props} change={change} />),
    ...others.flatMap((other) =>
      other.changes
        .filter(isAsked)
        .map((change) => (
          <ChangeOfOther key={`${other.booking.id} ${change.id}`} {...props} other={other} change={change} />
        )),
    ),
    ...apartFrom(booking, others, now)
      .filter((other) => !other.changes.some(isAsked))
      .map((other) => (
        <BalanceOfOther key={`balance ${other.booking.id}`} {...props} booking={other.booking} />
      )),
    ...(lacksDetails(booking) ? [<DetailsTask key="details" booking={booking} now={now} />] : []),
  ]
  const [next = due && <Task key={due.kind} task={due} {...props} />, ...alsoUrgent] = urgent
  return {
    next,
    rest: [
      ...alsoUrgent,
      ...(isHandedOver(props.offer) ? [<HandOverTask key="hand-over" {...props} />] : []),
      ...tasks
        .filter((task) => urgent.length > 0 || task !== due)
        .filter(({ kind }) => kind !== 'order' || !hasDatesToChoose(props))
        .map((task) => <Task key={task.kind + ('state' in task ? task.state : '')} task={task} {...props} />),
      ...changes.filter(isDecided).map((change) => <DecidedChange key={change.id} change={change} />),
    ],
    done: tasks.filter(isTaskDone).length,
    count: tasks.length,
  }
}

/** Returns the order of the booking, which waits for a change of any booking that is ordered with it. */
function orderOfAll({ booking, others }: TripProps): Booking['order'] {
  const { order } = booking
  const changes = [order, ...orderedWith(booking, others).map((other) => other.booking.order)]
  return order && { ...order, changedAt: changes.find((each) => each?.changedAt)?.changedAt ?? null }
}

/** Returns true if a change to other dates waits for the guest's answer; nothing can be ordered before. */
function hasDatesToChoose({ booking, changes }: TripProps): boolean {
  return changes.some(
    ({ state, to }) => state === 'asked' && to !== null && to.label !== booking.selectedDate,
  )
}

function Task({ task, ...props }: TripProps & { task: TripTask }) {
  switch (task.kind) {
    case 'deposit':
    case 'balance':
      return <MoneyTask {...props} task={task} />
    case 'order':
      return <ChangedOrderTask {...props} />
    case 'dispute':
      return <DisputedTask {...props} />
    case 'journey':
      return <FlightsTask {...props} by={task.by} isDone={task.isDone} />
    case 'health':
      return <HealthTask {...props} isDone={task.isDone} />
    case 'papers':
    case 'packing':
      return <TickedTask {...props} task={task} />
  }
}

/** What is paid, or what is to be paid; of a group all that one payment covers. */
function MoneyTask({
  task,
  ...own
}: TripProps & { task: Extract<TripTask, { kind: 'deposit' | 'balance' }> }) {
  const bookings = [own.booking, ...own.others.map(({ booking }) => booking)]
  const together =
    task.state === 'done'
      ? countedTogether(bookings, own.booking)
      : paidTogether(bookings, own.booking, own.now)
  const props = {
    ...own,
    booking: asOne(together),
    together: together.length,
    whom: whomOf(together, own.travellers),
    // What changes several bookings at once is loaded anew.
    onUpdate: together.length > 1 ? () => window.location.reload() : own.onUpdate,
  }
  if (task.state === 'checking') return <ReportedTask {...props} />
  if (task.state === 'done') return <PaidTask {...props} />
  if (hasDatesToChoose(props)) return <ChooseBeforePayingTask {...props} />
  if (task.kind === 'balance') return <BalanceTask {...props} />
  return props.booking.paymentStatus === 'pending' ? (
    <UnpaidTask {...props} />
  ) : (
    <IncompleteDepositTask {...props} />
  )
}

/** A transfer that the guest has reported and that has not arrived yet. */
function ReportedTask(props: MoneyProps) {
  const { booking, now, together } = props
  // A report extends the hold of the place only for a known guest (decision 0055).
  const heldUntil = booking.holdExpiresAt
  return (
    <TaskRow
      icon={Hourglass}
      when="On its way"
      title={`We’re checking for ${expectedTransfer(booking)} of ${formatEuros(booking.amountReported)}`}
      actions={
        <div className="flex flex-wrap items-start gap-3">
          {heldUntil !== null && <AskForAddressLink>Email me the link</AskForAddressLink>}
          {!hasDatesToChoose(props) && mayPayInstead(booking, now) && (
            <RoutedButtonLink to={paymentPath(booking.id, { instead: 'card' })} variant="secondary" size="sm">
              Pay by card instead
              <span className="sr-only"> for {booking.selectedDate}</span>
            </RoutedButtonLink>
          )}
        </div>
      }
    >
      {heldUntil !== null && (
        <>
          Please confirm your email address with the link from our email, or ask for a new one. Until you do,
          we hold {together > 1 ? 'your places' : 'your place'} only until{' '}
          <GuestTime at={new Date(heldUntil)} kept={booking.timeZone} />.{' '}
        </>
      )}
      {heldUntil === null && `${placeText(booking.amountPaid > 0, together)} `}
      {booking.balanceDue === 0
        ? 'Once the transfer arrives, everything is paid, and we’ll email you.'
        : 'We’ll email you when the transfer arrives and your payment is confirmed.'}
    </TaskRow>
  )
}

function placeText(isConfirmed: boolean, together: number): string {
  if (isConfirmed) return together > 1 ? 'Your places are confirmed.' : 'Your place is confirmed.'
  return together > 1
    ? `We’re holding your places while the money is on its way, for up to ${TRANSFER_HOLD_WORKING_DAYS} working days.`
    : `We’re holding your place while the money is on its way, for up to ${TRANSFER_HOLD_WORKING_DAYS} working days.`
}
