import { and, eq, isNotNull } from 'drizzle-orm'
import type { Actor } from '#domain/booking/history.ts'
import type { DateChange } from '#domain/contract/date-change-calls.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { dateChangeMail } from '#server/booking/group/mail-travellers.ts'
import { changeLockedBooking } from '#server/change/change-booking.ts'
import { mailOf, type Mail, type Saved } from '#server/change/mails.ts'
import { underLocks } from '#server/change/under-locks.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, dateChanges, retreats, changeChoices } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import {
  isOnDate,
  isUnanswered,
  loadChange,
  lockChange,
  type AskedChange,
  type ChangeRow,
  loadChoices,
} from '#server/store/date-change-record.ts'
import { presentChange } from '#server/store/present-date-change.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { assertDaysFree } from '#server/store/retreat-guards.ts'
import { guestsOfChange } from './present-change.ts'

/**
 * Withdraws a change before anybody has chosen, in one transaction under the same locks as a guest's answer, so that only one of
 * the two counts. Guests who were told and hold a place are emailed that everything stays as booked. Withdrawing twice has no
 * further effect. Problems: not-found, wrong-state, retreat-exists.
 */
export async function withdrawDateChange(
  deps: Deps,
  { changeId, by }: { changeId: string; by: Actor },
): Promise<DateChange> {
  const known = await loadChange(deps.db, changeId)
  if (!known) throw new Problem('not-found')
  // A change's guests never change. Their bookings are locked before the change, as for a guest's answer.
  const ids = (await loadChoices(deps.db, eq(changeChoices.changeId, changeId))).map(
    ({ bookingId }) => bookingId,
  )
  const lockFirst = { retreats: [known.retreatId, known.toRetreatId] }
  return underLocks(deps, { by, ids, lockFirst }, async (context) => {
    const { tx, now: at } = context
    const change = await lockChange(tx, changeId)
    if (!change) throw new Problem('not-found')
    const asked = await guestsOfChange(tx, change)
    if (change.takenBackAt !== null) return presentChange(change, asked)
    if (!asked.every(({ choice }) => isUnanswered(choice))) {
      throw wrongState('A guest has answered, so you can no longer withdraw this change.')
    }
    await restoreDate(tx, change, at)
    await tx.update(dateChanges).set({ takenBackAt: at }).where(eq(dateChanges.id, change.id))
    const withdrawn = await loadChange(tx, change.id)
    if (!withdrawn) throw new Error('a change vanished inside its own transaction')
    for (const { record, choice } of asked) {
      if (choice.state !== 'asked') continue
      const isTold = choice.notifiedAt !== null && isOnDate(record, change)
      await changeLockedBooking(context, record, {
        choices: [{ ...choice, state: 'ended', answeredAt: at }],
        history: isTold ? [{ what: 'Change withdrawn' }] : [],
        mails: async (saved) => (isTold ? withdrawalMails(deps, saved, { change, choice }) : []),
        result: null,
      })
    }
    await recordHistory(tx, {
      at,
      by,
      what: 'Change withdrawn',
      from: change.words,
      retreatId: change.retreatId,
    })
    return presentChange(withdrawn, await guestsOfChange(tx, withdrawn))
  })
}

async function withdrawalMails(
  deps: Pick<Deps, 'env'>,
  { tx, record }: Saved,
  asked: AskedChange,
): Promise<Mail[]> {
  const about = { asked, news: 'taken_back' } as const
  return [mailOf('date-change', about), ...(await dateChangeMail(deps, tx, record, about))]
}

/** Puts a retreat back on sale on its old days and cancels the retreat with the new days. Problems: retreat-exists, wrong-state. */
async function restoreDate(tx: Transaction, { kind, from, to, statusBefore }: ChangeRow, now: Date) {
  if (!to || !statusBefore) return
  await assertDaysFree(tx, from, to.id)
  if (kind === 'days') {
    if (
      (await tx.$count(bookings, and(eq(bookings.retreatId, to.id), isNotNull(bookings.submittedAt)))) > 0
    ) {
      throw wrongState(`Other guests have already booked ${labelOf(to)}, so you can’t withdraw this change.`)
    }
    await tx.update(retreats).set({ status: 'cancelled', cancelledAt: now }).where(eq(retreats.id, to.id))
  }
  await tx
    .update(retreats)
    .set({ status: statusBefore, cancelledAt: null, cancellationWords: null })
    .where(eq(retreats.id, from.id))
}
