import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { OperatorMails, OperatorSettings } from '#domain/contract/settings-calls.ts'
import { history, mails } from '#server/db/schema.ts'
import { productVersion } from '#server/process/product.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { clickInSandbox, guestWithBooking, operator, payByCard, startCheckout } from '#test/guests.ts'

function openApp(): Promise<TestApp> {
  return createTestApp({ operatorMails: true })
}

async function told({ db }: TestApp): Promise<string[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(like(mails.template, 'operator-%'))
    .orderBy(mails.createdAt)
  return rows.map(({ recipient, replyTo, subject }) => `${recipient} < ${replyTo}: ${subject}`)
}

async function switchOff(app: TestApp, ...names: (keyof OperatorMails)[]) {
  const admin = await operator(app)
  const off = Object.fromEntries(names.map((name) => [name, false]))
  const answer = await admin.patch<OperatorSettings>('/api/admin/settings', off)
  expect(answer.status).toBe(200)
  return answer.body
}

const TO = 'hello@tradewind.example < awa@example.com:'

test('the operator is told once of each booking, card payment and cancellation', async () => {
  const app = await openApp()
  const guest = await guestWithBooking(app)
  expect(await told(app)).toEqual([`${TO} New: Awa Jallow, Oct 31–Nov 7, 2025`])
  // Submitting again changes the same booking.
  await guest.visitor.post('/api/submit-booking', kiterForm())
  app.clock.advance({ minutes: 1 })
  const sessionId = await payByCard(guest, 'deposit')
  await guest.visitor.get(`/api/verify-session/${sessionId}`)
  app.clock.advance({ minutes: 1 })
  expect((await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)).status).toBe(200)
  expect(await told(app)).toEqual([
    `${TO} New: Awa Jallow, Oct 31–Nov 7, 2025`,
    `${TO} €200 by card from Awa Jallow`,
    `${TO} Cancelled: Awa Jallow, Oct 31–Nov 7, 2025`,
  ])
})

test('a declined card is not told to the operator', async () => {
  const app = await openApp()
  await switchOff(app, 'mailOnBooking')
  const guest = await guestWithBooking(app)
  const checkout = await startCheckout(guest, 'deposit')
  await clickInSandbox(guest.visitor, checkout.body.id, 'decline')
  expect(await told(app)).toEqual([])
})

test.each([
  ['mailOnBooking', ['€200 by card from Awa Jallow', 'Cancelled']],
  ['mailOnCardPayment', ['New', 'Cancelled']],
  ['mailOnCancellation', ['New', '€200 by card from Awa Jallow']],
] as const)('%s is switched off independently', async (name, left) => {
  const app = await openApp()
  expect(await switchOff(app, name)).toMatchObject({ [name]: false, morningDigest: true })
  const guest = await guestWithBooking(app)
  app.clock.advance({ minutes: 1 })
  await payByCard(guest, 'deposit')
  app.clock.advance({ minutes: 1 })
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const subjects = await told(app)
  expect(subjects.map((subject) => subject.slice(TO.length + 1).split(':')[0])).toEqual(left)
})

test('the settings show the recipient and the version, and a change is recorded in the history', async () => {
  const app = await openApp()
  const admin = await operator(app)
  const usual = {
    mailOnBooking: true,
    mailOnCardPayment: true,
    mailOnCancellation: true,
    morningDigest: true,
  }
  const place = {
    mailsGoTo: 'hello@tradewind.example',
    mailsAreSent: false,
    // In a built folder the version has the build's mark.
    version: expect.stringMatching(new RegExp(`^${productVersion()}( [0-9a-f]{8})?$`)) as unknown,
  }
  expect((await admin.get('/api/admin/settings')).body).toEqual({ ...usual, ...place })
  const changes = { morningDigest: false, mailOnBooking: true }
  expect((await admin.patch('/api/admin/settings', changes)).body).toEqual({
    ...usual,
    ...place,
    morningDigest: false,
  })
  await admin.patch('/api/admin/settings', {})
  expect(await app.db.select().from(history)).toMatchObject([
    { actor: 'operator', what: 'Email every morning', before: 'on', after: 'off' },
  ])
  expect((await admin.patch('/api/admin/settings', { mailOnBooking: 'no' })).status).toBe(422)
})
