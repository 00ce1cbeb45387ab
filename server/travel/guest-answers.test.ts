// After the retreat: thanks, two questions behind a link, and what is published of the answers.

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { AfterRetreat, GuestAnswer } from '#domain/contract/answer-calls.ts'
import { guestAnswers, mails } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { createFilledApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, payByCard } from '#test/guests.ts'
import { readAs } from '#test/read-as.ts'

// The retreat is Oct 31–Nov 7, 2025.
const THANKED = '2025-11-10T08:00:00Z'

/** A guest who has paid. The rows are put back where they were made before. */
async function travelled() {
  const { app, answer } = await createFilledApp('a guest who has paid everything', async (made) => {
    const { visitor, lead } = await guestWithBooking(made)
    await payByCard({ visitor, lead }, 'full')
    return { cookies: [...visitor.cookies], lead }
  })
  return { app, guest: { visitor: app.newVisitor(answer.cookies), lead: answer.lead } }
}

async function at(app: TestApp, instant: string): Promise<void> {
  app.clock.set(instant)
  await runDueJobs(app.deps)
}

async function thanks({ db }: TestApp) {
  return db.select().from(mails).where(eq(mails.template, 'after-retreat'))
}

async function tokenOf(app: TestApp): Promise<string> {
  await at(app, THANKED)
  const [mail] = await thanks(app)
  return /\/after\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

const quotesOf = async (app: TestApp) => (await readAs(app, app.client, ({ quotes }) => quotes())).body

test('guests who travelled are thanked once, three days after the last day; nobody who cancelled or did not pay', async () => {
  const { app } = await travelled()
  const gone = await guestWithBooking(app, { email: 'gone@example.com' })
  await payByCard(gone, 'full')
  await gone.visitor.delete(`/api/cancel-booking/${gone.lead.id}`)
  await guestWithBooking(app, { email: 'unpaid@example.com' })
  await at(app, '2025-11-10T07:59:59Z')
  expect(await thanks(app)).toEqual([])
  await at(app, THANKED)
  await at(app, '2025-11-12T08:00:00Z')
  const [mail, ...others] = await thanks(app)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'awa@example.com', subject: 'Thank you, Awa. How was it?' })
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('As a founding member, you get 20% off')
})

test('after a long pause nobody is thanked any more', async () => {
  const { app } = await travelled()
  await at(app, '2025-11-25T08:00:00Z')
  expect(await thanks(app)).toEqual([])
})

test('an answer is published as it was written, 15 seconds after the press, and gone at once when it is withdrawn', async () => {
  const { app } = await travelled()
  const token = await tokenOf(app)
  const { client } = app
  const open = await readAs(app, client, ({ afterRetreat }) => afterRetreat(token))
  expect(open.body).toMatchObject({
    firstName: 'Awa',
    quotedAs: 'Awa, October 2025',
    photos: null,
    answer: null,
  })
  const path = `/api/after/${token}`
  expect((await client.post(path, { text: ' ', mayQuote: true })).status).toBe(422)
  expect((await client.post(path, { text: 'Good' })).status).toBe(422)
  const text = 'I rode upwind on day five and cried a little.'
  expect(await client.post<AfterRetreat>(path, { text, mayQuote: true })).toMatchObject({
    status: 200,
    body: { answer: { text, mayQuote: true } },
  })
  const pass = (seconds: number) =>
    app.clock.set(new Date(app.clock.now().getTime() + seconds * 1_000).toISOString())
  const admin = await operator(app)
  const list = async () => (await admin.get<{ answers: GuestAnswer[] }>('/api/admin/answers')).body.answers
  const [answer] = await list()
  expect(answer).toMatchObject({ quotedAs: 'Awa, October 2025', text, isNew: true, publishedAt: null })
  expect((await admin.get<{ newAnswers: number }>('/api/admin/today')).body.newAnswers).toBe(1)

  const publish = () => admin.post(`/api/admin/answers/${answer?.id}/publish`)
  expect((await publish()).status).toBe(200)
  pass(14)
  expect(await quotesOf(app)).toEqual([])
  expect((await admin.post(`/api/admin/answers/${answer?.id}/keep`)).status).toBe(200)
  pass(10)
  expect(await quotesOf(app)).toEqual([])
  expect((await admin.get<{ newAnswers: number }>('/api/admin/today')).body.newAnswers).toBe(0)

  await publish()
  pass(15)
  expect(await quotesOf(app)).toMatchObject([{ text, firstName: 'Awa', month: 'October 2025' }])
  // A changed answer has to be published again.
  await client.post(path, { text: 'I rode upwind.', mayQuote: true })
  expect(await quotesOf(app)).toEqual([])
  await publish()
  pass(15)
  expect(await quotesOf(app)).toHaveLength(1)
  expect(await client.delete(path)).toMatchObject({ status: 200, body: { answer: null } })
  expect(await quotesOf(app)).toEqual([])
  expect(await list()).toEqual([])
  expect((await publish()).status).toBe(404)
})

test('what is for the operator only cannot be published', async () => {
  const { app } = await travelled()
  const token = await tokenOf(app)
  await app.client.post(`/api/after/${token}`, { text: 'The room was noisy.', mayQuote: false })
  const admin = await operator(app)
  const [answer] = (await admin.get<{ answers: GuestAnswer[] }>('/api/admin/answers')).body.answers
  expect((await admin.post(`/api/admin/answers/${answer?.id}/publish`)).status).toBe(409)
  expect((await admin.post(`/api/admin/answers/${answer?.id}/keep`)).status).toBe(200)
})

test('a made-up link opens nothing, and with the guest’s data the link and the answer end', async () => {
  const { app, guest } = await travelled()
  const token = await tokenOf(app)
  const path = `/api/after/${token}`
  expect((await app.client.delete('/api/after/made-up')).status).toBe(404)
  await app.client.post(path, { text: 'canary', mayQuote: true })
  const file = await guest.visitor.get<{ bookings: unknown[] }>('/api/account/export')
  expect(file.body.bookings).toMatchObject([{ answerAfterRetreat: { text: 'canary', mayQuote: true } }])
  expect((await guest.visitor.delete('/api/account', { password: 'harmattan wind' })).status).toBe(200)
  expect(await app.db.$count(guestAnswers)).toBe(0)
  expect((await app.client.post(path, { text: 'again', mayQuote: true })).status).toBe(404)
})

test('answers that are not published are deleted after two years, published ones stay', async () => {
  const { app } = await travelled()
  const token = await tokenOf(app)
  await app.client.post(`/api/after/${token}`, { text: 'Good', mayQuote: true })
  await at(app, '2027-11-10T07:59:59Z')
  expect(await app.db.$count(guestAnswers)).toBe(1)
  await app.db.update(guestAnswers).set({ publishedAt: new Date(THANKED) })
  await at(app, '2027-11-10T08:00:00Z')
  expect(await app.db.$count(guestAnswers)).toBe(1)
  await app.db.update(guestAnswers).set({ publishedAt: null })
  await runDueJobs(app.deps)
  expect(await app.db.$count(guestAnswers)).toBe(0)
})
