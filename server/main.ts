import { getRequestListener } from '@hono/node-server'
import { findPlaceholders } from '#content/content.server.ts'
import { createHttpServer, listen, stopOnSignal } from '#server/http/listen.ts'
import { openWebBuild } from '#server/http/web.ts'
import { explainStartFailure } from '#server/start/explain-start-failure.ts'
import { startServices } from '#server/start/services.ts'
import { createApp } from './app.ts'
import { readProcessEnv, type Env } from './env.ts'

let env: Env | null = null
try {
  env = readProcessEnv(findPlaceholders())
  const { deps, stop } = await startServices(env)
  const app = createApp(deps, await openWebBuild())
  const server = createHttpServer(getRequestListener(app.fetch))
  stopOnSignal(server, stop)
  const address = await listen(server, deps.env)
  if (deps.adminPassword.fresh)
    console.log(`admin password, shown only this once: ${deps.adminPassword.fresh}`)
  console.log(`ready on ${address}`)
} catch (error) {
  console.error(explainStartFailure(error, env))
  process.exit(1)
}
