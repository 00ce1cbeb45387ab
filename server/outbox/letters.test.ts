import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ContactMessage, GuestPage } from '#domain/contract/api-contract.ts'
import type { WaitingLetter } from '#domain/mail/letter.ts'
import { bookings, contacts, history, mails } from '#server/db/schema.ts'
import { claimDueMails } from '#server/mail/mail-queue.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, signUp, type Guest } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

const LETTER = { subject: 'Your driver', text: 'Hello {firstName},\n\nYour driver waits behind customs.' }
const QUESTION = { firstName: 'Eva', email: 'eva@example.com', message: 'Is January still possible?' }

let app: TestApp
let admin: Visitor
let awa: Guest
let bram: Guest

beforeEach(async () => {
  app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:9' } })
  admin = await operator(app)
  awa = await guestWithBooking(app, { firstName: 'Awa', email: 'awa@example.com' })
  bram = await guestWithBooking(app, { firstName: 'Bram', email: 'bram@example.com' })
})

const letterMails = () =>
  app.db
    .select()
    .from(mails)
    .where(inArray(mails.template, ['contact-answered', 'personal-message']))

const waiting = async () =>
  (await admin.get<{ letters: WaitingLetter[] }>('/api/admin/undoable')).body.letters

const undo = (letter?: WaitingLetter) =>
  admin.post<{ detail: string } | null>(`/api/admin/letters/${letter?.id}/undo`)

const writeToAwa = () => admin.post(`/api/admin/bookings/${awa.lead.id}/mails`, { ...LETTER, payLink: true })

async function writeToDate() {
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, awa.lead.id))
  return admin.post<{ recipients: unknown[] }>(`/api/admin/retreats/${booking?.retreatId}/messages`, LETTER)
}

async function ask(visitor = app.client): Promise<string> {
  const { body } = await visitor.post<{ contact: { id: string } }>('/api/contacts', QUESTION)
  return body.contact.id
}

const answer = (id: string) =>
  admin.post<ContactMessage>(`/api/admin/contacts/${id}/answer`, { text: 'Hello Eva,\n\nyes.' })

const message = async (id: string) => (await admin.get<ContactMessage>(`/api/admin/contacts/${id}`)).body

/** Moves every email's due time earlier: the queue uses the database's clock. */
async function queueTimePasses(seconds: number): Promise<void> {
  await app.db.update(mails).set({ dueAt: sql`${mails.dueAt} - make_interval(secs => ${seconds})` })
}

test('no email from the operator is sent within its first 15 seconds', async () => {
  await app.db.delete(mails)
  await writeToAwa()
  await queueTimePasses(14)
  expect(await claimDueMails(app.db, 9)).toEqual([])
  await queueTimePasses(1)
  expect(await claimDueMails(app.db, 9)).toMatchObject([{ template: 'personal-message' }])
})

test('an automatic email does not release the operator’s email early', async () => {
  await writeToAwa()
  expect((await awa.visitor.delete(`/api/cancel-booking/${awa.lead.id}`)).status).toBe(200)
  await queueTimePasses(14)
  const taken = await claimDueMails(app.db, 99)
  expect(taken.map(({ template }) => template)).toContain('booking-cancelled')
  expect(taken.map(({ template }) => template)).not.toContain('personal-message')
})

test('an undone email to a guest leaves the outbox, and its text comes back', async () => {
  await writeToAwa()
  const [letter, ...others] = await waiting()
  expect(others).toEqual([])
  expect(letter).toEqual({
    ...LETTER,
    id: letter?.id,
    about: 'booking',
    aboutId: awa.lead.id,
    payLink: true,
    to: 'awa@example.com',
    emails: 1,
    undoUntil: '2025-09-01T09:00:15.000Z',
  })
  app.clock.advance({ milliseconds: 14_999 })
  expect((await undo(letter)).status).toBe(204)
  expect(await letterMails()).toEqual([])
  expect(await waiting()).toEqual([])
  const { body } = await admin.get<GuestPage>(`/api/admin/bookings/${awa.lead.id}`)
  expect(body.history.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Email written, with the payment link', 'Email undone before it was sent']),
  )
})

test('after 15 seconds an email cannot be undone, and nothing changes', async () => {
  const id = await ask()
  await answer(id)
  await writeToAwa()
  const letters = await waiting()
  expect(letters).toHaveLength(2)
  app.clock.advance({ milliseconds: 15_000 })
  expect(await waiting()).toEqual([])
  for (const letter of letters) {
    expect(await undo(letter)).toMatchObject({
      status: 409,
      body: { detail: 'Too late to undo: an email is sent after 15 seconds.' },
    })
  }
  expect(await letterMails()).toHaveLength(2)
  expect(await message(id)).toMatchObject({ answer: 'Hello Eva,\n\nyes.' })
})

test('an email that is being sent cannot be undone', async () => {
  await writeToDate()
  const [letter] = await waiting()
  await app.db.update(mails).set({ attempts: 1 }).where(eq(mails.recipient, 'bram@example.com'))
  expect((await undo(letter)).status).toBe(409)
  expect(await letterMails(), 'none of them goes without the others').toHaveLength(2)
})

test('a second undo, also at the same time, has no effect', { tags: 'postgres' }, async () => {
  await writeToAwa()
  const [letter] = await waiting()
  const both = await Promise.all([undo(letter), undo(letter)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 404])
  expect((await undo(letter)).body).toMatchObject({
    detail: 'There’s no email left to undo: it was undone before, or erased with the guest’s data.',
  })
  expect(await app.db.$count(history, eq(history.what, 'Email undone before it was sent'))).toBe(1)
})

test('after an undo the message is unanswered, and can be answered again', async () => {
  const id = await ask()
  await answer(id)
  const [letter] = await waiting()
  expect(letter).toMatchObject({
    about: 'message',
    aboutId: id,
    text: 'Hello Eva,\n\nyes.',
    to: QUESTION.email,
  })
  expect((await undo(letter)).status).toBe(204)
  expect(await letterMails()).toEqual([])
  expect(await message(id)).toMatchObject({ answer: null, answeredAt: null })
  expect((await answer(id)).status).toBe(201)
  expect(await letterMails()).toHaveLength(1)
})

test('after an undo a message that was marked as answered before is marked so again', async () => {
  const id = await ask()
  await admin.post(`/api/admin/contacts/${id}/answered`, { answered: true })
  app.clock.advance({ hours: 2 })
  await answer(id)
  await undo((await waiting()).at(0))
  expect(await message(id)).toMatchObject({ answer: null, answeredAt: '2025-09-01T09:00:00.000Z' })
})

test('an email to all guests of a date is undone as one, and can be sent again', async () => {
  await writeToDate()
  const [letter, ...others] = await waiting()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ about: 'retreat', ...LETTER, payLink: false, emails: 2 })
  expect((await undo(letter)).status).toBe(204)
  expect(await letterMails()).toEqual([])
  await writeToDate()
  expect(await letterMails()).toHaveLength(2)
})

test('a guest whose data was erased meanwhile gets nothing, and the other emails can still be undone', async () => {
  const eva = await signUp(app, QUESTION.email)
  const id = await ask(eva)
  await answer(id)
  await writeToDate()
  const letters = await waiting()
  const [toEva, toDate] = ['message', 'retreat'].map((about) => letters.find((each) => each.about === about))
  expect((await eva.delete('/api/account', { password: 'harmattan wind' })).status).toBe(200)
  expect((await bram.visitor.delete('/api/account', { password: 'harmattan wind' })).status).toBe(200)
  expect(await app.db.select().from(contacts)).toEqual([])
  expect((await undo(toEva)).status).toBe(404)
  expect((await letterMails()).map(({ recipient }) => recipient)).toEqual(['awa@example.com'])
  expect((await undo(toDate)).status).toBe(204)
  expect(await letterMails()).toEqual([])
})

test.each(['none', '00000000-0000-4000-8000-000000000000'])(
  'an unknown email cannot be undone: %s',
  async (id) => {
    await writeToAwa()
    expect((await admin.post(`/api/admin/letters/${id}/undo`)).status).toBe(404)
    expect(await letterMails()).toHaveLength(1)
  },
)
