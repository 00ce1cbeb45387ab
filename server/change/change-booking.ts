import { inArray } from 'drizzle-orm'
import type { SiteContent } from '#content/site-content.ts'
import type { BookingEvent } from '#domain/booking/booking-state.ts'
import { SITE, type Actor } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import { issueDocuments } from '#server/document/issue-documents.ts'
import {
  isUuid,
  loadBooking,
  lockBookings,
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
  type RetreatRow,
} from '#server/store/booking-record.ts'
import { forEachBooking, type DueBooking } from '#server/store/for-each-booking.ts'
import { lockCounts, lockPlaces } from '#server/store/places.ts'
import { recordHistory, type HistoryLine } from '#server/store/record-history.ts'
import { saveColumns, saveTransition, type TransitionDetails } from '#server/store/save-transition.ts'
import { openRefunds, type WantedRefund } from './open-refunds.ts'

/**
 * Who changes a booking. A guest with a `userId` must own it; any other actor has been authorised by a link, by the admin area, or
 * is the site.
 */
export type ChangedBy = Actor | { actor: 'guest'; userId: string }

interface Locks {
  by: ChangedBy
  /** Booking ids as received; ids that are malformed match no booking. */
  ids: readonly string[]
  /**
   * What is locked before the bookings: the counts over all retreats; the places of the bookings' own retreats, which late money
   * may need; or the places of the given retreats, for a booking that takes one.
   */
  lockFirst?: 'counts' | 'places' | { retreats: readonly (string | null)[] } | undefined
}

/** A transaction that holds the locks of a change. */
export interface ChangeContext {
  tx: Transaction
  now: Date
  by: ChangedBy
  site: SiteContent
  /** First retreat whose places are locked, read under the lock. Null if none was asked for or it does not exist. */
  retreat: RetreatRow | null
}

/** What a change does to a booking. What it does not name stays unchanged. */
export interface Outcome<Answer> extends Omit<TransitionDetails, 'now'> {
  /** Event that changes the booking's state. Of the inherited details, only `columns` are saved without one. */
  event?: BookingEvent
  refund?: WantedRefund
  /** True to issue the receipts and credit notes that the ledger then requires. */
  documents?: boolean
  /** History entries; booking, time and actor are added to each. */
  history?: readonly OwnLine[] | ((after: BookingRecord) => readonly OwnLine[])
  /** Queues the emails about the change and returns the caller's result. Runs last, after everything is saved. */
  answer: (saved: Saved) => Answer | Promise<Answer>
}

type OwnLine = Omit<HistoryLine, 'at' | 'by' | 'bookingId'>

/** A booking after its change was saved. */
export interface Saved {
  tx: Transaction
  record: BookingRecord
  refunds: PaymentRow[]
  documents: DocumentRow[]
}

type ChangeDeps = Pick<Deps, 'clock' | 'db' | 'site'>

/** Decides the change of a booking, read under the lock. */
export type Decide<Answer> = (
  record: BookingRecord,
  context: ChangeContext,
) => Outcome<Answer> | Promise<Outcome<Answer>>

/** A booking by its id, and who reads or changes it. */
export interface BookingRef {
  id: string
  by: ChangedBy
}

/** Returns a booking for the account that has to own it. */
export function ofGuest(id: string, userId: string): BookingRef {
  return { id, by: { actor: 'guest', userId } }
}

/**
 * Locks a booking, lets `decide` choose the outcome and saves it, in one transaction. `decide` may write other rows with `tx`, such as a
 * note or payment. The caller pays out the refunds after the commit, by `payOutRefunds`. Problem: not-found, also for another guest's
 * booking.
 */
export async function changeBooking<Answer>(
  deps: ChangeDeps,
  { id, by, lockFirst }: BookingRef & Pick<Locks, 'lockFirst'>,
  decide: Decide<Answer>,
): Promise<Answer> {
  return underLocks(deps, { by, ids: [id], lockFirst }, async (context, [locked]) => {
    const record = assertAccess(locked, by)
    return changeLockedBooking(context, record, await decide(record, context))
  })
}

/**
 * Changes each of these bookings as the site, one after the other, for a task of the sweep. A failure is logged and does not stop
 * the others (for-each-booking.ts).
 */
export async function changeEach<Due extends DueBooking, Answer>(
  deps: ChangeDeps & Pick<Deps, 'log'>,
  due: readonly Due[],
  failure: string,
  decide: (
    record: BookingRecord,
    context: ChangeContext,
    each: Due,
  ) => Outcome<Answer> | Promise<Outcome<Answer>>,
): Promise<Answer[]> {
  return forEachBooking(deps, due, failure, (each) =>
    changeBooking(deps, { id: each.bookingId, by: SITE }, (record, context) => decide(record, context, each)),
  )
}

/** Returns the booking that a change will be about, without locking it. Problem: not-found, as for the change. */
export async function readBooking({ db }: Pick<Deps, 'db'>, { id, by }: BookingRef): Promise<BookingRecord> {
  return assertAccess(await loadBooking(db, id), by)
}

function assertAccess(record: BookingRecord | null | undefined, by: ChangedBy): BookingRecord {
  if (record && !('userId' in by && record.booking.userId !== by.userId)) return record
  throw new Problem('not-found')
}

/** Returns an outcome that leaves the booking as it is: the change was made before, is no longer possible, or concerns other rows. */
export function unchanged<Answer>(answer: Answer): Outcome<Answer> {
  return { answer: () => answer }
}

/**
 * Runs `work` in a transaction that holds the locks in `lockFirst`, then those of the bookings in order of their ids. Every caller
 * locks in this order, which prevents deadlocks. `work` receives the bookings that exist.
 */
export async function underLocks<Result>(
  deps: ChangeDeps,
  { by, ids, lockFirst }: Locks,
  work: (context: ChangeContext, records: BookingRecord[]) => Promise<Result>,
): Promise<Result> {
  return deps.db.transaction(async (tx) => {
    if (lockFirst === 'counts') await lockCounts(tx)
    const retreat =
      lockFirst === undefined || lockFirst === 'counts' ? null : await lockRetreats(tx, lockFirst, ids)
    const records = ids.length > 0 ? await lockBookings(tx, ids) : []
    return work({ tx, now: deps.clock.now(), by, site: deps.site(), retreat }, records)
  })
}

/** Locks the places of the retreats and returns the first retreat, or null. */
async function lockRetreats(
  tx: Transaction,
  which: 'places' | { retreats: readonly (string | null)[] },
  ids: readonly string[],
): Promise<RetreatRow | null> {
  const retreatIds = which === 'places' ? await retreatsOf(tx, ids) : which.retreats
  const locked: (RetreatRow | null)[] = []
  for (const id of retreatIds) locked.push(id === null ? null : await lockPlaces(tx, id))
  return locked.at(0) ?? null
}

async function retreatsOf(tx: Transaction, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await tx
    .selectDistinct({ id: bookings.retreatId })
    .from(bookings)
    .where(inArray(bookings.id, ids.filter(isUuid)))
    .orderBy(bookings.retreatId)
  return rows.map(({ id }) => id)
}

/** Saves the outcome of a change under locks that the caller already holds, for a change inside a larger one. Problem: wrong-state. */
export async function changeLockedBooking<Answer>(
  { tx, now, by, site }: Pick<ChangeContext, 'tx' | 'now' | 'by' | 'site'>,
  before: BookingRecord,
  { event, refund, documents: issuesDocuments = false, history = [], answer, ...details }: Outcome<Answer>,
): Promise<Answer> {
  const { id: bookingId } = before.booking
  // The booking is read again even without a change of its own, because the caller may have written rows such as payments.
  let record = event
    ? await saveTransition(tx, before, event, { ...details, now })
    : await saveColumns(tx, await reloadBooking(tx, bookingId), details.columns)
  const refunds = refund ? await openRefunds(tx, now, record.payments, refund) : []
  if (refunds.length > 0) record = await reloadBooking(tx, bookingId)
  const documents = issuesDocuments ? await issueDocuments(tx, site, now, bookingId) : []
  const lines = typeof history === 'function' ? history(record) : history
  await recordHistory(tx, ...lines.map((line) => ({ at: now, by, bookingId, ...line })))
  return answer({ tx, record, refunds, documents })
}
