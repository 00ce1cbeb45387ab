import { and, eq, isNotNull, not, or } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { SITE, type Actor, type Operator } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { RetreatCancellation } from '#domain/contract/retreat-calls.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { hasStarted, labelOf } from '#domain/retreat/retreats.ts'
import { RETREAT_RULE } from '#domain/terms/cancellation-terms.ts'
import { cancelByRule } from '#server/booking/cancel-booking.ts'
import { placeGoneMail } from '#server/booking/group/mail-travellers.ts'
import { unchanged, type Outcome } from '#server/change/change-booking.ts'
import { documentsOf, mailOf, type Mail, type Saved } from '#server/change/mails.ts'
import { announceToGuests } from '#server/date-change/announce-change.ts'
import { saveOffer, planOffer, type DateOffer } from '#server/date-change/offer-date.ts'
import { guestsOfChange } from '#server/date-change/present-change.ts'
import type { Database } from '#server/db/connect.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { changeTogetherWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { bookingRefund } from '#server/store/booking-money.ts'
import {
  loadBookings,
  type BookingRecord,
  type RetreatRow,
  loadRetreat,
} from '#server/store/booking-record.ts'
import { changesOf } from '#server/store/date-change-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { toldTogether } from '#server/store/group-record.ts'
import { hasOpenMove, lockPlaces } from '#server/store/places.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { assertNotOffered } from '#server/store/retreat-guards.ts'
import { presentCancellation } from './present-cancellation.ts'

interface WantedCancellation {
  retreatId: string
  /** Why, for the guests. */
  words: string | null
  offer: Omit<DateOffer, 'words'> | null
  by: Operator
}

/**
 * Cancels a retreat, or with `dryRun` returns what that would do. It first ends the sale, then cancels each guest in a separate
 * transaction: place, refund, credit note, mail and history together. It can stop anywhere and be repeated, also on two servers, and pays
 * everybody once; a background job continues what is left (decision 0002). With `offer`, guests first choose between another retreat, with
 * a place held for each, and the refund; without an answer by the last day they are refunded. Problems: not-found, retreat-started; with an
 * offer also invalid-fields, retreat-full, wrong-state.
 */
export async function cancelRetreat(
  deps: Deps,
  input: WantedCancellation & { dryRun: boolean },
): Promise<RetreatCancellation> {
  const found = await loadRetreat(deps.db, input.retreatId)
  if (!found) throw new Problem('not-found')
  assertCancellable(found, deps)
  const retreat = input.dryRun ? found : await endSale(deps, input)
  if (retreat.status !== 'cancelled') {
    await assertNotOffered(deps.db, retreat)
    const { words, offer } = input
    const planned = offer && (await planOffer(deps.db, deps, retreat, { ...offer, words }))
    const offered = planned && { ...planned, isMade: false }
    const affected = await affectedBookings(deps.db, retreat.id)
    return presentCancellation(deps, { words, isCancelled: false, offered }, affected)
  }
  if (!input.dryRun) {
    const made = await offeredOf(deps.db, retreat.id)
    if (made) await announceToGuests(deps, made.change.id, input.by)
    await cancelBookingsOf(deps, retreat, input.by)
  }
  const offered = await offeredOf(deps.db, retreat.id)
  const affected = await affectedBookings(deps.db, retreat.id)
  const { cancellationWords: words } = retreat
  return presentCancellation(deps, { words, isCancelled: true, offered }, affected)
}

/** Returns the other days offered to the guests of a cancelled retreat. Null if none were. */
async function offeredOf(db: Database, retreatId: string) {
  const change = (await changesOf(db, retreatId)).find(
    ({ toRetreatId, takenBackAt }) => toRetreatId !== null && takenBackAt === null,
  )
  return change ? { change, asked: await guestsOfChange(db, change), isMade: true } : null
}

/** Continues every cancelled retreat with guests left, after a crash or an error of the card provider. */
export async function finishCancelledRetreats(deps: Deps): Promise<void> {
  const left = await deps.db
    .selectDistinct({ retreat: retreats })
    .from(retreats)
    .innerJoin(bookings, eq(bookings.retreatId, retreats.id))
    .where(and(eq(retreats.status, 'cancelled'), isNotNull(bookings.placeNumber), not(hasOpenMove)))
  for (const { retreat } of left) await cancelBookingsOf(deps, retreat, SITE)
}

/**
 * Refuses to cancel a retreat that has begun, since each guest needs an agreement. A begun cancellation continues on any day. Problem:
 * retreat-started.
 */
function assertCancellable(retreat: RetreatRow, { clock }: Deps): void {
  if (retreat.status === 'cancelled' || !hasStarted(retreat, banjulDay(clock.now()))) return
  throw new Problem('retreat-started', {
    detail: `${labelOf(retreat)} has started. Agree on any refund with each guest, then make it on the guest’s page.`,
  })
}

/** Takes the retreat off the website for good. The first words stay. */
async function endSale(deps: Deps, { retreatId, words, offer, by }: WantedCancellation): Promise<RetreatRow> {
  return deps.db.transaction(async (tx) => {
    const before = await lockPlaces(tx, retreatId)
    if (!before) throw new Problem('not-found')
    if (before.status === 'cancelled') return before
    assertCancellable(before, deps)
    await assertNotOffered(tx, before)
    if (offer) await saveOffer(tx, deps, { retreat: before, offer: { ...offer, words }, by })
    const now = deps.clock.now()
    const [after] = await tx
      .update(retreats)
      .set({ status: 'cancelled', cancelledAt: now, cancellationWords: words })
      .where(eq(retreats.id, retreatId))
      .returning()
    if (!after) throw new Error('the database did not take a cancellation')
    await recordHistory(tx, { at: now, by, what: 'Date cancelled', to: words, retreatId })
    return after
  })
}

/**
 * Cancels all guests who hold a place and have nothing to choose, those of a group together. A guest whose card page cannot be closed does not
 * stop the others.
 */
async function cancelBookingsOf(deps: Deps, retreat: RetreatRow, by: Actor): Promise<void> {
  const left = await loadBookings(
    deps.db,
    and(eq(bookings.retreatId, retreat.id), isNotNull(bookings.placeNumber), not(hasOpenMove)),
  )
  const due = toldTogether(left).map((together) => {
    const ids = together.map(({ booking }) => booking.id)
    return { bookingId: together[0].booking.id, ids }
  })
  const failure = 'a booking of a cancelled date could not be cancelled yet'
  await forEachBooking(deps, due, failure, ({ ids }) =>
    changeTogetherWithCheckoutsClosed<null>(deps, { ids, by }, (records, { now }) => {
      // Another server or the guest was first with the others: cancelled, or moved to another retreat.
      const held = records.filter(
        ({ booking }) => holdsPlace(booking.status) && booking.retreatId === retreat.id,
      )
      const told = toldTogether(held)
      return records.map((record) =>
        held.includes(record)
          ? cancelWithDate(
              record,
              told.find(([first]) => first === record),
              { retreat, now },
            )
          : unchanged(null),
      )
    }),
  )
  await payOutRefunds(deps)
}

/** Returns the outcome for a guest of a cancelled date. `told` are those of whom the guest's email speaks; none if it goes to who has booked. */
function cancelWithDate(
  record: BookingRecord,
  told: readonly [BookingRecord, ...BookingRecord[]] | undefined,
  { retreat, now }: { retreat: RetreatRow; now: Date },
): Outcome<null> {
  const { due, ...change } = cancelByRule(record, RETREAT_RULE)
  const to = `${formatCents(due.amountCents)} refunded`
  return {
    ...change,
    ...(!told && { columns: { toldAt: now, toldHow: null } }),
    history: [{ what: 'Cancelled with the date', to, retreatId: retreat.id }],
    mails: async (saved, changed) => [
      ...(told ? [cancellationMail(told, [saved, ...changed.toReversed()])] : []),
      ...(await placeGoneMail(saved.tx, saved.record, 'no-retreat')),
    ],
    result: null,
  }
}

function cancellationMail(
  [first, ...others]: readonly [BookingRecord, ...BookingRecord[]],
  changed: readonly Saved[],
): Mail {
  const ids = [first, ...others].map(({ booking }) => booking.id)
  const refundOf = (record: BookingRecord) => bookingRefund(RETREAT_RULE, record)
  return mailOf('retreat-cancelled', {
    refunds: [refundOf(first), ...others.map(refundOf)],
    documents: documentsOf(changed, ids),
  })
}

/** Returns the bookings that hold a place on the retreat, and those that its cancellation has ended. */
async function affectedBookings(db: Database, retreatId: string) {
  return loadBookings(
    db,
    and(
      eq(bookings.retreatId, retreatId),
      or(isNotNull(bookings.placeNumber), eq(bookings.cancellationRule, RETREAT_RULE)),
    ),
  )
}
