/** @module-tag postgres */

import { eq, sql } from 'drizzle-orm'
import { expect, inject, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { endEachOnce } from '#test/database-work.ts'
import { openTestDatabase } from '#test/database.ts'
import { bookingOf, guestWithBooking, payByCard } from '#test/guests.ts'
import { booked, expectInvariants } from '#test/invariants.ts'
import type { Database, Transaction } from './connect.ts'
import { runAgain } from './run-again.ts'
import { bookings, documentCounters, documents, history, mails, payments } from './schema.ts'

const onPostgres = inject('databaseTemplate').kind === 'postgres'

function withCode(code: string): Error {
  return new Error('Failed query', { cause: Object.assign(new Error('PostgreSQL says something'), { code }) })
}

test.each(['40P01', '40001'])('a transaction that ended with %s is run again', async (code) => {
  const transaction = vi.fn<() => Promise<string>>()
  transaction
    .mockRejectedValueOnce(withCode(code))
    .mockRejectedValueOnce(withCode(code))
    .mockResolvedValue('booked')
  expect(await runAgain(transaction)).toBe('booked')
  expect(transaction).toHaveBeenCalledTimes(3)
})

test('a transaction that always conflicts fails after four attempts', async () => {
  const deadlock = withCode('40P01')
  const transaction = vi.fn<() => Promise<string>>().mockRejectedValue(deadlock)
  await expect(runAgain(transaction)).rejects.toBe(deadlock)
  expect(transaction).toHaveBeenCalledTimes(4)
})

test.each(['23505', '55P03', '57014', '57P01', '08006'])('an error %s is thrown at once', async (code) => {
  const transaction = vi.fn<() => Promise<string>>().mockRejectedValue(withCode(code))
  await expect(runAgain(transaction)).rejects.toMatchObject({ cause: { code } })
  expect(transaction).toHaveBeenCalledTimes(1)
})

const YEARS = { one: 2001, other: 2002 }

/** Inserts two rows, to which transactions then append digits. */
async function insertRows(db: Database): Promise<void> {
  await db
    .insert(documentCounters)
    .values(Object.values(YEARS).map((year) => ({ kind: 'receipt' as const, year, last: 0 })))
}

function sign(db: Database | Transaction, row: keyof typeof YEARS, digit: number) {
  return db
    .update(documentCounters)
    .set({ last: sql`${documentCounters.last} * 10 + ${digit}::int` })
    .where(eq(documentCounters.year, YEARS[row]))
}

async function rowsOf(db: Database): Promise<number[]> {
  const rows = await db.select().from(documentCounters).orderBy(documentCounters.year)
  return rows.map(({ last }) => last)
}

/** The first two callers wait for each other; later ones pass. */
function meetingOfTwo(): () => Promise<void> {
  const met = Promise.withResolvers<void>()
  let came = 0
  return () => {
    if (++came === 2) met.resolve()
    return met.promise
  }
}

test.runIf(onPostgres)('two deadlocked transactions are each done once', async () => {
  const { db } = await createTestApp({ seed: false })
  await insertRows(db)
  const meet = meetingOfTwo()
  let begun = 0
  const signBoth = (digit: number, rows: (keyof typeof YEARS)[]) =>
    db.transaction(async (tx) => {
      begun++
      await tx.execute(sql`set local deadlock_timeout = '20ms'`)
      for (const row of rows) {
        await sign(tx, row, digit)
        await meet()
      }
    })
  await Promise.all([signBoth(1, ['one', 'other']), signBoth(2, ['other', 'one'])])
  expect(begun).toBeGreaterThan(2)
  expect([
    [12, 12],
    [21, 21],
  ]).toContainEqual(await rowsOf(db))
})

test.runIf(onPostgres)(
  'a transaction that conflicts with a newer row is run again, at the same isolation level',
  async () => {
    const { db } = await createTestApp({ seed: false })
    await insertRows(db)
    const seen: number[][] = []
    await db.transaction(
      async (tx) => {
        seen.push((await tx.select().from(documentCounters)).map(({ last }) => last))
        if (seen.length < 3) await sign(db, 'one', 7)
        await sign(tx, 'one', 1)
      },
      { isolationLevel: 'repeatable read' },
    )
    expect(seen.map((lasts) => Math.max(...lasts))).toEqual([0, 7, 77])
    expect(await rowsOf(db)).toEqual([771, 0])
  },
)

test.runIf(onPostgres)('a transaction that cannot begin releases its connection', async () => {
  const { connection } = await openTestDatabase()
  const { client, db } = connection
  // @ts-expect-error PostgreSQL knows no such level.
  const never = db.transaction(async () => {}, { isolationLevel: 'lax' })
  await expect(never).rejects.toMatchObject({ cause: { code: '42601' } })
  expect(client.totalCount - client.idleCount).toBe(0)
})

/** A guest books, pays and cancels; returns what is stored. */
async function stay(app: TestApp) {
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'full')
  expect((await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)).status).toBe(200)
  expect(await bookingOf(guest)).toMatchObject({ status: 'cancelled' })
  await expectInvariants(app.db, [
    { ...booked(guest.lead.id), paid: true, mayBeCancelled: true, cancelled: true },
  ])
  const { db } = app
  return {
    bookings: await db.$count(bookings),
    ledger: await db
      .select({ kind: payments.kind, state: payments.state })
      .from(payments)
      .orderBy(payments.createdAt, payments.kind),
    papers: await db.select({ number: documents.number }).from(documents).orderBy(documents.number),
    mails: await db.select({ subject: mails.subject }).from(mails).orderBy(mails.subject),
    history: await db.select({ what: history.what }).from(history).orderBy(history.id),
  }
}

test('a guest’s booking, payment and cancellation end the same when every transaction is run twice', async () => {
  const usual = await stay(await createTestApp())
  const app = await createTestApp()
  const ended = endEachOnce(app.db)
  const twice = await stay(app)
  expect(ended()).toBeGreaterThan(4)
  expect(twice).toEqual(usual)
})
