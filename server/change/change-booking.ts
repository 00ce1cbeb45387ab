import { inArray } from 'drizzle-orm'
import type { BookingEvent } from '#domain/booking/booking-state.ts'
import { SITE, type Actor } from '#domain/admin/history.ts'
import { Problem } from '#domain/api/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import { issueDocuments } from '#server/document/issue-documents.ts'
import type { FreeColumns } from '#server/store/booking-columns.ts'
import {
  isBookingId,
  loadBooking,
  lockBookings,
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
  type RetreatRow,
} from '#server/store/booking-record.ts'
import { forEachBooking, type DueBooking } from '#server/store/for-each-booking.ts'
import { lockCounts, lockPlaces } from '#server/store/places.ts'
import { recordHistory, type Change as HistoryLine } from '#server/store/record-history.ts'
import { saveColumns, saveTransition, type Change } from '#server/store/save-transition.ts'
import { openRefunds, type WantedRefund } from './open-refunds.ts'

/** Who changes a booking. A guest who is named by account has to own it; anybody else was let in by a link, in the admin area, or is the site. */
export type ChangedBy = Actor | { actor: 'guest'; userId: string }

interface Locks {
  by: ChangedBy
  /** Of bookings, as they came: what cannot be an id is of none. */
  ids: readonly string[]
  /**
   * What is locked before them: the counts over all retreats; the places of the retreats that the bookings are on, which money that
   * comes late may need; or the places of retreats that are named, where a booking takes one.
   */
  first?: 'counts' | 'places' | { retreats: readonly (string | null)[] } | undefined
}

/** A transaction that holds the locks of a change. */
export interface Changing {
  tx: Transaction
  now: Date
  by: ChangedBy
  /** The retreat whose places were to be locked, as it is under the lock; null where there is none with that id. */
  retreat: RetreatRow | null
}

/** What a change makes of a booking; what it does not name stays as it is. */
export interface Outcome<Answer> extends Omit<Change, 'now'> {
  /** What happens to the booking's state. What the event brings with it is named beside it. */
  event?: BookingEvent
  /** What is written of the booking beside its state. */
  columns?: FreeColumns
  refund?: WantedRefund
  /** Issues the receipts and credit notes that the ledger asks for by then. */
  documents?: boolean
  /** Written as of this booking, now and by whoever changes it. */
  history?: readonly Line[] | ((after: BookingRecord) => readonly Line[])
  /** Queues the mails about it, and gives what the caller is answered. It comes last, when all else is saved. */
  answer: (saved: Saved) => Answer | Promise<Answer>
}

type Line = Omit<HistoryLine, 'at' | 'by' | 'bookingId'>

/** A booking as its change has left it. */
export interface Saved {
  tx: Transaction
  record: BookingRecord
  /** The refunds that were opened. */
  refunds: PaymentRow[]
  /** The documents that were issued. */
  documents: DocumentRow[]
}

type ChangeDeps = Pick<Deps, 'clock' | 'db'>

/** What is to become of a booking, as it is under the lock. */
export type Decide<Answer> = (
  record: BookingRecord,
  changing: Changing,
) => Outcome<Answer> | Promise<Outcome<Answer>>

/** A booking that is to be changed, and by whom. */
export interface Which {
  id: string
  by: ChangedBy
}

/** A booking that its own guest changes. */
export function ofGuest(id: string, userId: string): Which {
  return { id, by: { actor: 'guest', userId } }
}

/**
 * The way of every change of a booking: locks it, lets `decide` check and decide, and saves what the outcome says, in one transaction.
 * `decide` may read, and write rows of its own (a note, a payment), with `tx`; the booking, its refunds, documents and history it
 * leaves to the outcome. What is refunded by card goes out after the commit: see payOutRefunds. Problem: not-found, also for a
 * guest's booking that is somebody else's.
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

/** A task of the sweep: changes each of these bookings as the site does, one after the other (for-each-booking.ts). */
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

/** The booking that a change is going to be about, before anything is locked. Problem: not-found, as for the change. */
export async function readBooking({ db }: Pick<Deps, 'db'>, { id, by }: Which): Promise<BookingRecord> {
  return theirs(await loadBooking(db, id), by)
}

function theirs(record: BookingRecord | null | undefined, by: ChangedBy): BookingRecord {
  if (record && !('userId' in by && record.booking.userId !== by.userId)) return record
  throw new Problem('not-found')
}

/** The outcome of a change that has nothing to change: it was done before, or another one came first. */
export function unchanged<Answer>(answer: Answer): Outcome<Answer> {
  return { answer: () => answer }
}

/**
 * Opens a transaction under the locks of bookings, and of what is locked before them. Everybody takes the locks in this order, and
 * those of bookings in the order of their ids, so that no two wait for each other. Gives those of the bookings that there are.
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

/** Gives the first of them. */
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

/**
 * Saves what the outcome of a change says of a booking, under the locks that are already held: the way of a change inside another one.
 * Problem: wrong-state.
 */
export async function changeLockedBooking<Answer>(
  { tx, now, by }: Pick<Changing, 'tx' | 'now' | 'by'>,
  before: BookingRecord,
  { event, columns, refund, documents: isDocumented, history = [], answer, ...change }: Outcome<Answer>,
): Promise<Answer> {
  const { id: bookingId } = before.booking
  // Without an event, what was written before this, and the ledger most of all, is read again.
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
