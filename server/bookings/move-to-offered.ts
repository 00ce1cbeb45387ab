import { movedDueOn } from '#domain/change-choice.ts'
import { banjulDay, hoursAfter } from '#domain/dates.ts'
import type { Actor } from '#domain/history.ts'
import { Problem } from '#domain/problem.ts'
import { hasStarted, isPublished, labelOf } from '#domain/retreats.ts'
import { CLAIMED_HOLD_HOURS } from '#domain/booking-state.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { queueChangeMail } from '#server/mail/queue-change-mail.ts'
import { quoteColumns } from '#server/store/booking-columns.ts'
import { quoteOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import type { AskedChange } from '#server/store/date-change-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { NO_JOURNEY } from './change-booking.ts'
import { recordEdit } from './record-edit.ts'

/**
 * Moves a guest who has accepted to the other days, into the place that was held there. The price stays; the day of the balance, the calendar
 * file and the label follow, and an unpaid hold lasts 48 hours from now. Call it under the booking's lock and the change's. Problem: wrong-state
 * where that date is not to be had any more.
 */
export async function moveToOffered(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  { change: { to }, choice }: AskedChange,
  by: Actor,
): Promise<BookingRecord> {
  const now = deps.clock.now()
  const today = banjulDay(now)
  const { submittedAt, id } = record.booking
  if (!to || choice.heldPlace === null || !submittedAt) return record
  if (!isPublished(to) || hasStarted(to, today)) {
    throw new Problem('wrong-state', {
      detail: `${labelOf(to)} is no longer available. You can still get a full refund.`,
    })
  }
  const quote = quoteOf(record.booking)
  const dueOn = movedDueOn({ startsOn: to.startsOn, submittedAt }, today)
  await saveTransition(
    tx,
    record,
    { type: 'extend_hold', until: hoursAfter(now, CLAIMED_HOLD_HOURS) },
    {
      now,
      retreat: to,
      placeNumber: choice.heldPlace,
      fields: { ...NO_JOURNEY, ...(quote && quoteColumns({ ...quote, balanceDueOn: dueOn })) },
    },
  )
  const documents = await issueDocuments(tx, deps, id)
  const after = await reloadBooking(tx, id)
  await recordEdit(tx, deps, { before: record, after, by })
  await queueChangeMail(tx, deps, { before: record, after, documents, by })
  return after
}
