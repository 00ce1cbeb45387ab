import { getRequestListener } from '@hono/node-server'
import { assertPortFree, createHttpServer, listen, stopOnSignal } from '#server/http/listen.ts'
import { openWebBuild } from '#server/http/web.ts'
import { assertFolder } from '#server/start/assert-folder.ts'
import { startServices } from '#server/start/services.ts'
import { createApp } from './app.ts'
import type { Env } from './env.ts'
import { printReady } from './print-ready.ts'

/** Starts the services and answers requests until a signal ends the process. */
export async function serve(env: Env): Promise<void> {
  await assertPortFree(env)
  await assertFolder(env)
  const { deps, stop } = await startServices(env)
  const leaving = new AbortController()
  const app = createApp(deps, await openWebBuild(), leaving.signal)
  const server = createHttpServer(getRequestListener(app.fetch))
  const { drainSeconds } = deps.env
  stopOnSignal(server, stop, { drainSeconds, onDrain: () => leaving.abort() })
  await printReady(deps, await listen(server, deps.env))
}
