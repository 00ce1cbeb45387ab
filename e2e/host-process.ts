// The process with the servers of one Playwright worker's journeys (host.ts starts and calls it): loading the app and
// creating a database, which are slow, are done once, and each journey gets a fresh database.

import type { PGlite } from '@electric-sql/pglite'
import { content } from '#content/content.server.ts'
import { connectEmbedded, type EmbeddedConnection } from '#server/db/connect.ts'
import { ENCODINGS } from '#server/http/compress.ts'
import { openWebBuild } from '#server/http/web.ts'
import { startingAt } from '#server/process/clock.ts'
import { openWorkers } from '#server/start/workers.ts'
import { seedWhenEmpty } from '#server/store/seed.ts'
import { testDataKeys } from '#test/data-keys.ts'
import { describeRows } from '#test/database-dump.ts'
import '#test/quick-scrypt.ts'
import { copyTemplate, pgliteTemplate } from '#test/pglite-template.ts'
import type { HostAnswer, HostCommand } from './host.ts'
import { openHostedApp, type HostedApp } from './hosted-app.ts'
import { APP_NOW } from './server.ts'

/** After this many journeys a database is replaced: deleted rows stay in its files and slow down every scan. */
const JOURNEYS = 20

interface KeptDatabase {
  /** Closing it returns the database. Queries that are still running fail from then on, and affect no other journey. */
  connection: EmbeddedConnection
  /** Marks the database as changed, so that no other journey gets it. */
  spoil: () => void
}

/**
 * Databases that start as the template, with empty tables. Opening one takes a quarter of a second of processor time, emptying a returned
 * one a tenth of that.
 */
function keptDatabases(template: string): { take: () => Promise<KeptDatabase> } {
  const free: { engine: PGlite; journeys: number }[] = []
  let deleteRows: string | undefined

  return {
    async take() {
      const database = free.pop() ?? { engine: await copyTemplate(template), journeys: 0 }
      const { engine } = database
      database.journeys += 1
      let isSpoiled = database.journeys === JOURNEYS
      const connection = connectEmbedded(engine)
      const statement = (deleteRows ??= (await describeRows(connection)).deleteRows)
      return {
        connection: {
          ...connection,
          async close() {
            if (isSpoiled) return connection.close()
            await connection.client.end()
            await engine.exec(statement)
            free.push(database)
          },
        },
        spoil() {
          isSpoiled = true
        },
      }
    },
  }
}

process.on('message', (command: HostCommand) => void answer(command))
// The worker has ended.
process.on('disconnect', () => process.exit())

// A public page is compressed at the highest level, once per change; here that would be once per journey.
const { compress } = ENCODINGS.br
ENCODINGS.br.compress = (page) => compress(page)

const prepared = Promise.all([pgliteTemplate().then(keptDatabases), openWebBuild()])
const { workers } = openWorkers()
const apps = new Map<number, HostedApp & Pick<KeptDatabase, 'spoil'>>()

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
  const [databases, web] = await prepared
  if (kind === 'open') {
    const { connection, spoil } = await databases.take()
    await seed(connection)
    const opened = await openHostedApp(connection, { web, workers }, variables)
    apps.set(app, { ...opened, spoil })
    return opened.url
  }
  const known = apps.get(app)
  if (!known) throw new Error(`The server ${app} is closed`)
  if (kind === 'restart') await known.restart(variables)
  else if (kind === 'execute') {
    known.spoil()
    await known.execute(statement ?? '')
  } else {
    apps.delete(app)
    await known.close()
  }
  return known.url
}

/** Seeds the database as on a demonstration's first day, whatever the journey's clock. */
async function seed({ db }: EmbeddedConnection): Promise<void> {
  const clock = startingAt(new Date(APP_NOW))
  const { retreats: firstSeason, prices } = content
  await seedWhenEmpty(db, { firstSeason, clock, prices, dataKeys: testDataKeys, live: false })
}
