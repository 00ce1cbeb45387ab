import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { Today } from '#domain/contract/admin-shapes.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import type { HandOverOffer } from '#domain/contract/hand-over-calls.ts'
import { handOvers, mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { operator, signUp, type Guest } from '#test/guests.ts'
import { paidGuest, offer, offered, tokenOf, accept, BO, appWithPaidGuest } from '#test/hand-overs.ts'
import { endMails, mailsNamed } from '#test/mails.ts'
import { readAs } from '#test/read-as.ts'

test('a withdrawn, replaced, lapsed or made-up offer opens nothing, nor does one of a cancelled booking', async () => {
  const { app, guest } = await appWithPaidGuest('deposit')
  const status = async (token: string) =>
    (await readAs(app, app.newVisitor(), ({ handOverLink }) => handOverLink(token))).status
  const first = await offered(guest)
  expect(await status(first)).toBe(200)
  const second = await offered(guest)
  expect([await status(first), await status(second)]).toEqual([404, 200])
  const back = await guest.visitor.delete<HandOverOffer>(`/api/bookings/${guest.lead.id}/hand-over`)
  expect(back).toMatchObject({
    status: 200,
    body: { handOver: { state: 'taken_back', name: null, link: null } },
  })
  expect(await status(second)).toBe(404)
  expect((await guest.visitor.delete(`/api/bookings/${guest.lead.id}/hand-over`)).status).toBe(409)
  const third = await offered(guest)
  expect(await status(`${third.slice(0, -2)}xx`)).toBe(404)
  app.clock.set('2025-09-08T23:59:59Z')
  expect(await status(third)).toBe(200)
  app.clock.set('2025-09-09T00:00:00Z')
  expect(await status(third)).toBe(404)
  expect((await accept(await signUp(app, 'bo@example.com'), third)).status).toBe(404)
  await runDueJobs(app.deps)
  expect(await app.db.$count(handOvers, eq(handOvers.state, 'lapsed'))).toBe(1)
  expect(JSON.stringify(await app.db.select().from(handOvers))).not.toContain('bo@')
  const fourth = await offered(guest)
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  expect(await status(fourth)).toBe(404)
  expect((await accept(await signUp(app, 'cy@example.com'), fourth)).status).toBe(404)
  expect((await offer(guest)).status).toBe(409)
})

const LATE = '2025-10-26T09:00:00Z'
const ENDS: [how: string, end: (app: TestApp, guest: Guest) => Promise<unknown>][] = [
  [
    'accepted',
    async (app, guest) => {
      const { body } = await guest.visitor.get<HandOverOffer>(`/api/bookings/${guest.lead.id}/hand-over`)
      return accept(await signUp(app, 'bo@example.com'), tokenOf(body))
    },
  ],
  ['taken back', (_, { visitor, lead }) => visitor.delete(`/api/bookings/${lead.id}/hand-over`)],
  ['replaced by another', (_, guest) => offer(guest)],
  [
    'past its last day',
    (app) => {
      app.clock.advance({ days: 8 })
      return runDueJobs(app.deps)
    },
  ],
  [
    'allowed by the operator, and taken back',
    async (app, { visitor, lead }) => {
      await answerAsked(app, { allow: true })
      await visitor.delete(`/api/bookings/${lead.id}/hand-over`)
    },
  ],
  ['refused by the operator', (app) => answerAsked(app, { allow: false, reason: 'No permit so late' })],
]

async function answerAsked(app: TestApp, answer: object): Promise<void> {
  const admin = await operator(app)
  const { body } = await admin.get<Today>('/api/admin/today')
  // The operator had the question emailed again: the copy contains the name too.
  const [question] = await app.db.select().from(mails).where(eq(mails.template, 'operator-hand-over-asked'))
  expect((await admin.post(`/api/admin/outbox/${question?.id}/send-again`)).status).toBe(200)
  const id = body.handOvers[0]?.handOver.id
  expect((await admin.post(`/api/admin/hand-overs/${id}/answer`, answer)).status).toBe(200)
}

test.each(ENDS)('no email names the invited person any more once the hand-over is %s', async (how, end) => {
  const { app, guest } = await appWithPaidGuest('full')
  if (how.includes('operator')) app.clock.set(LATE)
  await offer(guest, { name: 'Canary Claes', email: 'named@example.com' })
  const naming = async () =>
    (await app.db.select().from(mails)).filter((mail) => /canary|named@/i.test(JSON.stringify(mail)))
  expect(await naming()).toHaveLength(1)
  await end(app, guest)
  expect(await naming()).toEqual([])
  // The email to the guest names nobody, and is kept.
  const [told] = await app.db.select().from(mails).where(eq(mails.template, 'hand-over-told'))
  expect(told?.text).toContain('Hello Awa')
})

test('withdrawing an offer removes its email if it is queued or has failed, and the email to the guest then says nothing', async () => {
  const app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:9' } })
  const guest = await paidGuest(app)
  const offers = () => app.db.select().from(mails).where(eq(mails.template, 'hand-over-offer'))
  const told = async () => (await mailsNamed(app, 'hand-over-told')).map(({ text }) => text)
  for (const state of ['queued', 'failed'] as const) {
    await offered(guest)
    await app.db.update(mails).set({ state }).where(eq(mails.template, 'hand-over-offer'))
    expect(await offers()).toMatchObject([{ state, recipient: 'bo@example.com' }])
    expect((await told()).filter((text) => text !== '')).toEqual([
      expect.stringContaining('We’ve sent this link') as unknown,
    ])
    await guest.visitor.delete(`/api/bookings/${guest.lead.id}/hand-over`)
    expect(await offers()).toEqual([])
  }
  expect(await told()).toEqual(['', ''])
})

test('an offer that could not be sent goes out again with its link', async () => {
  const app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:9' } })
  const token = await offered(await paidGuest(app))
  await endMails(app, 'failed', 'hand-over-offer')
  const [failed] = await app.db.select().from(mails).where(eq(mails.template, 'hand-over-offer'))
  expect(JSON.stringify(failed)).not.toContain(token)
  const again = await (await operator(app)).post(`/api/admin/outbox/${failed?.id}/send-again`)
  expect(again).toMatchObject({ status: 200, body: { to: BO.email } })
  expect((await mailsNamed(app, 'hand-over-offer'))[0]?.text).toContain(`/hand-over/${token}`)
})

test('the operator decides on a hand-over from 7 days before the retreat, and needs a reason to refuse it', async () => {
  const { app, guest } = await appWithPaidGuest('full')
  app.clock.set('2025-10-24T23:00:00Z')
  expect((await offer(guest)).body.handOver).toMatchObject({ state: 'open' })
  app.clock.set('2025-10-25T00:00:00Z')
  app.clock.advance({ minutes: 1 })
  const admin = await operator(app)
  const asked = await offer(guest)
  expect(asked.body).toMatchObject({ decides: 'operator', handOver: { state: 'asked', link: null } })
  const today = async () => (await admin.get<Today>('/api/admin/today')).body.handOvers
  expect(await today()).toMatchObject([{ leadId: guest.lead.id, handOver: { name: 'Bo Claes' } }])
  const id = (await today())[0]?.handOver.id
  const answer = (body: unknown) => admin.post(`/api/admin/hand-overs/${id}/answer`, body)
  expect((await answer({ allow: false })).status).toBe(422)
  expect((await answer({ allow: false, reason: 'No permit so late' })).status).toBe(200)
  expect((await answer({ allow: true })).status).toBe(409)
  expect(await today()).toEqual([])
  const stands = await guest.visitor.get<HandOverOffer>(`/api/bookings/${guest.lead.id}/hand-over`)
  expect(stands.body.handOver).toMatchObject({ state: 'refused', reason: 'No permit so late' })

  app.clock.advance({ minutes: 1 })
  await offer(guest)
  const again = (await today())[0]?.handOver.id
  expect((await admin.post(`/api/admin/hand-overs/${again}/answer`, { allow: true })).status).toBe(200)
  const open = await guest.visitor.get<HandOverOffer>(`/api/bookings/${guest.lead.id}/hand-over`)
  const bo = await signUp(app, 'bo@example.com')
  expect((await accept(bo, tokenOf(open.body))).status).toBe(200)
  const page = await admin.get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)
  expect(page.body.handOvers[0]).toMatchObject({ state: 'accepted', from: { name: 'Awa Jallow' } })
  app.clock.set('2025-10-31T00:00:00Z')
  expect((await offer({ visitor: bo, lead: guest.lead })).status).toBe(409)
})

test('a hand-over that the operator allows is emailed however many emails the address has had', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const guest = await paidGuest(app, 'full')
  app.clock.set('2025-10-25T00:01:00Z')
  const message = { firstName: 'Lamin', email: 'bo@example.com', message: 'Is there wind?' }
  for (let n = 0; n < 3; n++) await app.newVisitor().post('/api/contacts', message)
  await offer(guest)
  const admin = await operator(app)
  const id = (await admin.get<Today>('/api/admin/today')).body.handOvers[0]?.handOver.id
  expect((await admin.post(`/api/admin/hand-overs/${id}/answer`, { allow: true })).status).toBe(200)
  expect(await app.db.$count(mails, eq(mails.template, 'hand-over-offer'))).toBe(1)
})

test('erasing a previous guest removes their name from hand-over and emails, and the new guest keeps the place', async () => {
  const { app, guest } = await appWithPaidGuest('deposit')
  const token = await offered(guest)
  app.clock.advance({ hours: 1 })
  const bo = await signUp(app, 'bo@example.com')
  await accept(bo, token)
  const erased = await guest.visitor.delete<{ kept: string[] }>('/api/account', {
    password: 'harmattan wind',
  })
  expect(erased.status).toBe(200)
  expect(erased.body.kept.join(' ')).toContain('R-2025-0001')
  const [row] = await app.db.select().from(handOvers)
  expect(row).toMatchObject({ fromUserId: null, fromName: null, fromEmail: null })
  const kept = await app.db.select().from(mails)
  const toAwa = kept.filter(({ recipient }) => recipient === 'awa@example.com')
  expect(toAwa.map(({ template }) => template)).toEqual(['account-erased'])
  expect((await bo.get<Booking[]>('/api/my-bookings')).body).toMatchObject([{ name: 'Bo Claes' }])
  expect(kept.find(({ template }) => template === 'hand-over-welcome')?.text).toContain('Bo')
})
