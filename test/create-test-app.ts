import type { Hono } from 'hono'
import { loadSite } from '#content/site-content.ts'
import type { PriceList } from '#domain/price/pricing.ts'
import { createAccounts } from '#server/account/accounts.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { createApp } from '#server/app.ts'
import { openBackups } from '#server/backup/backups.ts'
import { readBankFile } from '#server/bank-import/read-bank-file.ts'
import { connectionsOf } from '#server/connections/in-force.ts'
import type { Connection, Database } from '#server/db/connect.ts'
import { operatorSettings } from '#server/db/schema.ts'
import { drawDocument } from '#server/document/draw-document.ts'
import { drawPrintedDocument } from '#server/document/draw-printed-document.ts'
import type { Env } from '#server/env.ts'
import type { Notion } from '#server/notion/notion.ts'
import { openGateway } from '#server/payment/open-gateway.ts'
import { makePicture } from '#server/picture/make-picture.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import type { HostInfo } from '#server/process/host-info.ts'
import { createLog, type Log } from '#server/process/log.ts'
import type { Metrics } from '#server/process/metrics.ts'
import { readEnv } from '#server/read-env.ts'
import { openContents } from '#server/site/contents.ts'
import type { Workers } from '#server/start/workers.ts'
import { openForGuests } from '#server/store/operator-settings.ts'
import { seedWhenEmpty } from '#server/store/seed.ts'
import { testDataKeys } from './data-keys.ts'
import { openTestDatabase } from './database.ts'
import { fillOnce } from './fill-once.ts'
import { fixedClock, type FixedClock } from './fixed-clock.ts'
import { SHIPPED, SITE } from './site.ts'
import { newVisitor, type Visitor } from './visitor.ts'

export const ADMIN_PASSWORD = 'harmattan-in-january'

/** The same work without a thread, which takes longer to start than most tests run. */
const IN_THIS_THREAD: Workers = {
  drawDocument,
  drawPrintedDocument,
  readBankFile: async (input) => readBankFile(input),
  makePicture,
}

const QUIET_SURROUNDINGS: HostInfo = {
  server: 'test',
  diskOf: async () => ({ free: 50e9, total: 100e9 }),
  certificateEnd: async () => new Date('2099-01-01T00:00:00Z'),
}

const NO_OPERATOR_MAILS = {
  id: 1,
  mailOnBooking: false,
  mailOnCardPayment: false,
  mailOnCancellation: false,
  morningDigest: false,
}

export interface TestAppOptions {
  /** Where the clock stands; the specification's season begins two months after the default. */
  now?: string | undefined
  /** Without the seed there is no retreat and no booking. */
  seed?: boolean
  /** What the owner charges, where it is not what the specification says. */
  prices?: PriceList
  /** Settings that differ from a fresh installation's. Rate limits are off unless this turns them on. */
  env?: Partial<Env>
  /** The notes tool; without it none is configured. */
  notion?: Notion | null
  /** Where the test reads what is logged. */
  log?: Log
  /** Keys of the test's own, where it is about them. */
  dataKeys?: DataKeys
  /** Whether the operator is told of bookings, card payments and cancellations; tests about guests' mails leave it off. */
  operatorMails?: boolean
  /** False for a live app that the operator has not opened for guests. */
  opened?: boolean
  /** What is around the server, where the test is about that: nothing is amiss there otherwise. */
  hostInfo?: Partial<HostInfo>
  /** Where the test is about what is measured. */
  metrics?: Metrics
}

export interface TestApp {
  app: Hono
  deps: AppDeps
  db: Database
  /** What `db` sends its queries over. */
  connection: Connection
  /** Where a second server finds the same database; null on PGlite, which is in this process alone. */
  databaseUrl: string | null
  clock: FixedClock
  /** A visitor who is nobody yet. `newVisitor()` is somebody else, with other cookies: those that are given, and none otherwise. */
  client: Visitor
  newVisitor: (cookies?: Iterable<[string, string]>) => Visitor
}

/** The whole API over this worker's test database, emptied and seeded as a fresh demonstration installation. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  return (await createFilledApp('season', async () => {}, options)).app
}

/**
 * The same with what `fill` does to it besides. Under each name that is really done once a minute, and its rows are put back the other times: so the name
 * says all that they depend on, and `fill` leaves nothing in memory. It answers with data, of a visitor with the cookies.
 */
export async function createFilledApp<Answer>(
  name: string,
  fill: (app: TestApp) => Promise<Answer>,
  options: TestAppOptions = {},
): Promise<{ app: TestApp; answer: Answer }> {
  const { now = '2025-09-01T09:00:00Z', seed = true } = options
  const { connection, url: databaseUrl } = await openTestDatabase()
  const { db } = connection
  const clock = fixedClock(now)
  const dataKeys = options.dataKeys ?? testDataKeys
  const env = {
    ...readEnv({ ADMIN_PASSWORD, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }),
    ...options.env,
    sessionSecret: 'a secret of the tests, which guards nothing at all',
  }
  const log = options.log ?? createLog(env.logLevel)
  const contents = await openContents({ db, log }, (document, mark) => {
    const isShipped = Object.keys(document.en).length === 0 && !mark
    const loaded = isShipped ? SHIPPED : loadSite({ document, ...(mark && { mark }) })
    return { ...loaded, site: { ...loaded.site, ...(options.prices && { prices: options.prices }) } }
  })
  await contents.stop()
  const { site } = contents
  const base = {
    site,
    contents,
    env,
    clock,
    log,
    db,
    dataKeys,
    pingDatabase: () => connection.ping(),
    connections: connectionsOf({ env, db, dataKeys, log }),
    gateway: openGateway({ env, db, clock, log }),
    notion: options.notion ?? null,
    backups: openBackups({ env, connection, clock, log }),
    workers: IN_THIS_THREAD,
    hostInfo: { ...QUIET_SURROUNDINGS, ...options.hostInfo },
    metrics: options.metrics ?? null,
  }
  const deps: AppDeps = { ...base, accounts: createAccounts(base) }
  const app = createApp(deps)
  const newVisitorOf = (cookies?: Iterable<[string, string]>) => newVisitor(app, env.baseUrl, cookies)
  const testApp: TestApp = {
    app,
    deps,
    db,
    connection,
    databaseUrl,
    clock,
    client: newVisitorOf(),
    newVisitor: newVisitorOf,
  }
  const fillAll = async () => {
    if (!options.operatorMails) await db.insert(operatorSettings).values(NO_OPERATOR_MAILS)
    // A live app of a test is open, unless the test is about opening.
    if (env.live && options.opened !== false) await db.transaction((tx) => openForGuests(tx, clock.now()))
    if (seed) {
      await seedWhenEmpty(db, {
        firstSeason: SITE.retreats,
        clock,
        prices: site().prices,
        dataKeys,
        live: false,
      })
    }
    return fill(testApp)
  }
  const isOfItsOwn = !seed || options.prices !== undefined || options.dataKeys !== undefined
  const key = JSON.stringify([name, now, options.operatorMails, env.live, options.opened])
  const answer = await (isOfItsOwn ? fillAll() : fillOnce(connection, key, fillAll))
  if (env.live) await deps.connections.refresh()
  return { app: testApp, answer }
}
