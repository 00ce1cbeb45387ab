import { expect } from 'vitest'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { BankLineView, BankPreview } from '#domain/contract/bank-shapes.ts'
import { takeLease } from '#server/db/lease.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { companionForm, kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { countRows } from '#test/database-dump.ts'
import { groupIn } from '#test/groups.ts'
import { guestWithBooking, operator, payByCard, reportTransfer, type Guest } from '#test/guests.ts'
import { expectInvariants } from '#test/invariants.ts'
import type { Visitor } from '#test/visitor.ts'
import { setPlaces, wait } from '#test/waiting-lists.ts'
import { fillDesk } from './fill-desk.ts'
import { travel } from './fill-travel.ts'

/** A date that begins after everything else has happened. */
const LATER = 'Dec 5–12, 2025'

/** Gives an app with something in every table. Whoever adds a table fills it here. */
export async function fillDatabase(): Promise<TestApp> {
  const app = await createTestApp({ env: { rateLimits: true } })
  const guest = await fillWithBookings(app)
  // The booking that nobody paid expires, and so does the operator's session; the new ones below stay.
  app.clock.advance({ hours: 49 })
  await waitForPlaces(app)
  await runDueJobs(app.deps)
  await travel(app, guest)
  await fillDesk(app, guest)
  await guestWithBooking(app, { email: 'late@example.com', selectedDate: LATER })
  const unclaimed = kiterForm({ email: 'unclaimed@example.com', selectedDate: LATER })
  await app.newVisitor().post('/api/submit-booking', unclaimed)

  await expectInvariants(app.db)
  const rows = await countRows(app.db)
  const empty = Object.keys(rows).filter((table) => rows[table] === 0)
  expect(empty, 'tables without a row').toEqual([])
  return app
}

/** Guests in every state that a booking and a payment can be in; gives one whose place is paid. */
async function fillWithBookings(app: TestApp): Promise<Guest> {
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
  const reported = await guestWithBooking(app, { email: 'reported@example.com' })
  await reportTransfer(reported, 'deposit')

  await payByCard(await orderInParts(app), 'deposit')
  await payByCard(await groupIn(app), 'full')

  await app.newVisitor().post('/api/contacts', {
    firstName: 'Ousman',
    email: 'ousman@example.com',
    message: 'Is there wind in May?',
  })
  await app.newVisitor().post('/api/auth/forgot-password', { email: 'companion@example.com' })
  await takeLease(app.deps, 'release')
  return inTwoParts
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
}

/** Kept until somebody knows whose it is. */
async function keepLine(admin: Visitor, line: BankLineView | undefined): Promise<void> {
  const body = { lines: [line], state: 'waiting', note: 'Asked the bank' }
  expect((await admin.post('/api/admin/bank-lines/keep', body)).status).toBe(200)
}

/** A guest who pays the balance in three parts. */
async function orderInParts(app: TestApp): Promise<Guest> {
  const guest = await guestWithBooking(app, { email: 'three-parts@example.com', selectedDate: LATER })
  const { visitor, lead } = guest
  const terms = await visitor.get<{ version: string }>(`/api/order-terms/${lead.id}?parts=3`)
  const order = { leadId: lead.id, termsVersion: terms.body.version, parts: 3 }
  expect((await visitor.post('/api/place-order', order)).status).toBe(200)
  return guest
}

async function waitForPlaces(app: TestApp): Promise<void> {
  await setPlaces(app, 1, 1)
  await wait(app, 'Noor')
}
