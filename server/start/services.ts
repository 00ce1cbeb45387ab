import { loadSite } from '#content/site-content.ts'
import { createAccounts } from '#server/account/accounts.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { openBackups } from '#server/backup/backups.ts'
import { connectionsOf, followConnections } from '#server/connections/in-force.ts'
import { connectPglite, connectPostgres, type Connection } from '#server/db/connect.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import type { Env } from '#server/env.ts'
import { startDueJobs } from '#server/jobs/run-due-jobs.ts'
import { startDelivery } from '#server/mail/deliver-mails.ts'
import { openMailServer } from '#server/mail/mail-server.ts'
import { registerMetrics } from '#server/monitoring/register-metrics.ts'
import { openNotion } from '#server/notion/notion.ts'
import { openGateway } from '#server/payment/open-gateway.ts'
import { startingAt, systemClock } from '#server/process/clock.ts'
import { hostInfo } from '#server/process/host-info.ts'
import { createLog, type Log } from '#server/process/log.ts'
import { openMetrics } from '#server/process/metrics.ts'
import { loadSessionSecret } from '#server/process/secrets.ts'
import { openContents } from '#server/site/contents.ts'
import { seedWhenEmpty } from '#server/store/seed.ts'
import { openDataKeys } from './open-data-keys.ts'
import { openWorkers } from './workers.ts'

interface Services {
  deps: AppDeps
  /** Ends the background work, then closes the database. */
  stop: () => Promise<void>
}

/** What a process with several apps shares among them: connections and workers. */
interface Shared {
  connect?: (env: Env, log: Log) => Promise<Connection>
  openWorkers?: typeof openWorkers
}

/** Opens all services in order: the database, its schema, its first retreats, the rest. */
export async function startServices(
  env: Env,
  { connect: open = connect, openWorkers: openThreads = openWorkers }: Shared = {},
): Promise<Services> {
  const log = createLog(env.logLevel)
  const connection = await open(env, log)
  const { workers, close: closeWorkers } = openThreads()
  try {
    await migrateDatabase(connection)
    const keys = await openDataKeys(env, connection.db)
    const clock = env.appNow ? startingAt(env.appNow) : systemClock
    const contents = await openContents({ db: connection.db, log }, (document, mark) =>
      loadSite({ document, ...(mark && { mark }) }),
    )
    const { site } = contents
    await seedWhenEmpty(connection.db, {
      firstSeason: site().retreats,
      clock,
      prices: site().prices,
      dataKeys: keys,
      live: env.live,
    })
    const secured = { ...env, sessionSecret: await loadSessionSecret(env) }
    const connections = connectionsOf({ env: secured, db: connection.db, dataKeys: keys, log })
    await connections.refresh()
    const base: Omit<AppDeps, 'accounts'> = {
      env: secured,
      clock,
      site,
      contents,
      log,
      db: connection.db,
      dataKeys: keys,
      pingDatabase: () => connection.ping(),
      connections,
      gateway: openGateway({ env: secured, db: connection.db, clock, log }),
      notion: await openNotion(env.notion),
      backups: openBackups({ env, connection, clock, log }),
      workers,
      hostInfo,
      metrics: env.metricsToken === null ? null : await openMetrics(),
    }
    const deps: AppDeps = { ...base, accounts: createAccounts(base) }
    const sweep = startDueJobs(deps)
    registerMetrics(deps, connection, sweep.lastEnd)
    // Awaited, so that everything that fell due during downtime is done before the first request.
    await sweep.first
    const delivery = startDelivery(deps, openMailServer(secured))
    const following = followConnections(deps, connections)
    return {
      deps,
      stop: async () => {
        await contents.stop()
        await sweep.stop()
        await deps.notion?.stop()
        await following.stop()
        await delivery.stop()
        await deps.backups.stop()
        await closeWorkers()
        await connection.close()
      },
    }
  } catch (error) {
    await closeWorkers()
    await connection.close()
    throw error
  }
}

async function connect(env: Env, log: Log): Promise<Connection> {
  if (env.databaseUrl === null) return connectPglite(env.dataDir)
  return connectPostgres(env.databaseUrl, (error) =>
    log.warn({ err: error }, 'an idle database connection broke'),
  )
}
