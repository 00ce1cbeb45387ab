import type { BookingEdit } from '#domain/booking/booking-form.ts'
import type { Actor } from '#domain/desk/history.ts'
import { Problem } from '#domain/api/problem.ts'
import type { Cents } from '#domain/base/money.ts'
import { isPublished } from '#domain/retreat/retreats.ts'
import type { Deps } from '#server/deps.ts'
import { closeOpenCheckouts } from '#server/payment/close-open-checkouts.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { loadBooking, lockBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { findRetreat, lockPlaces } from '#server/store/places.ts'
import { applyChange, planChange } from './change-booking.ts'
import { editedForm } from './edited-form.ts'

/** What a move changes of the price, in cents, and the booking as it is now. */
interface MovedBooking {
  /** New price less old price. */
  differenceCents: Cents
  /** What goes back of what is then paid too much, by the terms. */
  refundCents: Cents
  record: BookingRecord
}

/**
 * The operator moves a booking to another date, room or package, at any time before the new date begins. The new place is taken
 * and the old one freed in one transaction. A dry run says what it would cost, and changes nothing. Problems: not-found,
 * invalid-fields, wrong-state, retreat-full, retreat-started.
 */
export async function moveBooking(
  deps: Deps,
  input: {
    bookingId: string
    to: Pick<BookingEdit, 'packageType' | 'selectedRoom'>
    /** The retreat that is asked for: null where there is none, undefined where the date stays. */
    retreatId: string | null | undefined
    dryRun: boolean
    by: Actor
  },
): Promise<MovedBooking> {
  const { dryRun, by } = input
  const before = await loadBooking(deps.db, input.bookingId)
  if (!before) throw new Problem('not-found')
  const retreatId = input.retreatId === undefined ? before.booking.retreatId : input.retreatId
  const offered = retreatId && (await findRetreat(deps.db, retreatId))
  if (!offered) throw noSuchDate()
  // A card page that is still open would charge the old price.
  if (!dryRun) await closeOpenCheckouts(deps, before.booking.id)
  const moved = await deps.db.transaction(async (tx) => {
    const retreat = await lockPlaces(tx, offered.id)
    if (!retreat || !isPublished(retreat)) throw noSuchDate()
    const record = await lockBooking(tx, input.bookingId)
    if (!record) throw new Problem('not-found')
    const form = editedForm(deps, record, { edit: input.to, by: 'admin' })
    const wanted = { form, retreat, by }
    const plan = await planChange(tx, deps, record, wanted)
    return {
      differenceCents: plan.differenceCents,
      refundCents: plan.refundCents,
      record: dryRun ? record : (await applyChange(tx, deps, record, wanted, plan)).record,
    }
  })
  if (!dryRun) await payOutRefunds(deps)
  return moved
}

/** A draft, a cancelled date and one that is not there are all the same: nobody can be put on it. */
export function noSuchDate(): Problem {
  return new Problem('invalid-fields', {
    errors: [{ field: 'selectedDate', message: 'Choose one of your dates' }],
  })
}
