import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { DateChange } from '#domain/date-change/date-change-calls.ts'
import type { Actor } from '#domain/desk/history.ts'
import { Problem } from '#domain/api/problem.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, changeChoices, dateChanges, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueChangeTakenBack } from '#server/mail/queue-date-change.ts'
import { isBookingId } from '#server/store/booking-record.ts'
import {
  isOnDate,
  isUnchosen,
  loadChange,
  lockChange,
  saveChoice,
  type ChangeRow,
} from '#server/store/date-change-record.ts'
import { presentChange } from '#server/store/present-date-change.ts'
import { lockPlaces } from '#server/store/places.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { askedOf } from './present-change.ts'
import { assertDaysFree } from '#server/store/retreat-guards.ts'

/**
 * Takes a change back before anybody has chosen: all of it in one transaction, under the locks that a guest's choice takes too, so that of
 * both one counts. Whoever was told and holds the place hears that all stays as booked. Taken back twice it stays so. Problems: not-found,
 * wrong-state, retreat-exists.
 */
export async function withdrawDateChange(
  deps: Deps,
  { changeId, by }: { changeId: string; by: Actor },
): Promise<DateChange> {
  return deps.db.transaction(async (tx) => {
    const { retreatId, toRetreatId } = (await loadChange(tx, changeId)) ?? {}
    if (retreatId) await lockPlaces(tx, retreatId)
    if (toRetreatId) await lockPlaces(tx, toRetreatId)
    await lockAsked(tx, changeId)
    const change = await lockChange(tx, changeId)
    if (!change) throw new Problem('not-found')
    const asked = await askedOf(tx, change)
    if (change.takenBackAt !== null) return presentChange(change, asked)
    if (!asked.every(({ choice }) => isUnchosen(choice))) {
      throw new Problem('wrong-state', {
        detail: 'A guest has chosen, or a price has risen: it cannot be taken back any more.',
      })
    }
    const at = deps.clock.now()
    await restoreDate(tx, change, at)
    await tx.update(dateChanges).set({ takenBackAt: at }).where(eq(dateChanges.id, change.id))
    const takenBack = await loadChange(tx, change.id)
    if (!takenBack) throw new Error('a change vanished inside its own transaction')
    for (const { record, choice } of asked) {
      if (choice.state !== 'asked') continue
      await saveChoice(tx, choice, { state: 'ended', answeredAt: at })
      if (choice.toldAt === null || !isOnDate(record, change)) continue
      await queueChangeTakenBack(tx, deps, record, { change, choice })
      await recordHistory(tx, { at, by, what: 'Change taken back', bookingId: record.booking.id })
    }
    await recordHistory(tx, {
      at,
      by,
      what: 'Change taken back',
      from: change.words,
      retreatId: change.retreatId,
    })
    return presentChange(takenBack, await askedOf(tx, takenBack))
  })
}

/** Sells a date on its own days again, and the days that were to replace them no more. */
async function restoreDate(tx: Transaction, { kind, from, to, statusBefore }: ChangeRow, now: Date) {
  if (!to || !statusBefore) return
  await assertDaysFree(tx, from, to.id)
  if (kind === 'days') {
    if (
      (await tx.$count(bookings, and(eq(bookings.retreatId, to.id), isNotNull(bookings.submittedAt)))) > 0
    ) {
      throw new Problem('wrong-state', {
        detail: `${labelOf(to)} has been booked by other guests already: it cannot be withdrawn.`,
      })
    }
    await tx
      .update(retreats)
      .set({ status: 'cancelled', cancelledAt: now, cancellationReason: 'organiser' })
      .where(eq(retreats.id, to.id))
  }
  await tx
    .update(retreats)
    .set({ status: statusBefore, cancelledAt: null, cancellationReason: null })
    .where(eq(retreats.id, from.id))
}

/**
 * Locks the bookings of all whom a change asks, who stay the same as long as it is there: before the change, as everybody does who chooses, and in one
 * order, as everybody does who locks several.
 */
async function lockAsked(tx: Transaction, changeId: string): Promise<void> {
  if (!isBookingId(changeId)) throw new Problem('not-found')
  const asked = tx
    .select({ id: changeChoices.bookingId })
    .from(changeChoices)
    .where(eq(changeChoices.changeId, changeId))
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, asked))
    .orderBy(bookings.id)
    .for('update')
}
