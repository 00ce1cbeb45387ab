import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { TripTick } from '#domain/travel/travel-fields.ts'
import { hasFullJourney, type TravelField } from '#domain/travel/travel.ts'

/** Days before the first day by which guests should have done a task, or from which they can begin it. */
const TASK_DAYS_BEFORE = {
  /** Visa and health papers, some of which take weeks. */
  papers: 42,
  /** Early enough to plan the drives to and from the airport. */
  journey: 14,
  /** From then on the weather forecast is known, and a missing flight comes before all other preparation. */
  packing: 7,
} as const

/** Days before the first day from which it is too late for papers that take weeks. */
const PAPERS_TOO_LATE_DAYS = 14

/** A task before a retreat. A ticked task keeps its position in the list, so that a mistaken tick is easy to find. */
export type TripTask =
  | { kind: 'deposit' | 'balance'; state: 'open' | 'checking' | 'done' }
  /** A price change that the guest caused still has to be ordered. */
  | { kind: 'order' }
  /** The card's bank holds money and decides who gets it. */
  | { kind: 'dispute' }
  | { kind: 'journey'; by: CalendarDay; isDone: boolean }
  | { kind: 'health'; by: null; isDone: boolean }
  | { kind: 'packing'; by: CalendarDay; tick: TripTick; isTicked: boolean }
  /** `isLate`: papers that take weeks would come too late. */
  | { kind: 'papers'; by: CalendarDay; tick: TripTick; isTicked: boolean; isLate: boolean }

/** The part of a booking that holds a place on which the tasks depend. */
type TaskBooking = Pick<
  Booking,
  | 'status'
  | 'paymentStatus'
  | 'startsOn'
  | 'holdExpiresAt'
  | 'order'
  | 'amountPaid'
  | 'amountDisputed'
  | 'amountReported'
  | 'balanceDue'
  | 'group'
  | 'healthConditions'
  | TravelField
  | TripTick
>

/**
 * Returns the open tasks by date, money first, then the finished ones. A change that is not ordered comes before all, because
 * nothing of it is due until then. Until the place is confirmed only the payment and the health notes are listed, because the
 * place may still be lost (decision 0008). From the first day on no preparation is listed, but given travel details can be looked
 * up.
 */
export function tripTasks(booking: TaskBooking, today: CalendarDay): TripTask[] {
  const money = moneyTasks(booking)
  const open = money.filter(({ state }) => state !== 'done')
  const hasBegun = booking.startsOn !== null && booking.startsOn <= today
  const later = laterTasks(booking, today).filter((task) => !hasBegun || isDone(task))
  // Health notes are only the traveller's own to give.
  const rest = booking.group?.bookedByOther ? later : [...later, healthTask(booking)]
  return [
    ...(booking.order?.changedAt && !hasBegun ? [{ kind: 'order' as const }] : []),
    ...(booking.amountDisputed > 0 ? [{ kind: 'dispute' as const }] : []),
    ...open,
    ...rest.filter((task) => !isDone(task)),
    ...money.filter(({ state }) => state === 'done'),
    ...rest.filter((task) => isDone(task)),
  ]
}

/**
 * Returns the next task: what has to be ordered or paid, then the journey, soonest first, and the packing list in its week. Null if nothing
 * is to be done now. Health notes are optional and a dispute is decided by the bank, so neither is ever next.
 */
export function nextTask(tasks: readonly TripTask[], today: CalendarDay): TripTask | null {
  return tasks.find((task) => isNext(task, today)) ?? null
}

function isNext(task: TripTask, today: CalendarDay): boolean {
  switch (task.kind) {
    case 'order':
      return true
    case 'deposit':
    case 'balance':
      return task.state !== 'done'
    case 'journey':
      return !task.isDone
    case 'papers':
      return !task.isTicked
    case 'packing':
      return !task.isTicked && task.by <= today
    case 'health':
    case 'dispute':
      return false
  }
}

/** True if a task is paid, answered or ticked. */
export function isTaskDone(task: TripTask): boolean {
  if ('state' in task) return task.state === 'done'
  return 'isTicked' in task ? task.isTicked : isDone(task)
}

function isDone(task: TripTask): boolean {
  return 'isDone' in task && task.isDone
}

/** Returns the tasks for the first payment and for what is left after it, which is nothing after a full payment. */
function moneyTasks(booking: TaskBooking): Extract<TripTask, { state: unknown }>[] {
  const { paymentStatus, amountPaid, amountReported, balanceDue, holdExpiresAt } = booking
  const nothingSeen = amountPaid === 0 && amountReported > 0
  // A hold also runs on after a report, until the guest confirms the email address (decision 0055).
  const isComplete = paymentStatus !== 'pending' && (nothingSeen || holdExpiresAt === null)
  if (!isComplete) {
    return [{ kind: 'deposit', state: amountReported > 0 ? 'checking' : 'open' }]
  }
  const deposit = { kind: 'deposit' as const, state: nothingSeen ? ('checking' as const) : ('done' as const) }
  if (balanceDue > 0) return [deposit, { kind: 'balance', state: 'open' }]
  if (!nothingSeen && amountReported > 0) return [deposit, { kind: 'balance', state: 'checking' }]
  return [deposit]
}

function laterTasks(booking: TaskBooking, today: CalendarDay): TripTask[] {
  const { status, startsOn, papersChecked, packed } = booking
  if (status !== 'payment_confirmed' || startsOn === null) return []
  const before = (days: number) => addDays(startsOn, -days)
  const tasks = [
    {
      kind: 'papers' as const,
      by: before(TASK_DAYS_BEFORE.papers),
      tick: 'papersChecked' as const,
      isTicked: papersChecked,
      isLate: today > before(PAPERS_TOO_LATE_DAYS),
    },
    { kind: 'journey' as const, by: before(TASK_DAYS_BEFORE.journey), isDone: hasFullJourney(booking) },
    {
      kind: 'packing' as const,
      by: before(TASK_DAYS_BEFORE.packing),
      tick: 'packed' as const,
      isTicked: packed,
    },
  ]
  const isLastWeek = today >= before(TASK_DAYS_BEFORE.packing)
  // In the last week nobody can meet a guest whose flight is unknown.
  return isLastWeek
    ? tasks.toSorted((a, b) => Number(b.kind === 'journey') - Number(a.kind === 'journey'))
    : tasks
}

function healthTask({ healthConditions }: TaskBooking): TripTask {
  return { kind: 'health', by: null, isDone: healthConditions !== null && healthConditions !== '' }
}
