import { FileCheck, HeartPulse, Luggage, Plane, Hourglass } from 'lucide-react'
import { mayTellOfTravel } from '#domain/booking/allowed-actions.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestChange } from '#domain/date-change/date-change-calls.ts'
import type { BookingPayment } from '#domain/document/document-calls.ts'
import { banjulDay, formatDay, type CalendarDay } from '#domain/base/dates.ts'
import type { HandOverOffer } from '#domain/hand-over/hand-over-calls.ts'
import type { GuideChapterKey } from '#domain/retreat/guide.ts'
import { travelRows } from '#domain/travel/travel.ts'
import { tripTasks, type TripTask } from '#domain/travel/trip-tasks.ts'
import type { Standing } from '#web/booking-status/booking-status.ts'
import { daysLeft } from '#web/booking-status/time-left.ts'
import { ButtonLink } from '#web/ui/form/button-link.tsx'
import { RoutedButtonLink } from '#web/ui/form/routed-button-link.tsx'
import { whoseTransfer } from '#domain/hand-over/former-guest-text.ts'
import { formatEuros } from '#domain/base/money.ts'
import { TRANSFER_HOLD_WORKING_DAYS } from '#domain/payment/overdue-transfer.ts'
import { mayPayInstead } from '#web/booking-status/pay-instead.ts'
import { AskForAddressLink } from '#web/shell/ask-for-address-link.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { ChangeTask, DecidedChange } from './change-task.tsx'
import type { GuideOutline } from './dashboard-page.ts'
import { PassOnTask } from './hand-over.tsx'
import { JourneyDialog } from './journey-dialog.tsx'
import {
  BalanceTask,
  ChangedOrderTask,
  ChooseBeforePayingTask,
  DisputedTask,
  IncompleteDepositTask,
  PaidTask,
  ReleasedTask,
  UnpaidTask,
  paymentPath,
} from './money-tasks.tsx'
import { AccountTask } from './tell-account.tsx'
import { TaskRow } from './task-row.tsx'
import { TickedTask } from './ticked-task.tsx'

interface ToDoProps {
  booking: Booking
  standing: Standing
  /** The last day of the stay. */
  endsOn: CalendarDay | null
  guide: GuideOutline | null
  now: Date
  pendingNote: string
  payments: readonly BookingPayment[]
  /** What was changed of the stay, newest first. */
  changes: readonly GuestChange[]
  /** How handing the place on stands; null where that is not known. */
  offer: HandOverOffer | null
  onOffer: (offer: HandOverOffer) => void
  /** The guest has left over one. */
  onLeft: (message: string) => void
  onChange: (booking: Booking) => void
}

/** What is left to do before the stay, with its dates, what is done last. */
export function ToDo(props: ToDoProps) {
  if (props.standing === 'released') {
    return (
      <ul>
        <ReleasedTask />
      </ul>
    )
  }
  return (
    <ul>
      <AccountTask payments={props.payments} of={props.booking.selectedDate} />
      {props.changes.map((change) => (
        <ChangeTask key={change.id} {...props} change={change} />
      ))}
      <PassOnTask booking={props.booking} offer={props.offer} onOffer={props.onOffer} />
      {tripTasks(props.booking, banjulDay(props.now)).map((task) => (
        <Task key={task.kind} task={task} {...props} />
      ))}
      {props.changes.map((change) => (
        <DecidedChange key={change.id} change={change} />
      ))}
    </ul>
  )
}

/** Whether other days wait for the guest's answer. The list of changes is as old as the page, and the booking is not. */
function hasDatesToChoose({ booking, changes }: ToDoProps): boolean {
  return changes.some(
    ({ state, to }) => state === 'asked' && to !== null && to.label !== booking.selectedDate,
  )
}

function Task({ task, ...props }: ToDoProps & { task: TripTask }) {
  const { booking, now, onChange } = props
  const isChoosing = hasDatesToChoose(props)
  switch (task.kind) {
    case 'deposit':
    case 'balance':
      if (task.state === 'checking') return <ReportedTask {...props} />
      if (task.state === 'done') return <PaidTask booking={booking} />
      if (isChoosing) return <ChooseBeforePayingTask booking={booking} onPaid={onChange} />
      if (task.kind === 'balance') return <BalanceTask booking={booking} now={now} onPaid={onChange} />
      return booking.paymentStatus === 'pending' ? (
        <UnpaidTask booking={booking} now={now} note={props.pendingNote} />
      ) : (
        <IncompleteDepositTask booking={booking} now={now} onPaid={onChange} />
      )
    case 'order':
      return isChoosing ? null : <ChangedOrderTask booking={booking} />
    case 'dispute':
      return <DisputedTask booking={booking} />
    case 'journey':
      return <JourneyTask {...props} by={task.by} isDone={task.isDone} />
    case 'health':
      return <HealthTask booking={booking} isDone={task.isDone} />
    case 'papers':
      return (
        <TickedTask
          {...{ booking, onChange }}
          tick={task.tick}
          isTicked={task.isTicked}
          icon={<FileCheck />}
          when={byText(task.by, banjulDay(now))}
          title="Check visa and health documents"
          tickLabel="Documents checked"
          action={<ChapterLink {...props} chapter="health-and-entry" of="papers" />}
        >
          Some take weeks: ask your country’s travel advice and your doctor. There is a list of what to look
          at.
          {laterText(props.guide)}
        </TickedTask>
      )
    case 'packing':
      return (
        <TickedTask
          {...{ booking, onChange }}
          tick={task.tick}
          isTicked={task.isTicked}
          icon={<Luggage />}
          when={`From ${formatDay(task.by)}`}
          title="Pack"
          tickLabel="Packed"
          action={<ChapterLink {...props} chapter="packing-list" of="what to bring" />}
        >
          There is a list of what to bring.
          {laterText(props.guide)}
        </TickedTask>
      )
  }
}

/** "By Fri, Nov 7, 2025: 22 days left"; nobody is scolded for what should have been done. */
function byText(by: CalendarDay, today: CalendarDay): string {
  return by < today ? 'As soon as you can' : `By ${formatDay(by)}: ${daysLeft(by, today)}`
}

function laterText(guide: GuideOutline | null): string {
  return guide !== null && !guide.isPosted ? ` Your guide has it from ${formatDay(guide.postedOn)}.` : ''
}

function ChapterLink({ guide, booking, chapter, of }: ToDoProps & { chapter: GuideChapterKey; of: string }) {
  if (!guide?.chapters.some(({ key }) => key === chapter)) return null
  return (
    <ButtonLink href={`/guide/${booking.id}#${chapter}`} variant="secondary" size="sm">
      Open the list
      <span className="sr-only"> of {of}</span>
    </ButtonLink>
  )
}

function JourneyTask({
  booking,
  endsOn,
  now,
  onChange,
  by,
  isDone,
}: ToDoProps & { by: CalendarDay; isDone: boolean }) {
  const rows = travelRows(booking)
  return (
    <TaskRow
      tone={isDone ? 'done' : 'later'}
      icon={<Plane />}
      when={isDone ? 'Done' : byText(by, banjulDay(now))}
      title={isDone ? 'Your flight times' : 'Give your flight times'}
      action={mayTell(booking, now) && <JourneyDialog booking={booking} endsOn={endsOn} onSaved={onChange} />}
    >
      {rows.length === 0 ? (
        'So that somebody stands at the airport when you land.'
      ) : (
        <dl className="figures">
          {rows.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt>{label}:</dt>
              <dd className="min-w-0 text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </TaskRow>
  )
}

function mayTell({ status, startsOn }: Booking, now: Date): boolean {
  return startsOn !== null && mayTellOfTravel({ status, startsOn }, now).ok
}

function HealthTask({ booking, isDone }: { booking: Booking; isDone: boolean }) {
  return (
    <TaskRow
      tone={isDone ? 'done' : 'later'}
      icon={<HeartPulse />}
      when={isDone ? 'Done' : 'Any time'}
      title="Health notes"
      action={
        <RoutedButtonLink to={`/edit-booking/${booking.id}`} variant="secondary" size="sm">
          {isDone ? 'Change the note' : 'Add a note'}
          <span className="sr-only"> about your health, {booking.selectedDate}</span>
        </RoutedButtonLink>
      }
    >
      {isDone
        ? 'Your coaches know what to look out for.'
        : 'Nothing noted. An injury, asthma, an allergy? Your coaches would like to know.'}
    </TaskRow>
  )
}

/** A transfer that the guest has told us of, and that nobody has seen on the account yet. */
function ReportedTask(props: ToDoProps) {
  const { booking, now } = props
  // A report keeps the place past its hold only of a guest who is known (decision 0055).
  const heldUntil = booking.holdExpiresAt
  return (
    <TaskRow
      tone="waiting"
      icon={<Hourglass />}
      when="On its way"
      title={`We are checking ${whoseTransfer(booking)} of ${formatEuros(booking.amountReported)}`}
      actions={
        <div className="flex flex-wrap items-start gap-3">
          {heldUntil !== null && <AskForAddressLink>Email me the link</AskForAddressLink>}
          {!hasDatesToChoose(props) && mayPayInstead(booking, now) && (
            <RoutedButtonLink to={`${paymentPath(booking)}&instead=card`} variant="secondary" size="sm">
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
          we hold your place only until <GuestTime at={new Date(heldUntil)} kept={booking.timeZone} />.{' '}
        </>
      )}
      {heldUntil === null &&
        (booking.amountPaid > 0
          ? 'Your place is kept. '
          : `Your place is kept while the money is on its way, for at most ${TRANSFER_HOLD_WORKING_DAYS} working days. `)}
      {booking.balanceDue === 0 && 'Once it has arrived, everything is paid. '}
      You get an email as soon as the transfer has arrived and your payment is confirmed.
    </TaskRow>
  )
}
