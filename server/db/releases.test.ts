import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookingSchema } from '#domain/booking/booking.ts'
import { createLog } from '#server/process/log.ts'
import { sealPlainText } from '#server/start/open-data-keys.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import { presentBooking } from '#server/store/present-booking.ts'
import { testDataKeys } from '#test/data-keys.ts'
import { countRows, describeSchema } from '#test/database-dump.ts'
import { openEmptyDatabase, openTestDatabase } from '#test/database.ts'
import { expectInvariants } from '#test/invariants.ts'
import { recordedReleases, releaseFile, thisVersion } from '#test/releases/releases.ts'
import type { Database } from './connect.ts'
import { migrateDatabase, UnreleasedDatabaseError } from './migrate.ts'
import { history } from './schema.ts'

test('this version’s filled database is recorded', () => {
  expect(recordedReleases()).toContain(thisVersion())
})

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
    await sealPlainText(connection, testDataKeys, createLog('silent'))

    const fresh = (await openTestDatabase()).connection
    expect(await describeSchema(connection.db)).toEqual(await describeSchema(fresh.db))
    expect(await countRows(connection.db)).toMatchObject(before)
    await expectInvariants(connection.db)
    for (const record of await loadBookings(connection.db, undefined)) {
      expect(() => bookingSchema.parse(presentBooking(testDataKeys, record))).not.toThrow()
    }
  },
)

test('plain health and emergency data of the first release is encrypted, and can still be read', async () => {
  const connection = await openEmptyDatabase()
  const { db } = connection
  await connection.client.query(readFileSync(releaseFile('0.1.0'), 'utf8'))
  const before = await readSensitive(db)
  expect(before.map(({ notes }) => notes)).toContain('Asthma')
  expect(before.filter(({ contact, phone }) => contact && phone).length).toBeGreaterThan(5)

  await migrateDatabase(connection)
  await sealPlainText(connection, testDataKeys, createLog('silent'))

  const sealed = JSON.stringify(await readSensitive(db))
  const texts = before.flatMap(({ notes, contact, phone }) => [notes, contact, phone]).filter(Boolean)
  for (const text of texts) expect(sealed).not.toContain(JSON.stringify(text))
  const opened = (await loadBookings(db, undefined)).map((record) => presentBooking(testDataKeys, record))
  expect(
    opened
      .map(({ id, healthConditions: notes, emergencyContact: contact, emergencyPhone: phone }) => ({
        id,
        notes: notes ?? '',
        contact: contact ?? '',
        phone: phone ?? '',
      }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  ).toEqual(before)
})

test('the migration deletes addresses that 0.3.0 kept of failed card pages and ended hand-overs', async () => {
  const connection = await openEmptyDatabase()
  const { db } = connection
  await connection.client.query(readFileSync(releaseFile('0.3.0'), 'utf8'))
  await db.execute(
    sql`update checkout_sessions set payer_email = 'payer@example.com', state = 'failed' where url is not null`,
  )
  const over = sql`select booking_id from hand_overs where ended_at is not null limit 1`
  const other = sql`select id from bookings where id not in (select booking_id from hand_overs) limit 1`
  const write = (named: string, template: string, occasion: string, booking = over) =>
    db.execute(sql`
      insert into mails (booking_id, template, occasion, recipient, subject, text, html, created_at)
      values ((${booking}), ${template}, ${occasion}, ${`${named}@example.com`}, 'A place', ${` for ${named}`}, '', now())`)
  await write('ended', 'hand-over-offer', 'hand-over-offer:1')
  await write('question', 'operator-hand-over', 'operator-hand-over:1:asked')
  await write('answer', 'operator-hand-over', 'operator-hand-over:1:accepted')
  await write('open', 'hand-over-offer', 'hand-over-offer:2', other)
  await db.execute(sql`
    insert into hand_overs (booking_id, state, made_at, accept_by)
    select booking_id, 'open', now(), '2025-10-30' from mails where occasion = 'hand-over-offer:2'`)

  await migrateDatabase(connection)

  const pages = await db.select({ email: sql`payer_email` }).from(sql`checkout_sessions`)
  expect(new Set(pages.map(({ email }) => email))).toEqual(new Set([null]))
  const kept = await db
    .select({ occasion: sql<string>`occasion`, said: sql`recipient || ': ' || subject || text` })
    .from(sql`mails`)
    .where(sql`template in ('hand-over-offer', 'operator-hand-over')`)
  expect(Object.fromEntries(kept.map(({ occasion, said }) => [occasion, said]))).toEqual({
    'hand-over-offer:1': 'removed: removed',
    'operator-hand-over:1:asked': 'removed: removed',
    'operator-hand-over:1:accepted': 'answer@example.com: A place for answer',
    'hand-over-offer:2': 'open@example.com: A place for open',
  })
})

test('the migration stores the field beside each history entry that had only its English label', async () => {
  const connection = await openEmptyDatabase()
  const { db } = connection
  await connection.client.query(readFileSync(releaseFile('0.4.0'), 'utf8'))
  const write = (what: string, booking = sql`select id from bookings limit 1`) =>
    db.execute(sql`
      insert into history (at, actor, booking_id, what, before, after)
      values (now(), 'guest', (${booking}), ${what}, 'CANARY', null)`)
  const labels = ['Phone number', 'Wetsuit fit', 'Note on the journey', 'Roommate', 'Wish for the room']
  for (const what of [...labels, 'Mail written']) await write(what)
  await write('Room', sql`select null::uuid`)

  await migrateDatabase(connection)

  const rows = await db
    .select({ what: history.what, field: history.field })
    .from(history)
    .where(eq(history.before, 'CANARY'))
    .orderBy(history.id)
  expect(rows.map(({ what, field }) => `${what}: ${field}`)).toEqual([
    'Phone number: phone',
    'Wetsuit fit: selectedWetsuitGender',
    'Note on the journey: travelNote',
    'Roommate: roommate',
    'Wish for the room: roomWish',
    'Mail written: null',
    'Room: null',
  ])
})

/** Reads the raw columns; null as an empty text. */
async function readSensitive(db: Database) {
  const rows = await db
    .select({
      id: sql<string>`id::text`,
      notes: sql<string>`coalesce(health_conditions, '')`,
      contact: sql<string>`coalesce(emergency_contact, '')`,
      phone: sql<string>`coalesce(emergency_phone, '')`,
    })
    .from(sql`bookings`)
  return rows.toSorted((a, b) => a.id.localeCompare(b.id))
}

/** The times that identify the migrations from before the first release. */
const BEFORE_RELEASE = [
  1795253473797, 1795253820282, 1795253989264, 1795255375636, 1795258323551, 1795258694743, 1795259793383,
  1795270386806,
]

test('a database from before the first release is refused, and stays as it is', async () => {
  const connection = await openEmptyDatabase()
  const { db } = connection
  await connection.client.query(readFileSync(releaseFile('0.1.0'), 'utf8'))
  const released = { schema: await describeSchema(db), rows: await countRows(db) }
  await db.execute(sql`delete from drizzle.__drizzle_migrations`)
  for (const at of BEFORE_RELEASE) {
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${`at ${at}`}, ${at})`,
    )
    await expect(migrateDatabase(connection)).rejects.toThrow(UnreleasedDatabaseError)
  }
  expect({ schema: await describeSchema(db), rows: await countRows(db) }).toEqual(released)
})
