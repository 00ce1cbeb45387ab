import { isBooked } from '#domain/booking-state.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord, RetreatRow } from '#server/store/booking-record.ts'
import { insertLead, takeBackLead } from '#server/store/insert-lead.ts'
import { foreseeTransition } from '#server/store/save-transition.ts'
import { rememberOrigin } from '#server/store/unclaimed-holds.ts'
import { openFormColumns } from './form-columns.ts'
import { receivedMails, type ReceivedMails } from './received-mails.ts'
import { belongsTo, isStillOpen, submitEvent, submittedFields, type Submission } from './submission.ts'

/** Which number it will be is known only under the lock; nobody is told of it. */
const SOME_PLACE = 1

interface Prepared {
  /** The lead of a browser that has none yet: inserted, and seen by nobody else until the transaction ends. */
  fresh: BookingRecord | null
  mails: ReceivedMails
  /** Takes the fresh lead back, where the booking turns out to have been made already. */
  forget: () => Promise<void>
}

/**
 * Does before the locks all of a submission that needs none of them, so that they are held for a few short statements
 * (decision 0138). Nothing of it decides anything: what is decided is read again under the locks.
 */
export async function prepareSubmission(
  tx: Transaction,
  deps: Deps,
  {
    submission,
    known,
    offered,
    now,
  }: { submission: Submission; known: BookingRecord | null; offered: RetreatRow; now: Date },
): Promise<Prepared> {
  const { user } = submission.holder
  const fresh = known ? null : await insertLead(tx, now)
  if (fresh && !submission.holder.user) await rememberOrigin(tx, fresh.booking.id, submission.holder.origin)
  const mails = await receivedMails(tx, deps)
  const own = known && belongsTo(known, user) && isStillOpen(known) ? known : null
  const open = fresh ?? own
  if (open && !isBooked(open.booking, now)) {
    const columns = openFormColumns(submission.form)
    const { fields } = await submittedFields(tx, deps, submission, {
      lead: own,
      columns,
      retreat: offered,
      now,
    })
    const change = { now, retreat: offered, placeNumber: SOME_PLACE, fields }
    await mails.foresee(foreseeTransition(open, submitEvent(submission), change))
  }
  return {
    fresh,
    mails,
    async forget() {
      if (fresh) await takeBackLead(tx, fresh)
    },
  }
}
