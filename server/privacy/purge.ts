import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, notExists, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { banjulDay } from '#domain/base/dates.ts'
import { keysOf } from '#domain/base/typed-records.ts'
import {
  healthDataKeptLongEnough,
  keptLongEnough,
  RETENTION,
  type Retained,
} from '#domain/privacy/retention.ts'
import type { Transaction } from '#server/db/connect.ts'
import {
  bookings,
  browserErrors,
  complaints,
  contacts,
  guestAnswers,
  handOvers,
  keptLines,
  mails,
  payments,
  retreats,
  seasonAlerts,
  waitingEntries,
  webhookEvents,
  windClaims,
} from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { deleteContactMails, REMOVED, removeAddresses, removeTexts } from '#server/mail/remove-texts.ts'
import type { MailTemplate } from '#server/mail/templates.ts'
import { isRefundToPay } from '#server/payment/ledger-line.ts'
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

type PurgedTable = PgTable & { id: PgColumn }

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
      deps.log.error(
        { err: error, kind },
        'personal data could not be deleted at the end of its retention period',
      )
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

  contactMessages(tx, now, limit) {
    const isDue = lte(contacts.createdAt, keptLongEnough('contactMessages', now))
    return removeDue(tx, contacts, isDue, limit, async (ids) => {
      await deleteContactMails(tx, ids)
      await tx.delete(contacts).where(inArray(contacts.id, ids))
    })
  },

  healthData(tx, now, limit) {
    const over = tx
      .select({ id: retreats.id })
      .from(retreats)
      .where(lte(retreats.endsOn, healthDataKeptLongEnough(now)))
    const isDue = and(inArray(bookings.retreatId, over), hasSensitive)
    return removeDue(tx, bookings, isDue, limit, (ids) => removeSensitive(tx, ids))
  },

  async refundAccounts(tx, now, limit) {
    const since = keptLongEnough('refundAccounts', now)
    // Needed for refunds that are still to be paid or may have bounced.
    const isNeeded = or(isRefundToPay, and(eq(payments.kind, 'refund'), gt(payments.settledAt, since)))
    const refundsWhere = (isTheirs: SQL | undefined) =>
      tx.select({ id: payments.id }).from(payments).where(and(isTheirs, isNeeded))
    const ofGuest = and(eq(payments.bookingId, bookings.id), isNull(payments.payerHandOverId))
    const isGuestsDue = and(
      isNotNull(bookings.refundAccount),
      lte(bookings.refundAccountAt, since),
      notExists(refundsWhere(ofGuest)),
    )
    const isOutgoingDue = and(
      or(
        and(isNotNull(handOvers.refundAccount), lte(handOvers.refundAccountAt, since)),
        and(isForgotten, isNotNull(handOvers.fromName)),
      ),
      notExists(refundsWhere(eq(payments.payerHandOverId, handOvers.id))),
    )
    const isCashBackDue = and(isNotNull(windClaims.account), lte(windClaims.paidAt, since))
    return (
      (await removeDue(tx, bookings, isGuestsDue, limit, (ids) => removeRefundAccounts(tx, ids))) +
      (await removeDue(tx, handOvers, isOutgoingDue, limit, (ids) => removeOutgoingAccounts(tx, ids))) +
      (await removeDue(tx, windClaims, isCashBackDue, limit, (ids) =>
        tx.update(windClaims).set({ account: null }).where(inArray(windClaims.id, ids)),
      ))
    )
  },

  guestAnswers: purgeOld(
    'guestAnswers',
    guestAnswers,
    guestAnswers.answeredAt,
    isNull(guestAnswers.publishedAt),
  ),

  complaints: purgeOld('complaints', complaints, complaints.answeredAt),

  mailTexts(tx, now, limit) {
    const isDue = and(lte(mails.createdAt, keptLongEnough('mailTexts', now)), ne(mails.text, ''), isOver)
    return removeDue(tx, mails, isDue, limit, (ids) => removeTexts(tx, ids))
  },

  bankLines: purgeOld('bankLines', keptLines, keptLines.keptAt),

  // An unprocessed event is still a task.
  providerEvents: purgeOld(
    'providerEvents',
    webhookEvents,
    webhookEvents.receivedAt,
    isNotNull(webhookEvents.processedAt),
  ),

  browserErrors: purgeOld('browserErrors', browserErrors, browserErrors.lastAt),

  seasonAlerts: purgeOld(
    'seasonAlerts',
    seasonAlerts,
    seasonAlerts.askedAt,
    isNull(seasonAlerts.confirmedAt),
  ),

  waitingAsked: purgeOld(
    'waitingAsked',
    waitingEntries,
    waitingEntries.askedAt,
    isNull(waitingEntries.confirmedAt),
  ),

  waitingEntries(tx, now, limit) {
    const begun = tx
      .select({ id: retreats.id })
      .from(retreats)
      .where(lte(retreats.startsOn, banjulDay(keptLongEnough('waitingEntries', now))))
    return removeDue(tx, waitingEntries, inArray(waitingEntries.retreatId, begun), limit)
  },

  erasureMails(tx, now, limit) {
    const isDue = and(
      inArray(mails.template, LAST_MAILS),
      ne(mails.recipient, REMOVED),
      isOver,
      or(eq(mails.state, 'sent'), lte(mails.createdAt, keptLongEnough('erasureMails', now))),
    )
    return removeDue(tx, mails, isDue, limit, (ids) => removeAddresses(tx, ids))
  },
}

/** Emails to an address that is deleted, which is removed from them once they are sent. */
const LAST_MAILS: MailTemplate[] = [
  'account-erased',
  'season-alert-asked',
  'season-opened',
  'waiting-asked',
  'waiting-confirmed',
  'waiting-free',
  'waiting-offer',
  'waiting-over',
  'waiting-reminder',
]

/** True for mails that nobody will send any more. */
const isOver = ne(mails.state, 'queued')

async function purgeBookings(
  tx: Transaction,
  limit: number,
  which: SQL | undefined,
  since: Date,
): Promise<number> {
  const isDue = and(which, lte(bookings.updatedAt, since), hasNoLedger(tx))
  return removeDue(tx, bookings, isDue, limit, (ids) => deleteBookings(tx, ids))
}

/** Returns what removes the rows of a table whose instant is too long ago, of those that `which` matches. */
function purgeOld(
  kind: Parameters<typeof keptLongEnough>[0],
  table: PurgedTable,
  since: PgColumn,
  which?: SQL,
): Purge {
  return (tx, now, limit) => removeDue(tx, table, and(lte(since, keptLongEnough(kind, now)), which), limit)
}

/** Locks due rows that nobody else has locked, removes what is due of them, the whole rows by default, and returns how many. */
async function removeDue(
  tx: Transaction,
  table: PurgedTable,
  isDue: SQL | undefined,
  limit: number,
  remove: (ids: string[]) => Promise<unknown> = (ids) => tx.delete(table).where(inArray(table.id, ids)),
): Promise<number> {
  const due = await tx
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(isDue)
    .limit(limit)
    .for('update', { skipLocked: true })
  if (due.length > 0) await remove(due.map(({ id }) => id))
  return due.length
}
