import { banjulDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import type { AnyBookingForm } from '#domain/booking-form/group-form.ts'
import { mayEdit, mayMove, RETREAT_BEGUN } from '#domain/booking/allowed-actions.ts'
import type { Actor } from '#domain/booking/history.ts'
import { assertAllowed, Problem } from '#domain/contract/problem.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import { heldCents } from '#domain/payment/refundable.ts'
import { totalPriceCents, type Quote } from '#domain/price/pricing.ts'
import { keptAcrossChangesCents } from '#domain/refund/cancellation-refund.ts'
import { changeRule, cheaperRefundCents } from '#domain/refund/cancellation.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import type { Change } from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { bookedRetreatOf, moneyOf, totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord, RetreatRow } from '#server/store/booking-record.ts'
import { NO_TICKS, quoteColumns } from '#server/store/columns/booking-columns.ts'
import { takePlace } from '#server/store/free-places.ts'
import { assertBookable, assertStillAhead } from '#server/store/places.ts'
import { editHistory, formColumns } from './booking-form.ts'
import { placeMovedMail } from './group/mail-travellers.ts'
import { requoteBooking } from './quote-booking.ts'

/** The wanted state of a booking: its complete form, its retreat, and who asks for it. */
interface WantedEdit {
  form: AnyBookingForm
  retreat: RetreatRow
  by: Actor
}

/** What an edit would change. Valid only inside the transaction that holds the lock on the retreat's places. */
interface PlannedEdit {
  /** Null if the booking has no quoted price of its own. */
  quote: Quote | null
  /** The newly taken place; absent if the booking keeps its place. */
  placeNumber?: number
  isMoved: boolean
  /** New price minus old price. */
  differenceCents: Cents
  /** The part of the resulting overpayment that is refunded. */
  refundCents: Cents
}

export interface EditedBooking {
  record: BookingRecord
  /** True if the guest is emailed; false if the address has had too many emails, null if this kind of change sends no email. */
  mailed: boolean | null
}

/**
 * Plans an edit, or throws why it is not allowed. The price tier and the founding member's discount stay as quoted; another room, package
 * or date reprices the rest. Requires the locks of the retreat's places and of the booking. Problems: wrong-state, retreat-full,
 * retreat-started, retreat-not-on-sale (decision 0003).
 */
export async function planEdit(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'site'>,
  record: BookingRecord,
  { form, retreat, by }: WantedEdit,
): Promise<PlannedEdit> {
  const { clock } = deps
  const { prices } = deps.site()
  const now = clock.now()
  const { booking } = record
  const isMoved = booking.retreatId !== retreat.id
  if (isMoved) await assertMovable(tx, deps, { record, to: retreat, by })
  assertAllowed(mayEdit(booking))
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
    ...(!samePlace && { placeNumber: await takePlace(tx, { retreat, now }, form.packageType) }),
    differenceCents,
    refundCents: Math.min(
      quote ? cheaperRefund(record, { totalCents, fallCents: -differenceCents }, now) : 0,
      // A goodwill refund may already have returned some of the money, and a bank may hold some in a dispute.
      heldCents(record.payments),
    ),
  }
}

/** Columns that clear the flights and the checklist of a booking that moves, since both were for the old date. */
export const NO_JOURNEY = {
  ...recordOf(
    TRAVEL_FIELDS.filter((field) => field !== 'travelNote'),
    () => null,
  ),
  ...NO_TICKS,
}

/**
 * Returns the change of a planned edit, with the email to the guest; requires the same locks as `planEdit`. The caller pays out the
 * refunds after the commit.
 */
export function applyEdit(
  deps: Deps,
  record: BookingRecord,
  { form, retreat, by }: WantedEdit,
  { quote, placeNumber, isMoved, differenceCents, refundCents }: PlannedEdit,
): Change {
  const now = deps.clock.now()
  const booked = bookedRetreatOf(record)
  return {
    event: { type: 'edit' },
    retreat,
    placeNumber,
    columns: {
      ...formColumns(deps, record, form),
      ...(quote && quoteColumns(quote)),
      ...(isMoved && NO_JOURNEY),
      // The operator's changes are already agreed with the guest, so they need no new order.
      ...(by.actor === 'guest' &&
        differenceCents !== 0 && { orderChangedAt: orderChangedAt(record, differenceCents, now) }),
    },
    refund: {
      amountCents: refundCents,
      reason: 'booking_changed',
      rule: booked && changeRule({ ...booked, now }),
    },
    documents: true,
    history: (after) => editHistory(deps, record, after),
    mails: async ({ tx, record: after }) => [
      { is: 'changed', before: record },
      ...(await placeMovedMail(deps, tx, record, after)),
    ],
  }
}

/** Returns since when the guest has a change to order: now, or null if the price is the ordered one again (decision 0173). */
function orderChangedAt(record: BookingRecord, differenceCents: Cents, now: Date): Date | null {
  const { orderedCents } = record.booking
  return orderedCents === null || totalOf(record) + differenceCents === orderedCents ? null : now
}

/** Throws retreat-started once the retreat has begun: a change that needs an order must then be agreed with the operator. */
function assertNotBegun({ retreat }: BookingRecord, now: Date): void {
  if (retreat && hasStarted(retreat, banjulDay(now)))
    throw new Problem('retreat-started', { detail: RETREAT_BEGUN })
}

/**
 * Checks that the booking may move. The operator may also move one in the weeks before the retreat, and to a date that is no longer
 * on sale.
 */
async function assertMovable(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'site'>,
  { record, to, by }: { record: BookingRecord; to: RetreatRow; by: Actor },
): Promise<void> {
  const now = deps.clock.now()
  if (by.actor === 'operator') return assertStillAhead(to, now)
  await assertBookable(tx, deps, to)
  if (!record.retreat) return
  const { paymentStatus } = moneyOf(record)
  assertAllowed(mayMove({ paymentStatus, startsOn: record.retreat.startsOn }, now))
}

/** Returns the refund of a booking that becomes cheaper, in cents. */
function cheaperRefund(
  record: BookingRecord,
  { totalCents, fallCents }: { totalCents: Cents; fallCents: Cents },
  now: Date,
): Cents {
  const booked = bookedRetreatOf(record)
  const rule = booked && changeRule({ ...booked, now })
  if (!rule) return 0
  return cheaperRefundCents(rule, {
    overpaidCents: coveredCents(record.payments) - totalCents,
    keptCents: keptAcrossChangesCents(record.payments, booked),
    fallCents,
  })
}
