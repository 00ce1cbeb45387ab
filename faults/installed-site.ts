// A site installed in a folder as on its own machine, and its updates.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { variablesFor } from '#e2e/server.ts'
import { makeBackupKey } from '#server/backup/encrypt.ts'
import { newFolder } from '#test/new-folder.ts'
import { findBreakingStatements } from '#test/releases/breaking-statements.ts'
import { thisVersion } from '#test/releases/releases.ts'
import { openSite, type TestSite } from './site.ts'
import { openStore } from './store.ts'

const PROJECT = join(import.meta.dirname, '..')
const STAND_INS = join(import.meta.dirname, 'stand-ins')
/** The files that a server needs, and those that prove its build is of these sources. */
const COPIED = [
  'build',
  'content',
  'deploy',
  'domain',
  'emails',
  'scripts',
  'server',
  'web',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]

/** Copies a version's whole folder, as it is on a server after the build. */
function copyProject(folder: string): void {
  for (const name of COPIED) cpSync(join(PROJECT, name), join(folder, name), { recursive: true })
  const [packages, installed] = [join(PROJECT, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(installed)
  for (const name of readdirSync(packages)) symlinkSync(join(packages, name), join(installed, name))
  cpSync(join(PROJECT, 'package-lock.json'), join(installed, '.installed-lock.json'))
}

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.int(), when: z.number(), tag: z.string() })),
})

const EXPANDING = `CREATE TABLE "walks" ("id" uuid PRIMARY KEY NOT NULL, "booking_id" uuid NOT NULL);--> statement-breakpoint
ALTER TABLE "walks" ADD CONSTRAINT "walks_booking" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "walks_booked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "walk_id" uuid;--> statement-breakpoint
CREATE INDEX "payments_walk" ON "payments" USING btree ("walk_id");`

/** Creates the next version: this one with another number and a migration, which only adds by default. */
export function nextVersion({ number = '9.0.0', migration = EXPANDING, main = '' } = {}): string {
  const folder = newFolder()
  copyProject(folder)
  const change = (name: string, from: string, to: string) => {
    const text = readFileSync(join(folder, name), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(folder, name), text.replace(from, to))
  }
  const version = thisVersion()
  change('package.json', `"version": "${version}"`, `"version": "${number}"`)
  change('CHANGELOG.md', '\n## ', `\n## ${number}\n\n### For you\n\n- Walks.\n\n## `)
  if (main !== '') {
    const entry = join(folder, 'build/server')
    renameSync(join(entry, 'main.js'), join(entry, 'entry.js'))
    writeFileSync(join(entry, 'main.js'), main)
  }

  const migrations = join(folder, 'server/db/migrations')
  writeFileSync(join(migrations, '9000_walks.sql'), migration)
  const journal = join(migrations, 'meta/_journal.json')
  const { entries, ...rest } = z.parse(journalSchema, JSON.parse(readFileSync(journal, 'utf8')))
  const last = entries.at(-1)
  const added = { ...last, idx: entries.length, when: (last?.when ?? 0) + 1, tag: '9000_walks' }
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, added] }))
  return folder
}

/** Expects the next version's migration not to be breaking. */
export function expectExpanding(): void {
  expect(findBreakingStatements(EXPANDING)).toEqual([])
}

interface Ended {
  code: number | null
  output: string
}

export interface InstalledSite extends TestSite {
  /** The last part of the path of the folder that serves. */
  serving: () => string
  /** Runs deploy/update.sh of the installed version. Once `kill` returns true, the update is killed as by a power cut. */
  update: (args: readonly string[], kill?: () => boolean) => Promise<Ended>
  /** How often the serving version was restarted after it ended by itself. */
  restarts: () => number
  /** Whether an update is switching versions. */
  isSwitching: () => boolean
  /** Whether a version on trial is still running. */
  runsBeside: () => Promise<boolean>
}

/**
 * Installs this version in a folder, as deploy/setup.sh does on a machine, and starts it with its own database. Servers and script are
 * real; faults/stand-ins replaces systemd and its accounts.
 */
export async function installSite({ backups = true } = {}): Promise<InstalledSite> {
  const site = await openSite(await openStore('PostgreSQL'))
  // The service replaces it, at the same address.
  await site.server.stop()
  const root = newFolder()
  const home = join(root, 'srv/tradewind')
  const at = (path: string) => join(root, path)
  const version = thisVersion()
  for (const folder of ['etc/systemd/system', 'srv/tradewind/versions', 'srv/tradewind/node'])
    mkdirSync(at(folder), { recursive: true })
  copyProject(join(home, 'versions', version))
  symlinkSync(join(home, 'versions', version), join(home, 'app'))
  // The build uses the Node that runs the tests.
  symlinkSync(join(PROJECT, 'node_modules'), join(home, 'node/node_modules'))
  const unit = readFileSync(join(PROJECT, 'deploy/tradewind.service'), 'utf8')
  const settingsFile = at('etc/tradewind.env')
  writeFileSync(
    at('etc/systemd/system/tradewind.service'),
    unit.replaceAll('/srv/tradewind/app', join(home, 'app')).replaceAll('/etc/tradewind.env', settingsFile),
  )
  const settings = {
    ...variablesFor(site.settings),
    PORT: new URL(site.server.url).port,
    DATA_DIR: site.store.dataDir,
    BACKUP_DIR: join(home, 'backups'),
    ...(backups && { BACKUP_RECIPIENT: (await makeBackupKey()).recipient }),
  }
  writeFileSync(
    settingsFile,
    Object.entries(settings)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join(''),
  )

  const env = {
    PATH: [STAND_INS, join(PROJECT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    TRADEWIND_ROOT: root,
  }
  // Not run synchronously: the connection to the database goes through this process.
  async function run(program: string, ...args: string[]): Promise<number | null> {
    const child = spawn(program, args, { env, stdio: 'ignore' })
    await once(child, 'exit')
    return child.exitCode
  }
  onTestFinished(async () => {
    await run('systemctl', 'stop', 'tradewind')
    await run('systemctl', 'stop', 'tradewind-next')
  })
  await run('systemctl', 'start', 'tradewind')
  const visited = await run(join(home, 'app/deploy/run.sh'), 'update:visit', site.server.url, '120')
  expect(visited, 'the installed site serves').toBe(0)

  async function update(args: readonly string[], kill = () => false): Promise<Ended> {
    const child = spawn(join(home, 'app/deploy/update.sh'), args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Its own process group, so that its children are killed with it.
      detached: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const looking = setInterval(() => {
      if (child.pid !== undefined && kill()) process.kill(child.pid, 'SIGKILL')
    }, 5)
    await once(child, 'exit')
    clearInterval(looking)
    return { code: child.exitCode, output }
  }
  return {
    ...site,
    update,
    serving: () => readVersion(join(home, 'app')),
    restarts: () => Number(readFileSync(join(root, 'run/units/tradewind.restarts'), 'utf8')),
    isSwitching: () => existsSync(join(home, 'update.state')),
    runsBeside: async () => (await run('systemctl', 'is-active', 'tradewind-next')) === 0,
  }
}

function readVersion(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return z.parse(z.object({ version: z.string() }), manifest).version
}
