// Row 34 of docs/acceptance.md: connections that send one byte at a time, to keep the server waiting.

import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openSite, signUp, type TestSite } from './site.ts'
import { openStore } from './store.ts'

const CONNECTIONS = 200
const CLOSED_WITHIN_MS = 15_000
const EVERY_MS = 500

const HEADERS = 'GET / HTTP/1.1\r\nhost: tradewind\r\nx-long: '
const BODY =
  'POST /api/contacts HTTP/1.1\r\nhost: tradewind\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n"'

/** Opens a slow connection, and returns after how many milliseconds it was closed. */
async function dribble({ server }: TestSite, begin: string): Promise<number> {
  const { port, hostname } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  // Reads the answer, as a waiting client would.
  socket.resume()
  await once(socket, 'connect')
  const opened = performance.now()
  socket.write(begin)
  const drops = setInterval(() => socket.write('x'), EVERY_MS)
  onTestFinished(() => {
    clearInterval(drops)
    socket.destroy()
  })
  // Not `events.once`, which treats a cut connection as a failure.
  const closed = Promise.withResolvers<void>()
  socket.once('close', () => closed.resolve())
  await closed.promise
  clearInterval(drops)
  return performance.now() - opened
}

test.each([
  ['headers', HEADERS],
  ['bodies', BODY],
])(
  `row 34: ${CONNECTIONS} connections with slow %s are closed within 15 seconds, and others are served meanwhile`,
  async (_, begin) => {
    const site = await openSite(await openStore('PGlite'))
    const guest = await signUp(site.newVisitor())
    const closed = Promise.all(Array.from({ length: CONNECTIONS }, () => dribble(site, begin)))
    const isOver = new AbortController()
    const over = closed.finally(() => isOver.abort())
    let served = 0
    while (!isOver.signal.aborted) {
      expect((await guest.get('/')).status).toBe(200)
      expect((await guest.get('/api/my-bookings')).status).toBe(200)
      served++
      await sleep(100)
    }
    const times = await over
    expect(times).toHaveLength(CONNECTIONS)
    expect(Math.max(...times)).toBeLessThanOrEqual(CLOSED_WITHIN_MS)
    // How often depends on the machine.
    expect(served).toBeGreaterThan(0)
    // A slow client is not logged as an error.
    expect(site.server.log()).not.toContain('"level":50')
  },
)
