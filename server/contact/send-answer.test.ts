import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ContactMessage } from '#domain/contract/api-contract.ts'
import { contacts, history, mails } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { operator, signUp } from '#test/guests.ts'
import { SITE } from '#test/site.ts'
import type { Visitor } from '#test/visitor.ts'

const QUESTION = { firstName: 'Eva', email: 'eva@example.com', message: 'Is January\nstill possible?' }
const ANSWER = 'Hello {firstName},\n\nYes, two places are left.'
const FILLED = 'Hello Eva,\n\nYes, two places are left.'

let app: TestApp
let admin: Visitor

beforeEach(async () => {
  app = await createTestApp({ seed: false })
  admin = await operator(app)
})

async function ask(differences: Partial<typeof QUESTION> = {}, visitor = app.client): Promise<string> {
  const asked = await visitor.post<{ contact: { id: string } }>('/api/contacts', {
    ...QUESTION,
    ...differences,
  })
  expect(asked.status).toBe(201)
  return asked.body.contact.id
}

const answer = (id: string, text = ANSWER) =>
  admin.post<ContactMessage & { detail: string }>(`/api/admin/contacts/${id}/answer`, { text })

const answersSent = () => app.db.select().from(mails).where(eq(mails.template, 'contact-answered'))

test('an answer is emailed above the question, and stored with the message', async () => {
  const id = await ask()
  app.clock.advance({ hours: 2 })
  const answered = await answer(id)
  expect(answered).toMatchObject({
    status: 201,
    body: { id, answer: FILLED, answeredAt: '2025-09-01T11:00:00.000Z' },
  })
  const [mail, ...others] = await answersSent()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'eva@example.com', replyTo: SITE.business.mail.replyTo })
  expect(mail?.text).toMatch(/Hello Eva,\s+Yes, two places are left\.[^]*You wrote to us:[^]*Is January/)

  expect((await admin.get(`/api/admin/contacts/${id}`)).body).toEqual(answered.body)
  const open = await admin.get<{ contacts: ContactMessage[] }>('/api/admin/contacts?answered=no')
  expect(open.body.contacts).toEqual([])
  expect(await app.db.select().from(history)).toMatchObject([{ what: 'A message was answered' }])
})

test('an answer to an invalid name greets without it', async () => {
  const id = await ask({ firstName: 'win.example' })
  expect((await answer(id)).body.answer).toBe(FILLED.replace('Eva', 'there'))
})

test('the same answer again sends nothing, and a different one is refused', async () => {
  const id = await ask()
  await answer(id)
  expect(await answer(id)).toMatchObject({ status: 201, body: { answer: FILLED } })
  const other = await answer(id, 'No, it is full.')
  expect(other.status).toBe(409)
  expect(other.body.detail).toContain('already answered this message')
  expect(await answersSent()).toHaveLength(1)
  expect((await admin.get<ContactMessage>(`/api/admin/contacts/${id}`)).body.answer).toBe(FILLED)
})

test('two simultaneous clicks send one answer', { tags: 'postgres' }, async () => {
  const id = await ask()
  const pressed = await Promise.all([answer(id), answer(id)])
  expect(pressed.map(({ status }) => status)).toEqual([201, 201])
  expect(await answersSent()).toHaveLength(1)
})

test('a message marked as answered can still be answered, and keeps its day', async () => {
  const id = await ask()
  await admin.post(`/api/admin/contacts/${id}/answered`, { answered: true })
  app.clock.advance({ hours: 2 })
  expect((await answer(id)).body).toMatchObject({
    answer: FILLED,
    answeredAt: '2025-09-01T09:00:00.000Z',
  })
  const back = await admin.post(`/api/admin/contacts/${id}/answered`, { answered: false })
  expect(back.status, 'what was sent stays answered').toBe(409)
})

test.each(['', '  \n ', 'x'.repeat(5001)])('an empty or overlong answer is refused', async (text) => {
  const id = await ask()
  expect(await answer(id, text)).toMatchObject({ status: 422, body: { errors: [{ field: 'text' }] } })
  expect(await answersSent()).toEqual([])
})

test('a message erased with its account cannot be answered, and earlier answers are erased too', async () => {
  const eva = await signUp(app, QUESTION.email)
  const first = await ask({}, eva)
  const second = await ask({}, eva)
  await answer(first)
  expect((await eva.delete('/api/account', { password: 'harmattan wind' })).status).toBe(200)
  expect(await app.db.select().from(contacts)).toEqual([])
  expect((await answer(second)).status).toBe(404)
  expect(await answersSent()).toEqual([])
})

test('an unknown message cannot be answered', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'none'])
    expect((await answer(id)).status).toBe(404)
})
