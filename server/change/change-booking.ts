import { inArray } from 'drizzle-orm'
import { SITE, type Actor } from '#domain/admin/history.ts'
import { Problem } from '#domain/api/problem.ts'
import type { BookingEvent } from '#domain/booking/booking-state.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import { issueDocuments } from '#server/document/issue-documents.ts'
import {
  isBookingId,
  loadBooking,
  lockBookings,
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
  type RetreatRow,
} from '#server/store/booking-record.ts'
import type { FreeColumns } from '#server/store/columns/booking-columns.ts'
import { forEachBooking, type DueBooking } from '#server/store/for-each-booking.ts'
import { lockCounts, lockPlaces } from '#server/store/places.ts'
import { recordHistory, type Change as HistoryLine } from '#server/store/record-history.ts'
import { saveColumns, saveTransition, type Change } from '#server/store/save-transition.ts'
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
  first?: 'counts' | 'places' | { retreats: readonly (string | null)[] } | undefined
}

/** A transaction that holds the locks of a change. */
export interface Changing {
  tx: Transaction
  now: Date
  by: ChangedBy
  /** First retreat whose places are locked, read under the lock. Null if none was asked for or it does not exist. */
  retreat: RetreatRow | null
}

/** What a change does to a booking. What it does not name stays unchanged. */
export interface Outcome<Answer> extends Omit<Change, 'now'> {
  /** Event that changes the booking's state. The inherited fields carry what the event needs. */
  event?: BookingEvent
  /** Other columns to save. */
  columns?: FreeColumns
  refund?: WantedRefund
  /** True to issue the receipts and credit notes that the ledger then requires. */
  documents?: boolean
  /** History entries; booking, time and actor are added to each. */
  history?: readonly Line[] | ((after: BookingRecord) => readonly Line[])
  /** Queues the emails about the change and returns the caller's result. Runs last, after everything is saved. */
  answer: (saved: Saved) => Answer | Promise<Answer>
}

type Line = Omit<HistoryLine, 'at' | 'by' | 'bookingId'>

/** A booking after its change was saved. */
export interface Saved {
  tx: Transaction
  record: BookingRecord
  refunds: PaymentRow[]
  documents: DocumentRow[]
}

type ChangeDeps = Pick<Deps, 'clock' | 'db'>

/** Decides the change of a booking, read under the lock. */
export type Decide<Answer> = (
  record: BookingRecord,
  changing: Changing,
) => Outcome<Answer> | Promise<Outcome<Answer>>

/** A booking to change, and who changes it. */
export interface Which {
  id: string
  by: ChangedBy
}

/** Returns the booking as changed by its own guest, who has to own it. */
export function ofGuest(id: string, userId: string): Which {
  return { id, by: { actor: 'guest', userId } }
}

/**
 * Changes a booking: locks it, lets `decide` check and decide, and saves the outcome, in one transaction. With `tx`, `decide` may read and
 * write rows of its own, such as a note or payment, but it leaves the booking, refunds, documents and history to the outcome. Card refunds
 * are sent after the commit, by `payOutRefunds`. Problem: not-found, also for a booking that another guest owns.
 */
export async function changeBooking<Answer>(
  deps: ChangeDeps,
  { id, by, first }: Which & Pick<Locks, 'first'>,
  decide: Decide<Answer>,
): Promise<Answer> {
  return underLocks(deps, { by, ids: [id], first }, async (changing, [locked]) => {
    const record = theirs(locked, by)
    return changeLockedBooking(changing, record, await decide(record, changing))
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
    changing: Changing,
    each: Due,
  ) => Outcome<Answer> | Promise<Outcome<Answer>>,
): Promise<Answer[]> {
  return forEachBooking(deps, due, failure, (each) =>
    changeBooking(deps, { id: each.bookingId, by: SITE }, (record, changing) =>
      decide(record, changing, each),
    ),
  )
}

/** Returns the booking that a change will be about, without locking it. Problem: not-found, as for the change. */
export async function readBooking({ db }: Pick<Deps, 'db'>, { id, by }: Which): Promise<BookingRecord> {
  return theirs(await loadBooking(db, id), by)
}

function theirs(record: BookingRecord | null | undefined, by: ChangedBy): BookingRecord {
  if (record && !('userId' in by && record.booking.userId !== by.userId)) return record
  throw new Problem('not-found')
}

/** Returns an outcome that changes nothing, for a change that was already made or is no longer possible. */
export function unchanged<Answer>(answer: Answer): Outcome<Answer> {
  return { answer: () => answer }
}

/**
 * Runs `work` in a transaction that holds the locks in `first`, then those of the bookings in order of their ids. Every caller
 * locks in this order, which prevents deadlocks. `work` receives the bookings that exist.
 */
export async function underLocks<Result>(
  deps: ChangeDeps,
  { by, ids, first }: Locks,
  work: (changing: Changing, records: BookingRecord[]) => Promise<Result>,
): Promise<Result> {
  return deps.db.transaction(async (tx) => {
    if (first === 'counts') await lockCounts(tx)
    const retreat = first === undefined || first === 'counts' ? null : await lockRetreats(tx, first, ids)
    const records = ids.length > 0 ? await lockBookings(tx, ids) : []
    return work({ tx, now: deps.clock.now(), by, retreat }, records)
  })
}

/** Locks the places of the retreats and returns the first retreat, or null. */
async function lockRetreats(
  tx: Transaction,
  wanted: 'places' | { retreats: readonly (string | null)[] },
  ids: readonly string[],
): Promise<RetreatRow | null> {
  const retreatIds = wanted === 'places' ? await retreatsOf(tx, ids) : wanted.retreats
  const locked: (RetreatRow | null)[] = []
  for (const id of retreatIds) locked.push(id === null ? null : await lockPlaces(tx, id))
  return locked.at(0) ?? null
}

async function retreatsOf(tx: Transaction, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await tx
    .selectDistinct({ id: bookings.retreatId })
    .from(bookings)
    .where(inArray(bookings.id, ids.filter(isBookingId)))
    .orderBy(bookings.retreatId)
  return rows.map(({ id }) => id)
}

/** Saves the outcome of a change under locks that the caller already holds, for a change inside a larger one. Problem: wrong-state. */
export async function changeLockedBooking<Answer>(
  { tx, now, by }: Pick<Changing, 'tx' | 'now' | 'by'>,
  before: BookingRecord,
  { event, columns, refund, documents: isDocumented, history = [], answer, ...change }: Outcome<Answer>,
): Promise<Answer> {
  const { id: bookingId } = before.booking
  // Without an event, the booking is read again, because the caller may have written rows such as payments before.
  let record = event
    ? await saveTransition(tx, before, event, { ...change, now })
    : await reloadBooking(tx, bookingId)
  if (columns) record = await saveColumns(tx, record, columns)
  const refunds = refund ? await openRefunds(tx, now, record.payments, refund) : []
  if (refunds.length > 0) record = await reloadBooking(tx, bookingId)
  const documents = isDocumented ? await issueDocuments(tx, now, bookingId) : []
  const lines = typeof history === 'function' ? history(record) : history
  await recordHistory(tx, ...lines.map((line) => ({ at: now, by, bookingId, ...line })))
  return answer({ tx, record, refunds, documents })
}
