import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median } from './page-figures.ts'
import { readProcess } from './process-figures.ts'
import { BARE_SERVER, startMeasured, type Measured } from './built-server.ts'
import type { StartCommand } from '#test/start-command.ts'
import { atMost, MEGABYTES, SECONDS, told, type Figure } from './limited-figures.ts'

const STARTS = 3
const IDLE_MS = 10_000
const LIMITS = { cpuSeconds: 1.5, wallSeconds: 2, idleMegabytes: 180 }
const EMBEDDED_LIMITS = { idleMegabytes: 350, peakMegabytes: 600 }
/** Short enough that no peak of a start is missed. */
const LOOK_EVERY_MS = 20

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
    const buildPeak = await peakOfBuild()
    await start(postgres, 0)
    const firstPeak = await peakOfFirstStart(embedded)
    const [bare, onPostgres, onEmbedded] = [
      await medianStart({}, BARE_SERVER),
      await medianStart(postgres),
      await medianStart(embedded),
    ]
    const { cpuSeconds, wallSeconds, idleMegabytes } = LIMITS
    return [
      told('a bare Node server: until ready', bare.wallSeconds, SECONDS),
      told('a bare Node server: memory', bare.idleMegabytes, MEGABYTES),
      atMost('PostgreSQL: processor time until ready', onPostgres.cpuSeconds, cpuSeconds, SECONDS),
      atMost('PostgreSQL: until ready', onPostgres.wallSeconds, wallSeconds, SECONDS),
      atMost('PostgreSQL: memory after 10 s of nothing', onPostgres.idleMegabytes, idleMegabytes, MEGABYTES),
      atMost('embedded: processor time until ready', onEmbedded.cpuSeconds, cpuSeconds, SECONDS),
      atMost('embedded: until ready', onEmbedded.wallSeconds, wallSeconds, SECONDS),
      atMost(
        'embedded: memory after 10 s of nothing',
        onEmbedded.idleMegabytes,
        EMBEDDED_LIMITS.idleMegabytes,
        MEGABYTES,
      ),
      atMost(
        'embedded: the most at the first start, with all that it starts',
        firstPeak,
        EMBEDDED_LIMITS.peakMegabytes,
        MEGABYTES,
      ),
      atMost('a build before it: the most', buildPeak, EMBEDDED_LIMITS.peakMegabytes, MEGABYTES),
    ]
  } finally {
    rmSync(embedded.DATA_DIR, { recursive: true, force: true })
  }
}

async function medianStart(env: Record<string, string>, command?: StartCommand): Promise<Start> {
  const starts: Start[] = []
  for (let run = 0; run < STARTS; run++) starts.push(await start(env, IDLE_MS, command))
  const of = (figure: keyof Start) => median(starts.map((each) => each[figure]))
  return {
    cpuSeconds: of('cpuSeconds'),
    wallSeconds: of('wallSeconds'),
    idleMegabytes: of('idleMegabytes'),
  }
}

/** Starts it, lets it stand for a while, and stops it. */
async function start(env: Record<string, string>, idleMs: number, command?: StartCommand): Promise<Start> {
  const server: Measured = await startMeasured(env, command)
  await sleep(idleMs)
  const idle = server.read()
  await server.stop()
  const { wallSeconds, ready } = server
  return { cpuSeconds: ready.cpuSeconds, wallSeconds, idleMegabytes: idle.memoryMegabytes }
}

async function peakOfFirstStart(env: Record<string, string>): Promise<number> {
  let peak = () => 0
  const server = await startMeasured(env, undefined, (pid) => (peak = watchPeak(pid)))
  await server.stop()
  return peak()
}

/** The server is started only when it is built, so both are never in memory at once. */
async function peakOfBuild(): Promise<number> {
  const child = spawn(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (child.pid === undefined) throw new Error('Node did not start')
  const peak = watchPeak(child.pid)
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error('the build failed')
  return peak()
}

/** Gives the most that a process and what it starts had in memory at once until now, in MB; pages that they share count twice. */
function watchPeak(pid: number): () => number {
  let peak = 0
  const looking = setInterval(() => {
    try {
      peak = Math.max(peak, readProcess(pid).memoryMegabytes)
    } catch {
      // One of them ended while it was looked at.
    }
  }, LOOK_EVERY_MS).unref()
  return () => {
    clearInterval(looking)
    return peak
  }
}
