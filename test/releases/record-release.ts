// Writes server/db/releases/<version>.sql: the database of this version with something in every table, as plain SQL that
// PGlite and PostgreSQL both read. server/db/releases.test.ts brings it up to date with every later version's migrations.

import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { BankLineView, BankPreview } from '#domain/contract/bank-shapes.ts'
import { findPostgresPrograms } from '#scripts/start-postgres.ts'
import { keepChallenge } from '#server/account/passkeys.ts'
import { beginRun, endRun } from '#server/backup/backup-state.ts'
import { takeLease } from '#server/db/lease.ts'
import {
  bookings,
  browserErrors,
  complaints,
  handOvers,
  mails,
  payments,
  providerFailures,
  restores,
  retreats,
} from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { beginProgress, endProgress } from '#server/notion/sync-progress.ts'
import { recordFailedAttempt } from '#server/refund/refund-attempts.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { countRows } from '#test/database-dump.ts'
import { openTestDatabase } from '#test/database.ts'
import { guestWithBooking, operator, payByCard, reportTransfer, type Guest } from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import { keepChange, keepPasskey } from '#test/sample-rows.ts'
import type { Visitor } from '#test/visitor.ts'
import { releaseFile, thisVersion } from './releases.ts'

test('the database of this version is written down', async () => {
  const file = releaseFile(thisVersion())
  // What was released does not change any more; whoever means to write it anew deletes it first.
  expect(existsSync(file), `${file} is there already`).toBe(false)
  const { url } = await openTestDatabase()
  if (url === null) throw new Error('pg_dump needs PostgreSQL: npm run release:record')

  const app = await createTestApp({ env: { rateLimits: true } })
  await fill(app)
  await expectInvariants(app.db)
  const rows = await countRows(app.db)
  expect(
    Object.keys(rows).filter((table) => rows[table] === 0),
    'tables without a row',
  ).toEqual([])
  // It would be most of the file, and no migration looks into it.
  await app.db.update(mails).set({ html: sql`left(${mails.html}, 100)` })
  writeFileSync(file, dump(url))
})

/** Guests in every state that a booking and a payment can be in, and an operator who has worked on them. */
async function fill(app: TestApp): Promise<void> {
  const admin = await operator(app)
  await app.newVisitor().post('/api/leads', { firstName: 'Half', email: 'half@example.com' })
  await guestWithBooking(app, {
    email: 'submitted@example.com',
    healthConditions: 'Asthma',
    healthConsent: true,
  })

  const inTwoParts = await guestWithBooking(app, { email: 'two-parts@example.com' })
  await payByCard(inTwoParts, 'deposit')
  await payByCard(inTwoParts, 'balance')
  await inTwoParts.visitor.patch(`/api/leads/${inTwoParts.lead.id}`, { selectedRoom: 'private' })

  const cancelled = await guestWithBooking(app, { email: 'cancelled@example.com' })
  await payByCard(cancelled, 'full')
  await cancelled.visitor.delete(`/api/cancel-booking/${cancelled.lead.id}`)

  const companion = await guestWithBooking(app, companionForm({ email: 'companion@example.com' }))
  await reportTransfer(companion, 'full')
  await settle(admin, 'receive')
  const withoutMoney = await guestWithBooking(app, { email: 'rejected@example.com' })
  await reportTransfer(withoutMoney, 'deposit')
  await settle(admin, 'reject')
  const onStatement = await guestWithBooking(app, { email: 'statement@example.com' })
  await reportTransfer(onStatement, 'deposit')
  await applyStatement(admin, onStatement)
  const waiting = await guestWithBooking(app, { email: 'reported@example.com' })
  await reportTransfer(waiting, 'deposit')

  await app.newVisitor().post('/api/contacts', {
    firstName: 'Ousman',
    email: 'ousman@example.com',
    message: 'Is there wind in May?',
  })
  await app.newVisitor().post('/api/auth/forgot-password', { email: 'companion@example.com' })
  await takeLease(app.deps, 'release')

  // The booking that nobody paid expires, and so does the operator's session; the new ones below stay.
  app.clock.advance({ hours: 49 })
  await runDueJobs(app.deps)
  await failRefund(app)
  await fillAdmin(app, await operator(app), inTwoParts)
  await guestWithBooking(app, { email: 'late@example.com' })
  await app.newVisitor().post('/api/submit-booking', kiterForm({ email: 'unclaimed@example.com' }))
}

async function settle(admin: Visitor, outcome: 'receive' | 'reject'): Promise<void> {
  const { body } = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  expect(body.payments).toHaveLength(1)
  const { status } = await admin.post(`/api/admin/payments/${body.payments[0]?.id}/${outcome}`)
  expect(status).toBe(200)
}

async function applyStatement(admin: Visitor, { lead }: Guest): Promise<void> {
  const rows = [`2025-09-03;200,00;${lead.paymentReferences?.deposit}`, '2025-09-03;50,00;A present']
  const content = ['Date;Amount;Text', ...rows].join('\n')
  const { body } = await admin.post<BankPreview>('/api/admin/bank-import/preview', { content })
  const [named, ofNobody, ...others] = body.lines.map(({ line }) => line)
  expect(others).toEqual([])
  expect((await admin.post('/api/admin/bank-import/apply', { lines: [named] })).status).toBe(200)
  await keepLine(admin, ofNobody)

  const unknown = { content: 'Wann;Wieviel\n2025-09-03;1,00', columns: { date: 0, amount: 1 } }
  expect((await admin.post('/api/admin/bank-import/columns', unknown)).status).toBe(200)
}

/** Schema and rows, without what only psql understands and without settings of the session that reads it. */
function dump(url: string): string {
  const program = join(findPostgresPrograms() ?? '', 'pg_dump')
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=20']
  const { status, stdout, stderr } = spawnSync(program, [...options, url], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr}`)
  const withoutHead = stdout.slice(stdout.indexOf('CREATE SCHEMA'))
  return withoutHead.replaceAll(/^\\unrestrict .*$/gm, '').trimEnd() + '\n'
}

/** A note, a setting, a link for the lodge, a line of nobody's, a copy to the notes tool, a backup, a restore, a passkey, and what failed. */
async function fillAdmin(app: TestApp, admin: Visitor, { lead }: Guest): Promise<void> {
  const { db, clock, deps } = app
  const note = await admin.post(`/api/admin/bookings/${lead.id}/notes`, { text: 'Called: comes by train' })
  expect(note.status).toBe(201)
  expect((await admin.patch('/api/admin/settings', { mailOnCardPayment: false })).status).toBe(200)
  const reply = { id: crypto.randomUUID(), title: 'Wind', text: 'From November to May.' }
  expect((await admin.post('/api/admin/saved-replies', reply)).status).toBeLessThan(300)
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
  const seen = { page: '/booking', browsers: [], version: '0', firstAt: at, lastAt: at }
  await db
    .insert(browserErrors)
    .values({ ...seen, fingerprint: 'f', message: 'x is not a function', stack: '' })
}

/** A complaint, a place that is handed over and a change of the date, as calls of the guest's leave them. */
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
async function failRefund({ db, deps }: TestApp): Promise<void> {
  const [refund] = await db.select().from(payments).where(eq(payments.refundReason, 'booking_cancelled'))
  if (!refund) throw new Error('nothing goes back')
  await recordFailedAttempt(deps, refund, 0, { needsNewKey: false })
}

/** Kept until somebody knows whose it is. */
async function keepLine(admin: Visitor, line: BankLineView | undefined): Promise<void> {
  const body = { lines: [line], state: 'waiting', note: 'Asked the bank' }
  expect((await admin.post('/api/admin/bank-lines/keep', body)).status).toBe(200)
}
