// How fast a cached page goes out, beside a plain Node server with a ready compressed buffer: npm run bench:html
// BENCH_SECONDS of load on each (5), taking turns; the ratio is what counts, as the machine cancels out.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { startServer } from '#e2e/server.ts'
import { median } from './page-figures.ts'

const CONNECTIONS = 32
const ROUNDS = 3
/** At least this part of what the plain server manages. */
const MIN_RATIO = 0.2

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
if (!(seconds > 0)) throw new Error('BENCH_SECONDS must be a number above 0')

const dataDir = mkdtempSync(join(tmpdir(), 'tradewind-bench-'))
const server = await startServer(dataDir, { env: { LOG_LEVEL: 'silent' } })
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let plain: { url: string; process: ChildProcess } | null = null
try {
  const size = await ask(`${server.url}/`)
  plain = await startPlainServer(size)
  const cached: number[] = []
  const legal: number[] = []
  const buffers: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    buffers.push(await load(plain.url))
    cached.push(await load(`${server.url}/`))
    legal.push(await load(`${server.url}/refund-policy`))
  }
  const base = median(buffers)
  const ratio = median(cached) / base
  console.log(`plain Node server, ${size} bytes ready: ${base.toFixed(0)} answers a second`)
  console.log(
    `/ (asks the database whether it changed): ${median(cached).toFixed(0)}, ${ratio.toFixed(2)} of it`,
  )
  console.log(`/refund-policy: ${median(legal).toFixed(0)}, ${(median(legal) / base).toFixed(2)} of it`)
  if (ratio < MIN_RATIO) {
    console.log(`Not cached: at least ${MIN_RATIO} of the plain server`)
    process.exitCode = 1
  }
} finally {
  agent.destroy()
  plain?.process.kill()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** A process of its own, as the product is one. */
async function startPlainServer(size: number) {
  const code = `
    const body = Buffer.alloc(${size}, 'w')
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length }
    const server = require('node:http').createServer((request, response) => response.writeHead(200, headers).end(body))
    server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))`
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed]: readonly [unknown] = z.tuple([z.unknown()]).parse(await once(child.stdout, 'data'))
  return { url: `http://127.0.0.1:${String(printed)}/`, process: child }
}

/** Answers a second, over as many connections as may be open at once. */
async function load(address: string): Promise<number> {
  const started = performance.now()
  const end = started + seconds * 1000
  let answers = 0
  async function keepAsking(): Promise<void> {
    while (performance.now() < end) {
      await ask(address)
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking))
  return answers / ((performance.now() - started) / 1000)
}

/** The bytes of one answer's body. */
async function ask(address: string): Promise<number> {
  const request = get(address, { agent, headers: { 'accept-encoding': 'br' } })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request.once('error', reject)
  request.once('response', (response) => {
    if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`))
    let bytes = 0
    response.on('data', (chunk: Buffer) => (bytes += chunk.length))
    response.once('end', () => resolve(bytes))
    response.once('error', reject)
  })
  return promise
}
