import { once } from 'node:events'
import type { ServerOptions } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { operator } from '#test/guests.ts'
import { createHttpServer, listen, REQUEST_LIMITS } from './listen.ts'

/** Far longer than needed: a busy machine must not fail a test. */
const PATIENCE = { timeout: 45_000, interval: 20 }
const PIECE = 'x'.repeat(64 * 1024)
const LENGTHS = ['content-length: 2097152', 'transfer-encoding: chunked'] as const

interface LogLine {
  level: number
  status?: number
  msg: string
}

/** The app on a real port, with its log. */
async function startSite(limits?: ServerOptions) {
  const testApp = await createTestApp({ seed: false })
  const { deps } = testApp
  const lines: LogLine[] = []
  const log = pino(
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        // A line of the app's own log.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        lines.push(JSON.parse(chunk.toString()) as LogLine)
        done()
      },
    }),
  )
  const app = createApp({ ...deps, log })
  // Node's adapter replaces both; stubbed, Vitest restores them after the test.
  vi.stubGlobal('Request', Request)
  vi.stubGlobal('Response', Response)
  const server = createHttpServer(getRequestListener(app.fetch), limits)
  const url = await listen(server, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const operatorCookie = async () =>
    [...(await operator(testApp)).cookies].map((pair) => pair.join('=')).join('; ')
  return { port: Number(new URL(url).port), lines, operatorCookie }
}

/** Opens a raw connection, and collects what it receives. */
async function open(port: number) {
  const socket = connect(port, '127.0.0.1')
  const seen = { text: '', ended: false, error: null as Error | null }
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => (seen.text += text))
  socket.on('end', () => (seen.ended = true))
  socket.on('error', (error) => (seen.error = error))
  await once(socket, 'connect')
  onTestFinished(() => void socket.destroy())
  return { socket, seen }
}

function head(length: string, path = '/api/contacts'): string {
  return `POST ${path} HTTP/1.1\r\nhost: tradewind\r\ncontent-type: application/json\r\n${length}\r\n\r\n`
}

function piece(length: string): string {
  return length.startsWith('content') ? PIECE : `${PIECE.length.toString(16)}\r\n${PIECE}\r\n`
}

/** Sends two MiB at the speed of a good connection. */
async function sendTooMuch(socket: Socket, length: string): Promise<void> {
  for (let sent = 0; sent < 32; sent++) {
    socket.write(piece(length))
    await sleep(25)
  }
  if (!length.startsWith('content')) socket.write('0\r\n\r\n')
}

test.each(LENGTHS)('an upload that its sender aborts is not logged as an error (%s)', async (length) => {
  const { port, lines } = await startSite()
  const { socket } = await open(port)
  socket.write(
    head(length.replace('2097152', '1000')) + (length.startsWith('content') ? '{"a' : '3\r\n{"a\r\n'),
  )
  // Gives the server time to begin reading.
  await sleep(100)
  socket.destroy()
  const line = await vi.waitUntil(() => lines.find(({ msg }) => msg === 'request'), PATIENCE)
  expect(line.status).toBe(499)
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})

test.each(LENGTHS)(
  'a client that reads only after sending everything still gets the 413 and a clean end (%s)',
  async (length) => {
    const { port } = await startSite()
    const { socket, seen } = await open(port)
    socket.pause()
    socket.write(head(length))
    await sendTooMuch(socket, length)
    await vi.waitUntil(() => socket.writableLength === 0, PATIENCE)
    socket.resume()
    await vi.waitUntil(() => seen.ended || seen.error, PATIENCE)
    expect(seen.error).toBeNull()
    expect(seen.text).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*urn:problem:body-too-large/i)
  },
)

test.each(LENGTHS)('the 413 arrives while the rest is still being sent (%s)', async (length) => {
  const { port } = await startSite()
  const { socket, seen } = await open(port)
  socket.write(head(length) + piece(length) + piece(length))
  await vi.waitUntil(() => seen.text.includes('urn:problem:body-too-large'), PATIENCE)
  // The connection of a client that stops there is closed.
  await vi.waitUntil(() => seen.ended, PATIENCE)
  expect(seen.error).toBeNull()
})

test('a request refused before its body has arrived gets its answer too', async () => {
  const { port } = await startSite()
  const { socket, seen } = await open(port)
  socket.write(head('origin: https://elsewhere.example\r\ncontent-length: 5000'))
  await vi.waitUntil(() => seen.text.includes('urn:problem:foreign-origin'), PATIENCE)
  socket.write('x'.repeat(5000))
  await vi.waitUntil(() => seen.ended, PATIENCE)
  expect(seen.error).toBeNull()
})

test('a connection stays open for the next request after the whole body has arrived', async () => {
  const { port } = await startSite()
  const { socket, seen } = await open(port)
  const body = '{"a":'
  socket.write(head(`content-length: ${body.length}`) + body)
  await vi.waitUntil(() => seen.text.includes('urn:problem:malformed-request'), PATIENCE)
  socket.write('GET /healthz HTTP/1.1\r\nhost: tradewind\r\n\r\n')
  await vi.waitUntil(() => seen.text.endsWith('ok'), PATIENCE)
  expect(seen.text).not.toMatch(/connection: close/i)
})

test('a client that sends headers, a body or a refused body slowly is disconnected without a logged error, and others are served', async () => {
  const { port, lines } = await startSite({
    headersTimeout: 600,
    requestTimeout: 800,
    connectionsCheckingInterval: 50,
  })
  const slow = await Promise.all(
    [
      { begin: 'POST /api/contacts HTTP/1.1\r\nx-', drop: 'a' },
      { begin: head('content-length: 1000'), drop: 'x' },
      { begin: head('content-length: 2097152'), drop: 'x' },
    ].map(async ({ begin, drop }) => {
      const { socket, seen } = await open(port)
      socket.write(begin)
      const dribble = setInterval(() => socket.write(drop), 100)
      onTestFinished(() => clearInterval(dribble))
      return { socket, seen }
    }),
  )
  const other = await open(port)
  other.socket.write('GET /healthz HTTP/1.1\r\nhost: tradewind\r\n\r\n')
  await vi.waitUntil(() => other.seen.text.endsWith('ok'), PATIENCE)
  for (const { socket, seen } of slow) {
    await vi.waitUntil(() => socket.destroyed, PATIENCE)
    expect(seen.text).toMatch(/^HTTP\/1\.1 4(08|13) /)
  }
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})

test('only the operator’s picture may arrive slowly', async () => {
  const { port, operatorCookie } = await startSite({ requestTimeout: 400 })
  const cookie = await operatorCookie()
  const picture = (cookies: string) =>
    head(`${cookies}content-length: 5`, '/api/admin/pictures').replace('application/json', 'image/jpeg')
  const [allowed, refused] = [await open(port), await open(port)]
  allowed.socket.write(`${picture(`cookie: ${cookie}\r\n`)}<`)
  refused.socket.write(`${picture('')}<`)
  await vi.waitUntil(() => refused.seen.ended, PATIENCE)
  expect(refused.seen.text).toMatch(/^HTTP\/1\.1 401 /)
  await sleep(800)
  allowed.socket.write('svg>')
  await vi.waitUntil(() => allowed.seen.text.includes('urn:problem:'), PATIENCE)
  expect(allowed.seen.text).toMatch(/^HTTP\/1\.1 415 [^]*urn:problem:not-a-picture/)
})

test('the production limits close slow connections within 15 seconds', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = REQUEST_LIMITS
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(15_000)
})
