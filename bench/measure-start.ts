import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { BARE_SERVER, startMeasured, type Measured } from './built-server.ts'
import { atMost, MEGABYTES, SECONDS, unlimited, type Figure } from './limited-figures.ts'
import { medianFigures } from './page-figures.ts'

const STARTS = 3
const IDLE_MS = 10_000
const LIMITS = { cpuSeconds: 1.5, wallSeconds: 2, idleMegabytes: 250 }
const EMBEDDED_IDLE_MEGABYTES = 320

interface Start {
  cpuSeconds: number
  wallSeconds: number
  idleMegabytes: number
}

/** What a start takes, as at every start but the first, and the embedded database's first one. */
export async function measureStart(databaseUrl: string, dataDir: string): Promise<Figure[]> {
  const postgres = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const embedded = { DATA_DIR: mkdtempSync(join(tmpdir(), 'tradewind-bench-')) }
  try {
    await start(postgres, 0)
    const first = await start(embedded, IDLE_MS)
    const [bare, onPostgres, onEmbedded] = [
      await medianStart({}, BARE_SERVER),
      await medianStart(postgres),
      await medianStart(embedded),
    ]
    const { cpuSeconds, wallSeconds, idleMegabytes } = LIMITS
    const embeddedIdle = (what: string, measured: Start) =>
      atMost(what, measured.idleMegabytes, EMBEDDED_IDLE_MEGABYTES, MEGABYTES)
    return [
      unlimited('a bare Node server: until ready', bare.wallSeconds, SECONDS),
      unlimited('a bare Node server: memory', bare.idleMegabytes, MEGABYTES),
      atMost('PostgreSQL: processor time until ready', onPostgres.cpuSeconds, cpuSeconds, SECONDS),
      atMost('PostgreSQL: until ready', onPostgres.wallSeconds, wallSeconds, SECONDS),
      atMost('PostgreSQL: memory after 10 s of nothing', onPostgres.idleMegabytes, idleMegabytes, MEGABYTES),
      atMost('embedded: processor time until ready', onEmbedded.cpuSeconds, cpuSeconds, SECONDS),
      atMost('embedded: until ready', onEmbedded.wallSeconds, wallSeconds, SECONDS),
      embeddedIdle('embedded: memory after 10 s of nothing', onEmbedded),
      embeddedIdle('embedded: memory after 10 s of nothing, at the first start', first),
    ]
  } finally {
    rmSync(embedded.DATA_DIR, { recursive: true, force: true })
  }
}

async function medianStart(env: Record<string, string>, command?: readonly string[]): Promise<Start> {
  const starts: Start[] = []
  for (let run = 0; run < STARTS; run++) starts.push(await start(env, IDLE_MS, command))
  return medianFigures(starts)
}

/** Starts it, lets it stand for a while, and stops it. */
async function start(
  env: Record<string, string>,
  idleMs: number,
  command?: readonly string[],
): Promise<Start> {
  const server: Measured = await startMeasured(env, command)
  await sleep(idleMs)
  const idle = server.read()
  await server.stop()
  const { wallSeconds, ready } = server
  return { cpuSeconds: ready.cpuSeconds, wallSeconds, idleMegabytes: idle.memoryMegabytes }
}
