import type { Booking } from '#domain/booking/booking.ts'
import { addDays, compareDays, type CalendarDay } from '#domain/base/dates.ts'
import { knowsJourney } from './travel.ts'
import type { TripTick } from './trip-ticks.ts'

/** How many days before its first day a retreat's guests should have done a thing, or can begin with it. */
const TASK_DAYS_BEFORE = {
  /** Visa and health papers: some take weeks. */
  papers: 42,
  /** So that who drives to the airport can be planned. */
  journey: 14,
  /** From then on the weather to come is known. */
  packing: 7,
} as const

/** Something to do before a stay. What only the guest can know to be done is ticked by the guest, and keeps its place in the list: what is ticked by mistake is found again. */
export type TripTask =
  | { kind: 'deposit' | 'balance'; state: 'open' | 'checking' | 'done' }
  /** A change of the guest's own that altered the price waits to be ordered too. */
  | { kind: 'order' }
  /** The bank behind the card holds money, and decides whose it is. */
  | { kind: 'dispute' }
  | { kind: 'journey'; by: CalendarDay; isDone: boolean }
  | { kind: 'health'; by: null; isDone: boolean }
  | { kind: 'papers' | 'packing'; by: CalendarDay; tick: TripTick; isTicked: boolean }

/** What the list depends on of a booking that holds a place. */
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
  | 'healthConditions'
  | 'arrivalFlight'
  | 'arrivalDate'
  | 'arrivalTime'
  | 'departureFlight'
  | 'departureDate'
  | 'departureTime'
  | 'travelNote'
  | TripTick
>

/**
 * What is left to do, in the order of its dates, money first and what is done last; before all of it a change that is not ordered
 * yet, for nothing of it is due until then. Until the place is the guest's, only the
 * payment and the health notes: nobody is sent to buy a flight, or to a consulate, for a place that rests on money nobody
 * has seen (decision 0008). From the first day on nobody is told to prepare any more: the guest is there, and what was told of the
 * journey can be looked up.
 */
export function tripTasks(booking: TaskBooking, today: CalendarDay): TripTask[] {
  const money = moneyTasks(booking)
  const open = money.filter(({ state }) => state !== 'done')
  const hasBegun = booking.startsOn !== null && booking.startsOn <= today
  const later = laterTasks(booking).filter((task) => !hasBegun || isDone(task))
  const rest = [...later, healthTask(booking)]
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
 * The one thing to do next: what waits to be ordered or paid, then what the journey needs, soonest first, and the packing list once its
 * week has come. Null where nothing is to be done now. Health notes are the guest's choice, and a dispute is the bank's: neither is ever next.
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

/** Whether a task is behind the guest: paid, told or ticked. */
export function isTaskDone(task: TripTask): boolean {
  if ('state' in task) return task.state === 'done'
  return 'isTicked' in task ? task.isTicked : isDone(task)
}

function isDone(task: TripTask): boolean {
  return 'isDone' in task && task.isDone
}

/** The first payment, and what is left after it; a full payment leaves nothing. */
function moneyTasks(booking: TaskBooking): Extract<TripTask, { state: unknown }>[] {
  const { paymentStatus, amountPaid, amountReported, balanceDue, holdExpiresAt } = booking
  const isComplete = paymentStatus !== 'pending' && holdExpiresAt === null
  if (!isComplete) {
    return [{ kind: 'deposit', state: amountReported > 0 ? 'checking' : 'open' }]
  }
  const nothingSeen = amountPaid === 0 && amountReported > 0
  const deposit = { kind: 'deposit' as const, state: nothingSeen ? ('checking' as const) : ('done' as const) }
  if (balanceDue > 0) return [deposit, { kind: 'balance', state: 'open' }]
  if (!nothingSeen && amountReported > 0) return [deposit, { kind: 'balance', state: 'checking' }]
  return [deposit]
}

function laterTasks(booking: TaskBooking): TripTask[] {
  const { status, startsOn } = booking
  if (status !== 'payment_confirmed' || startsOn === null) return []
  const before = (days: number) => addDays(startsOn, -days)
  const ticked = (kind: 'papers' | 'packing', tick: TripTick, by: CalendarDay) => ({
    kind,
    by,
    tick,
    isTicked: booking[tick],
  })
  return [
    ticked('papers', 'papersChecked', before(TASK_DAYS_BEFORE.papers)),
    { kind: 'journey' as const, by: before(TASK_DAYS_BEFORE.journey), isDone: knowsJourney(booking) },
    ticked('packing', 'packed', before(TASK_DAYS_BEFORE.packing)),
  ].toSorted((a, b) => compareDays(a.by, b.by))
}

function healthTask({ healthConditions }: TaskBooking): TripTask {
  return { kind: 'health', by: null, isDone: healthConditions !== null && healthConditions !== '' }
}
