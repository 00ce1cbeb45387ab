import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** Answers on a loopback port that is free; `close` ends it, and what is still being answered. */
export async function serve(answer: RequestListener): Promise<{ url: string; close: () => void }> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
