import { inArray } from 'drizzle-orm'
import type { BookingEvent } from '#domain/booking/booking-state.ts'
import { SITE } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import { issueDocuments } from '#server/document/issue-documents.ts'
import { writeBeforeEnd } from '#server/mail/waiting-mails.ts'
import {
  loadBooking,
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
} from '#server/store/booking-record.ts'
import { saveChoice, type ChoiceRow } from '#server/store/date-change-record.ts'
import { forEachBooking, type DueBooking } from '#server/store/for-each-booking.ts'
import type { HandOverRow } from '#server/store/hand-over-record.ts'
import { recordHistory, type HistoryLine } from '#server/store/record-history.ts'
import { savePayee, type PayeeChange } from '#server/store/refund-payee.ts'
import {
  insertBooking,
  saveDetails,
  saveTransition,
  type TransitionDetails,
} from '#server/store/save-transition.ts'
import { queueMails, type Mail, type Saved } from './mails.ts'
import { refundsOf, type WantedRefund } from './open-refunds.ts'
import { saveHandOver } from './save-hand-over.ts'
import { underLocks, type ChangeContext, type ChangeDeps, type ChangedBy, type Locks } from './under-locks.ts'

/** A payment or refund to add to the ledger. Without `createdAt` it is of now. */
export type NewPayment = Omit<typeof payments.$inferInsert, 'bookingId' | 'createdAt'> & { createdAt?: Date }

export interface LedgerChange {
  set?: readonly { ids: readonly string[]; columns: Partial<PaymentRow> }[]
  add?: readonly NewPayment[]
}

/** What a change writes, in this order, to a booking and its rows. What it does not name stays unchanged. */
export interface Change extends Omit<TransitionDetails, 'now'> {
  /** Writes rows of other tables, such as a note or a checkout. */
  also?: (tx: Transaction) => Promise<unknown>
  /** Hand-overs as they become, new ones too. */
  handOvers?: readonly HandOverRow[]
  /** Columns of payees of refunds. */
  payees?: readonly PayeeChange[]
  /** Answers to changes of a date, as they become. */
  choices?: readonly ChoiceRow[]
  /** Rows of the ledger: first those that change, then those that are new. */
  payments?: LedgerChange
  /** Event that changes the booking's state. Of the inherited details, only `columns` and `plan` are saved without one. */
  event?: BookingEvent
  refund?: WantedRefund | ((after: BookingRecord) => WantedRefund)
  /** True to issue the receipts and credit notes that the ledger then requires. */
  documents?: boolean
  /** History entries; booking, time and actor are added to each. */
  history?: readonly OwnLine[] | ((after: BookingRecord) => readonly OwnLine[])
  /** Emails about the change. Of bookings that are changed together, `others` are those saved before. */
  mails?:
    | readonly Mail[]
    | ((saved: Saved, others: readonly Saved[]) => readonly Mail[] | Promise<readonly Mail[]>)
}

/** A change, and what its caller gets once it is saved. */
export type Outcome<Result> = Change & Ending<Result>

/** A saved change. `mailed`: whether its first email to a guest is sent; null if there is none, or it has nothing to say. */
type Done = Saved & { mailed: boolean | null }

type Ending<Result> =
  /** The result, or a function that reads it; it writes nothing. */
  | { result: Result | ((done: Done) => Result | Promise<Result>) }
  /** The second step of a change, decided on the saved booking; its result is the result. */
  | { next: (done: Done) => Outcome<Result> | Promise<Outcome<Result>> }

type OwnLine = Omit<HistoryLine, 'at' | 'by' | 'bookingId'>

/** Decides the change of a booking, read under the lock. */
export type Decide<Result> = (
  record: BookingRecord,
  context: ChangeContext,
) => Outcome<Result> | Promise<Outcome<Result>>

/** Decides the change of each booking of a group, in its order, all read under their locks. */
export type DecideTogether<Result> = (
  records: readonly BookingRecord[],
  context: ChangeContext,
) => readonly Outcome<Result>[] | Promise<readonly Outcome<Result>[]>

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
 * Locks a booking, lets `decide` choose the outcome and saves it, in one transaction. `decide` reads and locks with `tx`, and writes
 * nothing. The caller pays out the refunds after the commit, by `payOutRefunds`. Problem: not-found, also for another guest's booking.
 */
export async function changeBooking<Result>(
  deps: ChangeDeps,
  { id, by, lockFirst }: BookingRef & Pick<Locks, 'lockFirst'>,
  decide: Decide<Result>,
): Promise<Result> {
  return underLocks(deps, { by, ids: [id], lockFirst }, async (context, [locked]) => {
    const record = assertAccess(locked, by)
    return changeLockedBooking(context, record, await decide(record, context))
  })
}

/**
 * Locks the bookings of one group, lets `decide` choose an outcome for each and saves them all, in one transaction. The first is changed
 * last, so that its email finds what happened to the others. Returns the results in the order of `ids`. Problem: not-found, also if one of
 * them is another guest's.
 */
export async function changeTogether<Result>(
  deps: ChangeDeps,
  { ids, by, lockFirst }: Locks,
  decide: DecideTogether<Result>,
): Promise<Result[]> {
  return underLocks(deps, { by, ids, lockFirst }, async (context, found) => {
    const records = ids.map((id) =>
      assertAccess(
        found.find(({ booking }) => booking.id === id),
        by,
      ),
    )
    const outcomes = await decide(records, context)
    const results: Result[] = []
    const changed: Saved[] = []
    for (const [index, record] of [...records.entries()].toReversed()) {
      const outcome = outcomes[index]
      if (!outcome) throw new Error(`booking ${record.booking.id} got no outcome`)
      results.unshift(await changeLockedBooking(context, record, outcome, changed))
    }
    return results
  })
}

/**
 * Changes each of these bookings as the site, one after the other, for a task of the sweep. A failure is logged and does not stop
 * the others (for-each-booking.ts).
 */
export async function changeEach<Due extends DueBooking, Result>(
  deps: ChangeDeps,
  due: readonly Due[],
  failure: string,
  decide: (
    record: BookingRecord,
    context: ChangeContext,
    each: Due,
  ) => Outcome<Result> | Promise<Outcome<Result>>,
): Promise<Result[]> {
  return forEachBooking(deps, due, failure, (each) =>
    changeBooking(deps, { id: each.bookingId, by: SITE }, (record, context) => decide(record, context, each)),
  )
}

/** Returns the booking that a change will be about, without locking it. Problem: not-found, as for the change. */
export async function readBooking(
  { db }: Pick<BaseDeps, 'db'>,
  { id, by }: BookingRef,
): Promise<BookingRecord> {
  return assertAccess(await loadBooking(db, id), by)
}

function assertAccess(record: BookingRecord | null | undefined, by: ChangedBy): BookingRecord {
  if (record && !('userId' in by && record.booking.userId !== by.userId)) return record
  throw new Problem('not-found')
}

/** Returns an outcome that leaves the booking as it is: the change was made before, is no longer possible, or concerns other rows. */
export function unchanged<Result>(result: Result): { result: Result } {
  return { result }
}

/**
 * Lets `decide` choose the outcome for a booking under locks that the caller already holds, or for a new, empty draft if there is none
 * yet, and saves it. Problem: wrong-state.
 */
export async function changeOrBegin<Result>(
  context: ChangeContext,
  earlier: BookingRecord | null,
  decide: (before: BookingRecord) => Outcome<Result>,
): Promise<Result> {
  const before = earlier ?? (await insertBooking(context.tx, context.now))
  return changeLockedBooking(context, before, decide(before))
}

/**
 * Saves the outcome of a change under locks that the caller already holds. It is for changes of several bookings in one transaction
 * (`underLocks`); the linter knows the files. `changed` are the bookings saved before in it, to which this one is added. Problem:
 * wrong-state.
 */
export async function changeLockedBooking<Result>(
  context: Omit<ChangeContext, 'retreat'>,
  before: BookingRecord,
  outcome: Outcome<Result>,
  changed: Saved[] = [],
): Promise<Result> {
  const { tx, now, by, deps } = context
  const {
    also,
    handOvers = [],
    payees = [],
    choices = [],
    payments: ledger,
    event,
    refund,
    documents: isDue = false,
    history = [],
    mails = [],
    ...details
  } = outcome
  const { id: bookingId } = before.booking
  if (event?.type === 'cancel' || event?.type === 'expire') await writeBeforeEnd(tx, deps, bookingId)
  await also?.(tx)
  for (const handOver of handOvers) await saveHandOver(tx, handOver)
  for (const payee of payees) await savePayee(tx, payee)
  for (const choice of choices) await saveChoice(tx, choice)
  for (const { ids, columns } of ledger?.set ?? [])
    await tx
      .update(payments)
      .set(columns)
      .where(inArray(payments.id, [...ids]))
  await addPayments(context, bookingId, ledger?.add ?? [])
  // The booking is read again even without a change of its own, because rows that belong to it may have changed.
  let record = event
    ? await saveTransition(tx, before, event, { ...details, now })
    : await saveDetails(tx, await reloadBooking(tx, bookingId), details)
  const wanted = typeof refund === 'function' ? refund(record) : refund
  const refunds = wanted ? await addPayments(context, bookingId, refundsOf(record.payments, wanted)) : []
  if (refunds.length > 0) record = await reloadBooking(tx, bookingId)
  const documents = isDue ? await issueDocuments(tx, deps.site(), now, bookingId) : []
  const lines = typeof history === 'function' ? history(record) : history
  await recordHistory(tx, ...lines.map((line) => ({ at: now, by, bookingId, ...line })))
  const saved = { tx, record, refunds, documents }
  const queued = typeof mails === 'function' ? await mails(saved, changed) : mails
  const mailed = await queueMails(context, saved, queued)
  changed.push(saved)
  const done = { ...saved, mailed }
  if ('next' in outcome) return changeLockedBooking(context, record, await outcome.next(done))
  return isReader(outcome.result) ? outcome.result(done) : outcome.result
}

function isReader<Result>(
  result: Result | ((done: Done) => Result | Promise<Result>),
): result is (done: Done) => Result | Promise<Result> {
  return typeof result === 'function'
}

async function addPayments(
  { tx, now }: Pick<ChangeContext, 'tx' | 'now'>,
  bookingId: string,
  rows: readonly NewPayment[],
): Promise<PaymentRow[]> {
  if (rows.length === 0) return []
  const values = rows.map((row) => ({ createdAt: now, ...row, bookingId }))
  return tx.insert(payments).values(values).returning()
}
