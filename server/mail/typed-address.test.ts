import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { mails, typedMails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  confirmAddress,
  guestWithBooking,
  operator,
  order,
  payByCard,
  reportTransfer,
  signUp,
  issueDueDocuments,
} from '#test/guests.ts'
import { visitorFrom, type Visitor } from '#test/visitor.ts'

const VICTIM = 'victim@example.com'
const message = (email = VICTIM) => ({ firstName: 'Lamin', email, message: 'Is there wind in May?' })

const sentTo = ({ db }: TestApp, recipient = VICTIM) => db.$count(mails, eq(mails.recipient, recipient))

test('an unconfirmed address gets at most three emails an hour, by whatever form', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const awa = await guestWithBooking(app)
  const offer = () =>
    awa.visitor.post<{ mailed: boolean; handOver: { link: string | null } }>(
      `/api/bookings/${awa.lead.id}/hand-over`,
      { name: 'Lamin', email: VICTIM },
    )
  expect(await app.newVisitor().post('/api/contacts', message())).toMatchObject({ body: { mailed: true } })
  expect((await offer()).body.mailed).toBe(true)
  const booked = await app.newVisitor().post('/api/submit-booking', kiterForm({ email: VICTIM }))
  expect(booked).toMatchObject({ status: 201, body: { mailed: true } })

  // Beyond the limit every form still works, and says that no email was sent.
  expect(await app.newVisitor().post('/api/contacts', message('Victim@Example.com'))).toMatchObject({
    status: 201,
    body: { mailed: false },
  })
  const again = await app.newVisitor().post('/api/submit-booking', kiterForm({ email: VICTIM, age: 40 }))
  expect(again).toMatchObject({ status: 201, body: { mailed: false } })
  const account = await signUp(app, VICTIM)
  expect((await account.post('/api/auth/address-link')).body).toEqual({ mailed: false })
  expect(await sentTo(app)).toBe(3)
  const offered = await offer()
  expect(offered).toMatchObject({ status: 201, body: { mailed: false } })
  expect(offered.body.handOver.link).toContain('/hand-over/')

  app.clock.advance({ minutes: 60, milliseconds: 1 })
  expect((await account.post('/api/auth/address-link')).body).toEqual({ mailed: true })
})

test('an address confirmed by its guest always gets emails', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const awa = await signUp(app, 'awa@example.com')
  await confirmAddress(app, 'awa@example.com')
  for (let n = 0; n < 5; n++)
    expect(await awa.post('/api/contacts', message('awa@example.com'))).toMatchObject({
      body: { mailed: true },
    })
})

test('a booking that changes to an address sends it no fourth email within the hour, and says so', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  for (let n = 0; n < 2; n++) await app.newVisitor().post('/api/contacts', message())
  const awa = await guestWithBooking(app)
  const edit = (changes: Record<string, unknown>) =>
    awa.visitor.patch<{ mailed?: boolean; lead: Booking }>(`/api/leads/${awa.lead.id}`, changes)
  expect((await edit({ phone: '+220 700 0000' })).body).not.toHaveProperty('mailed')
  expect(await edit({ email: VICTIM })).toMatchObject({ status: 200, body: { mailed: true } })
  // Changes within a quarter of an hour go into the same email.
  expect(await edit({ selectedRoom: 'private' })).toMatchObject({ status: 200, body: { mailed: true } })
  expect(await sentTo(app)).toBe(3)

  app.clock.advance({ minutes: 16 })
  const refused = await edit({ selectedRoom: 'shared' })
  expect(refused).toMatchObject({
    status: 200,
    body: { mailed: false, lead: { selectedRoom: 'shared', email: VICTIM } },
  })
  expect(await sentTo(app)).toBe(3)
  // Another address has had none; the first one is over its limit again.
  expect((await edit({ email: 'other@example.com' })).body.mailed).toBe(true)
  expect((await edit({ email: VICTIM })).body.mailed).toBe(false)
  expect(
    await app.db.select({ to: mails.recipient }).from(mails).where(eq(mails.template, 'booking-changed')),
  ).toEqual([{ to: VICTIM }, { to: 'other@example.com' }])
  app.clock.advance({ minutes: 60 })
  expect((await edit({ selectedRoom: 'private' })).body.mailed).toBe(true)
})

test('the guest’s own confirmed address, and changes by the operator, are always emailed', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  for (let n = 0; n < 3; n++) await app.newVisitor().post('/api/contacts', message('awa@example.com'))
  const awa = await guestWithBooking(app)
  const edit = (by: Visitor, selectedRoom: string) =>
    by.patch<{ mailed?: boolean }>(`/api/leads/${awa.lead.id}`, { selectedRoom })
  expect((await edit(awa.visitor, 'private')).body.mailed).toBe(false)
  expect((await edit(await operator(app), 'shared')).body.mailed).toBe(true)
  app.clock.advance({ minutes: 16 })
  await confirmAddress(app, 'awa@example.com')
  expect((await edit(awa.visitor, 'private')).body.mailed).toBe(true)
})

/** A guest with a confirmed address, who books with another person's address. */
async function strangerAtVictims(app: TestApp) {
  const visitor = await signUp(app, 'stranger@example.com')
  await confirmAddress(app, 'stranger@example.com')
  const book = async (differences: Record<string, unknown> = {}) => {
    visitor.cookies.delete('lead')
    const { body } = await visitor.post<{ lead: Booking }>(
      '/api/submit-booking',
      kiterForm({ email: VICTIM, ...differences }),
    )
    return { visitor, lead: body.lead }
  }
  return { visitor, book }
}

test('emails about orders, reported transfers and unpaid cancellations count too, and the answers say so', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const { visitor, book } = await strangerAtVictims(app)
  const guest = await book()
  await order(guest)
  expect((await reportTransfer(guest, 'full')).body).toMatchObject({ mailed: true })
  // The transfer's email has replaced the order's, and both count.
  expect(await sentTo(app)).toBe(2)
  const cancelled = await visitor.delete<{ message: string }>(`/api/cancel-booking/${guest.lead.id}`)
  expect(cancelled).toMatchObject({ status: 200 })
  expect(cancelled.body.message).toContain('so we’re not sending one about this')

  const next = await book({ age: 41 })
  const terms = await visitor.get<{ version: string }>(`/api/order-terms/${next.lead.id}`)
  const ordered = { leadId: next.lead.id, termsVersion: terms.body.version }
  expect(await visitor.post('/api/place-order', ordered)).toMatchObject({
    status: 200,
    body: { mailed: false, lead: { order: { version: terms.body.version } } },
  })
  expect(await reportTransfer(next, 'deposit')).toMatchObject({
    status: 200,
    body: { mailed: false, lead: { amountReported: 200 } },
  })
  const named = { name: 'Lamin', email: 'lamin@example.com' }
  expect((await visitor.post(`/api/bookings/${next.lead.id}/hand-over`, named)).status).toBe(201)
  app.clock.advance({ minutes: 30 })
  await runDueJobs(app.deps)
  expect(await sentTo(app)).toBe(2)
})

test('a cancellation by the operator is emailed, however many emails the address has had', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const { book } = await strangerAtVictims(app)
  const guest = await book()
  for (let n = 0; n < 3; n++) await app.newVisitor().post('/api/contacts', message())
  const admin = await operator(app)
  const path = `/api/admin/bookings/${guest.lead.id}/cancel`
  expect((await admin.post(path, { reason: 'The house is closed' })).status).toBe(200)
  await issueDueDocuments(app)
  expect(await app.db.$count(mails, eq(mails.template, 'booking-cancelled'))).toBe(1)
})

test('a cancellation with received money is always emailed', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const { visitor, book } = await strangerAtVictims(app)
  const guest = await book()
  await order(guest)
  await payByCard(guest, 'deposit')
  await app.newVisitor().post('/api/contacts', message())
  expect((await app.newVisitor().post('/api/contacts', message())).body).toMatchObject({ mailed: false })
  await visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const told = await app.db.select().from(mails).where(eq(mails.template, 'booking-cancelled'))
  expect(told.map(({ recipient }) => recipient)).toEqual([VICTIM])
})

test('reporting a balance in parts sends no more emails than the limit', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const { visitor, book } = await strangerAtVictims(app)
  const guest = await book()
  await order(guest)
  await payByCard(guest, 'deposit')
  for (let n = 0; n < 6; n++) {
    const answer = await visitor.post(`/api/complete-payment/${guest.lead.id}`, { amount: 50 + n })
    expect(answer).toMatchObject({ status: 200, body: { mailed: n === 0 } })
  }
  expect(await app.db.$count(mails, eq(mails.template, 'transfer-reported'))).toBe(1)
})

const CONFIRM_LINK = /\/confirm-address\?token=([\w.-]+)/

async function mailsTo({ db }: TestApp, recipient: string) {
  const rows = await db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt)
  return rows.map(({ template, text }) => ({ template, text, token: CONFIRM_LINK.exec(text)?.[1] ?? null }))
}

test('every email about a booking has the link until the address is confirmed, and none has it twice', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const awa = await guestWithBooking(app)
  app.clock.advance({ minutes: 20 })
  await reportTransfer(awa, 'deposit')
  const before = await mailsTo(app, 'awa@example.com')
  expect(before.map(({ template }) => template)).toEqual([
    'booking-received',
    'order-placed',
    'transfer-reported',
  ])
  for (const { text } of before) expect(text.match(new RegExp(CONFIRM_LINK, 'g'))).toHaveLength(1)
  await confirmAddress(app, 'awa@example.com')
  await awa.visitor.patch(`/api/leads/${awa.lead.id}`, { selectedRoom: 'private' })
  expect((await mailsTo(app, 'awa@example.com')).at(-1)).toMatchObject({ token: null })
})

test('a link that confirms an address works once, and so does every other one of its account', async () => {
  const { app, guest: awa } = await appWithGuest()
  await reportTransfer(awa, 'deposit')
  const tokens = (await mailsTo(app, 'awa@example.com')).map(({ token }) => token)
  const confirm = (token: string | null) => app.newVisitor().post('/api/auth/confirm-address', { token })
  expect((await confirm(tokens[0] ?? null)).status).toBe(204)
  for (const token of tokens)
    expect(await confirm(token)).toMatchObject({ status: 400, body: { type: 'urn:problem:invalid-token' } })
})

test('row 59: the link that a place hangs on is emailed once, whatever limits are used up', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const stranger = app.newVisitor()
  // Uses up the limit of the address, and the limit of the client.
  for (let n = 0; n < 3; n++) await stranger.post('/api/contacts', message('awa@example.com'))
  for (let n = 0; n < 17; n++) await stranger.post('/api/contacts', message(`other${n}@example.com`))
  const awa = await guestWithBooking(app)
  expect((await awa.visitor.post('/api/auth/address-link')).body).toEqual({ mailed: false })
  expect(await reportTransfer(awa, 'deposit')).toMatchObject({
    status: 200,
    body: { mailed: true, lead: { holdExpiresAt: '2025-09-03T09:00:00.000Z' } },
  })
  // No place hangs on the emails about parts of the balance.
  for (let n = 0; n < 5; n++) {
    const part = await awa.visitor.post(`/api/complete-payment/${awa.lead.id}`, { amount: 50 + n })
    expect(part).toMatchObject({ status: 200, body: { mailed: false } })
  }
  app.clock.advance({ hours: 23, minutes: 30 })
  for (let n = 0; n < 3; n++) await app.newVisitor().post('/api/contacts', message('awa@example.com'))
  app.clock.advance({ minutes: 30 })
  await runDueJobs(app.deps)
  const withLink = (await mailsTo(app, 'awa@example.com')).filter(({ token }) => token !== null)
  expect(withLink.map(({ template }) => template)).toEqual(['transfer-reported', 'payment-reminder'])
  const token = withLink[1]?.token
  expect((await app.newVisitor().post('/api/auth/confirm-address', { token })).status).toBe(204)
  app.clock.advance({ hours: 24 })
  await runDueJobs(app.deps)
  expect((await awa.visitor.get<Booking[]>('/api/my-bookings')).body[0]).toMatchObject({
    status: 'booking_submitted',
    holdExpiresAt: null,
  })
})

test('row 59: so is the link to an account whose booking has another address', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  for (let n = 0; n < 3; n++) await app.newVisitor().post('/api/contacts', message('stranger@example.com'))
  const stranger = await signUp(app, 'stranger@example.com')
  const booked = await stranger.post<{ lead: Booking }>('/api/submit-booking', kiterForm({ email: VICTIM }))
  const guest = { visitor: stranger, lead: booked.body.lead }
  await order(guest)
  for (let n = 0; n < 3; n++) await reportTransfer(guest, 'deposit')
  const withLink = (await mailsTo(app, 'stranger@example.com')).filter(({ token }) => token !== null)
  expect(withLink.map(({ template }) => template)).toEqual(['confirm-address'])
})

test('one client causes at most twenty emails an hour to addresses that it types', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const write = (n: number, address: string) =>
    visitorFrom(app, address).post<{ mailed: boolean }>('/api/contacts', message(`person${n}@example.com`))
  for (let n = 0; n < 20; n++) expect((await write(n, '192.0.2.7')).body.mailed).toBe(true)
  expect(await write(20, '192.0.2.7')).toMatchObject({ status: 201, body: { mailed: false } })
  expect((await write(20, '192.0.2.8')).body.mailed).toBe(true)
  expect(JSON.stringify(await app.db.select().from(typedMails))).not.toContain('192.0.2')
  app.clock.advance({ hours: 1, milliseconds: 1 })
  expect((await write(21, '192.0.2.7')).body.mailed).toBe(true)
})

test('one client gets at most twenty links an hour to reset a password', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const ask = (n: number, address: string) =>
    visitorFrom(app, address).post('/api/auth/forgot-password', { email: `person${n}@example.com` })
  const asked = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n, '192.0.2.7')))
  expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 202))
  expect((await ask(20, '192.0.2.7')).status).toBe(429)
  expect((await ask(20, '192.0.2.8')).status).toBe(202)
})

test('the link that confirms an account never goes to another address typed for the booking', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const stranger = await signUp(app, 'stranger@example.com')
  const booked = await stranger.post<{ lead: Booking }>('/api/submit-booking', kiterForm({ email: VICTIM }))
  const guest = { visitor: stranger, lead: booked.body.lead }
  await order(guest)
  await reportTransfer(guest, 'deposit')
  const withLink = await app.db.select().from(mails).where(like(mails.text, '%/confirm-address?token=%'))
  expect(withLink.map(({ recipient }) => recipient)).toEqual(['stranger@example.com'])
  const [told] = await app.db.select().from(mails).where(eq(mails.template, 'transfer-reported'))
  expect(told?.text).toMatch(/your\s+dashboard\s+emails\s+you\s+the\s+link/)
})

const eraseAccount = (visitor: Visitor) =>
  visitor.delete<{ mailed: boolean }>('/api/account', { password: 'harmattan wind' })

test('creating and deleting an account repeatedly sends at most three confirmations an hour', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  for (let n = 0; n < 5; n++) {
    const erased = await eraseAccount(await signUp(app, VICTIM))
    expect(erased).toMatchObject({ status: 200, body: { mailed: n < 3 } })
  }
  expect(await app.db.$count(mails, eq(mails.template, 'account-erased'))).toBe(3)
})

test('deleting the account, its booking and its messages does not reset the count of emails', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  expect((await app.newVisitor().post('/api/contacts', message())).body).toMatchObject({ mailed: true })
  const account = await signUp(app, VICTIM)
  expect((await account.post('/api/auth/address-link')).body).toEqual({ mailed: true })
  await account.post('/api/submit-booking', kiterForm({ email: VICTIM }))
  expect((await eraseAccount(account)).body).toMatchObject({ mailed: false })
  expect(await sentTo(app)).toBe(0)

  const again = await signUp(app, VICTIM)
  expect((await again.post('/api/auth/address-link')).body).toEqual({ mailed: false })
  expect((await app.newVisitor().post('/api/contacts', message())).body).toMatchObject({ mailed: false })
  expect(JSON.stringify(await app.db.select().from(typedMails))).not.toContain('victim')

  app.clock.advance({ hours: 1 })
  await runDueJobs(app.deps)
  expect(await app.db.$count(typedMails)).toBe(0)
  expect((await again.post('/api/auth/address-link')).body).toEqual({ mailed: true })
})

test('without limits nothing is counted', async () => {
  const app = await createTestApp()
  for (let n = 0; n < 5; n++)
    expect(await app.newVisitor().post('/api/contacts', message())).toMatchObject({ body: { mailed: true } })
})
