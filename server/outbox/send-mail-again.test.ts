import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { GuestPage, OutboxMessage } from '#domain/contract/api-contract.ts'
import { bookings, mails } from '#server/db/schema.ts'
import { users } from '#server/db/tables/account-tables.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGroup, BEN } from '#test/groups.ts'
import { guestWithBooking, operator, payByCard, signUp } from '#test/guests.ts'
import { accept, BO, offered } from '#test/hand-overs.ts'
import { endMails } from '#test/mails.ts'

const NEW_ADDRESS = 'awa.new@example.com'

async function sendAgain(app: TestApp, id: string | undefined) {
  const admin = await operator(app)
  return admin.post<OutboxMessage & { detail: string }>(`/api/admin/outbox/${id}/send-again`)
}

async function mailAs(app: TestApp, template: string) {
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, template)).limit(1)
  if (!mail) throw new Error(`there is no ${template}`)
  return mail
}

/** A guest who has paid, and whose address has changed since. */
async function guestWhoMoved(app: TestApp) {
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'deposit')
  const { id } = guest.lead
  await (await operator(app)).patch(`/api/leads/${id}`, { email: NEW_ADDRESS })
  return guest
}

test('a sent email goes out once more with its files, to the booking’s current address', async () => {
  const app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:1' } })
  const { lead } = await guestWhoMoved(app)
  await endMails(app, 'sent')
  const first = await mailAs(app, 'payment-received')
  app.clock.advance({ minutes: 1 })
  const again = await sendAgain(app, first.id)
  // The link confirms the address of the account, and goes to no other one.
  expect(first.text).toContain('/confirm-address')
  expect(first.text).not.toContain('/confirm-address?token=')
  expect(again).toMatchObject({
    status: 200,
    body: { to: NEW_ADDRESS, subject: first.subject, text: first.text, state: 'queued', attempts: 0 },
  })
  expect(again.body.id).not.toBe(first.id)
  expect(again.body.files).toEqual(first.files.map(({ name }) => name))
  expect(await mailAs(app, 'payment-received')).toMatchObject({ recipient: 'awa@example.com', state: 'sent' })
  const { body } = await (await operator(app)).get<GuestPage>(`/api/admin/bookings/${lead.id}`)
  expect(body.history[0]).toMatchObject({
    by: 'you, a device',
    what: 'Email sent again',
    to: `“${first.subject}” to ${NEW_ADDRESS}`,
  })
  expect(body.mails[0]).toMatchObject({ id: again.body.id, to: NEW_ADDRESS })
})

test('a failed email is tried again at the new address, as the same email', async () => {
  const app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:1' } })
  await guestWhoMoved(app)
  await endMails(app, 'failed')
  const { id } = await mailAs(app, 'payment-received')
  expect(await sendAgain(app, id)).toMatchObject({
    status: 200,
    body: { id, to: NEW_ADDRESS, state: 'queued', attempts: 0 },
  })
})

test('without a mail server the copy is kept beside the first email', async () => {
  const app = await createTestApp()
  await guestWhoMoved(app)
  const { id } = await mailAs(app, 'payment-received')
  expect(await sendAgain(app, id)).toMatchObject({ status: 200, body: { to: NEW_ADDRESS, state: 'kept' } })
  expect(await app.db.$count(mails, eq(mails.template, 'payment-received'))).toBe(2)
})

test('emails to the operator and the notice to an old address keep their recipient', async () => {
  const app = await createTestApp({ operatorMails: true })
  const guest = await guestWithBooking(app)
  await (await operator(app)).patch(`/api/leads/${guest.lead.id}`, { email: NEW_ADDRESS })
  const toOperator = await mailAs(app, 'operator-booking-received')
  expect((await sendAgain(app, toOperator.id)).body.to).toBe(toOperator.recipient)
  const toOld = await mailAs(app, 'booking-address-changed')
  expect((await sendAgain(app, toOld.id)).body.to).toBe('awa@example.com')
})

test('an email to a previous guest never goes to the guest who took over the place, even after a change of address', async () => {
  const app = await createTestApp()
  const guest = await guestWhoMoved(app)
  await app.db.update(users).set({ email: NEW_ADDRESS })
  app.clock.advance({ minutes: 1 })
  await runDueJobs(app.deps)
  const toFirst = await mailAs(app, 'payment-received')
  const toSecond = await mailAs(app, 'booking-changed')
  expect([toFirst.recipient, toSecond.recipient]).toEqual(['awa@example.com', NEW_ADDRESS])
  const token = await offered(guest)
  expect((await accept(await signUp(app, BO.email), token)).status).toBe(200)
  const welcome = await mailAs(app, 'hand-over-welcome')
  app.clock.advance({ minutes: 1 })
  const again = async (id: string | undefined) => (await sendAgain(app, id)).body
  const copy = await again(toFirst.id)
  expect(copy.to).toBe(NEW_ADDRESS)
  expect((await again(copy.id)).to, 'the copy of it').toBe(NEW_ADDRESS)
  expect((await again(toSecond.id)).to).toBe(NEW_ADDRESS)
  await (await operator(app)).patch(`/api/leads/${guest.lead.id}`, { email: 'bo.new@example.com' })
  expect((await again(welcome.id)).to, 'the present guest’s own').toBe('bo.new@example.com')
})

test('an email about Ben’s place goes again to Awa, who has booked it, and Ben’s own to Ben', async () => {
  const { app, visitor, leads } = await appWithGroup([{ ...BEN, email: 'ben@example.com' }])
  for (const lead of leads.slice(1)) await payByCard({ visitor, lead }, 'deposit')
  await endMails(app, 'sent')
  app.clock.advance({ minutes: 1 })
  const toBooker = await sendAgain(app, (await mailAs(app, 'payment-received')).id)
  expect(toBooker.body.to).toBe('awa@example.com')
  const toBen = await sendAgain(app, (await mailAs(app, 'traveller-asked')).id)
  expect(toBen.body.to).toBe('ben@example.com')
})

test('an email cannot be sent again while it is on its way, without an address or after its text was removed', async () => {
  const app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:1' } })
  await guestWhoMoved(app)
  const { id } = await mailAs(app, 'payment-received')
  expect(await sendAgain(app, id)).toMatchObject({
    status: 409,
    body: { detail: 'This email is already on its way' },
  })
  await endMails(app, 'sent')
  await app.db.update(bookings).set({ email: null })
  expect(await sendAgain(app, id)).toMatchObject({
    status: 409,
    body: { detail: 'This booking has no email address' },
  })
  await app.db.update(mails).set({ text: '' })
  expect((await sendAgain(app, id)).body.detail).toBe('The text of this email has been removed')
})
