import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { freePort } from '#test/serve.ts'
import { startArguments, startUntilReady } from '#test/start-command.ts'

/** A process that serves, with its own accounts of what it takes. */
export interface Measured {
  port: number
  read: () => ProcessFigures
  /** From the moment it was started until it said that it was ready. */
  wallSeconds: number
  /** At that moment. */
  ready: ProcessFigures
  stop: () => Promise<void>
}

/** Nothing but Node's own server, to compare with. */
export const BARE_SERVER = [
  '-e',
  `require('node:http').createServer((q, s) => s.end('w')).listen(process.env.PORT, () => console.log('ready on'))`,
]

/** Starts the built server as `npm start` does, or another program of Node's, and waits until it says that it is ready. */
export async function startMeasured(
  env: Record<string, string>,
  args: readonly string[] = startArguments(),
): Promise<Measured> {
  const port = await freePort()
  const began = performance.now()
  const child = await startUntilReady(args, {
    env: { PORT: `${port}`, LOG_LEVEL: 'warn', ...env },
    hear: () => {},
  })
  const wallSeconds = (performance.now() - began) / 1000
  const { pid } = child
  if (pid === undefined) throw new Error('Node did not start')
  const ready = readProcess(pid)
  const ended = once(child, 'exit')
  return {
    port,
    read: () => readProcess(pid),
    wallSeconds,
    ready,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** What a process costs, read from outside by Linux' own accounts (proc_pid_stat(5), proc_pid_status(5)). */
interface ProcessFigures {
  /** Of the process and of all that it started, those that have ended included. */
  cpuSeconds: number
  /** What of it is in memory now, in MB: of the process and of all that it started and that still runs. */
  memoryMegabytes: number
}

const ticksASecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

export function readProcess(pid: number): ProcessFigures {
  const tree = withDescendants(pid)
  const ticks = tree.reduce((sum, each) => sum + readStat(each).ticks, 0)
  return {
    cpuSeconds: ticks / ticksASecond,
    memoryMegabytes: tree.reduce((sum, each) => sum + readMegabytes(each), 0),
  }
}

function withDescendants(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      parents.set(Number(name), readStat(Number(name)).parent)
    } catch {
      // It ended while the list was read.
    }
  }
  const childrenOf = (each: number): number[] =>
    [...parents].flatMap(([child, parent]) => (parent === each ? [child, ...childrenOf(child)] : []))
  return [pid, ...childrenOf(pid)]
}

function readStat(pid: number): { parent: number; ticks: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name stands in brackets and may hold anything; the fields after it are counted from the third.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const field = (number: number) => fields[number - 3] ?? 0
  return { parent: field(4), ticks: field(14) + field(15) + field(16) + field(17) }
}

function readMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return (Number(line?.[1] ?? 0) * 1024) / 1e6
}
