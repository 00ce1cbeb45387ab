import { and, eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { changeChoices, mails } from '#server/db/schema.ts'
import { lockBookings } from '#server/store/booking-record.ts'
import { lockChange } from '#server/store/date-change-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import type { TestApp } from '#test/create-test-app.ts'
import { appWithGuest } from '#test/guests.ts'
import type { Guest } from '#test/guests.ts'
import { keepChange } from '#test/sample-rows.ts'
import { withdrawDateChange } from './withdraw-date-change.ts'

// One connection runs everything in sequence, so only a real server can make a transaction wait.
const onPostgres = process.env.TEST_DATABASE_URL !== undefined

/** A guest who is asked about a change that the operator can withdraw. */
async function asked() {
  const { app, guest } = await appWithGuest()
  const changeId = await keepChange(app, guest.lead.id)
  const takeBack = () =>
    withdrawDateChange(app.deps, { changeId, by: { actor: 'operator', device: 'Laptop' } })
  return { app, guest, changeId, takeBack }
}

async function toldThatAllStays({ db }: TestApp, { lead }: Guest): Promise<number> {
  const sent = await db
    .select()
    .from(mails)
    .where(and(eq(mails.bookingId, lead.id), eq(mails.template, 'date-change')))
  return sent.filter(({ subject }) => subject.startsWith('No change after all')).length
}

async function stateOf({ db }: TestApp): Promise<string | undefined> {
  const [choice] = await db.select().from(changeChoices)
  return choice?.state
}

/** Waits until one transaction waits for a lock of another. */
async function somebodyWaits(db: Database): Promise<void> {
  const waiting = sql`datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitUntil(async () => (await db.$count(sql`pg_stat_activity`, waiting)) === 1, { timeout: 30_000 })
}

test('withdrawing a change tells guests who hold a place, and not those who have cancelled', async () => {
  const staying = await asked()
  await staying.takeBack()
  expect(await toldThatAllStays(staying.app, staying.guest)).toBe(1)

  const left = await asked()
  await left.guest.visitor.delete(`/api/cancel-booking/${left.guest.lead.id}`)
  await left.takeBack()
  expect(await toldThatAllStays(left.app, left.guest)).toBe(0)
  expect(await stateOf(left.app)).toBe('ended')
})

test.runIf(onPostgres)(
  'a guest who cancels at the same moment is not told either',
  { tags: 'postgres' },
  async () => {
    const { app, guest, takeBack } = await asked()
    const locked = Promise.withResolvers<void>()
    const leaving = app.db.transaction(async (tx) => {
      const [record] = await lockBookings(tx, [guest.lead.id])
      if (!record) throw new Error('the booking is gone')
      locked.resolve()
      await somebodyWaits(app.db)
      const now = app.clock.now()
      await saveTransition(tx, record, { type: 'cancel' }, { now, cancellationRule: 'within_48_hours' })
    })
    await locked.promise
    await Promise.all([leaving, takeBack()])
    expect(await toldThatAllStays(app, guest)).toBe(0)
    expect(await stateOf(app)).toBe('ended')
  },
)

test.runIf(onPostgres)(
  'a withdrawal and an answering guest do not deadlock',
  { tags: 'postgres' },
  async () => {
    const { app, guest, changeId, takeBack } = await asked()
    const locked = Promise.withResolvers<void>()
    let tries = 0
    // Takes its locks in the same order as every answer.
    const choosing = app.db.transaction(async (tx) => {
      tries++
      await tx.execute(sql`set local deadlock_timeout = '20ms'`)
      await lockBookings(tx, [guest.lead.id])
      locked.resolve()
      if (tries === 1) await somebodyWaits(app.db)
      await lockChange(tx, changeId)
    })
    await locked.promise
    await Promise.all([choosing, takeBack()])
    expect(tries).toBe(1)
  },
)
