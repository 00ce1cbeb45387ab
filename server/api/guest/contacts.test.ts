import { expect, test } from 'vitest'
import type { ContactMessage } from '#domain/contract/api-contract.ts'
import { contacts, mails } from '#server/db/schema.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { operator } from '#test/guests.ts'
import { SITE } from '#test/site.ts'

const MESSAGE = {
  firstName: 'Eva',
  lastName: 'Claes',
  email: 'Eva@Example.com',
  phone: '+32 470 00 00 09',
  retreat: 'Dec 5–12, 2025',
  experience: 'None yet',
  message: 'Hello,\nis there wind in December?',
}

test('a message is kept, sent to the operator and acknowledged', async () => {
  const app = await createTestApp()
  const answer = await app.client.post<{ contact: { id: string } }>('/api/contacts', MESSAGE)
  expect(answer.status).toBe(201)

  const admin = await operator(app)
  const { body } = await admin.get<{ contacts: ContactMessage[] }>('/api/admin/contacts')
  expect(body.contacts).toEqual([
    {
      ...MESSAGE,
      email: 'eva@example.com',
      id: answer.body.contact.id,
      createdAt: '2025-09-01T09:00:00.000Z',
      answerBy: '2025-09-02T09:00:00.000Z',
      answeredAt: null,
      answer: null,
    },
  ])

  const sent = await app.db.select().from(mails).orderBy(mails.template)
  const [acknowledgement, received] = sent
  expect(sent).toHaveLength(2)
  expect(received).toMatchObject({
    template: 'contact-received',
    recipient: SITE.business.mail.replyTo,
    replyTo: 'eva@example.com',
    subject: 'Message from Eva Claes',
  })
  for (const part of ['is there wind in December?', 'Dec 5–12, 2025', '+32 470 00 00 09', 'None yet']) {
    expect(received?.text).toContain(part)
    expect(received?.html).toContain(part)
  }
  expect(acknowledgement).toMatchObject({
    template: 'contact-acknowledgement',
    recipient: 'eva@example.com',
    replyTo: SITE.business.mail.replyTo,
  })
  expect(acknowledgement?.text).toContain('Hello Eva,')
  expect(acknowledgement?.text).toContain(`within ${SITE.business.support.replyHours} hours`)
})

test('only name, address and message are required', async () => {
  const app = await createTestApp({ seed: false })
  const { firstName, email, message } = MESSAGE
  expect((await app.client.post('/api/contacts', { firstName, email, message })).status).toBe(201)
  const form = { ...MESSAGE, lastName: '', phone: '', retreat: '', experience: '' }
  expect((await app.client.post('/api/contacts', form)).status).toBe(201)
  const kept = await app.db.select().from(contacts)
  for (const row of kept)
    expect(row).toMatchObject({ lastName: null, phone: null, retreat: null, experience: null })
  expect(kept).toHaveLength(2)
})

test.each([
  { why: 'a second header in the name', field: 'firstName', value: 'Eva\r\nBcc: all@example.com' },
  { why: 'no message', field: 'message', value: '  ' },
])('$why is refused, and nothing is stored or sent', async ({ field, value }) => {
  const app = await createTestApp({ seed: false })
  const answer = await app.client.post('/api/contacts', { ...MESSAGE, [field]: value })
  expect(answer).toMatchObject({ status: 422, body: { errors: [expect.objectContaining({ field })] } })
  expect(await app.db.select().from(contacts)).toEqual([])
  expect(await app.db.select().from(mails)).toEqual([])
})

test('a visitor cannot use the form to send their own words to a stranger', async () => {
  const app = await createTestApp({ seed: false })
  const advertisement = {
    firstName: 'win.example',
    lastName: 'Prize',
    message: 'Click https://win.example now',
  }
  await app.client.post('/api/contacts', { ...MESSAGE, ...advertisement, email: 'victim@example.com' })
  const sent = await app.db.select().from(mails)
  const toVictim = sent.filter(({ recipient }) => recipient === 'victim@example.com')
  expect(toVictim).toHaveLength(1)
  for (const { subject, text, html } of toVictim)
    expect(subject + text + html).not.toMatch(/win\.example|Prize/)
})

test('markup in a message is text in the email', async () => {
  const app = await createTestApp({ seed: false })
  const markup = '<img src=x onerror=alert(1)>'
  await app.client.post('/api/contacts', { ...MESSAGE, firstName: markup, message: `${markup}\n${markup}` })
  const sent = await app.db.select().from(mails)
  expect(sent).toHaveLength(2)
  for (const { html } of sent) expect(html).not.toContain('<img')
  expect(sent.find(({ template }) => template === 'contact-received')?.text).toContain(markup)
})

test('a flood from one address is limited, with a time to retry', async () => {
  const app = await createTestApp({ seed: false, env: { rateLimits: true } })
  let answer = await app.client.post('/api/contacts', MESSAGE)
  for (let sent = 1; sent < 100 && answer.status === 201; sent++) {
    answer = await app.client.post('/api/contacts', MESSAGE)
  }
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  const kept = await app.db.select().from(contacts)
  expect(await app.db.select().from(mails), 'the address is written to three times').toHaveLength(
    kept.length + 3,
  )
})
