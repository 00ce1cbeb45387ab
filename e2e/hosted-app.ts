import { randomBytes } from 'node:crypto'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { createApp } from '#server/app.ts'
import type { EmbeddedConnection } from '#server/db/connect.ts'
import { createHttpServer, listen } from '#server/http/listen.ts'
import type { Web } from '#server/http/web.ts'
import { readEnv } from '#server/read-env.ts'
import { startServices } from '#server/start/services.ts'
import type { Workers } from '#server/start/workers.ts'
import { TEST_DATA_KEY } from '#test/data-keys.ts'

type Listener = ReturnType<typeof getRequestListener>

/** Shared by the apps of a host: expensive to open, and without any app's data. */
interface Shared {
  web: Web
  workers: Workers
}

export interface HostedApp {
  url: string
  /** Stops the app and starts it again on the same database; requests wait meanwhile. */
  restart: (variables: Record<string, string>) => Promise<void>
  /** Runs a statement directly on its database. */
  execute: (statement: string) => Promise<void>
  close: () => Promise<void>
}

/** Starts the whole app on its own port, as server/main.ts does, on an open database. */
export async function openHostedApp(
  database: EmbeddedConnection,
  shared: Shared,
  variables: Record<string, string>,
): Promise<HostedApp> {
  // Kept over restarts, like the one that a server stores in its folder.
  const sessionSecret = randomBytes(32).toString('hex')
  const underWay = new Set<Promise<void>>()
  let listening = Promise.withResolvers<Listener>()
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
      connect: async () => ({ ...database, close: keep }),
      openWorkers: () => ({ workers: shared.workers, close: keep }),
    })
    stopServices = services.stop
    listening.resolve(getRequestListener(createApp(services.deps, shared.web).fetch))
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
    await database.close()
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
    execute: async (statement) => void (await database.db.execute(sql.raw(statement))),
    close,
  }
}
