/** @module-tag postgres */

import { createReadStream, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readBackup, type Manifest } from '#server/backup/backup-format.ts'
import { decryptWith, encryptFor, makeBackupKey } from '#server/backup/encrypt.ts'
import { assertKnown } from '#server/backup/fill-database.ts'
import { LEFT_OUT } from '#server/backup/read-database.ts'
import { decompressed, writeBackupFile } from '#server/backup/write-backup-file.ts'
import type { Connection } from '#server/db/connect.ts'
import { knownMigrations, migrateDatabase } from '#server/db/migrate.ts'
import { bookings, history, pictureFiles, pictures, restores } from '#server/db/schema.ts'
import type { Env } from '#server/env.ts'
import { makeDataKey } from '#server/process/data-keys.ts'
import { readEnv } from '#server/read-env.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { TEST_DATA_KEY } from '#test/data-keys.ts'
import { countRows, describeSchema, dumpDatabase } from '#test/database-dump.ts'
import { openEmptyDatabase, openTestDatabase } from '#test/database.ts'
import { appWithGuest, guestWithBooking, operator, payByCard } from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import { newFolder } from '#test/new-folder.ts'
import { recordedReleases, releaseFile } from '#test/releases/releases.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { restoreBackup, restoreInto } from './restore-backup.ts'

const NOW = new Date('2025-09-02T03:00:00Z')
const key = await makeBackupKey()

function settings(variables: Record<string, string> = {}): Env {
  return readEnv({ DATA_DIR: newFolder(), DATA_KEY: TEST_DATA_KEY, ...variables })
}

async function backUp(connection: Connection): Promise<string> {
  const folder = newFolder()
  const order = { connection, folder, recipient: key.recipient, product: '0.1.0', madeAt: NOW }
  return join(folder, (await writeBackupFile(order)).name)
}

async function open(file: string, { identity } = key) {
  return readBackup(decompressed(await decryptWith(identity, createReadStream(file))))
}

test('a restored backup has every row of every table, is paused, and continues its counters', async () => {
  const { app, guest } = await appWithGuest({ healthConditions: 'Asthma  , 100 %', healthConsent: true })
  await payByCard(guest, 'deposit')
  const cancelled = await guestWithBooking(app, { email: 'lamin@example.com', firstName: 'Lámïn 🪁' })
  await payByCard(cancelled, 'full')
  await cancelled.visitor.delete(`/api/cancel-booking/${cancelled.lead.id}`)
  const admin = await operator(app)
  await admin.patch('/api/admin/settings', { morningDigest: true })
  const picture = { id: 'ab'.repeat(16), width: 640, height: 480 }
  const bytes = Uint8Array.from({ length: 600_000 }, (_, at) => at * at)
  await app.db.insert(pictures).values({ ...picture, createdAt: NOW })
  await app.db.insert(pictureFiles).values({ pictureId: picture.id, width: 640, format: 'avif', bytes })
  const before = await dumpDatabase(app.db)
  const file = await backUp(app.connection)

  const place = await openEmptyDatabase()
  const opened = await restoreInto(place, await open(file), { env: settings(), now: NOW })
  expect(opened).toBeGreaterThan(4)
  const after = await dumpDatabase(place.db)
  expect(after).toEqual({
    ...before,
    leases: [],
    backup_runs: [],
    restores: [expect.stringContaining('"activated_at": null') as unknown],
  })
  expect(await describeSchema(place.db)).toEqual(await describeSchema(app.db))
  await expectInvariants(place.db)

  expect(Buffer.from((await place.db.select().from(pictureFiles))[0]?.bytes ?? [])).toEqual(
    Buffer.from(bytes),
  )

  // The next value of a counter column comes after the last one.
  const entry = { at: NOW, actor: 'site', what: 'Restored' } as const
  const [next] = await place.db.insert(history).values(entry).returning({ id: history.id })
  const ids = await place.db.select({ id: history.id }).from(history)
  expect(next?.id).toBe(Math.max(...ids.map(({ id }) => id)))
})

test('a database that is not empty is refused, and stays as it is', async () => {
  const app = await createTestApp()
  const file = await backUp(app.connection)
  const before = await dumpDatabase(app.db)
  const restoring = restoreInto(app.connection, await open(file), { env: settings(), now: NOW })
  await expect(restoring).rejects.toThrow(/not empty: it has a site with 2 bookings.*DATA_DIR/)
  expect(await dumpDatabase(app.db)).toEqual(before)
})

test('with a wrong data key nothing is restored, unless health notes are left out', async () => {
  const { app, guest } = await appWithGuest({ healthConditions: 'Asthma', healthConsent: true })
  const { lead } = guest
  const place = await openEmptyDatabase()
  const env = settings({ DATA_KEY: makeDataKey() })
  const file = await backUp(app.connection)
  await expect(restoreInto(place, await open(file), { env, now: NOW })).rejects.toThrow(
    /encrypted with a key that is not in [^]*Nothing was restored/,
  )
  expect(await countRows(place.db)).toEqual({})

  // The right key is not enough: every encrypted text is opened.
  const other = await guestWithBooking(app, { email: 'lamin@example.com' })
  const [mine] = await app.db.select().from(bookings).where(eq(bookings.id, lead.id))
  const { emergencyContact = null } = mine ?? {}
  await app.db.update(bookings).set({ emergencyContact }).where(eq(bookings.id, other.lead.id))
  const changed = await backUp(app.connection)
  await expect(restoreInto(place, await open(changed), { env: settings(), now: NOW })).rejects.toThrow(
    /was changed since it was sealed/,
  )
  expect(await countRows(place.db)).toEqual({})

  const given = { env, now: NOW, withoutHealthNotes: true }
  expect(await restoreInto(place, await open(changed), given)).toBe(0)
  const [kept] = await place.db.select().from(bookings).where(eq(bookings.id, lead.id))
  expect(kept).toMatchObject({ firstName: 'Awa', healthConditions: null, emergencyContact: null })
})

test.each(recordedReleases())(
  'a backup of a database of %s is migrated as it is restored',
  async (version) => {
    const old = await openEmptyDatabase()
    await old.client.query(readFileSync(releaseFile(version), 'utf8'))
    await old.client.query('set search_path to public')
    const before = await countRows(old.db)
    const file = await backUp(old)

    const place = await openEmptyDatabase()
    await restoreInto(place, await open(file), { env: settings(), now: NOW })
    const { restores: restored = 0, ...rows } = before
    const inBackup = Object.entries(rows).filter(([table]) => !LEFT_OUT.includes(table))
    expect(await countRows(place.db)).toMatchObject(Object.fromEntries(inBackup))
    const fresh = (await openTestDatabase()).connection
    expect(await describeSchema(place.db)).toEqual(await describeSchema(fresh.db))
    expect(await place.db.$count(restores)).toBe(restored + 1)
    // The migrator finds nothing left to do.
    const migrated = await dumpDatabase(place.db)
    await migrateDatabase(place)
    expect(await dumpDatabase(place.db)).toEqual(migrated)
  },
)

test('a backup of a newer version is refused, and the version is named', () => {
  const [first = 0] = knownMigrations()
  const manifest: Manifest = {
    format: 'tradewind-backup 1',
    product: '9.0.0',
    madeAt: NOW.toISOString(),
    tables: [],
    migrations: [
      { at: first, hash: 'a' },
      { at: 4_000_000_000_000, hash: 'b' },
    ],
  }
  expect(() => assertKnown(manifest)).toThrow(/version 9\.0\.0.*a newer one/)
  expect(() => assertKnown({ ...manifest, migrations: [] })).toThrow(/does not know/)
})

test('a changed, truncated, missing or foreign file restores nothing', async () => {
  const { connection } = await createTestApp()
  const file = await backUp(connection)
  const whole = readFileSync(file)
  const env = settings()
  const restoring = (bytes: Uint8Array | null, identity = key.identity, name = 'other.age') => {
    const other = join(newFolder(), name)
    if (bytes) writeFileSync(other, bytes)
    return restoreBackup(env, { file: other, identity, now: NOW })
  }
  await expect(restoring(null)).rejects.toThrow(
    /There is no \/.*other\.age, or you are not allowed to read it/,
  )
  await expect(restoring(Buffer.from('PGDMP'))).rejects.toThrow(/not a backup, or this key does not open it/)
  await expect(restoring(whole, (await makeBackupKey()).identity)).rejects.toThrow(/this key does not/)
  await expect(restoring(whole, 'AGE-SECRET-KEY-1')).rejects.toThrow(/not a key that opens backups/)
  const changed = Buffer.from(whole)
  changed[whole.length - 20] = (changed[whole.length - 20] ?? 0) ^ 1
  const damaged = /other\.age is incomplete, or was changed.*another night\. Nothing was restored\.$/
  for (const bytes of [changed, whole.subarray(0, -1000), whole.subarray(0, -1), whole.subarray(0, 300)]) {
    const error: unknown = await restoring(bytes).catch((reason: unknown) => reason)
    expect(explainStartFailure(error, env)).toMatch(damaged)
  }
  await expect(restoring(whole.subarray(0, 300), key.identity, 'other.age.partial')).rejects.toThrow(
    /other\.age\.partial is an unfinished backup.*ends in \.age/,
  )
  // A file encrypted for this key that is not a backup.
  const { encrypted } = await encryptFor(key.recipient, Readable.from([Buffer.from('notes')]))
  await expect(restoring(await buffer(encrypted))).rejects.toThrow(/incomplete, or was changed/)
  // No database was opened for them.
  expect(readdirSync(env.dataDir)).toEqual([])
})
