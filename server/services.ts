import { content } from '#content/content.server.ts'
import { createAccounts } from './accounts/accounts.ts'
import { startingAt, systemClock } from './clock.ts'
import { connectPglite, connectPostgres, type Connection } from './db/connect.ts'
import { migrateDatabase } from './db/migrate.ts'
import { seedWhenEmpty } from './db/seed.ts'
import type { Deps } from './deps.ts'
import type { Env } from './env.ts'
import { startSweep } from './jobs/sweep.ts'
import { createLog, type Log } from './log.ts'
import { startDelivery } from './mail/deliver-mails.ts'
import { openMailServer } from './mail/mail-server.ts'
import { openNotion } from './notion/notion.ts'
import { openGateway } from './payments/open-gateway.ts'
import { loadAdminPassword, loadSessionSecret } from './secrets.ts'

export interface Services {
  deps: Deps
  /** Ends the background work, then closes the database. */
  stop: () => Promise<void>
}

/** Opens everything that the product stands on, in order: the database, its schema, its first retreats, the rest. */
export async function startServices(env: Env): Promise<Services> {
  const log = createLog(env.logLevel)
  const connection = await connect(env, log)
  try {
    await migrateDatabase(connection)
    const clock = env.appNow ? startingAt(env.appNow) : systemClock
    await seedWhenEmpty(connection.db, { firstSeason: content.retreats, clock, live: env.live })
    const secured = { ...env, sessionSecret: await loadSessionSecret(env) }
    const base: Omit<Deps, 'accounts'> = {
      env: secured,
      clock,
      log,
      db: connection.db,
      pingDatabase: () => connection.ping(),
      adminPassword: await loadAdminPassword(env),
      gateway: openGateway({ env: secured, db: connection.db, clock }),
      notion: openNotion(env.notion),
    }
    const deps: Deps = { ...base, accounts: createAccounts(base) }
    const sweep = startSweep(deps)
    // What fell due while nothing ran is done before anybody is served.
    await sweep.first
    const delivery = env.smtpUrl === null ? null : startDelivery(deps, openMailServer(env.smtpUrl))
    return {
      deps,
      stop: async () => {
        await sweep.stop()
        await delivery?.stop()
        await connection.close()
      },
    }
  } catch (error) {
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
