import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { MissingThing, Today } from '#domain/contract/admin-shapes.ts'
import type { AdminCounts, ContactMessage } from '#domain/contract/api-contract.ts'
import type { KeptLinesPage } from '#domain/contract/bank-calls.ts'
import type { OwedPage } from '#domain/contract/ledger-calls.ts'
import { OWED_GROUPS } from '#domain/payment/owed.ts'
import { lineId, presentLine } from '#server/bank-import/statement.ts'
import { bookings, mails } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, guestWithBooking, operator, payByCard, reportTransfer } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'
import { digestLines } from './send-digest.ts'

async function todayOf(admin: Visitor): Promise<Today> {
  const { status, body } = await admin.get<Today>('/api/admin/today')
  expect(status).toBe(200)
  return body
}

async function countsOf(admin: Visitor): Promise<AdminCounts> {
  return (await admin.get<AdminCounts>('/api/admin/counts')).body
}

/** Expects the counts to agree with the lists. */
async function expectSameCounts(admin: Visitor): Promise<void> {
  const { transfers, refunds, overdue, failedMails, messages, holdsEnding, tooFew } = await todayOf(admin)
  const waiting = transfers.length + refunds.length
  const mail = failedMails.length + messages.length
  const today = waiting + mail + overdue.length + holdsEnding.length + tooFew.length
  const unknown = (await admin.get<KeptLinesPage>('/api/admin/bank-lines?state=waiting')).body.total
  expect(await countsOf(admin)).toMatchObject({ today, money: waiting + unknown, mail, pausedSince: null })
  const { groups } = (await admin.get<OwedPage>('/api/admin/owed')).body
  const owes = OWED_GROUPS.reduce((sum, group) => sum + groups[group].count, 0)
  const toPay = refunds.filter(({ kind, state }) => kind === 'refund' && state !== 'refunded').length
  const counts = { bank: waiting - toPay + unknown, owes, refunds: toPay }
  expect((await admin.get('/api/admin/money/counts')).body).toEqual(counts)
}

interface ContactsPage {
  contacts: ContactMessage[]
  nextCursor: string | null
}

async function write(app: TestApp, message: string): Promise<void> {
  const answer = await app
    .newVisitor()
    .post('/api/contacts', { firstName: 'Lena', email: 'lena@example.com', message })
  expect(answer.status).toBe(201)
}

/** Expects the first `count` guests of the seed to lack this detail, and returns them. */
function exampleGuests({ nextDeparture }: Today, missing: MissingThing, count: number) {
  const guests = nextDeparture?.missing.find(({ what }) => what === missing)?.guests ?? []
  expect(guests.map(({ name }) => name)).toEqual(['Example Guest 1', 'Example Guest 2'].slice(0, count))
  return guests
}

test('on a quiet day Today has only the next departure', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const today = await todayOf(admin)
  expect(today).toEqual({
    alerts: [],
    untold: [],
    transfers: [],
    refunds: [],
    unmatchedRefunds: [],
    overdue: [],
    failedMails: [],
    messages: [],
    complaints: [],
    handOvers: [],
    holdsEnding: [],
    openChanges: [],
    tooFew: [],
    wind: { today: [], missing: [], payouts: [] },
    newAnswers: 0,
    lateDetails: [],
    running: [],
    nextDeparture: {
      retreatId: today.nextDeparture?.retreatId,
      label: 'Dec 5–12, 2025',
      inDays: 95,
      kiters: 2,
      nonKiters: 0,
      missing: [
        { what: 'arrival', guests: exampleGuests(today, 'arrival', 2) },
        { what: 'balance', guests: exampleGuests(today, 'balance', 1) },
      ],
    },
  })
  await expectSameCounts(admin)
})

test('without retreats Today has no departure', async () => {
  const app = await createTestApp({ seed: false })
  expect(await todayOf(await operator(app))).toMatchObject({ running: [], nextDeparture: null })
})

test('each thing to do is in its list, and gone once it is done', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app, { firstName: 'Bram', lastName: 'Claes' })
  await reportTransfer(guest, 'deposit')
  await write(app, 'Is January still possible?')
  await app.db
    .update(mails)
    .set({ state: 'failed', lastError: '550 no such box', sentAt: null })
    .where(eq(mails.bookingId, guest.lead.id))

  const before = await todayOf(admin)
  expect(before.transfers).toMatchObject([{ name: 'Bram Claes', amount: 200, state: 'reported' }])
  expect(before.messages).toMatchObject([{ message: 'Is January still possible?', answeredAt: null }])
  expect(before.failedMails[0]).toMatchObject({
    lastError: '550 no such box',
    guest: { leadId: guest.lead.id, name: 'Bram Claes' },
  })
  const told = {
    bookedOn: '2025-08-30',
    amountCents: 60_00,
    text: 'T-SHIRT',
    account: null,
    currency: 'EUR',
    identity: 'T-SHIRT',
    occurrence: 1,
  }
  const line = presentLine({ ...told, id: lineId({ ...told, settled: true }) })
  await admin.post('/api/admin/bank-lines/keep', { lines: [line], state: 'waiting' })
  await expectSameCounts(admin)
  expect((await countsOf(admin)).money).toBe(2)

  await admin.post(`/api/admin/payments/${before.transfers[0]?.id}/receive`, {})
  const id = before.messages[0]?.id ?? ''
  const answer = (answered: boolean) => admin.post(`/api/admin/contacts/${id}/answered`, { answered })
  app.clock.advance({ minutes: 1 })
  const ticked = await answer(true)
  expect(ticked).toMatchObject({ status: 200, body: { answeredAt: app.clock.now().toISOString() } })
  app.clock.advance({ minutes: 1 })
  expect((await answer(true)).body).toEqual(ticked.body)
  const after = await todayOf(admin)
  expect([after.transfers, after.messages]).toEqual([[], []])
  await expectSameCounts(admin)

  const open = await admin.get<{ contacts: unknown[] }>('/api/admin/contacts?answered=no')
  const done = await admin.get<{ contacts: unknown[] }>('/api/admin/contacts?answered=yes&search=JANUARY')
  expect([open.body.contacts.length, done.body.contacts.length]).toEqual([0, 1])
  expect((await answer(false)).body).toMatchObject({ answeredAt: null })
  expect((await todayOf(admin)).messages).toHaveLength(1)
  for (const none of ['nonsense', guest.lead.id]) {
    expect((await admin.post(`/api/admin/contacts/${none}/answered`, { answered: true })).status).toBe(404)
  }
})

test('overdue balances are listed from the day after, the oldest first, and holds on the day they end', async () => {
  const app = await createTestApp()
  const early = await guestWithBooking(app, {
    email: 'early@example.com',
    selectedDate: 'Oct 31–Nov 7, 2025',
  })
  await payByCard(early, 'deposit')
  const late = await guestWithBooking(app, { email: 'late@example.com', selectedDate: 'Nov 7–14, 2025' })
  await payByCard(late, 'deposit')
  // Their balances are due on Sep 16 and Sep 23.
  app.clock.advance({ days: 23 })
  const admin = await operator(app)
  expect((await todayOf(admin)).overdue).toMatchObject([
    { leadId: early.lead.id, retreatDate: 'Oct 31–Nov 7, 2025', dueOn: '2025-09-16', daysLate: 8 },
    { leadId: late.lead.id, dueOn: '2025-09-23', daysLate: 1 },
  ])
  expect((await todayOf(admin)).holdsEnding).toEqual([])

  const held = await guestWithBooking(app, { email: 'held@example.com' })
  expect((await todayOf(admin)).holdsEnding).toEqual([])
  app.clock.advance({ days: 2, hours: -1 })
  const [hold] = (await todayOf(await operator(app))).holdsEnding
  expect(hold).toMatchObject({ leadId: held.lead.id, holdExpiresAt: held.lead.holdExpiresAt })
})

test('missing details before a departure are listed guest by guest', async () => {
  const { app, guest } = await appWithGuest({ selectedDate: 'Oct 31–Nov 7, 2025' })
  await app.db.update(bookings).set({ selectedWetsuitSize: null }).where(eq(bookings.id, guest.lead.id))
  const admin = await operator(app)
  const who = { leadId: guest.lead.id, name: 'Awa Jallow' }
  expect((await todayOf(admin)).nextDeparture).toMatchObject({
    label: 'Oct 31–Nov 7, 2025',
    kiters: 1,
    missing: [
      { what: 'arrival', guests: [who] },
      { what: 'balance', guests: [who] },
      { what: 'wetsuit', guests: [who] },
    ],
  })
  const travel = { arrivalDate: '2025-10-31', arrivalTime: '16:40' }
  expect((await guest.visitor.patch(`/api/travel/${guest.lead.id}`, travel)).status).toBe(200)
  expect((await todayOf(admin)).nextDeparture?.missing.map(({ what }) => what)).toEqual([
    'balance',
    'wetsuit',
  ])
})

test('a running retreat stays on Today until its last day, with the next one below', async () => {
  const app = await createTestApp()
  await guestWithBooking(app, { selectedDate: 'Oct 31–Nov 7, 2025' })
  await app.db.update(bookings).set({ holdExpiresAt: null })
  const seenOn = async (day: string) => {
    app.clock.set(`${day}T09:00:00Z`)
    const { running, nextDeparture } = await todayOf(await operator(app))
    return [...running, nextDeparture].map((each) => ({
      label: each?.label,
      inDays: each?.inDays,
      missing: each?.missing.map(({ what }) => what),
    }))
  }
  const next = { label: 'Dec 5–12, 2025', missing: ['arrival', 'balance'] }
  expect(await seenOn('2025-10-31')).toEqual([
    { label: 'Oct 31–Nov 7, 2025', inDays: 0, missing: ['arrival', 'balance'] },
    { ...next, inDays: 35 },
  ])
  // Who has come needs no arrival any more.
  expect(await seenOn('2025-11-07')).toEqual([
    { label: 'Oct 31–Nov 7, 2025', inDays: -7, missing: ['balance'] },
    { ...next, inDays: 28 },
  ])
  expect(await seenOn('2025-11-08')).toEqual([{ ...next, inDays: 27 }])
})

test('a date with too few guests is listed for two weeks before its guests have to be told', async () => {
  const app = await createTestApp()
  await payByCard(await guestWithBooking(app), 'deposit')
  await guestWithBooking(app, { email: 'unpaid@example.com' })
  const todayOn = async (day: string) => {
    app.clock.set(`${day}T12:00:00Z`)
    return todayOf(await operator(app))
  }
  expect((await todayOn('2025-09-26')).tooFew).toEqual([])
  const today = await todayOn('2025-09-27')
  const label = 'Oct 31–Nov 7, 2025'
  expect(today.tooFew).toMatchObject([{ label, confirmed: 1, minimum: 4, decideBy: '2025-10-11' }])
  await expectSameCounts(await operator(app))
  const details = `${label}: if it doesn’t run, tell guests by ${formatDay('2025-10-11')}`
  expect(digestLines(today, '2025-09-27')).toContainEqual({ what: '1 date with too few guests', details })
  expect((await todayOn('2025-10-12')).tooFew).toEqual([])

  await todayOn('2025-10-11')
  const admin = await operator(app)
  await admin.patch(`/api/admin/retreats/${today.tooFew[0]?.retreatId}`, { minimumGuests: 1 })
  expect((await todayOf(admin)).tooFew).toEqual([])
})

test('messages to answer are listed oldest first over all pages, and answered ones newest first', async () => {
  const app = await createTestApp()
  for (const text of ['first', 'second', 'third']) {
    await write(app, text)
    app.clock.advance({ hours: 1 })
  }
  const admin = await operator(app)
  const page = async (query: string) =>
    (await admin.get<ContactsPage>(`/api/admin/contacts?limit=2&${query}`)).body
  const texts = ({ contacts }: ContactsPage) => contacts.map(({ message }) => message)
  const start = await page('answered=no')
  expect(texts(start)).toEqual(['first', 'second'])
  expect(start.contacts[0]).toMatchObject({ answerBy: '2025-09-02T09:00:00.000Z' })
  expect(texts(await page(`answered=no&cursor=${start.nextCursor}`))).toEqual(['third'])
  for (const { id } of (await todayOf(admin)).messages)
    await admin.post(`/api/admin/contacts/${id}/answered`, { answered: true })
  expect(texts(await page('answered=yes'))).toEqual(['third', 'second'])
})
