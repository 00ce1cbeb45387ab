import type { CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, sumEuros } from '#domain/base/money.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import type { BookingStatus } from '#domain/place/booking-status.ts'
import { planInEuros, type Booking, type InstalmentView } from './booking.ts'

type Figures = Pick<
  Booking,
  | 'quote'
  | 'amountPaid'
  | 'amountReported'
  | 'amountCredited'
  | 'amountDisputed'
  | 'balanceDue'
  | 'paymentPlan'
> &
  Partial<Pick<Booking, 'paymentStatus'>>

/** Returns the names of each two of these travellers who share a room with each other: who has left is not among them. */
export function roommates(
  together: readonly Partial<Pick<Booking, 'group'>>[],
  names: readonly string[],
): string[][] {
  const inRooms = together.flatMap(({ group }, index) =>
    group?.sharedRoom ? [{ room: group.sharedRoom, name: names[index] ?? '' }] : [],
  )
  return [...Map.groupBy(inRooms, ({ room }) => room).values()]
    .filter((pair) => pair.length > 1)
    .map((pair) => pair.map(({ name }) => name))
}

/** What says how far a booking of a group has come. */
interface Progress {
  startsOn: CalendarDay | null
  status: BookingStatus
  isHeld: boolean
  isReported: boolean
}

/**
 * Returns how far a booking of a group has come, as a text to compare: on which date, held, confirmed, or waiting for a transfer. Screens and
 * emails add up the figures of bookings that have come equally far.
 */
export function progressOf({ startsOn, status, isHeld, isReported }: Progress): string {
  return [startsOn, status, isHeld, isReported].join(' ')
}

/**
 * Returns bookings as one, with the sums of their figures in euros and all else of the first, who pays. All is paid once all of them are
 * paid.
 */
export function asOne<Each extends Figures>(bookings: readonly [Each, ...Each[]]): Each {
  const [own] = bookings
  const sumOf = (euros: (booking: Each) => number) => sumEuros(bookings.map((booking) => euros(booking)))
  return {
    ...own,
    quote: own.quote && {
      ...own.quote,
      total: sumOf(({ quote }) => quote?.total ?? 0),
      deposit: sumOf(({ quote }) => quote?.deposit ?? 0),
      balance: sumOf(({ quote }) => quote?.balance ?? 0),
    },
    amountPaid: sumOf(({ amountPaid }) => amountPaid),
    amountReported: sumOf(({ amountReported }) => amountReported),
    amountCredited: sumOf(({ amountCredited }) => amountCredited),
    amountDisputed: sumOf(({ amountDisputed }) => amountDisputed),
    balanceDue: sumOf(({ balanceDue }) => balanceDue),
    paymentPlan: plansAsOne(bookings),
    ...(own.paymentStatus === 'fully_paid' && { paymentStatus: leastPaid(bookings) }),
  }
}

function leastPaid(bookings: readonly Figures[]): Booking['paymentStatus'] {
  return (
    bookings.find(({ paymentStatus = 'fully_paid' }) => paymentStatus !== 'fully_paid')?.paymentStatus ??
    'fully_paid'
  )
}

/**
 * Returns the plans of several bookings as one, in euros: what is due on the same day is one part, and a balance without a plan is due whole
 * on its day. Null if none has a plan.
 */
function plansAsOne(bookings: readonly Figures[]): InstalmentView[] | null {
  if (bookings.every(({ paymentPlan }) => paymentPlan === null)) return null
  const byDay = Map.groupBy(bookings.flatMap(partsOf), ({ dueOn }) => dueOn)
  const parts = [...byDay].map(([dueOn, due]) => ({
    dueOn,
    amountCents: centsFromEuros(sumEuros(due.map(({ amount }) => amount))),
    openCents: centsFromEuros(sumEuros(due.map(({ open }) => open))),
  }))
  return planInEuros(parts.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)))
}

function partsOf({
  paymentPlan,
  quote,
  balanceDue,
}: Figures): Pick<InstalmentView, 'dueOn' | 'amount' | 'open'>[] {
  if (paymentPlan || !quote) return paymentPlan ?? []
  return [{ dueOn: quote.balanceDueOn, amount: quote.balance, open: Math.min(balanceDue, quote.balance) }]
}

/** Returns payments of a group with the rows of one payment that was split over its bookings as one row. */
export function asOnePayment(payments: readonly BookingPayment[]): BookingPayment[] {
  const splits = Map.groupBy(payments, ({ kind, step, method, at }) => [kind, step, method, at].join(' '))
  return [...splits.values()].flatMap((rows) =>
    rows.slice(0, 1).map((first) => ({ ...first, amount: sumEuros(rows.map(({ amount }) => amount)) })),
  )
}
