import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
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
  unmatchedRefunds,
} from '#server/db/schema.ts'
import { beginProgress, endProgress } from '#server/notion/sync-progress.ts'
import { recordFailedAttempt } from '#server/refund/refund-attempts.ts'
import { keepConnection } from '#server/store/connection-record.ts'
import type { TestApp } from '#test/create-test-app.ts'
import { operator, type Guest } from '#test/guests.ts'
import { jpegPhoto } from '#test/sample-pictures.ts'
import { keepChange, keepPasskey } from '#test/sample-rows.ts'
import type { Visitor } from '#test/visitor.ts'
import { tokenInMail } from './token-in-mail.ts'

/** What the operator and the product itself leave behind, about a guest where it is about one. */
export async function fillDesk(app: TestApp, { lead }: Guest): Promise<void> {
  await failRefund(app)
  await announceSeason(app)
  const admin = await operator(app)
  await workOnBooking(app, admin, lead.id)
  await workOnWebsite(admin)
  await complainAndHandOver(app, lead.id)
  await recordRuns(app)
  await recordFailures(app)
  await changePassword(app)
}

/** A note, a setting, a reply to use again and a link for the lodge. */
async function workOnBooking({ db }: TestApp, admin: Visitor, bookingId: string): Promise<void> {
  const note = await admin.post(`/api/admin/bookings/${bookingId}/notes`, { text: 'Called: comes by train' })
  expect(note.status).toBe(201)
  expect((await admin.patch('/api/admin/settings', { mailOnCardPayment: false })).status).toBe(200)
  const reply = { id: crypto.randomUUID(), title: 'Wind', text: 'From November to May.' }
  expect((await admin.post('/api/admin/saved-replies', reply)).status).toBeLessThan(300)
  const [retreat] = await db.select({ id: retreats.id }).from(retreats).limit(1)
  const link = await admin.post(`/api/admin/retreats/${retreat?.id}/lodge-link`)
  expect(link.status).toBe(200)
}

/** A picture, a version of the website, and a draft of the next. */
async function workOnWebsite(admin: Visitor): Promise<void> {
  const picture = await admin.request('/api/admin/pictures', {
    method: 'POST',
    body: new Uint8Array(await jpegPhoto()),
    headers: { 'content-type': 'image/jpeg' },
  })
  expect(picture.status).toBe(201)
  const write = (value: string) =>
    admin.put('/api/admin/site/draft', { path: 'prices.standard.price', value })
  await write('1350')
  expect((await admin.post('/api/admin/site/publish', {})).status).toBe(200)
  await write('1400')
}

/** Somebody waits for the next season. */
async function announceSeason(app: TestApp): Promise<void> {
  await app.client.post('/api/season-alerts', { email: 'omar@example.com' })
  const token = await tokenInMail(app, 'season-alert-asked', /\/season\/([\w-]+)/)
  expect((await app.client.post(`/api/season-alerts/confirm/${token}`)).status).toBe(204)
}

/** A complaint, a place that is handed over and a change of the date, as calls of the guest's leave them. */
async function complainAndHandOver(app: TestApp, bookingId: string): Promise<void> {
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

/** A copy to the notes tool, a backup and a restore. */
async function recordRuns({ db, clock }: TestApp): Promise<void> {
  const at = clock.now()
  await beginProgress({ clock, db })
  await endProgress({ clock, db }, { state: 'done', done: 3 })
  const run = await beginRun(db, at)
  const name = 'tradewind-2025-09-02T03-00-00.000Z.jsonl.gz.age'
  await endRun(db, run, at, { name, bytes: 1000, madeAt: at })
  await db.insert(restores).values({ backupMadeAt: at, restoredAt: at, activatedAt: at })
}

/** A refund that the provider has not taken yet. */
async function failRefund({ db, deps }: TestApp): Promise<void> {
  const [refund] = await db.select().from(payments).where(eq(payments.refundReason, 'booking_cancelled'))
  if (!refund) throw new Error('nothing goes back')
  await recordFailedAttempt(deps, refund, 0, { needsNewKey: false })
}

/** A call to the provider, a page in a browser, and a refund of which nobody knows whose it is. */
async function recordFailures({ db, clock }: TestApp): Promise<void> {
  const at = clock.now()
  await db
    .insert(providerFailures)
    .values({ call: 'refund', failures: 1, failingSince: at, lastFailedAt: at })
  const seen = { page: '/booking', browsers: [], version: '0', firstAt: at, lastAt: at }
  await db
    .insert(browserErrors)
    .values({ ...seen, fingerprint: 'f', message: 'x is not a function', stack: '' })
  const [paid] = await db.select().from(payments).where(eq(payments.method, 'card')).limit(1)
  const paymentReference = paid?.providerReference ?? ''
  await db
    .insert(unmatchedRefunds)
    .values({ reference: 're_elsewhere', paymentReference, amountCents: 50_00, seenAt: at })
}

/** A password that replaces the server's, the session that it opens, a passkey, and the login of a mail server. */
async function changePassword(app: TestApp): Promise<void> {
  const { deps, clock } = app
  const password = 'a northerly in march'
  const visitor = app.newVisitor()
  expect((await visitor.post('/api/admin/reset-link')).status).toBe(202)
  const token = await tokenInMail(app, 'admin-reset', /\/admin\/reset\?token=(\S+)/)
  expect((await visitor.post('/api/admin/reset', { token, password })).status).toBeLessThan(300)
  expect((await visitor.post('/api/admin/login', { password })).status).toBe(204)
  await keepChallenge(deps, { browser: 'at the gate' }, 'what it has to sign')
  await keepPasskey(app)
  const mail = { url: 'smtps://retreats.example', from: null }
  await keepConnection(deps, 'mail', mail, clock.now())
}
