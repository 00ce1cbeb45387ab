import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { AdminCounts, Today } from '#domain/contract/admin-shapes.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import type { Complaint } from '#domain/contract/complaint-calls.ts'
import { complaints, mails } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, guestWithBooking, operator, signUp, type Guest } from '#test/guests.ts'
import { readAs } from '#test/read-as.ts'

const complain = ({ visitor, lead }: Guest, text = 'canary: the lesson was short') =>
  visitor.post<{ complaint: Complaint }>(`/api/complaints/${lead.id}`, { text })
const read = async (app: TestApp, { visitor, lead }: Guest) =>
  (await readAs(app, visitor, (readers) => readers.complaints(lead.id))).body

test('a complaint is confirmed at once, shown to the operator with its deadlines, and answered', async () => {
  const { app, guest } = await appWithGuest()
  expect(await read(app, guest)).toEqual([])
  const made = await complain(guest)
  expect(made).toMatchObject({
    status: 201,
    body: {
      complaint: {
        acknowledgedAt: '2025-09-01T09:00:00.000Z',
        acknowledgeBy: '2025-09-08',
        answerBy: '2025-10-31',
        answer: null,
      },
    },
  })
  const written = await app.db.select().from(mails)
  const received = written.find(({ template }) => template === 'complaint-received')
  expect(received).toMatchObject({ recipient: 'awa@example.com' })
  expect(received?.text).toMatch(/Fri\s31\sOct\s2025/)
  // Anybody can sign up with another person's address: the site emails no text of a stranger.
  expect(received?.text).not.toContain('canary')
  const told = written.find(({ template }) => template === 'operator-complaint')
  expect(told?.text).toContain('canary: the lesson was short')

  const admin = await operator(app)
  const { body: today } = await admin.get<Today>('/api/admin/today')
  expect(today.complaints).toMatchObject([
    { leadId: guest.lead.id, name: 'Awa Jallow', daysLeft: 60, complaint: { answerBy: '2025-10-31' } },
  ])
  expect((await admin.get<AdminCounts>('/api/admin/counts')).body.today).toBe(1)
  expect((await complain(guest, 'And the food')).status).toBe(409)

  const id = made.body.complaint.id
  const answer = (text: string) => admin.post(`/api/admin/complaints/${id}/answer`, { answer: text })
  expect((await answer('')).status).toBe(422)
  expect((await answer('You are right. €40 come back.')).status).toBe(200)
  expect((await answer('Another answer')).status).toBe(409)
  expect(await read(app, guest)).toMatchObject([{ answer: 'You are right. €40 come back.' }])
  const [answered] = await app.db.select().from(mails).where(eq(mails.template, 'complaint-answered'))
  expect(answered?.text).toContain('You are right. €40 come back.')
  expect((await admin.get<Today>('/api/admin/today')).body.complaints).toEqual([])
  const page = await admin.get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)
  expect(page.body.complaints).toMatchObject([{ text: 'canary: the lesson was short' }])
  const entries = page.body.history.map(({ what }) => what)
  expect(entries).toEqual(expect.arrayContaining(['Complaint made', 'Complaint answered']))
  // After an answer, another complaint may be made.
  expect((await complain(guest, 'And the food')).status).toBe(201)
})

test('the operator sees whether the email that confirms a complaint was kept, failed or removed', async () => {
  const { app, guest } = await appWithGuest()
  await complain(guest)
  const admin = await operator(app)
  const seen = async () => {
    const { body: today } = await admin.get<Today>('/api/admin/today')
    const { body: page } = await admin.get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)
    return [...today.complaints.map(({ complaint }) => complaint), ...page.complaints].map(
      ({ confirmation }) => confirmation,
    )
  }
  expect(await seen()).toEqual(['kept', 'kept'])
  const about = eq(mails.template, 'complaint-received')
  await app.db.update(mails).set({ state: 'failed' }).where(about)
  expect(await seen()).toEqual(['failed', 'failed'])
  await app.db.delete(mails).where(about)
  expect(await seen()).toEqual([null, null])
})

test('an overdue answer shows negative days left', async () => {
  const app = await createTestApp()
  await complain(await guestWithBooking(app))
  app.clock.set('2025-11-02T00:00:00Z')
  const { body } = await (await operator(app)).get<Today>('/api/admin/today')
  expect(body.complaints).toMatchObject([{ daysLeft: -2 }])
})

test('complaints are in the guest’s export, and are erased with the account', async () => {
  const { app, guest } = await appWithGuest()
  await complain(guest)
  const file = await guest.visitor.get<{ complaints: unknown[] }>('/api/account/export')
  expect(file.body.complaints).toMatchObject([{ text: 'canary: the lesson was short', answer: null }])
  const other = await signUp(app, 'mallory@example.com')
  expect(JSON.stringify((await other.get('/api/account/export')).body)).not.toContain('canary')
  expect((await guest.visitor.delete('/api/account', { password: 'harmattan wind' })).status).toBe(200)
  expect(await app.db.$count(complaints)).toBe(0)
  expect(JSON.stringify(await app.db.select().from(mails))).not.toContain('canary')
})

test('two complaints sent at once count as one', { tags: 'postgres' }, async () => {
  const { guest } = await appWithGuest()
  const answers = await Promise.all([complain(guest), complain(guest)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})
