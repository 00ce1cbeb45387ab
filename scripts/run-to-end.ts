import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a program of Node's to its end, in a process of its own, so that its memory goes with it. What asks this process to
 * end, ends that one first; where it fails, this process ends too.
 */
export async function runToEnd(...command: string[]): Promise<void> {
  const child = spawn(process.execPath, command, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  process.once('SIGTERM', stop).once('SIGINT', stop)
  await once(child, 'exit')
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (child.exitCode !== 0) process.exit(child.exitCode ?? 1)
}
