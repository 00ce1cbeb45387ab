// A PostgreSQL server with a temporary folder and a free port, for tests.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/serve.ts'
import { aptInstall } from './apt-install.ts'

interface Account {
  uid?: number
  gid?: number
}

/** Returns the folder of PostgreSQL's programs; null if it is not installed. */
export function findPostgresPrograms(): string | null {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const debians = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  const folders = [configured, ...debians, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null
}

function assertPrograms(): string {
  const found = findPostgresPrograms() ?? (aptInstall('postgresql') ? findPostgresPrograms() : null)
  if (found !== null) return found
  throw new Error(
    'PostgreSQL was not found. Install it (on Debian: apt-get install postgresql) and try again.',
  )
}

/** Returns the account "nobody" if this process is root, because PostgreSQL refuses to run as root. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

interface Postgres {
  url: string
  /** Shuts it down as an operator would; `resume` starts it again with the same data and port. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  /** Shuts it down and removes its data. */
  stop: () => Promise<void>
}

const READY_EVERY_MS = 200
const READY_TRIES = 150

/** Test data may be lost, so commits need not wait for the disk. */
const NOT_DURABLE = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

/**
 * Starts an empty server that trusts all connections on loopback. With `isDurable`, commits wait for the disk as in a normal installation.
 * Throws if PostgreSQL is not installed and cannot be.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const binaries = assertPrograms()
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-pg-'))
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })

  const options = { ...account, cwd: folder, encoding: 'utf8' } as const
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  )
  if (made.status !== 0) {
    removeFolder()
    throw new Error(`initdb failed: ${made.stderr}`)
  }

  const port = await freePort()
  let end = await start()

  /** Resolves with the function that shuts it down, once it takes connections. */
  async function start(): Promise<() => Promise<void>> {
    const settings = [...(isDurable ? [] : NOT_DURABLE), 'max_connections=200']
    const address = ['-k', folder, '-h', '127.0.0.1', '-p', `${port}`]
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...address, ...settings.flatMap((each) => ['-c', each])],
      { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let log = ''
    server.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4000)))
    const ended = once(server, 'exit')
    const shutDown = async () => {
      server.kill('SIGINT')
      await ended
    }
    for (let tries = 0; !isReady(); tries += 1) {
      if (server.exitCode !== null || tries === READY_TRIES) {
        await shutDown()
        removeFolder()
        throw new Error(`PostgreSQL did not start:\n${log}`)
      }
      await sleep(READY_EVERY_MS)
    }
    return shutDown
  }

  function isReady(): boolean {
    const args = ['-h', '127.0.0.1', '-p', `${port}`]
    return spawnSync(join(binaries, 'pg_isready'), args, { stdio: 'ignore' }).status === 0
  }

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pause: () => end(),
    resume: async () => {
      end = await start()
    },
    stop: async () => {
      await end()
      removeFolder()
    },
  }
}
