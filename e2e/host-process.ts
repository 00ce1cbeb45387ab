// The process with the servers of one Playwright worker's journeys (host.ts starts and calls it): loading the app and
// creating a database, which are slow, are done once, and each journey gets a fresh database.

import { randomBytes } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { createApp } from '#server/app.ts'
import type { Connection } from '#server/db/connect.ts'
import { operatorSettings } from '#server/db/schema.ts'
import { ENCODINGS } from '#server/http/compress.ts'
import { createHttpServer, listen } from '#server/http/listen.ts'
import { openWebBuild } from '#server/http/web.ts'
import { startingAt } from '#server/process/clock.ts'
import { readEnv } from '#server/read-env.ts'
import { startServices } from '#server/start/services.ts'
import { openWorkers } from '#server/start/workers.ts'
import { SETTINGS_ROW } from '#server/store/operator-settings.ts'
import { seedWhenEmpty } from '#server/store/seed.ts'
import { TEST_DATA_KEY, testDataKeys } from '#test/data-keys.ts'
import { cleanerOf, type DatabaseCleaner } from '#test/database-cleaner.ts'
import { fillOnce } from '#test/fill-once.ts'
import '#test/quick-hashing.ts'
import { openReusedCopy, pgliteTemplate } from '#test/pglite-template.ts'
import { SITE } from '#test/site.ts'
import type { HostAnswer, HostCommand } from './host.ts'
import { APP_NOW } from './server.ts'

process.on('message', (command: HostCommand) => void answer(command))
// The worker has ended.
process.on('disconnect', () => process.exit())

// A public page is compressed at the highest level, once per change; here that would be once per journey.
const { compress } = ENCODINGS.br
ENCODINGS.br.compress = (page) => compress(page)

const prepared = Promise.all([pgliteTemplate(), openWebBuild()])
const { workers } = openWorkers()
const apps = new Map<number, App>()

async function answer(command: HostCommand): Promise<void> {
  const { id } = command
  try {
    send({ id, url: await carryOut(command) })
  } catch (error) {
    send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

function send(message: HostAnswer): void {
  process.send?.(message)
}

/** Runs a command, and returns the app's address. */
async function carryOut({ kind, app, variables, statement }: HostCommand): Promise<string> {
  if (kind === 'open') {
    const opened = await openApp(variables)
    apps.set(app, opened)
    return opened.url
  }
  const known = apps.get(app)
  if (!known) throw new Error(`The server ${app} is closed`)
  if (kind === 'restart') await known.restart(variables)
  else if (kind === 'execute') await known.execute(statement ?? '')
  else {
    apps.delete(app)
    await known.close()
  }
  return known.url
}

interface App {
  url: string
  /** Stops the app and starts it again on the same database; requests wait meanwhile. */
  restart: (variables: Record<string, string>) => Promise<void>
  /** Runs a statement directly on its database. */
  execute: (statement: string) => Promise<void>
  close: () => Promise<void>
}

/** Starts the whole app on its own port, as server/main.ts does, on a fresh database. */
async function openApp(variables: Record<string, string>): Promise<App> {
  const [template, web] = await prepared
  const { connection, spoil } = await takeDatabase(template)
  await fillOnce(connection, 'season', () => seed(connection))
  // Kept over restarts, like the one that a server stores in its folder.
  const sessionSecret = randomBytes(32).toString('hex')
  const underWay = new Set<Promise<void>>()
  let listening = Promise.withResolvers<ReturnType<typeof getRequestListener>>()
  let stopServices = async () => {}

  const server = createHttpServer(async (request, response) => {
    const listener = await listening.promise
    const answered = listener(request, response)
    underWay.add(answered)
    await answered.finally(() => underWay.delete(answered))
  })
  const url = await listen(server, { host: '127.0.0.1', port: 0 })

  async function start(own: Record<string, string>): Promise<void> {
    const env = readEnv({
      PORT: new URL(url).port,
      // Nothing may be stored in a folder: writing fails here.
      DATA_DIR: '/dev/null/none',
      SESSION_SECRET: sessionSecret,
      DATA_KEY: TEST_DATA_KEY,
      ...own,
    })
    const keep = async () => {}
    const services = await startServices(env, {
      connect: async () => ({ ...connection, close: keep }),
      openWorkers: () => ({ workers, close: keep }),
    })
    stopServices = services.stop
    listening.resolve(getRequestListener(createApp(services.deps, web).fetch))
  }

  async function stop(): Promise<void> {
    // Later requests wait for the next start.
    listening = Promise.withResolvers()
    await Promise.allSettled(underWay)
    await stopServices()
    stopServices = async () => {}
  }

  async function close(): Promise<void> {
    server.close()
    server.closeAllConnections()
    await stop()
    await connection.close()
  }

  try {
    await start(variables)
  } catch (error) {
    await close()
    throw error
  }
  return {
    url,
    restart: async (next) => {
      await stop()
      await start(next)
    },
    execute: async (statement) => {
      spoil()
      await connection.db.execute(sql.raw(statement))
    },
    close,
  }
}

/** Seeds the database as on a demonstration's first day, whatever the journey's clock. */
async function seed({ db }: Connection): Promise<void> {
  const clock = startingAt(new Date(APP_NOW))
  const { retreats: firstSeason, prices } = SITE
  await seedWhenEmpty(db, { firstSeason, clock, prices, dataKeys: testDataKeys, live: false })
  // There is nothing to do on that day, and every start would find it out by itself: a third of its work.
  await db.insert(operatorSettings).values({ id: SETTINGS_ROW, digestedOn: banjulDay(clock.now()) })
}

const free: { connection: Connection; cleaner: DatabaseCleaner; journeys: number }[] = []

/** After this many journeys a database's files are made anew: deleted rows stay in them and slow down every scan. */
const JOURNEYS = 20

/**
 * Opens a database that starts as the template, with empty tables. Closing its connection empties it for the next journey, which takes a
 * tenth of the processor time of a new one, and keeps what it has planned. `spoil` keeps it from other journeys.
 */
async function takeDatabase(template: string): Promise<{ connection: Connection; spoil: () => void }> {
  const database = free.pop() ?? (await newDatabase(template))
  const { connection, cleaner } = database
  let isSpoiled = false
  return {
    connection: {
      ...connection,
      async close() {
        if (isSpoiled) return connection.close()
        database.journeys += 1
        await cleaner.clean()
        if (database.journeys % JOURNEYS === 0) await cleaner.settle()
        free.push(database)
      },
    },
    spoil() {
      isSpoiled = true
    },
  }
}

async function newDatabase(template: string): Promise<(typeof free)[number]> {
  const connection = await openReusedCopy(template)
  return { connection, cleaner: await cleanerOf(connection), journeys: 0 }
}
