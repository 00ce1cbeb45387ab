import { eq, inArray } from 'drizzle-orm'
import type { ChangeAnnouncement, DateChange } from '#domain/contract/date-change-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import { dateChangeMail } from '#server/booking/group/mail-travellers.ts'
import { previewTravellerMails } from '#server/booking/group/preview-traveller-mails.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, changeChoices } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { mailOfChange } from '#server/mail/mail-of-change.ts'
import { loadBookings, loadRetreat } from '#server/store/booking-record.ts'
import {
  changesOf,
  loadChange,
  type ChangeRow,
  loadChoices,
  type AskedGuest,
} from '#server/store/date-change-record.ts'
import { presentChange } from '#server/store/present-date-change.ts'
import { unreachedOf } from '#server/store/unreached.ts'

/** Returns a change's guests, with their current bookings. */
export async function guestsOfChange(
  db: Database | Transaction,
  change: Pick<ChangeRow, 'id'>,
): Promise<AskedGuest[]> {
  const choices = await loadChoices(db, eq(changeChoices.changeId, change.id))
  const ids = choices.map(({ bookingId }) => bookingId)
  const records = await loadBookings(db, inArray(bookings.id, ids))
  return choices.flatMap((choice) => {
    const record = records.find(({ booking }) => booking.id === choice.bookingId)
    return record ? [{ record, choice }] : []
  })
}

/** Returns the changes of a retreat as the operator sees them, newest first. Problem: not-found. */
export async function listChanges({ db }: Pick<Deps, 'db'>, retreatId: string): Promise<DateChange[]> {
  if (!(await loadRetreat(db, retreatId))) throw new Problem('not-found')
  const changes = await changesOf(db, retreatId)
  return Promise.all(changes.map(async (change) => presentChange(change, await guestsOfChange(db, change))))
}

/** Returns a change as the operator sees it. Problem: not-found. */
export async function readChange({ db }: Pick<Deps, 'db'>, changeId: string): Promise<DateChange> {
  const change = await loadChange(db, changeId)
  if (!change) throw new Problem('not-found')
  return presentChange(change, await guestsOfChange(db, change))
}

/** Returns a change with its guests and the email to each: the one in the outbox, or the one that would be written now. */
export async function presentAnnouncement(
  deps: Deps,
  change: ChangeRow,
  asked: readonly AskedGuest[],
): Promise<ChangeAnnouncement> {
  const written = await Promise.all(
    asked.map(async ({ record, choice }) => {
      const mail = await mailOfChange(deps, record, { change, choice })
      return mail ? [{ leadId: record.booking.id, ...mail }] : []
    }),
  )
  const untold = asked.filter(({ choice }) => choice.notifiedAt === null && choice.state === 'asked')
  const toTravellers = await previewTravellerMails(deps, untold, (tx, { record, choice }) =>
    dateChangeMail(deps, tx, record, { asked: { change, choice }, news: 'asked' }),
  )
  const handled = asked.map(({ record, choice }) => ({
    record,
    isDone: choice.notifiedAt !== null || choice.state === 'ended',
  }))
  return {
    change: presentChange(change, asked),
    mails: [...written.flat().toSorted((one, other) => one.to.localeCompare(other.to)), ...toTravellers],
    unreached: await unreachedOf(deps.db, handled),
    applied: handled.every(({ isDone }) => isDone),
  }
}
