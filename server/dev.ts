import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { assertPortFree, createHttpServer, listen, stopOnSignal } from '#server/http/listen.ts'
import { pageHandlerOf, type Web } from '#server/http/web.ts'
import { assertFolder } from '#server/start/assert-folder.ts'
import { startServices } from '#server/start/services.ts'
import { createApp } from './app.ts'
import { printReady } from './print-ready.ts'
import { readProcessEnv } from './read-env.ts'

// Runs the product as in production, but Vite compiles the web on request. The services survive a reload.
const env = readProcessEnv()
await assertPortFree(env)
await assertFolder(env)
const { deps, stop } = await startServices(env)
const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => void answer(request, response)),
)
const vite = await createVite({ server: { middlewareMode: true, ws: { server } }, appType: 'custom' })
const answer = getRequestListener(createApp(deps, webFrom(vite)).fetch)

stopOnSignal(server, async () => {
  await vite.close()
  await stop()
})
await printReady(deps, await listen(server, deps.env))

function webFrom(devServer: ViteDevServer): Web {
  // Looked up on every call, because Vite creates new environments when a change of its configuration restarts it.
  const loadBuild = (): Promise<unknown> => {
    const { ssr } = devServer.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the web in this process')
    return ssr.runner.import('virtual:react-router/server-build')
  }
  return {
    renderPage: async (request, services) => pageHandlerOf(await loadBuild(), loadBuild)(request, services),
    islandScripts: ['/@id/__x00__virtual:react-router/inject-hmr-runtime', '/web/islands/entry.ts'],
    files: null,
    development: true,
  }
}
