import type { Cents } from '#domain/base/money.ts'
import type { BookingEdit } from '#domain/booking-form/booking-form.ts'
import type { Actor } from '#domain/booking/history.ts'
import { fieldProblem, type Problem } from '#domain/contract/problem.ts'
import { isPublished } from '#domain/retreat/retreats.ts'
import { applyEdit, planEdit } from '#server/booking/apply-edit.ts'
import { editedForm } from '#server/booking/booking-form.ts'
import { changeBooking, readBooking, unchanged } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { closeOpenCheckouts } from '#server/payment/close-open-checkouts.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { findRetreat } from '#server/store/places.ts'

/** The price difference and refund of a move, and the booking after it. */
interface MovedBooking {
  /** New price minus old price. */
  differenceCents: Cents
  /** The part of the resulting overpayment that the terms refund. */
  refundCents: Cents
  record: BookingRecord
}

/**
 * Moves a booking to another date, room or package for the operator, at any time before the new date begins. Takes the new place
 * and frees the old one in one transaction; a dry run returns the cost and changes nothing. Problems: not-found, invalid-fields,
 * wrong-state, retreat-full, retreat-started.
 */
export async function moveBooking(
  deps: Deps,
  input: {
    bookingId: string
    to: Pick<BookingEdit, 'packageType' | 'selectedRoom'>
    /** Wanted retreat id. Null if no such retreat exists, undefined if the date stays. */
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
  // An open checkout would still charge the old price.
  if (!dryRun) await closeOpenCheckouts(deps, id)
  const lockFirst = { retreats: [offered.id] }
  const moved = await changeBooking(deps, { id, by, lockFirst }, async (record, { tx, retreat }) => {
    if (!retreat || !isPublished(retreat)) throw noSuchDate()
    const form = editedForm(deps, record, { edit: input.to, by })
    const wanted = { form, retreat, by }
    const plan = await planEdit(tx, deps, record, wanted)
    const { differenceCents, refundCents } = plan
    if (dryRun) return unchanged({ differenceCents, refundCents, record })
    return {
      ...applyEdit(deps, record, wanted, plan),
      result: (done) => ({ differenceCents, refundCents, record: done.record }),
    }
  })
  if (!dryRun) await payOutRefunds(deps)
  return moved
}

/** Returns one problem for drafts, cancelled and unknown dates alike, since none of them can be booked. */
export function noSuchDate(): Problem {
  return fieldProblem('selectedDate', 'Choose one of your dates')
}
