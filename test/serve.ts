import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { Server } from 'node:net'

/** Answers on a loopback port that is free; `close` ends it, and what is still being answered. */
export async function serve(answer: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer)
  const port = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A loopback port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnLoopback(server)
  server.close()
  await once(server, 'close')
  return port
}

/** Listens on a loopback port that is free, and gives it. */
export async function listenOnLoopback(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}
