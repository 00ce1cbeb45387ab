/** @module-tag postgres */

import { chownSync, existsSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { BACKUP_DAYS_KEPT } from '#domain/site/backups.ts'
import { backupRuns, leases } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { newFolder } from '#test/new-folder.ts'
import { backUpNightly, lastNight } from './back-up-nightly.ts'
import { backupName, listBackups, partialName } from './backup-files.ts'
import { readBackupState } from './backup-state.ts'
import { BackupStopped } from './backups.ts'
import { decryptWith, encryptFor, makeBackupKey } from './encrypt.ts'

const { identity, recipient } = await makeBackupKey()

async function appWithBackups(differences: { folder?: string; now?: string; to?: string } = {}) {
  const folder = differences.folder ?? join(newFolder(), 'backups')
  const backup = { folder, recipient: differences.to ?? recipient }
  const app = await createTestApp({ env: { backup }, seed: false, now: differences.now })
  return { ...app, folder, state: () => readBackupState(app.deps) }
}

/** Runs the nightly backup, and waits for its background work. */
async function night({ deps }: TestApp): Promise<void> {
  const works: Promise<unknown>[] = []
  async function start() {
    const started = await deps.backups.start()
    works.push(started.work)
    return started
  }
  await backUpNightly({ ...deps, backups: { ...deps.backups, start } })
  await Promise.allSettled(works)
}

test('a backup is made once a night from three in Banjul, and a missed one is made up', async () => {
  const app = await appWithBackups({ now: '2025-09-01T02:59:59Z' })
  // There is no backup yet, so last night's is made first.
  await night(app)
  expect(await listBackups(app.folder)).toMatchObject([{ name: backupName(app.clock.now()) }])
  app.clock.advance({ milliseconds: 1000 })
  // Within an hour of the last attempt there is no retry.
  await night(app)
  expect(await listBackups(app.folder)).toHaveLength(1)
  app.clock.advance({ hours: 1 })
  await night(app)
  await night(app)
  expect(await listBackups(app.folder)).toHaveLength(2)
  app.clock.advance({ hours: 49 })
  expect(await app.state()).toMatchObject({ standing: 'old' })
  await night(app)
  await night(app)
  const files = await listBackups(app.folder)
  // Only the newest of the first day's two is kept.
  expect(files).toHaveLength(2)
  expect(await app.state()).toMatchObject({
    standing: 'fresh',
    running: false,
    failed: null,
    newest: { name: files[0]?.name, madeAt: app.clock.now().toISOString(), bytes: files[0]?.bytes },
  })
})

test('the backup’s night begins at three', () => {
  expect(lastNight(new Date('2025-09-01T03:00:00Z'))).toEqual(new Date('2025-09-01T03:00:00Z'))
  expect(lastNight(new Date('2025-09-01T02:59:59.999Z'))).toEqual(new Date('2025-08-31T03:00:00Z'))
})

test('backups of fourteen days are kept, unfinished ones are deleted, and other files stay', async () => {
  const app = await appWithBackups({ folder: newFolder() })
  const days = Array.from({ length: BACKUP_DAYS_KEPT + 1 }, (_, day) => new Date(Date.UTC(2025, 7, 1 + day)))
  const left = partialName(backupName(new Date('2025-08-31T03:00:00Z')))
  for (const name of [...days.map(backupName), left, 'notes.txt']) {
    writeFileSync(join(app.folder, name), 'x')
  }
  expect(await listBackups(app.folder)).toHaveLength(BACKUP_DAYS_KEPT + 1)
  const { work } = await app.deps.backups.start()
  const made = await work
  expect(readdirSync(app.folder).toSorted()).toEqual(
    ['notes.txt', ...days.slice(2).map(backupName), made.name].toSorted(),
  )
})

test('a backup that is deleted while the folder is read is left out', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, backupName(new Date('2025-09-01T03:00:00Z'))), 'x')
  // As readdir still names it, and stat no longer finds it.
  symlinkSync(join(folder, 'gone'), join(folder, backupName(new Date('2025-09-02T03:00:00Z'))))
  expect(await listBackups(folder)).toMatchObject([{ bytes: 1 }])
})

test.each([
  ['a folder that cannot be one', { folder: '/dev/null/none' }, /\(BACKUP_DIR\) can’t be created/],
  [
    'a key with a slip',
    { to: recipient.slice(0, -1) + (recipient.endsWith('q') ? 'p' : 'q') },
    /is not a valid key/,
  ],
])(
  'with %s the failure is reported and retried after an hour, and no file is written',
  async (_, broken, reason) => {
    const app = await appWithBackups(broken)
    await night(app)
    expect(await app.state()).toMatchObject({
      standing: 'none',
      newest: null,
      failed: { at: app.clock.now().toISOString(), reason: expect.stringMatching(reason) as unknown },
    })
    expect(existsSync(app.folder) ? readdirSync(app.folder) : []).toEqual([])
    await night(app)
    expect(await app.db.$count(backupRuns)).toBe(1)
    app.clock.advance({ hours: 1 })
    await night(app)
    expect(await app.db.$count(backupRuns)).toBe(2)
  },
)

test('a second backup at the same time is refused', async () => {
  const { deps } = await appWithBackups()
  const { work } = await deps.backups.start()
  await expect(deps.backups.start()).rejects.toMatchObject({ code: 'backup-running' })
  await work
  const next = await deps.backups.start()
  // The clock is stopped: the second backup would have the first one's name, which is not overwritten.
  await expect(next.work).rejects.toThrow(/already exists/)
})

test('a server that stops breaks off the backup, and leaves nothing behind', async () => {
  const { deps, db, folder } = await appWithBackups()
  const { work } = await deps.backups.start()
  const [ended] = await Promise.allSettled([work, deps.backups.stop()])
  expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(BackupStopped) as unknown })
  expect(readdirSync(folder)).toEqual([])
  expect(await db.$count(backupRuns)).toBe(0)
  expect(await db.$count(leases)).toBe(0)
})

test('a backup interrupted by a dead server is reported, and another server’s backup counts', async () => {
  const { db, clock, state } = await appWithBackups()
  const startedAt = clock.now()
  await db
    .insert(backupRuns)
    .values({ state: 'done', startedAt, endedAt: startedAt, file: 'there', bytes: 9 })
  expect(await state()).toMatchObject({ standing: 'fresh', newest: { name: 'there', bytes: 9 } })
  clock.advance({ hours: 1 })
  await db.insert(backupRuns).values({ state: 'running', startedAt: clock.now() })
  expect(await state()).toMatchObject({
    running: false,
    failed: { at: clock.now().toISOString(), reason: 'The server stopped while the backup was being made.' },
  })
})

test('a backup is read back, and one changed bit is found', async () => {
  const plain = Buffer.from('rows of guests'.repeat(20_000))
  const { encrypted, readBack } = await encryptFor(recipient, Readable.from([plain]))
  const written = await buffer(encrypted)
  expect(await buffer(await readBack(Readable.from([written])))).toEqual(plain)
  expect(await buffer(await decryptWith(identity, Readable.from([written])))).toEqual(plain)
  expect(written.includes('rows of guests')).toBe(false)
  const changed = Buffer.from(written)
  changed[100_000] = (changed[100_000] ?? 0) ^ 1
  await expect(readBack(Readable.from([changed])).then(buffer)).rejects.toThrow(/./)
  await expect(readBack(Readable.from([written.subarray(0, -1)])).then(buffer)).rejects.toThrow(/./)
})

test('without a key no backup is made at night', async () => {
  const app = await createTestApp({ seed: false })
  await night(app)
  expect(await app.db.$count(backupRuns)).toBe(0)
  expect(await readBackupState(app.deps)).toMatchObject({ standing: 'off', newest: null })
})

test.skipIf(process.getuid?.() !== 0)(
  'a backup made by root belongs to the owner of its folder',
  async () => {
    const parent = newFolder()
    chownSync(parent, 12_345, 12_346)
    const { deps, folder } = await appWithBackups({ folder: join(parent, 'backups') })
    const { work } = await deps.backups.start()
    const { name } = await work
    for (const path of [folder, join(folder, name)])
      expect(statSync(path)).toMatchObject({ uid: 12_345, gid: 12_346 })
  },
)
