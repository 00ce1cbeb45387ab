import { getRequestListener } from '@hono/node-server'
import { findPlaceholders } from '#content/content.server.ts'
import { createApp } from './app.ts'
import { readProcessEnv, type Env } from './env.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { createHttpServer, listen, stopOnSignal } from './listen.ts'
import { startServices } from './services.ts'
import { openWebBuild } from './web.ts'

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
