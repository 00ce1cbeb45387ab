// What starting the built server costs in processor time and memory, measured from outside: npm run bench:start
// BENCH_RUNS starts (5) on either database, which is there already, as at every start but the first; Linux only. The table
// of medians goes into docs/performance.md. Fails where a start costs more than it may.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { format, resolveConfig } from 'prettier'
import { startPostgres } from '#scripts/start-postgres.ts'
import { freePort } from '#test/free-port.ts'
import { startArguments } from '#test/start-command.ts'
import { median } from './page-figures.ts'
import { replaceMarked } from './page-table.ts'
import { readProcess } from './process-figures.ts'

const DOCUMENT = 'docs/performance.md'
const IDLE_MS = 10_000
/** The most that a start on PostgreSQL may cost. */
const CPU_SECONDS = 1.5

const runs = Number(process.env.BENCH_RUNS ?? 5)
if (!Number.isInteger(runs) || runs < 1) throw new Error('BENCH_RUNS must be a whole number from 1')

interface Subject {
  name: string
  /** What Node is given. */
  command: string[]
  env: Record<string, string>
}

/** Megabytes are millions of bytes. */
interface Start {
  wallSeconds: number
  cpuSeconds: number
  readyMegabytes: number
  peakMegabytes: number
  idleMegabytes: number
}

const BARE = `require('node:http').createServer((q, s) => s.end('w')).listen(0, () => console.log('ready on'))`

const postgres = await startPostgres()
const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'tradewind-bench-')))
try {
  const [embedded = '', beside = ''] = folders
  const subjects: Subject[] = [
    { name: 'a bare Node server', command: ['-e', BARE], env: {} },
    { name: 'PostgreSQL', command: startArguments(), env: { DATA_DIR: beside, DATABASE_URL: postgres.url } },
    { name: 'embedded', command: startArguments(), env: { DATA_DIR: embedded } },
  ]
  // The first start builds what is not built, makes the schema and fills it.
  for (const subject of subjects) await start(subject, 0)
  const measured = new Map<Subject, Start[]>(subjects.map((subject) => [subject, []]))
  for (let run = 1; run <= runs; run++) {
    for (const subject of subjects) {
      measured.get(subject)?.push(await start(subject, IDLE_MS))
      console.error(`${subject.name}: start ${run} of ${runs}`)
    }
  }
  const medians = subjects.map((subject) => ({ subject, ...medianStart(measured.get(subject) ?? []) }))
  const report = `Medians of ${runs} ${runs === 1 ? 'start' : 'starts'}, ${cpus().length} processors.\n\n${table(medians)}`
  console.log(report)
  const text = replaceMarked(readFileSync(DOCUMENT, 'utf8'), 'bench:start', report)
  // Else the format check would fail on the table.
  writeFileSync(DOCUMENT, await format(text, { ...(await resolveConfig(DOCUMENT)), parser: 'markdown' }))
  for (const { subject, cpuSeconds } of medians) {
    if (subject.name !== 'PostgreSQL' || cpuSeconds <= CPU_SECONDS) continue
    console.log(`Not kept: on PostgreSQL at most ${CPU_SECONDS} s of processor time`)
    process.exitCode = 1
  }
} finally {
  await postgres.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** Starts it, reads its figures at the moment it says that it is ready and after a while of nothing, and stops it. */
async function start({ command, env }: Subject, idleMs: number): Promise<Start> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: `${port}`, LOG_LEVEL: 'warn', ...env },
  })
  if (child.pid === undefined) throw new Error('Node did not start')
  const ended = once(child, 'exit')
  let printed = ''
  child.stdout.setEncoding('utf8')
  for await (const text of child.stdout.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    printed += text
    if (printed.includes('ready on')) break
  }
  const wallSeconds = (performance.now() - began) / 1000
  if (!printed.includes('ready on')) throw new Error(`It ended before it was ready:\n${printed}`)
  const ready = readProcess(child.pid)
  child.stdout.resume()
  await sleep(idleMs)
  const idle = readProcess(child.pid)
  child.kill('SIGTERM')
  await ended
  return {
    wallSeconds,
    cpuSeconds: ready.cpuSeconds,
    readyMegabytes: ready.memoryMegabytes,
    peakMegabytes: ready.peakMegabytes,
    idleMegabytes: idle.memoryMegabytes,
  }
}

function medianStart(starts: readonly Start[]): Start {
  const of = (figure: keyof Start) => median(starts.map((each) => each[figure]))
  return {
    wallSeconds: of('wallSeconds'),
    cpuSeconds: of('cpuSeconds'),
    readyMegabytes: of('readyMegabytes'),
    peakMegabytes: of('peakMegabytes'),
    idleMegabytes: of('idleMegabytes'),
  }
}

function table(rows: readonly ({ subject: Subject } & Start)[]): string {
  const headings = [
    '',
    'processor time',
    'until ready',
    'memory when ready',
    'peak until then',
    'after 10 s of nothing',
  ]
  const lines = rows.map(({ subject, ...each }) => [
    subject.name,
    `${each.cpuSeconds.toFixed(2)} s`,
    `${each.wallSeconds.toFixed(2)} s`,
    `${each.readyMegabytes.toFixed(0)} MB`,
    `${each.peakMegabytes.toFixed(0)} MB`,
    `${each.idleMegabytes.toFixed(0)} MB`,
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...lines.map(line)].join('\n')
}
