import type { Connection } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { readInstanceMetrics, readBusinessMetrics } from '#server/monitoring/read-metrics.ts'
import type { Reading } from '#server/process/metrics.ts'

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
