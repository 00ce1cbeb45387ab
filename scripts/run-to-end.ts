import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a Node program in a child process, to free its memory at the end. Passes signals on; exits this process if it fails. */
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
