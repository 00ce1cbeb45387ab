import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Actor } from '#domain/history.ts'
import { formatCents } from '#domain/money.ts'
import { raisePrice } from '#server/bookings/raise-price.ts'
import { changeChoices, dateChanges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueChangeTold } from '#server/mail/queue-date-change.ts'
import { withCheckoutsClosed } from '#server/payments/close-open-checkouts.ts'
import { findChoice, isOnDate, lockChange, saveChoice } from '#server/store/date-change-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { recordHistory } from '#server/store/record-history.ts'

/** Nobody was told, and it still is to be. */
const isUntold = and(isNull(changeChoices.toldAt), ne(changeChoices.state, 'ended'))

/** Tells every guest of a change who has not been told. One whose card page cannot be closed now keeps nobody else from their turn. */
export async function tellGuestsOf(deps: Deps, changeId: string, by: Actor): Promise<void> {
  const left = await deps.db
    .select({ changeId: changeChoices.changeId, bookingId: changeChoices.bookingId })
    .from(changeChoices)
    .where(and(eq(changeChoices.changeId, changeId), isUntold))
    .orderBy(changeChoices.bookingId)
  await forEachBooking(deps, left, 'a guest could not be told of a change yet', (which) =>
    tellOne(deps, which, by),
  )
}

/** Goes on with every change whose guests have not all been told: after a crash, or where the card provider did not answer. */
export async function finishAnnouncedChanges(deps: Deps): Promise<void> {
  const left = await deps.db
    .selectDistinct({ id: changeChoices.changeId })
    .from(changeChoices)
    .innerJoin(dateChanges, eq(dateChanges.id, changeChoices.changeId))
    .where(and(isUntold, isNull(dateChanges.takenBackAt)))
  for (const { id } of left) await tellGuestsOf(deps, id, { actor: 'site' })
}

/** The mail, and for a guest who has nothing to choose the higher price, stand or fall together. */
async function tellOne(deps: Deps, which: { changeId: string; bookingId: string }, by: Actor): Promise<void> {
  await withCheckoutsClosed(deps, which.bookingId, async (tx, record) => {
    const change = await lockChange(tx, which.changeId)
    const choice = await findChoice(tx, which)
    // Another server was here first, or it was taken back.
    if (!change || !choice || choice.toldAt !== null || choice.state === 'ended') return
    const at = deps.clock.now()
    if (change.takenBackAt !== null || !isOnDate(record, change)) {
      await saveChoice(tx, choice, { state: 'ended', answeredAt: at })
      return
    }
    const isTold = choice.state === 'told'
    const after = isTold ? await raisePrice(tx, deps, record, choice.riseCents) : record
    const told = await saveChoice(tx, choice, { toldAt: at })
    await recordHistory(tx, {
      at,
      by,
      what: isTold ? 'Price raised' : 'Asked to choose over a change',
      ...(choice.riseCents > 0 && { to: `${formatCents(choice.riseCents)} more` }),
      bookingId: which.bookingId,
      retreatId: change.retreatId,
    })
    await queueChangeTold(tx, deps, after, { change, choice: told })
  })
}
