import { eq } from 'drizzle-orm'
import type { BookingEdit } from '#domain/booking-form/booking-form.ts'
import { isUnpaidHold } from '#domain/booking/holds.ts'
import { fieldProblem, type Problem } from '#domain/contract/problem.ts'
import { isPublished, labelOf } from '#domain/retreat/retreats.ts'
import type { TravelEdit } from '#domain/travel/travel-fields.ts'
import { changeBooking, readBooking } from '#server/change/change-booking.ts'
import type { ChangedBy } from '#server/change/under-locks.ts'
import type { Transaction } from '#server/db/connect.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { closeOpenCheckouts } from '#server/payment/close-open-checkouts.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { findRetreat } from '#server/store/places.ts'
import { applyEdit, planEdit, type EditedBooking } from './apply-edit.ts'
import { editedForm } from './booking-form.ts'
import { assertAddressLimit } from './limit-holds.ts'
import { saveTravelDetails, travelChange } from './save-travel-details.ts'

/** Prefix of the travel fields in an edit's error paths. */
const TRAVEL_PATH = 'travel.'

/**
 * Changes a booking that holds a place. Another date or package takes the new place and frees the old one in one transaction. The
 * tier stays frozen, another room or date reprices the rest, and an overpayment is refunded by the cancellation terms; travel
 * details are saved in the same transaction. Problems: not-found, invalid-fields, wrong-state, retreat-full, retreat-started,
 * retreat-not-on-sale, too-many-holds.
 */
export async function editBooking(
  deps: Deps,
  input: {
    bookingId: string
    edit: BookingEdit
    /** Travel details to save with the edit. They are saved after it, because moving a booking clears its flights. */
    travel?: TravelEdit | undefined
    /** Retreat id of the edit. Null if no such retreat exists, undefined if the edit names none. */
    retreatId: string | null | undefined
    by: ChangedBy
  },
): Promise<EditedBooking> {
  const { bookingId: id, by, travel } = input
  if (travel && Object.values(input.edit).every((value) => value === undefined)) {
    const record = await saveTravelDetails(deps, { ...input, travel, path: TRAVEL_PATH })
    return { record, mailed: null }
  }
  const before = await readBooking(deps, { id, by })
  // Rejects an incomplete form before any open checkout is closed for it.
  editedForm(deps, before, input)
  const { retreatId: bookedId } = before.booking
  const retreatId = keepsDate(before, input) ? bookedId : input.retreatId
  if (!retreatId || (retreatId !== bookedId && !(await findRetreat(deps.db, retreatId)))) throw noSuchDate()
  // An open checkout would still charge the old price.
  await closeOpenCheckouts(deps, id)
  const lockFirst = { retreats: [retreatId] }
  const edited = await changeBooking<EditedBooking>(deps, { id, by, lockFirst }, async (record, context) => {
    const { tx, retreat } = context
    const form = editedForm(deps, record, input)
    if (!retreat || !(isPublished(retreat) || isSamePlace(record, retreat, form))) throw noSuchDate()
    if ('userId' in by) await assertNewAddressLimit(tx, deps, record, form.email, by.userId)
    const wanted = { form, retreat, by }
    const change = applyEdit(deps, record, wanted, await planEdit(tx, deps, record, wanted))
    if (!travel) return { ...change, result: ({ record: after, mailed }) => ({ record: after, mailed }) }
    return {
      ...change,
      next: ({ record: moved, mailed }) => ({
        ...travelChange(deps, context, moved, { travel, path: TRAVEL_PATH }),
        result: ({ record: after }) => ({ record: after, mailed }),
      }),
    }
  })
  await payOutRefunds(deps)
  return edited
}

/** True if the date stays the same. The form names the booked date even if it is off the website or the guest may choose another. */
function keepsDate(
  { retreat }: BookingRecord,
  { edit, retreatId }: { edit: BookingEdit; retreatId: string | null | undefined },
): boolean {
  return retreatId === undefined || (retreat !== null && edit.selectedDate?.trim() === labelOf(retreat))
}

/** True if the booking keeps its place. An unpublished date allows only such edits, because its places are not on offer. */
function isSamePlace(
  { booking }: BookingRecord,
  retreat: { id: string },
  form: { packageType: BookingRecord['booking']['packageType'] },
): boolean {
  return booking.retreatId === retreat.id && booking.packageType === form.packageType
}

function noSuchDate(): Problem {
  return fieldProblem('selectedDate', 'Choose one of the dates on offer')
}

/** Throws too-many-holds if an unpaid booking would exceed the limit of its new email address. */
async function assertNewAddressLimit(
  tx: Transaction,
  deps: Deps,
  { booking, payments }: BookingRecord,
  email: string | null,
  userId: string,
): Promise<void> {
  if (email === null || email === booking.email) return
  if (!isUnpaidHold({ status: booking.status, ledger: payments })) return
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  await assertAddressLimit(tx, deps, user?.email ?? null, { email, bookingId: booking.id })
}
