import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { GuestPage, OutboxMessage } from '#domain/contract/api-contract.ts'
import { bookingNotes, bookings, history, mails } from '#server/db/schema.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import type { OpenedFields } from '#server/store/columns/sealed-fields.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, issueDueDocuments, operator, payByCard } from '#test/guests.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const PRIVATE = {
  emergencyContact: 'canary-contact',
  emergencyPhone: '+220 700 2222',
  healthConditions: 'canary-notes',
}

/** The operator on a phone. */
async function onPhone(app: TestApp) {
  const visitor = app.newVisitor()
  await visitor.post('/api/admin/login', { password: 'harmattan-in-january' }, { 'user-agent': IPHONE })
  return visitor
}

async function page(app: TestApp, id: string) {
  const { body } = await (await operator(app)).get<GuestPage>(`/api/admin/bookings/${id}`)
  return body
}

test('a booking’s page has its form, price, payments, documents, emails, orders, messages and notes', async () => {
  const { app, guest } = await appWithGuest()
  app.clock.advance({ minutes: 1 })
  await payByCard(guest, 'deposit')
  await guest.visitor.post('/api/contacts', {
    firstName: 'Awa',
    email: 'awa@example.com',
    message: 'Can I bring my own harness?',
  })
  const { body, status } = await (await operator(app)).get<GuestPage>(`/api/admin/bookings/${guest.lead.id}`)
  expect(status).toBe(200)
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  expect(body.retreatId).toBe(booking?.retreatId)
  expect(body.lead).toMatchObject({ name: 'Awa Jallow', amountPaid: 200, balanceDue: 750, age: 31 })
  expect(body.payments).toMatchObject([{ kind: 'deposit', method: 'card', amount: 200, state: 'received' }])
  expect(body.documents).toMatchObject([
    { kind: 'receipt', number: 'R-2025-0001', amount: 200, paymentId: body.payments[0]?.id },
  ])
  // The payment's email has the order attached.
  expect(body.mails.map(({ subject, to }) => `${to} ${subject}`).toSorted()).toEqual([
    expect.stringMatching(/^awa@example\.com Payment received/),
    expect.stringMatching(/^awa@example\.com We’re holding your place: /),
  ])
  expect(body.mails[0]?.subject).toContain('Payment received')
  expect(body.orders).toMatchObject([
    {
      version: guest.lead.order?.version,
      orderedBy: 'guest',
      total: 950,
      orderedAt: '2025-09-01T09:00:00.000Z',
    },
  ])
  expect(body.messages).toMatchObject([{ message: 'Can I bring my own harness?' }])
  expect(body.notes).toEqual([])
})

test('a recorded payment can be reversed once it can’t be undone without a trace, but not a card payment', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  app.clock.advance({ minutes: 1 })
  const entry = { amount: 100, method: 'cash', receivedOn: '2025-09-01' }
  await (await operator(app)).post(`/api/admin/bookings/${guest.lead.id}/payments`, entry)
  const undo = async () => (await page(app, guest.lead.id)).payments.map((line) => line.undo)
  expect(await undo()).toEqual([null, null])
  app.clock.advance({ milliseconds: 15_000 })
  expect(await undo()).toEqual([null, 'reverse'])
})

test('encrypted fields are not on the page, and opening them is recorded in the history', async () => {
  const { app, guest } = await appWithGuest({ ...PRIVATE, healthConsent: true })
  const { lead } = guest
  const before = await page(app, lead.id)
  expect(JSON.stringify(before)).not.toMatch(/canary|\+220 700 2222/)
  expect(before.sealed).toEqual(['emergencyContact', 'emergencyPhone', 'healthConditions'])
  const phone = await onPhone(app)
  const opened = await phone.post<OpenedFields>(`/api/admin/bookings/${lead.id}/emergency-and-health`)
  expect(opened).toMatchObject({ status: 200, body: PRIVATE })
  expect((await page(app, lead.id)).history).toMatchObject([
    { by: 'you, iPhone', what: 'Opened emergency and health', from: null, to: null },
    { by: 'Awa', what: 'Ordered with obligation to pay', from: null, to: '€950' },
    { by: 'Awa', what: 'Booked', from: null, to: 'Oct 31–Nov 7, 2025, €950' },
  ])
})

test('the history lists the edits of guest and operator by name, without encrypted values', async () => {
  const { app, guest } = await appWithGuest()
  const path = `/api/leads/${guest.lead.id}`
  await guest.visitor.patch(path, { selectedWetsuitSize: 'S' })
  await guest.visitor.patch(`/api/travel/${guest.lead.id}`, {
    arrivalDate: '2025-10-31',
    arrivalTime: '18:40',
  })
  const phone = await onPhone(app)
  await phone.patch(path, { ...PRIVATE, healthConsent: true, phone: '+32 470 00 00 00' })
  await phone.patch(path, { selectedDiet: 'vegetarian' })
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const told = (await page(app, guest.lead.id)).history.map(({ by, what, from, to }) => ({
    by,
    what,
    from,
    to,
  }))
  expect(told).toEqual([
    { by: 'Awa', what: 'Booking cancelled', from: null, to: null },
    { by: 'you, iPhone', what: 'Diet', from: 'Vegan', to: 'Vegetarian' },
    { by: 'you, iPhone', what: 'Health conditions', from: null, to: null },
    { by: 'you, iPhone', what: 'Emergency phone', from: null, to: null },
    { by: 'you, iPhone', what: 'Emergency contact', from: null, to: null },
    { by: 'Awa', what: 'Lands at', from: null, to: '18:40' },
    { by: 'Awa', what: 'Arrival day', from: null, to: formatDay('2025-10-31') },
    { by: 'Awa', what: 'Wetsuit size', from: 'M', to: 'S' },
    { by: 'Awa', what: 'Ordered with obligation to pay', from: null, to: '€950' },
    { by: 'Awa', what: 'Booked', from: null, to: 'Oct 31–Nov 7, 2025, €950' },
  ])
})

test('a note is kept with its time and device, and only the operator reads it', async () => {
  const { app, guest } = await appWithGuest()
  const phone = await onPhone(app)
  const write = (text: unknown) => phone.post(`/api/admin/bookings/${guest.lead.id}/notes`, { text })
  expect(await write(' Wants Fatou\nas her coach. ')).toMatchObject({
    status: 201,
    body: { note: { at: '2025-09-01T09:00:00.000Z', by: 'you, iPhone', text: 'Wants Fatou\nas her coach.' } },
  })
  app.clock.advance({ minutes: 1 })
  expect((await write('Comes with her sister')).status).toBe(201)
  for (const none of ['', '  ', undefined, 'x'.repeat(2_001)]) expect((await write(none)).status).toBe(422)
  const { notes, history: told } = await page(app, guest.lead.id)
  expect(notes.map(({ text }) => text)).toEqual(['Comes with her sister', 'Wants Fatou\nas her coach.'])
  expect(told.map(({ what, to }) => [what, to])).toEqual([
    ['Note written', null],
    ['Note written', null],
    ['Ordered with obligation to pay', '€950'],
    ['Booked', expect.any(String)],
  ])
  const mine = await guest.visitor.get('/api/my-bookings')
  expect(JSON.stringify(mine.body)).not.toContain('coach')
  expect((await phone.post('/api/admin/bookings/nonsense/notes', { text: 'x' })).status).toBe(404)
})

test('the operator’s own email is sent as plain text, and its markup is escaped', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  app.clock.advance({ minutes: 1 })
  const admin = await operator(app)
  const letter = {
    subject: 'Your week in <January>',
    text: 'Hello Awa,\n\n<b>the lodge</b> & its fridge\nare yours.\n\n<script>alert(1)</script>',
  }
  const write = (mail: object) => admin.post<OutboxMessage>(`/api/admin/bookings/${lead.id}/mails`, mail)
  const { status, body } = await write(letter)
  expect(status).toBe(201)
  expect(body).toMatchObject({ to: 'awa@example.com', subject: letter.subject, state: 'kept' })
  expect(body.text).toContain('<b>the lodge</b> & its fridge\nare yours.')
  expect(body.html).not.toMatch(/<b>|<script/)
  expect(body.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  const { mails: sent, history: told } = await page(app, lead.id)
  expect(sent[0]).toMatchObject({ id: body.id, subject: letter.subject })
  expect(told[0]).toMatchObject({ what: 'Email written', to: `“${letter.subject}”` })
  for (const wrong of [{ subject: '' }, { text: ' ' }, { subject: 'One\r\nBcc: all@example.com' }]) {
    expect((await write({ ...letter, ...wrong })).status).toBe(422)
  }
})

test('an email can contain the guest’s pay link as long as something is due', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const letter = { subject: 'Your week', text: 'Hello Awa,\n\nhere you can pay.', payLink: true }
  const write = () =>
    admin.post<OutboxMessage & { detail: string }>(`/api/admin/bookings/${guest.lead.id}/mails`, letter)
  const { status, body } = await write()
  expect(status).toBe(201)
  const { payLink, history: told } = await page(app, guest.lead.id)
  expect(body.text).toContain(payLink)
  expect(body.text).toContain('Pay €950')
  expect(told[0]).toMatchObject({ what: 'Email written, with the payment link', to: '“Your week”' })
  await payByCard(guest, 'full')
  expect(await write()).toMatchObject({
    status: 409,
    body: { detail: 'Nothing is due, so there’s no payment link' },
  })
})

test('a draft and a booking without an email address have a page, and cannot be written to', async () => {
  const app = await createTestApp()
  const draft = await app.client.post<{ lead: { id: string } }>('/api/leads', { firstName: 'Half' })
  const { id } = draft.body.lead
  expect(await page(app, id)).toMatchObject({
    lead: { status: 'in_progress', quote: null, email: null },
    payments: [],
    mails: [],
    messages: [],
  })
  const admin = await operator(app)
  expect(await admin.post(`/api/admin/bookings/${id}/mails`, { subject: 'A', text: 'B' })).toMatchObject({
    status: 409,
    body: { detail: 'This booking has no email address' },
  })
  for (const none of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
    expect((await admin.get(`/api/admin/bookings/${none}`)).status).toBe(404)
    expect((await admin.post(`/api/admin/bookings/${none}/emergency-and-health`)).status).toBe(404)
    expect((await admin.post(`/api/admin/bookings/${none}/mails`, { subject: 'A', text: 'B' })).status).toBe(
      404,
    )
  }
})

test('export and erasure are in the history, and an erasure deletes the notes and all of the guest’s words', async () => {
  const { app, guest } = await appWithGuest({ phone: '+220 700 2222' })
  await payByCard(guest, 'deposit')
  const admin = await onPhone(app)
  const path = `/api/admin/bookings/${guest.lead.id}`
  await admin.post(`${path}/notes`, { text: 'canary-note' })
  await admin.post(`${path}/mails`, { subject: 'canary-subject', text: 'canary-text' })
  await admin.patch(`/api/leads/${guest.lead.id}`, { phone: '+220 700 1111' })
  const file = await admin.get<{ bookings: { notes: object[] }[] }>(`${path}/guest/export`)
  expect(file.body.bookings[0]?.notes).toEqual([
    { writtenAt: '2025-09-01T09:00:00.000Z', text: 'canary-note' },
  ])
  await admin.post(`${path}/cancel`, { reason: 'canary-reason' })
  await issueDueDocuments(app)
  await payOutRefunds(app.deps)
  expect((await admin.delete<{ kept: string[] }>(`${path}/guest`)).body.kept.length).toBeGreaterThan(0)
  const after = await page(app, guest.lead.id)
  expect(after.lead).toMatchObject({ name: 'Awa Jallow', email: null, phone: null })
  expect(after.notes).toEqual([])
  expect(after.history.map(({ what }) => what)).toEqual([
    'Guest’s data erased',
    'Booking cancelled',
    'Guest’s data exported',
    'Phone number',
    'Email written',
    'Note written',
    'Ordered with obligation to pay',
    'Booked',
  ])
  const kept = [
    await app.db.select().from(history),
    await app.db.select().from(bookingNotes),
    await app.db.select().from(mails).where(eq(mails.bookingId, guest.lead.id)),
  ]
  expect(JSON.stringify(kept)).not.toMatch(/canary|\+220 700 2222/)
})
