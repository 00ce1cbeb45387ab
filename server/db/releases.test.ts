import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookingSchema } from '#domain/booking/booking.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import { presentBooking } from '#server/store/present-booking.ts'
import { testDataKeys } from '#test/data-keys.ts'
import { countRows, describeSchema } from '#test/database-dump.ts'
import { openEmptyDatabase, openTestDatabase } from '#test/database.ts'
import { expectInvariants } from '#test/invariants.ts'
import { fillDatabase } from '#test/releases/fill-database.ts'
import { recordedReleases, releaseFile } from '#test/releases/releases.ts'
import { knownMigrations, migrateDatabase, UnreleasedDatabaseError } from './migrate.ts'

test.each(recordedReleases())(
  'a filled database of %s migrates to the current schema, and keeps its rows',
  async (version) => {
    const connection = await openEmptyDatabase()
    await connection.client.query(readFileSync(releaseFile(version), 'utf8'))
    const before = await countRows(connection.db)
    expect(
      Object.values(before).every((rows) => rows > 0),
      'something in every table',
    ).toBe(true)

    await migrateDatabase(connection)

    const fresh = (await openTestDatabase()).connection
    expect(await describeSchema(connection.db)).toEqual(await describeSchema(fresh.db))
    expect(await countRows(connection.db)).toMatchObject(before)
    await expectInvariants(connection.db)
    for (const record of await loadBookings(connection.db, undefined)) {
      expect(() => bookingSchema.parse(presentBooking(testDataKeys, record))).not.toThrow()
    }
  },
)

// Recording the next release begins with this: a call that has gone, or a table that nothing fills, is noticed before.
test('the database of this version can be filled, with something in every table', async () => {
  const { db } = await fillDatabase()
  expect(Object.values(await countRows(db))).not.toContain(0)
})

test('a database from before the first recorded release is refused, and stays as it is', async () => {
  const connection = await openEmptyDatabase()
  const { db } = connection
  await migrateDatabase(connection)
  const [first = 0] = knownMigrations()
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${first - 1}`)
  const unreleased = { schema: await describeSchema(db), rows: await countRows(db) }
  await expect(migrateDatabase(connection)).rejects.toThrow(UnreleasedDatabaseError)
  expect({ schema: await describeSchema(db), rows: await countRows(db) }).toEqual(unreleased)
})
