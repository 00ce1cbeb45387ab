import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { OutboxMessage } from '#domain/contract/api-contract.ts'
import { mails } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, guestWithBooking, operator, order, payByCard, type Guest } from '#test/guests.ts'
import { startMailServer } from '#test/mail-server.ts'
import { mailsNamed as mailsOf } from '#test/mails.ts'
import { startDelivery } from './deliver-mails.ts'
import { claimDueMails } from './mail-queue.ts'
import { openMailServer } from './mail-server.ts'
import { writeKeptMails } from './waiting-mails.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'
const NOVEMBER = 'Nov 7–14, 2025'
const DECEMBER = 'Dec 5–12, 2025'

async function edit({ visitor, lead }: Guest, changes: Record<string, unknown>): Promise<void> {
  expect((await visitor.patch(`/api/leads/${lead.id}`, changes)).status).toBe(200)
}

/** Expects one email about changes, and returns it. */
async function changeMail(app: TestApp) {
  const found = await mailsOf(app, 'booking-changed')
  expect(found).toHaveLength(1)
  const [mail] = found
  if (!mail) throw new Error('there is no mail about a change')
  return mail
}

const withMailServer = (url: string) => createTestApp({ env: { smtpUrl: url } })

test('changes within a quarter of an hour are one email, with the last state and its difference from the first', async () => {
  const { app, guest } = await appWithGuest()
  await edit(guest, { selectedDate: NOVEMBER })
  app.clock.advance({ minutes: 5 })
  await edit(guest, { selectedRoom: 'private' })
  app.clock.advance({ minutes: 5 })
  await edit(guest, { selectedDate: DECEMBER })
  const mail = await changeMail(app)
  expect(mail).toMatchObject({ state: 'kept', recipient: 'awa@example.com' })
  expect(mail.subject).toBe(`Your booking has changed: ${DECEMBER}`)
  expect(mail.text).toContain(`Retreat: ${OCTOBER} → ${DECEMBER}`)
  expect(mail.text).toContain('Room: Shared → Private')
  expect(mail.text).toContain('Total: €950 → €1,130')
  expect(mail.text).not.toContain(NOVEMBER)
  // A quarter of an hour from the first change, however many follow.
  expect(mail.openUntil).toEqual(new Date('2025-09-01T09:15:00Z'))
})

test('twelve edits in a second are one email, whatever address is typed', async () => {
  const { app, guest } = await appWithGuest()
  const before = await app.db.$count(mails)
  for (let n = 0; n < 12; n++) {
    await edit(guest, {
      selectedRoom: n % 2 === 0 ? 'private' : 'shared',
      ...(n % 4 === 0 && { email: `victim${n}@example.com` }),
    })
    app.clock.advance({ milliseconds: 30 })
  }
  // That one, and the notice to the guest's old address.
  expect(await app.db.$count(mails)).toBe(before + 2)
  expect((await changeMail(app)).recipient).toBe('victim8@example.com')
  expect((await mailsOf(app, 'booking-address-changed')).map(({ recipient }) => recipient)).toEqual([
    'awa@example.com',
  ])
})

test('after a quarter of an hour the next change is another email, which starts from the last state', async () => {
  const { app, guest } = await appWithGuest()
  await edit(guest, { selectedDate: NOVEMBER })
  app.clock.advance({ minutes: 15 })
  await writeKeptMails(app.deps)
  await edit(guest, { selectedDate: DECEMBER })
  const [first, second, ...others] = await mailsOf(app, 'booking-changed')
  expect(others).toEqual([])
  expect(first?.text).toContain(`Retreat: ${OCTOBER} → ${NOVEMBER}`)
  expect(second?.text).toContain(`Retreat: ${NOVEMBER} → ${DECEMBER}`)
})

test('an email about a change that was reversed says so', async () => {
  const { app, guest } = await appWithGuest()
  await edit(guest, { selectedRoom: 'private' })
  await edit(guest, { selectedRoom: 'shared' })
  const { text } = await changeMail(app)
  expect(text).toMatch(/changed and then changed back, so it’s the\s+same as before/)
  expect(text).not.toContain('→')
})

test('a change of fields that emails do not show sends nothing', async () => {
  const { app, guest } = await appWithGuest()
  await edit(guest, {
    phone: '+220 700 0000',
    healthConditions: 'Asthma',
    healthConsent: true,
    emergencyContact: 'Fatou',
  })
  expect(await mailsOf(app, 'booking-changed')).toEqual([])
})

test('a merged email has the documents of every change, and the last state of the booking', async () => {
  const { app, guest } = await appWithGuest({ selectedRoom: 'private' })
  await payByCard(guest, 'full')
  await edit(guest, { selectedRoom: 'shared' })
  const { files } = await changeMail(app)
  expect(files.map(({ type }) => type)).toEqual(['document', 'calendar'])
  await edit(guest, { selectedDate: NOVEMBER })
  const merged = await changeMail(app)
  expect(merged.files.map(({ type }) => type)).toEqual(['document', 'calendar'])
  expect(merged.files[0]).toEqual(files[0])
  expect(JSON.stringify(merged.files[1])).toContain('20251107')
  expect(merged.text).toContain('Attached: Credit note C-2025-0001; Your retreat')
})

test('with a mail server the email is sent after a quarter of an hour, and not before', async () => {
  const server = await startMailServer()
  const app = await withMailServer(server.url)
  const guest = await guestWithBooking(app)
  await claimDueMails(app.db, 10)
  await edit(guest, { selectedRoom: 'private' })
  const isChange = eq(mails.template, 'booking-changed')
  const [waits] = await app.db
    .select({ seconds: sql<string>`extract(epoch from ${mails.dueAt} - now())` })
    .from(mails)
    .where(isChange)
  // The test itself has taken some of the time.
  expect(Number(waits?.seconds)).toBeGreaterThan(840)
  expect(Number(waits?.seconds)).toBeLessThanOrEqual(900)
  expect(await claimDueMails(app.db, 10)).toEqual([])
  const outbox = await (await operator(app)).get<{ messages: OutboxMessage[] }>('/api/admin/outbox')
  const held = outbox.body.messages.find(({ subject }) => subject.includes('has changed'))
  expect(held).toMatchObject({ state: 'queued', heldUntil: '2025-09-01T09:15:00.000Z' })
  await app.db
    .update(mails)
    .set({ dueAt: sql`now()` })
    .where(isChange)
  onTestFinished(startDelivery(app.deps, openMailServer({ smtpUrl: server.url }), { lookEveryMs: 50 }).stop)
  const received = await vi.waitUntil(
    () => server.received.find(({ mail }) => mail.subject?.includes('has changed')),
    { timeout: 45_000, interval: 20 },
  )
  expect(received.mail.text).toContain('Room: Shared → Private')
})

test('a change made while its email is being sent goes into the next one', async () => {
  const app = await withMailServer('smtp://127.0.0.1:1')
  const guest = await guestWithBooking(app)
  await edit(guest, { selectedRoom: 'private' })
  await app.db.update(mails).set({ dueAt: sql`now()` })
  const [claimed] = (await claimDueMails(app.db, 10)).filter(({ template }) => template === 'booking-changed')
  app.clock.advance({ minutes: 1 })
  await edit(guest, { selectedDate: NOVEMBER })
  const [first, second] = await mailsOf(app, 'booking-changed')
  expect(first).toMatchObject({ id: claimed?.id, about: claimed?.about })
  expect(second?.text).toContain(`Retreat: ${OCTOBER} → ${NOVEMBER}`)
})

test('any other email about the booking sends the email about changes first', async () => {
  const app = await withMailServer('smtp://127.0.0.1:1')
  const guest = await guestWithBooking(app)
  app.clock.advance({ minutes: 1 })
  await edit(guest, { selectedRoom: 'private' })
  app.clock.advance({ minutes: 1 })
  await order(guest)
  await payByCard(guest, 'deposit')
  const due = (await claimDueMails(app.db, 10)).filter(({ bookingId }) => bookingId === guest.lead.id)
  const told = due.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  expect(told.map(({ template }) => template)).toEqual([
    'booking-received',
    'order-placed',
    'booking-changed',
    'payment-received',
  ])
  // A later change is another email.
  await edit(guest, { selectedDate: NOVEMBER })
  expect(await mailsOf(app, 'booking-changed')).toHaveLength(2)
})

test('the old address is told at once that it was replaced, without the new address', async () => {
  const { app, guest } = await appWithGuest()
  await edit(guest, { email: 'awa.jallow@elsewhere.example' })
  const [notice, ...others] = await mailsOf(app, 'booking-address-changed')
  expect(others).toEqual([])
  expect(notice).toMatchObject({ recipient: 'awa@example.com', openUntil: null, bookingId: guest.lead.id })
  expect(notice?.text).toMatch(/is\s+now\s+a•••@elsewhere\.example/)
  expect(notice?.text).toMatch(/Wasn’t you\? Reply straight away/)
  expect(`${notice?.subject}${notice?.text}${notice?.html}`).not.toContain('awa.jallow')

  const mail = await changeMail(app)
  expect(mail.recipient).toBe('awa.jallow@elsewhere.example')
  expect(mail.text).toContain('Email address: a•••@example.com → awa.jallow@elsewhere.example')
  expect(`${mail.text}${mail.html}`).not.toContain('awa@example.com')
})

test('a change of address by the operator is also told to the old address', async () => {
  const { app, guest } = await appWithGuest()
  const { lead } = guest
  await edit({ visitor: await operator(app), lead }, { email: 'new@example.com' })
  expect(await mailsOf(app, 'booking-address-changed')).toHaveLength(1)
})

test('an address that never got an email is not told, and another is told once a quarter of an hour', async () => {
  const { app, guest } = await appWithGuest()
  const notices = async () =>
    (await mailsOf(app, 'booking-address-changed')).map(({ recipient }) => recipient)
  await edit(guest, { email: 'typo@example.com' })
  await edit(guest, { email: 'right@example.com' })
  await edit(guest, { email: 'awa@example.com' })
  await edit(guest, { email: 'right@example.com' })
  expect(await notices()).toEqual(['awa@example.com'])
  // By now that address has got the email about the change.
  app.clock.advance({ minutes: 16 })
  await edit(guest, { email: 'another@example.com' })
  expect(await notices()).toEqual(['awa@example.com', 'right@example.com'])
})
