// The process in which the journeys of one Playwright worker find their servers (host.ts starts it and asks it): what is
// dear is done once, which is to load the product and to make a seeded database, and each journey gets a copy.
import { content } from '#content/content.server.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { ENCODINGS } from '#server/http/compress.ts'
import { openWebBuild } from '#server/http/web.ts'
import { startingAt } from '#server/process/clock.ts'
import { openWorkers } from '#server/start/workers.ts'
import { seedWhenEmpty } from '#server/store/seed.ts'
import { testDataKeys } from '#test/data-keys.ts'
import '#test/quick-scrypt.ts'
import { makePgliteTemplate, openPgliteCopy } from '#test/pglite-template.ts'
import type { HostAnswer, HostCommand } from './host.ts'
import { openHostedApp, type HostedApp } from './hosted-app.ts'
import { APP_NOW } from './server.ts'

process.on('message', (command: HostCommand) => void answer(command))
// Nobody is left to ask: the worker has ended.
process.on('disconnect', () => process.exit())

// A public page is compressed as small as it gets, once for each change of it; here that would be once for each journey.
const { compress } = ENCODINGS.br
ENCODINGS.br.compress = (page) => compress(page)

const prepared = Promise.all([seededTemplate(), openWebBuild()])
const { workers } = openWorkers()
const apps = new Map<number, HostedApp>()

function seededTemplate(): Promise<Blob> {
  return makePgliteTemplate(async (connection) => {
    await migrateDatabase(connection)
    const clock = startingAt(new Date(APP_NOW))
    await seedWhenEmpty(connection.db, {
      firstSeason: content.retreats,
      clock,
      prices: content.prices,
      dataKeys: testDataKeys,
      live: false,
    })
  })
}

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

/** Answers with the app's address. */
async function carryOut({ kind, app, variables, statement }: HostCommand): Promise<string> {
  const [template, web] = await prepared
  if (kind === 'open') {
    const opened = await openHostedApp(await openPgliteCopy(template), { web, workers }, variables)
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
