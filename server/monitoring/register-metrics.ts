import { and, count, eq, isNull, lte, min, or } from 'drizzle-orm'
import { isRefundToPay } from '#domain/payment/ledger.ts'
import type { Connection } from '#server/db/connect.ts'
import { bookings, mails, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Reading } from '#server/process/metrics.ts'

/** Registers the metrics that need several services: the business, the background jobs and the database connections. */
export function registerMetrics(deps: Deps, connection: Connection, lastSweep: () => Date | null): void {
  const { metrics } = deps
  if (!metrics) return
  metrics.watch(() => readBusinessMetrics(deps))
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

/** Returns figures about the business for monitoring, without names, addresses or amounts. */
async function readBusinessMetrics({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Reading[]> {
  const byStatus = await db
    .select({ status: bookings.status, rows: count() })
    .from(bookings)
    .groupBy(bookings.status)
  const { kind, method, state } = payments
  const ledger = await db
    .select({ kind, method, state, rows: count() })
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
  return [
    {
      name: 'bookings',
      help: 'Bookings by their status',
      values: byStatus.map(({ status, rows }) => ({ labels: { status }, value: rows })),
    },
    {
      name: 'payments',
      help: 'Rows of the ledger',
      values: ledger.map(({ rows, ...labels }) => ({ labels, value: rows })),
    },
    {
      name: 'refunds_waiting',
      help: 'Refunds that are decided and not paid out',
      values: [{ value: waiting.reduce((rows, row) => rows + row.rows, 0) }],
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
