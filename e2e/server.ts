import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#test/serve.ts'
import { startArguments, startUntilReady } from '#test/start-command.ts'

/** The time at which every journey starts, unless it sets another. */
export const APP_NOW = '2025-09-01T09:00:00Z'
export const ADMIN_PASSWORD = 'harmattan-in-january'

/** A server reads the scripts as the one before it compiled them, and takes a sixth less of the processor to start. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache')

/** The drain time is added to it. */
const STOP_SECONDS = 10

export interface Server {
  readonly url: string
  /** Everything that the server has printed since its first start. */
  readonly log: () => string
  /** Stops the server normally, and starts it on the same data, at another time or with other settings. */
  restart: (settings?: Settings) => Promise<void>
  /** Stops the server, and fails if it does not end cleanly within ten seconds. Does nothing after a kill. */
  stop: () => Promise<void>
  /** Kills the process, as a crash would; `restart` starts it again. */
  kill: () => Promise<void>
}

export interface Settings {
  /** The time at which the server's clock starts; null for the real time. */
  appNow?: string | null
  env?: Record<string, string>
  /** The project's folder; this project by default. */
  folder?: string
}

/** The environment variables for these settings. */
export function variablesFor({ appNow = APP_NOW, env = {} }: Settings): Record<string, string> {
  return { ...(appNow !== null && { APP_NOW: appNow }), ADMIN_PASSWORD, RATE_LIMITS: 'off', ...env }
}

/** Starts the built server in its own process, on a free port and the given folder. */
export async function startServer(dataDir: string, settings: Settings = {}): Promise<Server> {
  let port = await freePort()
  let log = ''
  let current: ChildProcess | null = await start(settings).catch(async (error: unknown) => {
    if (!String(error).includes('is already in use')) throw error
    // Another program took the port before the server did.
    port = await freePort()
    return start(settings)
  })

  async function start(own: Settings): Promise<ChildProcess> {
    return startUntilReady(startArguments(), {
      cwd: own.folder,
      env: { PORT: `${port}`, DATA_DIR: dataDir, NODE_COMPILE_CACHE, ...variablesFor(own) },
      hear: (text) => (log += text),
    })
  }

  async function stop() {
    const child = current
    current = null
    if (child === null) return
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      const tooLate = setTimeout(
        () => child.kill('SIGKILL'),
        (STOP_SECONDS + Number(settings.env?.['DRAIN_SECONDS'] ?? 0)) * 1000,
      )
      await once(child, 'exit')
      clearTimeout(tooLate)
    }
    if (child.exitCode !== 0) {
      throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}:\n${log.slice(-4000)}`)
    }
  }

  async function kill() {
    const child = current
    current = null
    if (child === null || child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  return {
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    restart: async (next = {}) => {
      await stop()
      current = await start({ ...settings, ...next })
    },
    stop,
    kill,
  }
}
