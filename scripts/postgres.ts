// Runs a command with a PostgreSQL of its own: node scripts/postgres.ts vitest run server
// The command finds it in TEST_DATABASE_URL. Server and data are removed when the command ends, however it ends.

import { spawn } from 'node:child_process'
import { startPostgres } from './start-postgres.ts'

const [command, ...args] = process.argv.slice(2)
if (command === undefined) throw new Error('usage: node scripts/postgres.ts <command> [arguments]')

const postgres = await startPostgres()
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: postgres.url },
})
// Passes the signal to the command and waits for its end, to clean up afterwards.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))

process.exitCode = await new Promise<number>((resolve) => {
  child.once('error', (error) => {
    console.error(`${command} did not start: ${error.message}`)
    resolve(127)
  })
  child.once('exit', (code) => resolve(code ?? 1))
})
await postgres.stop()
