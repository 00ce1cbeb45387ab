import { once } from 'node:events'
import { freePort } from '#test/free-port.ts'
import { startArguments, startUntilReady } from '#test/start-command.ts'
import { readProcess, type ProcessFigures } from './process-figures.ts'

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
