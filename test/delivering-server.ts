import { loadSite } from '#content/site-content.ts'
// A process that delivers what is queued in the outbox, to be killed by a test. Run with DATA_DIR or DATABASE_URL, and
// SMTP_URL. It imports only what delivery needs: a whole server takes three times as long to start.
import { connectPglite, connectPostgres } from '#server/db/connect.ts'
import { startDelivery } from '#server/mail/deliver-mails.ts'
import { openMailServer } from '#server/mail/mail-server.ts'
import { systemClock } from '#server/process/clock.ts'
import { createLog } from '#server/process/log.ts'
import { readProcessEnv } from '#server/read-env.ts'
import { openWorkers } from '#server/start/workers.ts'

const env = readProcessEnv()
const connection =
  env.databaseUrl === null ? await connectPglite(env.dataDir) : connectPostgres(env.databaseUrl, () => {})
const { site } = loadSite()
const deps = {
  site: () => site,
  db: connection.db,
  clock: systemClock,
  env: { ...env, sessionSecret: '' },
  log: createLog(env.logLevel),
  workers: openWorkers().workers,
}
const delivery = startDelivery(deps, openMailServer(env))
// Delivery alone keeps no process alive.
const alive = setInterval(() => {}, 60_000)
process.once('SIGTERM', () => {
  clearInterval(alive)
  void delivery
    .stop()
    .then(() => connection.close())
    .finally(() => process.exit())
})
