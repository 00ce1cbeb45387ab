// Writes server/db/releases/<version>.sql: the database of this version with something in every table, as plain SQL that
// PGlite and PostgreSQL both read. server/db/releases.test.ts brings it up to date with every later version's migrations.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import type { BankPreview } from '#domain/bank-import/bank-import.ts'
import { takeLease } from '#server/db/lease.ts'
import { mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { findPostgresPrograms } from '#scripts/start-postgres.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { openTestDatabase } from '#test/database.ts'
import { expectInvariants } from '#test/invariants.ts'
import { guestWithBooking, operator, payByCard, reportTransfer, type Guest } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'
import { countRows } from './catalog.ts'
import { failRefund, fillAdmin, keepLine } from './fill-admin.ts'
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
