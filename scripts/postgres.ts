// Runs a command beside a PostgreSQL of its own: node scripts/postgres.ts vitest run server
// The command finds it in TEST_DATABASE_URL. Server and data are gone when the command ends, however it ends.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'
import { aptInstall } from './apt-install.ts'

interface Account {
  uid?: number
  gid?: number
}

function findBinaries(): string | null {
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const debians = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  )
  const folders = [configured, ...debians, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null
}

/** PostgreSQL refuses to run as root; there it runs as "nobody", who owns nothing else. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function startPostgres() {
  const binaries = findBinaries() ?? (aptInstall('postgresql') ? findBinaries() : null)
  if (binaries === null) {
    throw new Error(
      'PostgreSQL was not found. Install it (on Debian: apt-get install postgresql) and try again.',
    )
  }
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
  // Safe to lose, so nothing waits for the disk.
  const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200']
  const server = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-p',
      `${port}`,
      ...settings.flatMap((each) => ['-c', each]),
    ],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4000)))
  const ended = once(server, 'exit')

  async function stop() {
    server.kill('SIGINT')
    await ended
    removeFolder()
  }

  const isReady = () =>
    spawnSync(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' })
      .status === 0
  for (let tries = 0; !isReady(); tries += 1) {
    if (server.exitCode !== null || tries === 150) {
      await stop()
      throw new Error(`PostgreSQL did not start:\n${log}`)
    }
    await sleep(200)
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

const [command, ...args] = process.argv.slice(2)
if (command === undefined) throw new Error('usage: node scripts/postgres.ts <command> [arguments]')

const postgres = await startPostgres()
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, TEST_DATABASE_URL: postgres.url },
})
// The command is asked to end; this process stays until it has, to clean up after it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal))

process.exitCode = await new Promise<number>((resolve) => {
  child.once('error', (error) => {
    console.error(`${command} did not start: ${error.message}`)
    resolve(127)
  })
  child.once('exit', (code) => resolve(code ?? 1))
})
await postgres.stop()
