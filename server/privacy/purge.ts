import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, or, type SQL } from 'drizzle-orm'
import {
  healthDataKeptLongEnough,
  keptLongEnough,
  RETENTION,
  type Retained,
} from '#domain/privacy/retention.ts'
import { keysOf } from '#domain/booking/typed-records.ts'
import type { Transaction } from '#server/db/connect.ts'
import {
  bookings,
  browserErrors,
  complaints,
  contacts,
  handOvers,
  keptLines,
  mails,
  payments,
  retreats,
  webhookEvents,
} from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { deleteContactMails, REMOVED, removeAddresses, removeTexts } from '#server/mail/remove-texts.ts'
import type { MailTemplate } from '#server/mail/templates.ts'
import {
  deleteBookings,
  hasSensitive,
  hasNoLedger,
  isForgotten,
  removeOutgoingAccounts,
  removeRefundAccounts,
  removeSensitive,
} from '#server/store/columns/remove-data.ts'

/** The number of rows per transaction, and of transactions per kind and run. The rest waits for the next run. */
const BATCH = 200
const MOST_BATCHES = 50

type PurgeDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** Locks and removes one batch of expired rows, and returns how many. */
type Purge = (tx: Transaction, now: Date, limit: number) => Promise<number>

/**
 * Removes data whose retention period is over. Each batch is a transaction that locks only its own rows; rows locked by others wait for the
 * next run. An error in one kind does not stop the others.
 */
export async function purgePersonalData(
  deps: PurgeDeps,
  { batch = BATCH, most = MOST_BATCHES } = {},
): Promise<void> {
  for (const kind of keysOf(RETENTION)) {
    try {
      await purgeKind(deps, purges[kind], { batch, most })
    } catch (error) {
      deps.log.error({ err: error, kind }, 'what has been kept long enough could not be removed')
    }
  }
}

async function purgeKind(
  { db, clock }: PurgeDeps,
  purge: Purge,
  { batch, most }: { batch: number; most: number },
): Promise<void> {
  for (let done = 0; done < most; done++) {
    if ((await db.transaction((tx) => purge(tx, clock.now(), batch))) < batch) return
  }
}

const purges: Record<Retained, Purge> = {
  drafts: (tx, now, limit) =>
    purgeBookings(tx, limit, eq(bookings.status, 'in_progress'), keptLongEnough('drafts', now)),

  // Expiring was their last change. Those whose account was erased have a ledger, which the books keep.
  expiredBookings: (tx, now, limit) =>
    purgeBookings(
      tx,
      limit,
      and(eq(bookings.status, 'expired'), isNull(bookings.userId)),
      keptLongEnough('expiredBookings', now),
    ),

  async contactMessages(tx, now, limit) {
    const due = await tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(lte(contacts.createdAt, keptLongEnough('contactMessages', now)))
      .limit(limit)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    await deleteContactMails(tx, ids)
    if (ids.length > 0) await tx.delete(contacts).where(inArray(contacts.id, ids))
    return ids.length
  },

  async healthData(tx, now, limit) {
    const due = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .innerJoin(retreats, eq(bookings.retreatId, retreats.id))
      .where(and(lte(retreats.endsOn, healthDataKeptLongEnough(now)), hasSensitive))
      .limit(limit)
      .for('update', { of: bookings, skipLocked: true })
    await removeSensitive(
      tx,
      due.map(({ id }) => id),
    )
    return due.length
  },

  async refundAccounts(tx, now, limit) {
    // Needed for refunds that are still to be paid or may have bounced.
    const isNeeded = or(
      inArray(payments.state, ['initiated', 'failed']),
      gt(payments.settledAt, keptLongEnough('refundAccounts', now)),
    )
    const needed = tx
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.bookingId, bookings.id),
          isNull(payments.payerHandOverId),
          eq(payments.kind, 'refund'),
          isNeeded,
        ),
      )
    const due = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          isNotNull(bookings.refundAccount),
          lte(bookings.refundAccountAt, keptLongEnough('refundAccounts', now)),
          notExists(needed),
        ),
      )
      .limit(limit)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    await removeRefundAccounts(tx, ids)
    const neededBefore = tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.payerHandOverId, handOvers.id), eq(payments.kind, 'refund'), isNeeded))
    const outgoing = await tx
      .select({ id: handOvers.id })
      .from(handOvers)
      .where(
        and(
          or(
            and(
              isNotNull(handOvers.refundAccount),
              lte(handOvers.refundAccountAt, keptLongEnough('refundAccounts', now)),
            ),
            and(isForgotten, isNotNull(handOvers.fromName)),
          ),
          notExists(neededBefore),
        ),
      )
      .limit(limit)
      .for('update', { skipLocked: true })
    const left = outgoing.map(({ id }) => id)
    await removeOutgoingAccounts(tx, left)
    return ids.length + left.length
  },

  async complaints(tx, now, limit) {
    const due = await tx
      .select({ id: complaints.id })
      .from(complaints)
      .where(lte(complaints.answeredAt, keptLongEnough('complaints', now)))
      .limit(limit)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(complaints).where(inArray(complaints.id, ids))
    return ids.length
  },

  async mailTexts(tx, now, limit) {
    const ids = await dueMails(
      tx,
      limit,
      and(lte(mails.createdAt, keptLongEnough('mailTexts', now)), ne(mails.text, ''), isOver),
    )
    await removeTexts(tx, ids)
    return ids.length
  },

  async bankLines(tx, now, limit) {
    const due = await tx
      .select({ id: keptLines.id })
      .from(keptLines)
      .where(lte(keptLines.keptAt, keptLongEnough('bankLines', now)))
      .limit(limit)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(keptLines).where(inArray(keptLines.id, ids))
    return ids.length
  },

  async providerEvents(tx, now, limit) {
    const due = await tx
      .select({ id: webhookEvents.id })
      .from(webhookEvents)
      // An unprocessed event is still a task.
      .where(
        and(
          lte(webhookEvents.receivedAt, keptLongEnough('providerEvents', now)),
          isNotNull(webhookEvents.processedAt),
        ),
      )
      .limit(limit)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(webhookEvents).where(inArray(webhookEvents.id, ids))
    return ids.length
  },

  async browserErrors(tx, now, limit) {
    const due = await tx
      .select({ id: browserErrors.id })
      .from(browserErrors)
      .where(lte(browserErrors.lastAt, keptLongEnough('browserErrors', now)))
      .limit(limit)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(browserErrors).where(inArray(browserErrors.id, ids))
    return ids.length
  },

  async erasureMails(tx, now, limit) {
    const ids = await dueMails(
      tx,
      limit,
      and(
        eq(mails.template, 'account-erased' satisfies MailTemplate),
        ne(mails.recipient, REMOVED),
        isOver,
        or(eq(mails.state, 'sent'), lte(mails.createdAt, keptLongEnough('erasureMails', now))),
      ),
    )
    await removeAddresses(tx, ids)
    return ids.length
  },
}

/** True for mails that nobody will send any more. */
const isOver = ne(mails.state, 'queued')

async function purgeBookings(
  tx: Transaction,
  limit: number,
  which: SQL | undefined,
  since: Date,
): Promise<number> {
  const due = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(which, lte(bookings.updatedAt, since), hasNoLedger(tx)))
    .limit(limit)
    .for('update', { skipLocked: true })
  await deleteBookings(
    tx,
    due.map(({ id }) => id),
  )
  return due.length
}

async function dueMails(tx: Transaction, limit: number, which: SQL | undefined): Promise<string[]> {
  const due = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(which)
    .limit(limit)
    .for('update', { skipLocked: true })
  return due.map(({ id }) => id)
}
