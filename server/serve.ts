import { getRequestListener } from '@hono/node-server'
import { createHttpServer, listen, stopOnSignal } from '#server/http/listen.ts'
import { openWebBuild } from '#server/http/web.ts'
import { startServices } from '#server/start/services.ts'
import { createApp } from './app.ts'
import type { Env } from './env.ts'

/** Starts the services and answers requests until a signal ends the process. */
export async function serve(env: Env): Promise<void> {
  const { deps, stop } = await startServices(env)
  const leaving = new AbortController()
  const app = createApp(deps, await openWebBuild(), leaving.signal)
  const server = createHttpServer(getRequestListener(app.fetch))
  const { drainSeconds } = deps.env
  stopOnSignal(server, stop, { drainSeconds, onDrain: () => leaving.abort() })
  const address = await listen(server, deps.env)
  if (deps.adminPassword.fresh)
    console.log(`admin password, shown only this once: ${deps.adminPassword.fresh}`)
  console.log(`ready on ${address}`)
}
