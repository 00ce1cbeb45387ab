// Row 40 of docs/acceptance.md: a backup made while guests book, by the operator's own commands, and restored elsewhere.

import { execFile } from 'node:child_process'
import { createReadStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { type Server, type Settings } from '#e2e/server.ts'
import { listBackups } from '#server/backup/backup-files.ts'
import { readBackup } from '#server/backup/backup-format.ts'
import { decryptWith, makeBackupKey } from '#server/backup/encrypt.ts'
import { decompressed } from '#server/backup/write-backup-file.ts'
import { PROJECT_FOLDER } from '#server/process/product.ts'
import { expectInvariants, type Promised } from '#test/invariants.ts'
import { newFolder } from '#test/new-folder.ts'
import type { Visitor } from '#test/visitor.ts'
import { mailsArrived, newGuest, type Guest } from './guest.ts'
import { openSite, PATIENCE_MS, signUp, startTestServer, type TestSite } from './site.ts'
import {
  folderStore,
  newDatabase,
  openStore,
  postgresStore,
  STORES,
  type Store,
  type StoreKind,
} from './store.ts'

const key = await makeBackupKey()

/** The same settings for another store. */
function settingsFor({ env }: Store, settings: Settings): Settings {
  return { ...settings, env: { ...settings.env, DATABASE_URL: '', ...env } }
}

/** Runs one of the operator's commands with the settings of a site. */
function run({ settings }: TestSite, name: string, store: Store, ...args: string[]) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: store.dataDir,
    ...settingsFor(store, settings).env,
    BACKUP_IDENTITY: key.identity,
  }
  const started = ['--import', './scripts/require-node-24.js', `scripts/${name}.ts`, ...args]
  return promisify(execFile)(process.execPath, started, { cwd: PROJECT_FOLDER, env })
}

async function command(...order: Parameters<typeof run>): Promise<string> {
  return (await run(...order)).stdout
}

/** Several guests book and pay one after another, on different dates. */
async function bookSome(site: TestSite, visitor: Visitor, from: number, to: number): Promise<Guest[]> {
  const guests = Array.from({ length: to - from }, (_, number) =>
    newGuest(site, visitor, {
      email: `guest${from + number}@example.com`,
      retreat: site.retreats[number % 2 === 0 ? 0 : 1],
      cancels: false,
    }),
  )
  for (const guest of guests) {
    await guest.continueAfterSignIn()
    // Without this cookie the browser's next booking is a new one.
    visitor.cookies.delete('lead')
  }
  return guests
}

function promisesOf(guests: readonly Guest[]): Promised[] {
  return guests.flatMap((guest) => guest.promised() ?? [])
}

/** Expects the guest to be still signed in at the restored server, and to see every booking with its payment. */
async function expectSeen(
  site: TestSite,
  server: Server,
  { cookies }: Visitor,
  promises: readonly Promised[],
): Promise<Visitor> {
  const visitor = site.newVisitor(server, cookies)
  const { body } = await visitor.get<Booking[]>('/api/my-bookings')
  for (const { bookingId } of promises) {
    expect(body.find(({ id }) => id === bookingId)).toMatchObject({
      amountPaid: 200,
      emergencyContact: 'Lamin Jallow',
    })
  }
  return visitor
}

/** Backups are restored to the other kind of database: both share one format. */
async function otherStore(kind: StoreKind): Promise<Store> {
  return kind === 'PGlite' ? postgresStore(await newDatabase()) : folderStore(newFolder())
}

test.each(STORES)(
  'row 40: a backup of %s made while guests book holds everything confirmed before, and its restored site books on',
  async (kind) => {
    const folder = newFolder()
    const site = await openSite(await openStore(kind), {
      BACKUP_DIR: folder,
      BACKUP_RECIPIENT: key.recipient,
    })
    const visitor = await signUp(site.newVisitor())
    const before = await bookSome(site, visitor, 0, 2)
    const [said, during] = await Promise.all([
      command(site, 'backup', site.store),
      bookSome(site, visitor, 2, 6),
    ])
    expect(during.every((guest) => guest.isDone())).toBe(true)
    const file = /\S+\.age/.exec(said)?.[0] ?? ''

    await mailsArrived(site, [...before, ...during])
    await killInBackup(site, folder)
    for (const { name } of await listBackups(folder)) await expectWhole(join(folder, name))

    const mailsBefore = site.mail.received.length
    const place = await otherStore(kind)
    expect(await command(site, 'restore', place, file)).toContain('paused')
    const server = await startTestServer(place.dataDir, settingsFor(place, site.settings))
    const guest = await expectSeen(site, server, visitor, promisesOf(before))
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expect(site.mail.received).toHaveLength(mailsBefore)

    expect(await command(site, 'activate', place)).toContain('is live')
    const next = await bookSome(site, guest, 6, 8)
    await mailsArrived(site, next)
    await server.stop()
    await place.read(({ db }) => expectInvariants(db, promisesOf([...before, ...next])))
  },
)

/** Starts another backup, and kills whoever makes it as soon as it writes: the server, or on PostgreSQL the command. */
async function killInBackup(site: TestSite, folder: string): Promise<void> {
  const before = readdirSync(folder)
  const backup = run(site, 'backup', site.store)
  backup.catch(() => {})
  const hasBegun = () => readdirSync(folder).some((name) => !before.includes(name))
  await vi.waitUntil(hasBegun, { timeout: PATIENCE_MS, interval: 1 })
  backup.child.kill('SIGKILL')
  await site.server.kill()
}

async function expectWhole(file: string): Promise<void> {
  const { manifest, rows } = await readBackup(
    decompressed(await decryptWith(key.identity, createReadStream(file))),
  )
  let read = 0
  for await (const { lines } of rows) read += lines.length
  expect(read).toBe(manifest.tables.reduce((sum, table) => sum + table.rows, 0))
}
