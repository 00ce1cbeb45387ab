import { eq } from 'drizzle-orm'
import { eurosFromCents } from '#domain/base/money.ts'
import { pick, recordOf } from '#domain/base/typed-records.ts'
import { OPEN_FIELDS, SEALED_FIELDS, type SealedField } from '#domain/booking-form/booking-fields.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import { planInEuros, type Booking } from '#domain/booking/booking.ts'
import { creditedCents, reportedCents } from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES, paymentReference } from '#domain/payment/payment-reference.ts'
import { allDisputedCents } from '#domain/payment/refundable.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { quoteInEuros } from '#domain/price/quote-view.ts'
import { refundBasis } from '#domain/refund/cancellation-refund.ts'
import { outgoingGuestsCents } from '#domain/refund/refund-shares.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { RETREAT_RULE } from '#domain/terms/cancellation-terms.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import type { Database } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import { amountPaidOf, bookedRetreatOf, balanceDueOf, moneyOf, openPlanOf, quoteOf } from './booking-money.ts'
import { loadBookings, type BookingRecord, type BookingRow } from './booking-record.ts'
import { consents, ticksOf } from './columns/booking-columns.ts'
import { openSealedFields } from './columns/sealed-fields.ts'

/** A booking without its encrypted fields: all that emails and the notes tool can use. */
export type OpenBooking = Omit<Booking, SealedField>

/** Returns a booking as its guest may see it: the listed fields and nothing else. Who booked for another does not see what only they can say. */
export function presentBooking(keys: DataKeys, record: BookingRecord): Booking {
  const isForOther = record.booking.bookedByOther
  return {
    ...presentOpenBooking(record),
    ...(isForOther ? NOTHING_SEALED : openSealedFields(keys, record.booking)),
  }
}

const NOTHING_SEALED = recordOf(SEALED_FIELDS, () => null)

/** Returns an account's bookings, newest first. */
export async function listOwnBookings(
  { db, dataKeys }: { db: Database; dataKeys: DataKeys },
  userId: string,
): Promise<Booking[]> {
  const records = await loadBookings(db, eq(bookings.userId, userId))
  return records.map((record) => presentBooking(dataKeys, record))
}

/** Returns a booking as the operator sees it: `confirmed` once every payment of a fully paid booking is verified. */
export function presentBookingForAdmin(keys: DataKeys, record: BookingRecord): Booking {
  return { ...presentOpenBookingForAdmin(record), ...openSealedFields(keys, record.booking) }
}

/** Returns a booking for its admin page, without encrypted fields: opening those is a separate click, which the history records. */
export function presentLockedBooking(record: BookingRecord): Booking {
  return { ...presentOpenBookingForAdmin(record), ...NOTHING_SEALED }
}

/** Returns a booking as its guest may see it, without encrypted fields. */
export function presentOpenBooking(record: BookingRecord): OpenBooking {
  const { booking, retreat } = record
  const label = retreat ? labelOf(retreat) : null
  const quote = quoteOf(booking)
  const plan = openPlanOf(record)
  return {
    ...pick(booking, ['id', 'timeZone', 'packageType', 'status']),
    createdAt: booking.createdAt.toISOString(),
    submittedAt: booking.submittedAt?.toISOString() ?? null,
    ...pick(booking, OPEN_FIELDS),
    healthConsent: consents(booking),
    ...pick(booking, TRAVEL_FIELDS),
    ...ticksOf(booking),
    name: fullName(booking),
    group: groupOf(booking),
    selectedDate: label,
    retreatDate: label,
    startsOn: retreat?.startsOn ?? null,
    roomType: booking.selectedRoom,
    paymentStatus: moneyOf(record).paymentStatus,
    release: releaseOf(booking),
    releaseDismissed: booking.releaseDismissedAt !== null,
    retreatCancelled: booking.cancellationRule === RETREAT_RULE,
    holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    quote: quote && quoteInEuros(quote),
    amountPaid: eurosFromCents(amountPaidOf(record)),
    amountDisputed: eurosFromCents(allDisputedCents(record.payments)),
    amountCredited: eurosFromCents(holdsPlace(booking.status) ? creditedCents(record.payments) : 0),
    amountReported: eurosFromCents(reportedCents(record.payments)),
    balanceDue: eurosFromCents(balanceDueOf(record)),
    ...refundSums(record),
    outgoingGuest: outgoingGuestOf(record),
    order: orderOf(booking),
    paymentPlan: plan && planInEuros(plan),
    paymentReferences: quote && retreat ? referencesOf(booking, retreat.startsOn) : null,
  }
}

function groupOf({
  groupId: id,
  groupNumber: number,
  bookedByOther,
  roomShare,
}: BookingRow): Booking['group'] {
  if (id === null || number === null) return null
  return { id, number, bookedByOther, sharedRoom: roomShare }
}

function refundSums(record: BookingRecord): Pick<Booking, 'keptOfChanges' | 'amountReturned'> {
  const { keptCents, returnedCents } = refundBasis(record.payments, bookedRetreatOf(record))
  return {
    ...(keptCents > 0 && { keptOfChanges: eurosFromCents(keptCents) }),
    ...(returnedCents > 0 && { amountReturned: eurosFromCents(returnedCents) }),
  }
}

function outgoingGuestOf({ booking, payments }: BookingRecord): Booking['outgoingGuest'] {
  const former = outgoingGuestsCents(payments, booking.handedOverAt)
  if (former === null) return null
  return {
    firstName: booking.previousPayer,
    paid: eurosFromCents(former.paidCents),
    reported: eurosFromCents(former.reportedCents),
  }
}

function releaseOf({ status, releaseRule: rule, releaseUntil: until }: BookingRow): Booking['release'] {
  return status === 'expired' && rule && until ? { rule, until: until.toISOString() } : null
}

function orderOf({ orderVersion, orderedAt, orderChangedAt }: BookingRow): Booking['order'] {
  if (orderVersion === null || orderedAt === null) return null
  return {
    version: orderVersion,
    orderedAt: orderedAt.toISOString(),
    changedAt: orderChangedAt?.toISOString() ?? null,
  }
}

/** Returns a booking as the operator sees it, without encrypted fields. */
export function presentOpenBookingForAdmin(record: BookingRecord): OpenBooking {
  const view = presentOpenBooking(record)
  const verified = view.paymentStatus === 'fully_paid' && reportedCents(record.payments) === 0
  return verified ? { ...view, paymentStatus: 'confirmed' } : view
}

/** Returns the references of this booking's transfers. */
export function referencesOf(booking: BookingRow, startsOn: string) {
  const parts = { lastName: booking.lastName ?? '', startsOn, suffix: booking.referenceSuffix }
  return recordOf(PAYMENT_TYPES, (type) => paymentReference(type, parts))
}
