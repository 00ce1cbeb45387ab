import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { bookings, history, mails, retreats } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator, payByCard, signUp, type Guest } from '#test/guests.ts'
import { accept, BO, offered } from '#test/hand-overs.ts'
import { SITE } from '#test/site.ts'
import type { Visitor } from '#test/visitor.ts'

const LETTER = {
  subject: 'Your driver, {firstName}',
  text: 'Hello {firstName},\n\nYour driver waits behind customs.',
}

interface Written {
  recipients: { leadId: string; name: string; to: string; packageType: string }[]
  unreachable: { leadId: string; name: string }[]
  preview: { to: string; subject: string; text: string } | null
  detail: string
}

let app: TestApp
let admin: Visitor
let awa: Guest
let bram: Guest

beforeEach(async () => {
  app = await createTestApp()
  admin = await operator(app)
  awa = await book('Awa')
  await payByCard(awa, 'deposit')
  bram = await book('Bram')
})

// The retreat begins on 31 October 2025; the clock is at 1 September.
function book(name: string, differences: Record<string, unknown> = {}): Promise<Guest> {
  const email = `${name.toLowerCase()}@example.com`
  return guestWithBooking(app, { firstName: name, lastName: 'Claes', email, ...differences })
}

async function write(body: { subject?: string; text?: string; dryRun?: boolean } = {}) {
  const [retreat] = await app.db.select().from(retreats).where(eq(retreats.startsOn, '2025-10-31'))
  const path = `/api/admin/retreats/${retreat?.id}/messages`
  return admin.post<Written>(path, { ...LETTER, ...body })
}

const sent = () => app.db.select().from(mails).where(eq(mails.template, 'personal-message'))

const recipientsOf = async () => (await sent()).map(({ recipient }) => recipient).toSorted()

test('a dry run lists the recipients and shows the first email, and sends nothing', async () => {
  const { status, body } = await write({ dryRun: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    recipients: [
      { leadId: awa.lead.id, name: 'Awa Claes', to: 'awa@example.com', packageType: 'kiter' },
      { leadId: bram.lead.id, name: 'Bram Claes', to: 'bram@example.com', packageType: 'kiter' },
    ],
    unreachable: [],
    preview: {
      to: 'awa@example.com',
      subject: 'Your driver, Awa',
      text: 'Hello Awa,\n\nYour driver waits behind customs.',
    },
  })
  expect(await sent()).toEqual([])
  expect(await app.db.$count(history, eq(history.what, 'Email to all guests of the date'))).toBe(0)
})

test('each guest gets one email with their own name, which is on their page and in their history', async () => {
  await book('Later', { selectedDate: 'Nov 7–14, 2025' })
  expect((await write()).body.recipients).toHaveLength(2)
  expect(await recipientsOf()).toEqual(['awa@example.com', 'bram@example.com'])
  for (const { lead } of [awa, bram]) {
    const { body } = await admin.get<GuestPage>(`/api/admin/bookings/${lead.id}`)
    const subject = `Your driver, ${lead.firstName}`
    const [mail] = await app.db
      .select()
      .from(mails)
      .where(and(eq(mails.bookingId, lead.id), eq(mails.template, 'personal-message')))
    expect(mail).toMatchObject({ subject, replyTo: SITE.business.mail.replyTo })
    expect(mail?.text).toContain(`Hello ${lead.firstName},`)
    expect(body.mails.map((each) => each.subject)).toContain(subject)
    expect(body.history).toContainEqual(
      expect.objectContaining({ what: 'Email to all guests of the date', to: `“${subject}”` }),
    )
  }
})

test(
  'the same message on the same day goes only to guests who have not had it',
  { tags: 'postgres' },
  async () => {
    await Promise.all([write(), write()])
    expect(await recipientsOf()).toEqual(['awa@example.com', 'bram@example.com'])
    await book('Chris')
    await write()
    expect(await recipientsOf()).toEqual(['awa@example.com', 'bram@example.com', 'chris@example.com'])
    expect(await app.db.$count(history, eq(history.what, 'Email to all guests of the date'))).toBe(3)

    await write({ text: 'Other words' })
    expect(await sent()).toHaveLength(6)
    app.clock.set('2025-09-02T00:00:00Z')
    admin = await operator(app)
    await write()
    expect(await sent(), 'another day').toHaveLength(9)
  },
)

test('guests whose booking was cancelled or has expired get nothing', async () => {
  const chris = await book('Chris')
  expect((await chris.visitor.delete(`/api/cancel-booking/${chris.lead.id}`)).status).toBe(200)
  expect((await write({ dryRun: true })).body.recipients).toHaveLength(2)
  // Bram never paid: the hold of 48 hours is over.
  app.clock.set('2025-09-04T09:00:00Z')
  await runDueJobs(app.deps)
  admin = await operator(app)
  await write()
  expect(await recipientsOf()).toEqual(['awa@example.com'])
})

test('the new guest gets the message after a hand-over', async () => {
  const accepted = await accept(await signUp(app, BO.email), await offered(awa))
  expect(accepted.status).toBe(200)
  await write()
  expect(await recipientsOf()).toEqual([BO.email, 'bram@example.com'])
})

test('a guest without an email address is named, and the others get the message', async () => {
  await app.db.update(bookings).set({ email: null }).where(eq(bookings.id, awa.lead.id))
  const { status, body } = await write()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    recipients: [{ name: 'Bram Claes' }],
    unreachable: [{ leadId: awa.lead.id, name: 'Awa Claes' }],
    preview: { to: 'bram@example.com' },
  })
  expect(await recipientsOf()).toEqual(['bram@example.com'])
})

test('a message without any recipient is refused', async () => {
  await app.db.update(bookings).set({ email: null })
  expect((await write({ dryRun: true })).body).toMatchObject({ recipients: [], preview: null })
  const refused = await write()
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: 'No guest on this date has an email address.' },
  })
})

test.each([
  ['subject', { subject: ' ' }],
  ['subject', { subject: 'Driver\r\nBcc: all@example.com' }],
  ['text', { text: '' }],
])('a message with an invalid %s is refused', async (field, body) => {
  expect(await write(body)).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  expect(await sent()).toEqual([])
})
