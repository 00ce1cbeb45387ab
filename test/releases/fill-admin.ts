// What the operator, and the server by itself, leave in the tables that no guest fills.
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { BankLineView } from '#domain/bank-import/bank-import.ts'
import { keepChallenge } from '#server/account/passkeys.ts'
import { beginRun, endRun } from '#server/backup/backup-state.ts'
import {
  bookings,
  browserErrors,
  complaints,
  handOvers,
  payments,
  providerFailures,
  restores,
  retreats,
} from '#server/db/schema.ts'
import { beginProgress, endProgress } from '#server/notion/sync-progress.ts'
import { noteFailedTry } from '#server/refund/refund-tries.ts'
import type { TestApp } from '#test/create-test-app.ts'
import type { Guest } from '#test/guests.ts'
import { keepChange } from '#test/kept-change.ts'
import { keepPasskey } from '#test/kept-passkey.ts'
import type { Visitor } from '#test/visitor.ts'

/** A note, a setting, a link for the lodge, a line of nobody's, a copy to the notes tool, a backup, a restore, a passkey, and what failed. */
export async function fillAdmin(app: TestApp, admin: Visitor, { lead }: Guest): Promise<void> {
  const { db, clock, deps } = app
  const note = await admin.post(`/api/admin/bookings/${lead.id}/notes`, { text: 'Called: comes by train' })
  expect(note.status).toBe(201)
  expect((await admin.patch('/api/admin/settings', { mailOnCardPayment: false })).status).toBe(200)
  const [retreat] = await db.select({ id: retreats.id }).from(retreats).limit(1)
  const link = await admin.post(`/api/admin/retreats/${retreat?.id}/lodge-link`)
  expect(link.status).toBe(200)
  await keepChallenge(deps, { browser: 'at the gate' }, 'what it has to sign')
  await keepPasskey(app)

  await complainAndHandOn(app, lead.id)
  const at = clock.now()
  const fields = { clock, db }
  await beginProgress(fields)
  await endProgress(fields, { state: 'done', done: 3 })
  const run = await beginRun(db, at)
  const name = 'tradewind-2025-09-02T03-00-00.000Z.jsonl.gz.age'
  await endRun(db, run, at, { name, bytes: 1000, madeAt: at })
  await db.insert(restores).values({ backupMadeAt: at, restoredAt: at, activatedAt: at })
  await db
    .insert(providerFailures)
    .values({ call: 'refund', failures: 1, failingSince: at, lastFailedAt: at })
  const seen = { page: '/booking', browsers: ['Firefox 140'], version: '0', firstAt: at, lastAt: at }
  await db
    .insert(browserErrors)
    .values({ ...seen, fingerprint: 'f', message: 'x is not a function', stack: '' })
}

/** A complaint, a place that is handed on and a change of the date, as calls of the guest's leave them. */
async function complainAndHandOn(app: TestApp, bookingId: string): Promise<void> {
  const { db, clock } = app
  const at = clock.now()
  const [guest] = await db
    .select({ userId: bookings.userId })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  const userId = guest?.userId ?? ''
  await db
    .insert(complaints)
    .values({ bookingId, userId, text: 'The lesson was short', receivedAt: at, acknowledgedAt: at })
  await keepChange(app, bookingId)
  await db.insert(handOvers).values({
    bookingId,
    state: 'refused',
    madeAt: at,
    endedAt: at,
    acceptBy: '2025-10-30',
    reason: 'Too late',
  })
}

/** A refund that the provider has not taken yet. */
export async function failRefund({ db, deps }: TestApp): Promise<void> {
  const [refund] = await db.select().from(payments).where(eq(payments.refundReason, 'booking_cancelled'))
  if (!refund) throw new Error('nothing goes back')
  await noteFailedTry(deps, refund, 0, { needsNewKey: false })
}

/** Kept until somebody knows whose it is. */
export async function keepLine(admin: Visitor, line: BankLineView | undefined): Promise<void> {
  const body = { lines: [line], state: 'waiting', note: 'Asked the bank' }
  expect((await admin.post('/api/admin/bank-lines/keep', body)).status).toBe(200)
}
