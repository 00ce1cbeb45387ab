import { and, eq, getTableColumns, inArray, isNotNull, or } from 'drizzle-orm'
import { pick } from '#domain/base/typed-records.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { progressOf } from '#domain/booking/together.ts'
import { isOnePayment } from '#domain/payment/group-payment.ts'
import { reportedCents } from '#domain/payment/ledger.ts'
import { unrefundedCents } from '#domain/payment/refundable.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import { balanceDueOf } from './booking-money.ts'
import {
  isUuid,
  loadBookings,
  type BookingRecord,
  type BookingRow,
  type PaymentRow,
} from './booking-record.ts'

/** Returns the ids of all bookings of the group that a booking belongs to, or its own if it belongs to none. */
export async function idsOfGroup(db: Database | Transaction, bookingId: string): Promise<string[]> {
  if (!isUuid(bookingId)) return []
  const group = db.select({ id: bookings.groupId }).from(bookings).where(eq(bookings.id, bookingId))
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(or(eq(bookings.id, bookingId), inArray(bookings.groupId, group)))
    .orderBy(bookings.groupNumber)
  return rows.map(({ id }) => id)
}

/** Returns the bookings of a group, the booker's first. */
export async function loadGroup(db: Database | Transaction, groupId: string): Promise<BookingRecord[]> {
  if (!isUuid(groupId)) return []
  return inGroupOrder(await loadBookings(db, eq(bookings.groupId, groupId)))
}

/**
 * Returns the bookings that are ordered and paid together: the own, first, and those of its group that its guest has booked for others, as
 * long as they have a place on the same date.
 */
export async function bookedTogether(
  db: Database | Transaction,
  own: BookingRecord,
): Promise<[BookingRecord, ...BookingRecord[]]> {
  const others = await bookedForOthers(db, own)
  return [own, ...others.filter(({ booking }) => booking.retreatId === own.booking.retreatId)]
}

/** Returns the bookings with a place that the guest of this one has booked for others of the group, in its order. */
async function bookedForOthers(
  db: Database | Transaction,
  { booking: { id, groupId, userId, bookedByOther } }: BookingRecord,
): Promise<BookingRecord[]> {
  if (groupId === null || bookedByOther) return []
  return (await loadGroup(db, groupId)).filter(
    ({ booking }) =>
      booking.id !== id && booking.bookedByOther && booking.userId === userId && holdsPlace(booking.status),
  )
}

/**
 * Returns the bookings that an email to the guest speaks of as one: the own, and those that its account has booked for others and that are
 * paid with it. The parts of a payment plan are each one's own.
 */
export async function mailedTogether(
  db: Database | Transaction,
  own: BookingRecord,
): Promise<[BookingRecord, ...BookingRecord[]]> {
  if (own.handOverId !== undefined || own.instalments.length > 0) return [own]
  const [, ...others] = await bookedTogether(db, own)
  return [own, ...others.filter((other) => isPaidWith(own, other))]
}

/**
 * Returns the bookings of whose cancellation the email to the guest speaks as one: the own, and those that its account had booked for others
 * and that were cancelled in the same moment.
 */
export async function cancelledTogether(
  db: Database | Transaction,
  own: BookingRecord,
): Promise<[BookingRecord, ...BookingRecord[]]> {
  const { groupId, cancelledAt } = own.booking
  if (groupId === null || cancelledAt === null) return [own]
  const others = (await loadGroup(db, groupId)).filter(
    ({ booking }) =>
      booking.id !== own.booking.id && booking.cancelledAt?.getTime() === cancelledAt.getTime(),
  )
  return toldTogether([own, ...others]).find(([first]) => first === own) ?? [own]
}

/**
 * Returns these bookings by who reads of them at once: those that an account has booked for others follow its own booking of the same group,
 * and each other one is alone.
 */
export function toldTogether(records: readonly BookingRecord[]): [BookingRecord, ...BookingRecord[]][] {
  const bookerOf = ({ booking }: BookingRecord) =>
    booking.bookedByOther &&
    records.find(
      ({ booking: other }) =>
        !other.bookedByOther && other.groupId === booking.groupId && other.userId === booking.userId,
    )
  return records.flatMap((record) =>
    bookerOf(record) ? [] : [[record, ...records.filter((other) => bookerOf(other) === record)]],
  )
}

/** True if who has booked for this traveller is asked for the same payment, and so gets the one email about it. */
export async function isMailedWithBooker(db: Database | Transaction, own: BookingRecord): Promise<boolean> {
  const { groupId, bookedByOther, userId } = own.booking
  if (groupId === null || !bookedByOther || own.instalments.length > 0) return false
  return (await loadGroup(db, groupId)).some(
    (other) =>
      other.booking.userId === userId &&
      !other.booking.bookedByOther &&
      isPaidWith(own, other) &&
      balanceDueOf(other) > 0,
  )
}

/** True if two bookings of a group are on the same date and at the same point: both held, both confirmed, or both waiting for a transfer. */
function isPaidWith(own: BookingRecord, other: BookingRecord): boolean {
  const pointOf = ({ booking: { status, holdExpiresAt }, retreat, payments }: BookingRecord) =>
    progressOf({
      startsOn: retreat?.startsOn ?? null,
      status,
      isHeld: holdExpiresAt !== null,
      isReported: reportedCents(payments) > 0,
    })
  return pointOf(own) === pointOf(other)
}

/** Returns the rows of the same payment that count for others of the group, if this booking's guest has booked for them. */
export async function rowsForOthers(
  db: Database | Transaction,
  own: BookingRecord,
  payment: PaymentRow,
): Promise<PaymentRow[]> {
  const others = await bookedForOthers(db, own)
  return others.flatMap(({ payments }) =>
    payments.filter(
      (row) =>
        isOnePayment(row, payment) &&
        row.state === payment.state &&
        (row.state === 'reported' || unrefundedCents(payments, row) > 0),
    ),
  )
}

/** Returns the row of the same payment in the booking of who has booked for this traveller; none if it was paid for this place alone. */
export async function rowOfBooker(
  db: Database | Transaction,
  { booking: { groupId, userId, bookedByOther } }: BookingRecord,
  payment: PaymentRow,
): Promise<PaymentRow | undefined> {
  if (groupId === null || !bookedByOther) return undefined
  return (await loadGroup(db, groupId))
    .filter(({ booking }) => booking.userId === userId && !booking.bookedByOther)
    .flatMap(({ payments }) => payments)
    .find((row) => isOnePayment(row, payment) && row.state === payment.state)
}

/** Returns bookings of one group in its order, the booker's first. */
export function inGroupOrder(records: readonly BookingRecord[]): BookingRecord[] {
  return records.toSorted((a, b) => (a.booking.groupNumber ?? 0) - (b.booking.groupNumber ?? 0))
}

/**
 * Returns with whom each of these guests comes, by full name: the others of the group who have a place on the same date. One query for all
 * of them, none if nobody of them has a group.
 */
export async function whoComesWith(
  db: Database | Transaction,
  listed: readonly Pick<BookingRecord, 'booking'>[],
): Promise<(booking: BookingRow) => string[]> {
  const groups = [...new Set(listed.flatMap(({ booking }) => booking.groupId ?? []))]
  const members =
    groups.length === 0
      ? []
      : await db
          .select(pick(getTableColumns(bookings), ['id', 'groupId', 'retreatId', 'firstName', 'lastName']))
          .from(bookings)
          .where(and(inArray(bookings.groupId, groups), isNotNull(bookings.placeNumber)))
          .orderBy(bookings.groupNumber)
  return (own) =>
    own.placeNumber === null
      ? []
      : members
          .filter(
            ({ id, groupId, retreatId }) =>
              id !== own.id && groupId === own.groupId && retreatId === own.retreatId,
          )
          .map(fullName)
}
