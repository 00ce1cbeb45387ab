import { and, count, eq, isNull, lte, min, or, sum } from 'drizzle-orm'
import { eurosFromCents } from '#domain/base/money.ts'
import { isRefundToPay } from '#domain/payment/ledger.ts'
import { readBackupState } from '#server/backup/backup-state.ts'
import type { Connection } from '#server/db/connect.ts'
import { bookings, browserErrors, mails, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Reading } from '#server/process/metrics.ts'
import { countAlerts } from '#server/store/alerts.ts'

/** Registers the metrics that need several services: the business, the instance, the background jobs and the database connections. */
export function registerMetrics(deps: Deps, connection: Connection, lastSweep: () => Date | null): void {
  const { metrics } = deps
  if (!metrics) return
  metrics.watch(() => readBusinessMetrics(deps))
  metrics.watch(() => readInstanceMetrics(deps))
  metrics.watch(async () => [
    {
      name: 'sweep_last_end_timestamp_seconds',
      help: 'When what is due was last done, by the product’s clock; 0 before the first time',
      values: [{ value: (lastSweep()?.getTime() ?? 0) / 1000 }],
    },
  ])
  metrics.watch(async () => poolReading(connection))
}

function poolReading(connection: Connection): Reading[] {
  // The embedded database has only one connection, within this process.
  if (connection.kind === 'pglite') return []
  const { totalCount, idleCount, waitingCount } = connection.client
  return [
    {
      name: 'database_connections',
      help: 'Connections to the database, and calls that wait for one',
      values: [
        { labels: { state: 'busy' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
        { labels: { state: 'waited_for' }, value: waitingCount },
      ],
    },
  ]
}

/** Returns figures about the business for monitoring, without names, addresses or single amounts. Sums are in euros. */
async function readBusinessMetrics({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Reading[]> {
  const byStatus = await db
    .select({ status: bookings.status, rows: count() })
    .from(bookings)
    .groupBy(bookings.status)
  const { kind, method, state } = payments
  const ledger = await db
    .select({ kind, method, state, rows: count(), cents: sum(payments.amountCents).mapWith(Number) })
    .from(payments)
    .groupBy(kind, method, state)
  const queued = await db.select({ state: mails.state, rows: count() }).from(mails).groupBy(mails.state)
  const now = clock.now()
  // Age counts from `createdAt`, because each failed attempt moves `dueAt`. A mail still open for changes does not wait for the mail server
  // yet.
  const isToGo = and(eq(mails.state, 'queued'), or(isNull(mails.openUntil), lte(mails.openUntil, now)))
  const [oldest] = await db
    .select({ createdAt: min(mails.createdAt) })
    .from(mails)
    .where(isToGo)
  const waiting = ledger.filter(isRefundToPay)
  const labelled = ledger.map(({ rows, cents, ...labels }) => ({ labels, rows, cents }))
  return [
    {
      name: 'bookings',
      help: 'Bookings by their status',
      values: byStatus.map(({ status, rows }) => ({ labels: { status }, value: rows })),
    },
    {
      name: 'payments',
      help: 'Rows of the ledger',
      values: labelled.map(({ labels, rows }) => ({ labels, value: rows })),
    },
    {
      name: 'payments_euros',
      help: 'Euros of the ledger',
      values: labelled.map(({ labels, cents }) => ({ labels, value: eurosFromCents(cents) })),
    },
    {
      name: 'refunds_waiting',
      help: 'Refunds that are decided and not paid out',
      values: [{ value: waiting.reduce((rows, row) => rows + row.rows, 0) }],
    },
    {
      name: 'refunds_waiting_euros',
      help: 'Euros of the refunds that are decided and not paid out',
      values: [{ value: eurosFromCents(waiting.reduce((cents, row) => cents + row.cents, 0)) }],
    },
    {
      name: 'mails',
      help: 'Mails by their state',
      values: queued.map(({ state: mailState, rows }) => ({ labels: { state: mailState }, value: rows })),
    },
    {
      name: 'mail_queue_age_seconds',
      help: 'Age of the oldest mail that waits to be sent',
      values: [{ value: Math.max(0, now.getTime() - (oldest?.createdAt ?? now).getTime()) / 1000 }],
    },
  ]
}

/** Returns metrics about the instance: alerts, browser errors and backups. */
async function readInstanceMetrics(deps: Pick<Deps, 'clock' | 'db' | 'env'>): Promise<Reading[]> {
  const { asOf, newest, files } = await readBackupState(deps)
  return [
    {
      name: 'alerts',
      help: 'What the operator is told is wrong, by kind: 1 while it goes on, and for a disk one for each server',
      values: Object.entries(await countAlerts(deps.db)).map(([kind, value]) => ({
        labels: { kind },
        value,
      })),
    },
    {
      name: 'browser_errors',
      help: 'Different errors of pages in browsers that are kept, of the last 30 days',
      values: [{ value: await deps.db.$count(browserErrors) }],
    },
    {
      name: 'backups',
      help: 'Finished backups in this server’s folder',
      values: [{ value: files.length }],
    },
    ...(newest ? [ageReading(asOf, newest.madeAt)] : []),
  ]
}

/** Left out without a backup, because an age of 0 would look like a fresh one. */
function ageReading(asOf: string, madeAt: string): Reading {
  return {
    name: 'backup_age_seconds',
    help: 'How old the newest finished backup is, whichever server made it',
    values: [{ value: (Date.parse(asOf) - Date.parse(madeAt)) / 1000 }],
  }
}
