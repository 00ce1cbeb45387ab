import { mayEdit, mayMove, RETREAT_BEGUN } from '#domain/booking/allowed-actions.ts'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { keptOfChangesCents } from '#domain/refund/cancellation-refund.ts'
import { cancellationRule, cheaperRefundCents } from '#domain/refund/cancellation.ts'
import { banjulDay } from '#domain/base/dates.ts'
import type { EnteredBooking } from '#domain/booking/entered-booking.ts'
import type { Actor } from '#domain/admin/history.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import type { Cents } from '#domain/base/money.ts'
import { totalPriceCents, type Quote } from '#domain/price/pricing.ts'
import { demandAllowed, Problem } from '#domain/api/problem.ts'
import { allRefundableCents } from '#domain/refund/refundable.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import { recordOf } from '#domain/booking/typed-records.ts'
import type { Outcome } from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { queueChangeMail } from '#server/mail/queue-change-mail.ts'
import { quoteColumns } from '#server/store/booking-columns.ts'
import { agreedStayOf, moneyOf, totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord, RetreatRow } from '#server/store/booking-record.ts'
import { assertBookable, assertStillAhead, takePlace } from '#server/store/places.ts'
import { NO_TICKS } from '#server/store/ticked-columns.ts'
import { formColumns } from './form-columns.ts'
import { requoteBooking } from './quote-booking.ts'
import { editHistory } from './edit-history.ts'

/** How a booking is to be: its whole form, for this retreat, by this person. */
interface WantedEdit {
  form: BookingForm | EnteredBooking
  retreat: RetreatRow
  by: Actor
}

/** What a change would make of a booking. Only true for the length of the transaction that holds the places' lock. */
interface PlannedEdit {
  /** Null for a booking without a price of its own. */
  quote: Quote | null
  /** Where it takes another place; undefined where it keeps its own. */
  placeNumber?: number
  isMoved: boolean
  /** New price less old price. */
  differenceCents: Cents
  /** What goes back of what is then paid too much. */
  refundCents: Cents
}

/** A booking after a change. */
export interface EditedBooking {
  record: BookingRecord
  /** Whether the guest is emailed about it: false where the address has had too many emails, null where no email tells of such a change. */
  mailed: boolean | null
}

/**
 * What the change would be, or why it cannot be. The tier and what a founding member is given stay as they were quoted;
 * another room, package or date prices the rest anew (decision 0003). Call it under the locks of the places and of the
 * booking. Problems: wrong-state, retreat-full, retreat-started, retreat-not-on-sale.
 */
export async function planEdit(
  tx: Transaction,
  { clock, prices }: Pick<Deps, 'clock' | 'prices'>,
  record: BookingRecord,
  { form, retreat, by }: WantedEdit,
): Promise<PlannedEdit> {
  const now = clock.now()
  const { booking } = record
  const isMoved = booking.retreatId !== retreat.id
  if (isMoved) assertMovable(record, retreat, { now, by })
  demandAllowed(mayEdit(booking))
  const isAnew = isMoved && by.actor === 'operator'
  const agreedAt = isAnew ? now : booking.submittedAt
  const quote =
    agreedAt && requoteBooking(record, { room: form.selectedRoom, retreat, submittedAt: agreedAt }, prices)
  const totalCents = totalPriceCents({ quote, packageType: form.packageType, room: form.selectedRoom })
  const differenceCents = totalCents - totalOf(record)
  const samePlace = !isMoved && booking.packageType === form.packageType
  if (by.actor === 'guest' && (!samePlace || differenceCents !== 0)) assertNotBegun(record, now)
  return {
    quote,
    isMoved,
    ...(!samePlace && { placeNumber: await takePlace(tx, retreat, form.packageType) }),
    differenceCents,
    refundCents: Math.min(
      quote ? cheaperRefund(record, { totalCents, fallCents: -differenceCents }, now) : 0,
      // A goodwill may have gone back of it already, and a bank may hold it in a dispute.
      allRefundableCents(record.payments),
    ),
  }
}

/** Flights to other dates, and all that was ready for these: the guest of a stay that moves is asked anew. */
export const NO_JOURNEY = {
  ...recordOf(
    TRAVEL_FIELDS.filter((field) => field !== 'travelNote'),
    () => null,
  ),
  ...NO_TICKS,
}

/** Does what was planned, under the same locks, and tells the guest. Whoever calls it pays out the refunds after the commit. */
export function applyEdit(
  deps: Deps,
  record: BookingRecord,
  { form, retreat, by }: WantedEdit,
  { quote, placeNumber, isMoved, differenceCents, refundCents }: PlannedEdit,
): Outcome<EditedBooking> {
  const now = deps.clock.now()
  return {
    event: { type: 'edit' },
    retreat,
    placeNumber,
    fields: {
      ...formColumns(deps, record, form),
      ...(quote && quoteColumns(quote)),
      ...(isMoved && NO_JOURNEY),
      // What the operator changes was agreed on with the guest, and is no order of the guest's.
      ...(by.actor === 'guest' && isReordered(record, differenceCents) && { orderChangedAt: now }),
    },
    refund: { amountCents: refundCents, reason: 'booking_changed' },
    documents: true,
    history: (after) => editHistory(deps, record, after),
    answer: async ({ tx, record: after, documents }) => ({
      record: after,
      mailed: await queueChangeMail(tx, deps, { before: record, after, documents, by }),
    }),
  }
}

/** Whether a change has to be ordered: one that alters the price of what was ordered (decision 0173). */
function isReordered({ booking }: BookingRecord, differenceCents: Cents): boolean {
  return booking.orderVersion !== null && differenceCents !== 0
}

/** Whose retreat has begun cannot order any more: a change that would have to be ordered is agreed on with the operator. */
function assertNotBegun({ retreat }: BookingRecord, now: Date): void {
  if (retreat && hasStarted(retreat, banjulDay(now)))
    throw new Problem('retreat-started', { detail: RETREAT_BEGUN })
}

/** The operator moves whom she has agreed it with: inside the last weeks too, and to a date that is not on sale any more. */
function assertMovable(record: BookingRecord, to: RetreatRow, { now, by }: { now: Date; by: Actor }): void {
  if (by.actor === 'operator') return assertStillAhead(to, now)
  assertBookable(to, now)
  if (!record.retreat) return
  const { paymentStatus } = moneyOf(record)
  demandAllowed(mayMove({ paymentStatus, startsOn: record.retreat.startsOn }, now))
}

/** What goes back where a stay becomes cheaper. */
function cheaperRefund(
  record: BookingRecord,
  { totalCents, fallCents }: { totalCents: Cents; fallCents: Cents },
  now: Date,
): Cents {
  const stay = agreedStayOf(record)
  // No more than by cancelling, which is over once the retreat has begun.
  if (!stay || hasStarted(stay, banjulDay(now))) return 0
  return cheaperRefundCents(cancellationRule({ ...stay, now }), {
    overpaidCents: coveredCents(record.payments) - totalCents,
    keptCents: keptOfChangesCents(record.payments, stay),
    fallCents,
  })
}
