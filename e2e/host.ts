import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { variablesFor, type Server, type Settings } from './server.ts'

/** A server without its own process: it cannot be killed, and the host prints its log. */
export interface HostedServer extends Omit<Server, 'kill'> {
  /** Runs a statement directly on its database: a journey removes a table, and restores it. */
  execute: (statement: string) => Promise<void>
}

export interface HostCommand {
  id: number
  kind: 'open' | 'restart' | 'execute' | 'close'
  /** The app's number, chosen by the caller. */
  app: number
  variables: Record<string, string>
  /** The statement that `execute` runs on the app's database. */
  statement?: string
}
export type HostAnswer = { id: number; url: string } | { id: number; error: string }

export interface Host {
  /** Opens a server on its own, freshly seeded database. */
  open: (settings: Settings) => Promise<HostedServer>
  end: () => Promise<void>
}

const HOST = ['--import', './scripts/require-node-24.js', '--import', 'tsx', 'e2e/host-process.ts']

/**
 * Starts a process that serves apps, one after the other or at once (decision 0040). It is not this process, which
 * drives the browser and would keep pages waiting.
 */
export function startHost(): Host {
  const child = spawn(process.execPath, HOST, {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  }
  const waiting = new Map<number, { resolve: (url: string) => void; reject: (error: Error) => void }>()
  child.on('message', (answer: HostAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('url' in answer) asked?.resolve(answer.url)
    else asked?.reject(new Error(`The host could not do it:\n${answer.error}`))
  })
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(ended())
    waiting.clear()
  })
  const ended = () => new Error(`The host has ended:\n${printed.slice(-4000)}`)

  let commands = 0
  async function ask(
    kind: HostCommand['kind'],
    app: number,
    { statement, ...settings }: Settings & { statement?: string } = {},
  ): Promise<string> {
    if (!child.connected) throw ended()
    const command: HostCommand = {
      id: ++commands,
      kind,
      app,
      variables: variablesFor(settings),
      ...(statement !== undefined && { statement }),
    }
    const { promise, ...asked } = Promise.withResolvers<string>()
    waiting.set(command.id, asked)
    child.send(command)
    return promise
  }

  let apps = 0
  return {
    open: async (settings) => {
      const app = ++apps
      const begin = printed.length
      const url = await ask('open', app, settings)
      let stopped = false
      return {
        url,
        log: () => printed.slice(begin),
        restart: async (next = {}) => void (await ask('restart', app, { ...settings, ...next })),
        stop: async () => {
          if (stopped) return
          stopped = true
          await ask('close', app)
        },
        execute: async (statement) => void (await ask('execute', app, { statement })),
      }
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}
