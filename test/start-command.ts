import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'

const schema = z.object({ scripts: z.object({ start: z.string() }) })

/** The arguments that `npm start` gives to Node, for who starts it without npm: npm keeps its process id to itself. */
export function startArguments(): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  const { start } = z.parse(schema, manifest).scripts
  const [, args] = /^exec node (.+)$/.exec(start) ?? []
  if (args === undefined) throw new Error('npm start is not one program of Node’s')
  return args.split(' ')
}

// Far longer than a start takes, also on a busy machine.
const START_MS = 120_000

/** Starts a program of Node's, and waits until it says that it is ready; `hear` gets all that it prints. */
export async function startUntilReady(
  args: readonly string[],
  { hear, ...how }: { env: Record<string, string>; cwd?: string | undefined; hear: (text: string) => void },
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    ...how,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...how.env },
  })
  const { promise: isReady, resolve } = Promise.withResolvers<void>()
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      hear(text)
      // Searching all that a busy server logs later would slow down whoever measures it.
      if (printed.includes('ready on')) return
      printed += text
      if (printed.includes('ready on')) resolve()
    })
  }
  await Promise.race([isReady, once(child, 'exit'), sleep(START_MS, undefined, { ref: false })])
  if (child.exitCode === null && printed.includes('ready on')) return child
  child.kill('SIGKILL')
  throw new Error(`The program did not start:\n${printed}`)
}
