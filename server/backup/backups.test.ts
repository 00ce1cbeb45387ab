import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BACKUP_DAYS_KEPT } from '#domain/site/backups.ts'
import { backupRuns, history, leases } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { operator } from '#test/guests.ts'
import { backUpNightly, lastNight } from './back-up-nightly.ts'
import { backupName, listBackups, partialName } from './backup-files.ts'
import { readBackupState } from './backup-state.ts'
import { BackupStopped } from './backups.ts'
import { decryptWith, encryptFor, makeBackupKey } from './encrypt.ts'

const { identity, recipient } = await makeBackupKey()

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tradewind-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function appWithBackups(differences: { folder?: string; now?: string; to?: string } = {}) {
  const folder = differences.folder ?? join(freshFolder(), 'backups')
  const backup = { folder, recipient: differences.to ?? recipient }
  const app = await createTestApp({ env: { backup }, seed: false, now: differences.now })
  return { ...app, folder, state: () => readBackupState(app.deps) }
}

/** What the sweep does of it, and waits for what goes on beside it. */
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

test('each night has its backup from three in Banjul on, once over all servers, and a day that was slept through is made up', async () => {
  const app = await appWithBackups({ now: '2025-09-01T02:59:59Z' })
  // Nothing was ever made, so last night's is made first.
  await night(app)
  expect(await listBackups(app.folder)).toMatchObject([{ name: backupName(app.clock.now()) }])
  app.clock.advance({ milliseconds: 1000 })
  // Within an hour of the last attempt nothing is tried again.
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
  // Of the two of the first day the newest is left.
  expect(files).toHaveLength(2)
  expect(await app.state()).toMatchObject({
    standing: 'fresh',
    running: false,
    failed: null,
    newest: { name: files[0]?.name, madeAt: app.clock.now().toISOString(), bytes: files[0]?.bytes },
  })
})

test('the night begins at three', () => {
  expect(lastNight(new Date('2025-09-01T03:00:00Z'))).toEqual(new Date('2025-09-01T03:00:00Z'))
  expect(lastNight(new Date('2025-09-01T02:59:59.999Z'))).toEqual(new Date('2025-08-31T03:00:00Z'))
})

test('those of fourteen days are kept, what a dead process left goes, and other files stay', async () => {
  const app = await appWithBackups({ folder: freshFolder() })
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

test.each([
  ['a folder that cannot be one', { folder: '/dev/null/none' }, /cannot be made \(BACKUP_DIR\)/],
  ['a key with a slip', { to: recipient.slice(0, -1) + (recipient.endsWith('q') ? 'p' : 'q') }, /is no key/],
])(
  'with %s the failure is told, tried again after an hour, and nothing old goes',
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

test('two at once are one', async () => {
  const { deps } = await appWithBackups()
  const { work } = await deps.backups.start()
  await expect(deps.backups.start()).rejects.toMatchObject({ code: 'backup-running' })
  await work
  const next = await deps.backups.start()
  // The clock stands still: it would have the name of the first, which stays as it is.
  await expect(next.work).rejects.toThrow(/is there already/)
})

test('a server that stops breaks it off: nothing is left of it, and it is made again soon', async () => {
  const { deps, db, folder } = await appWithBackups()
  const { work } = await deps.backups.start()
  const [ended] = await Promise.allSettled([work, deps.backups.stop()])
  expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(BackupStopped) as unknown })
  expect(readdirSync(folder)).toEqual([])
  expect(await db.$count(backupRuns)).toBe(0)
  expect(await db.$count(leases)).toBe(0)
})

test('a server that died while it made one is told of, and the file of another server is missed here', async () => {
  const { db, clock, state } = await appWithBackups()
  const startedAt = clock.now()
  await db
    .insert(backupRuns)
    .values({ state: 'done', startedAt, endedAt: startedAt, file: 'there', bytes: 9 })
  expect(await state()).toMatchObject({ standing: 'missing', newest: { name: 'there', bytes: 9 }, files: [] })
  clock.advance({ hours: 1 })
  await db.insert(backupRuns).values({ state: 'running', startedAt: clock.now() })
  expect(await state()).toMatchObject({
    running: false,
    failed: { at: clock.now().toISOString(), reason: 'The server stopped while it was made.' },
  })
})

test('what was written is read back before it counts: a single bit that is another one is found', async () => {
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

test('without a key nothing is made, at night or by hand', async () => {
  const app = await createTestApp({ seed: false })
  await night(app)
  expect(await app.db.$count(backupRuns)).toBe(0)
  const admin = await operator(app)
  expect(await admin.post('/api/admin/backups')).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:backup-not-configured' },
  })
  expect(await readBackupState(app.deps)).toMatchObject({ standing: 'off', newest: null })
})

test.skipIf(process.getuid?.() !== 0)('what root makes belongs to whom the folder belongs to', async () => {
  const parent = freshFolder()
  chownSync(parent, 12_345, 12_346)
  const { deps, folder } = await appWithBackups({ folder: join(parent, 'backups') })
  const { work } = await deps.backups.start()
  const { name } = await work
  for (const path of [folder, join(folder, name)])
    expect(statSync(path)).toMatchObject({ uid: 12_345, gid: 12_346 })
})

test('a file that cannot be opened is a problem from the first, and no download in the history', async () => {
  const app = await appWithBackups({ folder: freshFolder() })
  const admin = await operator(app)
  const name = backupName(app.clock.now())
  // Not even root opens a socket.
  const server = createServer().listen(join(app.folder, name))
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  expect(await admin.get(`/api/admin/backups/${name}`)).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:backup-unreadable' },
  })
  expect(await app.db.$count(history, eq(history.what, 'Backup downloaded'))).toBe(0)
})

test('the operator starts one, sees it, and downloads it; what is not finished is not there', async () => {
  const app = await appWithBackups()
  const admin = await operator(app)
  expect((await admin.get('/api/admin/backups')).body).toMatchObject({ standing: 'none', files: [] })
  expect((await admin.post('/api/admin/backups')).status).toBe(202)
  await vi.waitUntil(async () => !(await app.state()).running, { timeout: 45_000, interval: 20 })
  const { newest } = await app.state()
  const name = newest?.name ?? ''
  const answer = await app.app.request(`/api/admin/backups/${name}`, {
    headers: { cookie: [...admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-length')).toBe(`${newest?.bytes}`)
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(join(app.folder, name)))
  writeFileSync(join(app.folder, partialName(name)), 'half')
  for (const other of [partialName(name), `..%2F${name}`, '%2e%2e', 'notes.txt']) {
    expect((await admin.get(`/api/admin/backups/${other}`)).status).toBe(404)
  }
})
