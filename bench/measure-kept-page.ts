import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as z from 'zod/mini'
import { startMeasured, type Measured, readProcess } from './built-server.ts'
import { atLeast, A_SECOND, TIMES, unlimited, type Figure } from './limited-figures.ts'
import { median } from './page-figures.ts'
import { getRequest, openConnection } from './visits.ts'

const CONNECTIONS = 32
const ROUNDS = 5
const SECONDS = 3
/** At least this part of what the plain server manages. */
const MIN_RATIO = 0.1

const ASK = { 'accept-encoding': 'gzip' }

/** How fast the landing page goes out, beside a plain Node server that sends the same compressed bytes, taking turns. */
export async function measureKeptPage(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const server = await startMeasured({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'info' })
  const plain = await startPlainServer(server.port)
  try {
    const rounds: Record<'plain' | 'landing' | 'legal', Round[]> = { plain: [], landing: [], legal: [] }
    for (let round = 0; round < ROUNDS; round++) {
      rounds.plain.push(await load(plain, '/'))
      rounds.landing.push(await load(server, '/'))
      rounds.legal.push(await load(server, '/refund-policy'))
    }
    const rate = (of: Round[]) => median(of.map(({ answersASecond }) => answersASecond))
    const cost = (of: Round[]) => median(of.map(({ cpuMicroseconds }) => cpuMicroseconds))
    const base = rate(rounds.plain)
    return [
      unlimited('a plain Node server with the same gzip buffer', base, A_SECOND),
      unlimited('its processor time for an answer', cost(rounds.plain), { digits: 0, name: ' µs' }),
      unlimited('`/`, which asks the database whether it changed', rate(rounds.landing), A_SECOND),
      unlimited('its processor time for an answer', cost(rounds.landing), { digits: 0, name: ' µs' }),
      atLeast('`/` beside the plain server', rate(rounds.landing) / base, MIN_RATIO, TIMES),
      unlimited('its processor time for an answer', cost(rounds.legal), { digits: 0, name: ' µs' }),
      unlimited('`/refund-policy` beside the plain server', rate(rounds.legal) / base, TIMES),
    ]
  } finally {
    await plain.stop()
    await server.stop()
  }
}

interface Round {
  answersASecond: number
  cpuMicroseconds: number
}

async function load({ port, read }: Pick<Measured, 'port' | 'read'>, path: string): Promise<Round> {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)))
  const request = getRequest(path, ASK)
  let answers = 0
  const before = read().cpuSeconds
  const started = performance.now()
  const end = started + SECONDS * 1000
  await Promise.all(
    connections.map(async ({ send }) => {
      for (; performance.now() < end; answers++) {
        const { status } = await send(request)
        if (status !== 200) throw new Error(`${path} answered ${status}`)
      }
    }),
  )
  const answersASecond = answers / ((performance.now() - started) / 1000)
  for (const { close } of connections) close()
  return { answersASecond, cpuMicroseconds: ((read().cpuSeconds - before) * 1e6) / answers }
}

/** A process of its own, as the product is one, with the bytes that this server has for the landing page. */
async function startPlainServer(port: number): Promise<Pick<Measured, 'port' | 'read' | 'stop'>> {
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: ASK })
  const plainBytes = Buffer.from(await page.arrayBuffer())
  const code = `
    const body = require('node:zlib').gzipSync(require('node:fs').readFileSync(0), { level: 9 })
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip', 'content-length': body.length }
    const server = require('node:http').createServer((request, response) => response.writeHead(200, headers).end(body))
    server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(plainBytes)
  const { pid } = child
  if (pid === undefined) throw new Error('Node did not start')
  const [printed]: readonly [unknown] = z.parse(z.tuple([z.unknown()]), await once(child.stdout, 'data'))
  const ended = once(child, 'exit')
  return {
    port: Number(String(printed)),
    read: () => readProcess(pid),
    async stop() {
      child.kill()
      await ended
    },
  }
}
