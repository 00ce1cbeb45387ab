import type { BookingEdit } from '#domain/booking/booking-form.ts'
import type { Actor } from '#domain/admin/history.ts'
import { Problem } from '#domain/api/problem.ts'
import type { Cents } from '#domain/base/money.ts'
import { isPublished } from '#domain/retreat/retreats.ts'
import { changeBooking, readBooking, unchanged } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { closeOpenCheckouts } from '#server/payment/close-open-checkouts.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { findRetreat } from '#server/store/places.ts'
import { applyEdit, planEdit } from './apply-edit.ts'
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
  const { bookingId: id, dryRun, by } = input
  const before = await readBooking(deps, { id, by })
  const retreatId = input.retreatId === undefined ? before.booking.retreatId : input.retreatId
  const offered = retreatId && (await findRetreat(deps.db, retreatId))
  if (!offered) throw noSuchDate()
  // A card page that is still open would charge the old price.
  if (!dryRun) await closeOpenCheckouts(deps, id)
  const first = { retreats: [offered.id] }
  const moved = await changeBooking(deps, { id, by, first }, async (record, { tx, retreat }) => {
    if (!retreat || !isPublished(retreat)) throw noSuchDate()
    const form = editedForm(deps, record, { edit: input.to, by })
    const wanted = { form, retreat, by }
    const plan = await planEdit(tx, deps, record, wanted)
    const { differenceCents, refundCents } = plan
    if (dryRun) return unchanged({ differenceCents, refundCents, record })
    const outcome = applyEdit(deps, record, wanted, plan)
    return {
      ...outcome,
      answer: async (saved) => ({
        differenceCents,
        refundCents,
        record: (await outcome.answer(saved)).record,
      }),
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
