import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import type { Today } from '#domain/contract/admin-shapes.ts'
import type { AskedOutcome, OwedPage } from '#domain/contract/ledger-calls.ts'
import { digestLines } from '#server/admin/send-digest.ts'
import { listOwed, owedOfRecord } from '#server/booking/for-operator/list-owed.ts'
import { bookings, mails, payments } from '#server/db/schema.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import { readHistory } from '#server/store/record-history.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { BEN, groupIn } from '#test/groups.ts'
import { appWithGuests, guestWithBooking, operator, payByCard } from '#test/guests.ts'
import { readAs } from '#test/read-as.ts'
import type { Visitor } from '#test/visitor.ts'

async function owed(admin: Visitor, query = ''): Promise<OwedPage> {
  const { status, body } = await admin.get<OwedPage>(`/api/admin/owed${query}`)
  expect(status).toBe(200)
  return body
}

async function ask(admin: Visitor, guests: OwedPage['guests'], words = ''): Promise<AskedOutcome[]> {
  const seen = guests.map(({ leadId, amount, dueOn }) => ({ leadId, amount, dueOn }))
  const { status, body } = await admin.post<{ results: { leadId: string; outcome: AskedOutcome }[] }>(
    '/api/admin/owed/ask',
    { guests: seen, words },
  )
  expect(status).toBe(200)
  expect(body.results.map(({ leadId }) => leadId)).toEqual(guests.map(({ leadId }) => leadId))
  return body.results.map(({ outcome }) => outcome)
}

function asked({ db }: TestApp) {
  return db.select().from(mails).where(eq(mails.template, 'payment-asked')).orderBy(mails.recipient)
}

async function withoutExamples({ db }: TestApp): Promise<void> {
  const examples = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.isExample, true))
  await db.delete(payments).where(inArray(payments.bookingId, examples))
  await db.delete(bookings).where(eq(bookings.isExample, true))
}

/** Four guests: two owe a balance, for different retreats, one owes nothing, and one has an unpaid hold. The rows are put back where they were made before. */
async function fourGuests() {
  const scene = await appWithGuests('four guests, of whom two owe a balance', async (made) => {
    await withoutExamples(made)
    const of = (firstName: string, differences: Record<string, unknown> = {}) =>
      guestWithBooking(made, { firstName, email: `${firstName.toLowerCase()}@example.com`, ...differences })
    const october = await of('Karim', { selectedRoom: 'private' })
    const december = await of('Elodie', { selectedDate: 'Dec 5–12, 2025' })
    const paid = await of('Bram')
    await payByCard(october, 'deposit')
    await payByCard(december, 'deposit')
    await payByCard(paid, 'full')
    made.clock.set(LATER)
    const held = await of('Zoe', { selectedDate: 'Dec 5–12, 2025' })
    return { october, december, held }
  })
  return { ...scene, admin: await operator(scene.app) }
}

/** October's balance was due on September 16, December's is on October 21. */
const LATER = '2025-10-20T09:00:00Z'

test('the list of outstanding payments starts with overdue ones, and has no guest who has paid', async () => {
  const { admin, october } = await fourGuests()
  const { guests, groups } = await owed(admin)
  expect(guests).toEqual([
    {
      leadId: october.lead.id,
      name: 'Karim Jallow',
      comesWith: [],
      email: 'karim@example.com',
      retreatDate: 'Oct 31–Nov 7, 2025',
      kind: 'balance',
      amount: 930,
      dueOn: '2025-09-16',
      group: 'overdue',
      daysLate: 34,
      remindedAt: null,
      leftOut: null,
    },
    expect.objectContaining({ name: 'Elodie Jallow', amount: 750, dueOn: '2025-10-21', group: 'soon' }),
    expect.objectContaining({ name: 'Zoe Jallow', kind: 'deposit', amount: 200, dueOn: '2025-10-22' }),
  ])
  expect(groups).toEqual({
    overdue: { count: 1, amount: 930 },
    soon: { count: 2, amount: 950 },
    later: { count: 0, amount: 0 },
  })
})

test('the list is limited and filtered by group, and always has all totals', async () => {
  const { admin } = await fourGuests()
  const first = await owed(admin, '?group=soon&limit=1')
  expect(first).toMatchObject({ guests: [{ name: 'Elodie Jallow' }] })
  expect(first.groups).toMatchObject({ overdue: { count: 1 }, soon: { count: 2 } })
  expect((await admin.get('/api/admin/owed?group=never')).status).toBe(422)
})

test('a reminder goes to exactly the chosen guests, with amount, the operator’s words and their own link', async () => {
  const { app, admin, october } = await fourGuests()
  const { guests } = await owed(admin)
  expect(await ask(admin, guests.slice(0, 2), 'Your bank was closed.\n\nIs <b>Friday</b> better?')).toEqual([
    'sent',
    'sent',
  ])
  const sent = await asked(app)
  expect(sent.map(({ recipient }) => recipient)).toEqual(['elodie@example.com', 'karim@example.com'])
  const [elodie, karim] = sent
  expect(karim?.subject).toBe('€930 overdue: Oct 31–Nov 7, 2025')
  expect(elodie?.subject).toBe(`€750 due by ${formatDay('2025-10-21')}`)
  expect(karim?.html).toContain('Is &lt;b&gt;Friday&lt;/b&gt; better?')
  const links = sent.map(({ text }) => /\/pay\/[\w-]{43}/.exec(text)?.[0] ?? 'no link')
  expect(new Set(links).size).toBe(2)
  const shown = await readAs(app, app.newVisitor(), ({ payLink }) =>
    payLink(links[1]?.split('/').at(-1) ?? ''),
  )
  expect(shown.body).toMatchObject({
    firstName: 'Karim',
    balanceDue: 930,
  })
  const [entry] = await readHistory(app.db, { bookingId: october.lead.id })
  expect(entry).toMatchObject({
    what: 'Asked for a payment by email',
    to: `€930, due ${formatDay('2025-09-16')}`,
  })
  expect(entry?.by).toMatch(/^you, /)
  expect((await owed(admin)).guests.map(({ remindedAt }) => remindedAt !== null)).toEqual([true, true, false])
})

test(
  'a repeated reminder on the same day is not sent, and the next day it is',
  { tags: 'postgres' },
  async () => {
    const { app, admin } = await fourGuests()
    const { guests } = await owed(admin, '?group=overdue')
    const other = await operator(app)
    const outcomes = await Promise.all([ask(admin, guests), ask(admin, guests), ask(other, guests)])
    expect(outcomes.flat().toSorted()).toEqual(['sent', 'sent_before', 'sent_before'])
    expect(await asked(app)).toHaveLength(1)
    app.clock.advance({ hours: 24 })
    const tomorrow = await operator(app)
    expect(await ask(tomorrow, (await owed(tomorrow, '?group=overdue')).guests.slice(0, 1))).toEqual(['sent'])
    expect(await asked(app)).toHaveLength(2)
  },
)

test('a guest who was reminded today, or whose retreat is over, is left out', async () => {
  const { app, admin, october } = await fourGuests()
  await app.db.insert(mails).values({
    template: 'balance-reminder',
    recipient: 'karim@example.com',
    subject: 'Reminder',
    html: '',
    text: '',
    state: 'sent',
    bookingId: october.lead.id,
    createdAt: app.clock.now(),
    sentAt: app.clock.now(),
    dueAt: app.clock.now(),
  })
  const { guests } = await owed(admin, '?group=overdue')
  expect(guests).toMatchObject([{ name: 'Karim Jallow', leftOut: 'reminded_today' }])
  expect(await ask(admin, guests)).toEqual(['sent_before'])
  app.clock.set('2025-11-07T12:00:00Z')
  const last = await operator(app)
  expect((await owed(last)).guests[0]).toMatchObject({ name: 'Karim Jallow', leftOut: null })
  app.clock.set('2025-11-08T12:00:00Z')
  const after = await operator(app)
  const [karim, elodie] = (await owed(after)).guests
  expect(karim).toMatchObject({ name: 'Karim Jallow', leftOut: 'retreat_over' })
  if (!karim || !elodie) throw new Error('two guests owe')
  expect(await ask(after, [karim, elodie])).toEqual(['retreat_over', 'sent'])
})

test('the overdue count agrees on Today, Money, Dates, the guests’ filter, the leads and the digest', async () => {
  const { app, october, december } = await fourGuests()
  // Part of one balance is reported, and one booking was imported without price and due day.
  await app.db.insert(payments).values({
    bookingId: october.lead.id,
    kind: 'balance',
    method: 'bank_transfer',
    state: 'reported',
    amountCents: 100_00,
    createdAt: app.clock.now(),
  })
  const noQuote = {
    tier: null,
    priceLines: null,
    balanceDueOn: null,
  }
  await app.db.update(bookings).set(noQuote).where(eq(bookings.id, december.lead.id))
  // Due: on September 16, and 45 days before December 5; the retreat of October ends on November 7.
  for (const [at, count] of [
    ['2025-10-21T12:00:00Z', 1],
    ['2025-10-22T12:00:00Z', 2],
    ['2025-11-09T12:00:00Z', 2],
    ['2025-12-20T12:00:00Z', 2],
  ] as const) {
    app.clock.set(at)
    const admin = await operator(app)
    const today = await admin.get<Today>('/api/admin/today')
    const leads = await admin.get<{ total: number }>('/api/leads?payment=overdue')
    const { groups } = await owed(admin)
    const dates = await admin.get<{ retreats: { overdue: number }[] }>('/api/admin/retreats')
    expect({
      today: today.body.overdue.length,
      digest: digestLines(today.body, '2025-12-31').find(({ what }) => what.includes('overdue'))?.what,
      money: groups.overdue.count,
      leads: leads.body.total,
    }).toEqual({
      today: count,
      digest: count === 1 ? '1 balance overdue' : `${count} balances overdue`,
      money: count,
      leads: count,
    })
    const sum = today.body.overdue.reduce((total, { amount }) => total + amount, 0)
    expect(groups.overdue.amount).toBe(sum)
    expect(dates.body.retreats.reduce((total, { overdue }) => total + overdue, 0)).toBe(sum)
  }
})

test('a guest who has paid, owes another amount or is unknown gets no reminder', async () => {
  const { app, admin, october, december } = await fourGuests()
  const { guests } = await owed(admin)
  await payByCard(october, 'balance')
  const [karim, elodie] = guests
  if (!karim || !elodie) throw new Error('two guests owe something')
  const wrong = { ...elodie, amount: 749 }
  const unknown = { ...elodie, leadId: '00000000-0000-4000-8000-000000000000' }
  expect(await ask(admin, [karim, wrong, unknown, { ...elodie, leadId: 'nonsense' }])).toEqual([
    'not_owed',
    'changed',
    'not_owed',
    'not_owed',
  ])
  expect(await asked(app)).toEqual([])
  await december.visitor.post('/api/auth/login', { email: 'elodie@example.com', password: 'harmattan wind' })
  await december.visitor.post(`/api/complete-payment/${december.lead.id}`)
  expect(await ask(admin, [elodie])).toEqual(['not_owed'])
})

test('automatic reminders contain the pay link', async () => {
  const { app, admin, october } = await fourGuests()
  const { remindOfRetreat } = await import('#server/travel/remind-of-retreat.ts')
  await remindOfRetreat(app.deps)
  const [reminder] = await app.db.select().from(mails).where(eq(mails.template, 'balance-reminder')).limit(1)
  expect(reminder?.text).toMatch(/\/pay\/[\w-]{43}/)
  expect((await owed(admin, '?group=overdue')).guests).toMatchObject([
    { leadId: october.lead.id, remindedAt: '2025-10-20T09:00:00.000Z' },
  ])
})

test('the database’s list of outstanding payments agrees with the domain rule for all bookings', async () => {
  const { app, held, october } = await fourGuests()
  await october.visitor.post('/api/auth/login', { email: 'karim@example.com', password: 'harmattan wind' })
  await october.visitor.post(`/api/complete-payment/${october.lead.id}`)
  await payByCard(held, 'deposit')
  const now = app.clock.now()
  const all = await loadBookings(app.db, undefined)
  const byRule = all.filter((record) => owedOfRecord(record, now)).map(({ booking }) => booking.id)
  const listed = await listOwed(app.deps, { limit: 500 })
  expect(listed.guests.map(({ leadId }) => leadId).toSorted()).toEqual(byRule.toSorted())
  expect(listed.guests).toContainEqual(expect.objectContaining({ leadId: held.lead.id, amount: 750 }))
  expect(byRule).not.toContain(october.lead.id)
})

test('the seed’s example bookings are listed, and get no email', async () => {
  const app = await createTestApp({ now: '2025-12-01T09:00:00Z' })
  const admin = await operator(app)
  const [example, ...others] = (await owed(admin, '?group=overdue')).guests
  if (!example) throw new Error('an example owes its balance')
  expect([example, ...others].every(({ email }) => email === null)).toBe(true)
  expect(await ask(admin, [example])).toEqual(['no_address'])
})

test('who has booked for others is asked once for all of them, and each of them counts as asked', async () => {
  const app = await createTestApp({ now: '2025-09-01T09:00:00Z' })
  await withoutExamples(app)
  const group = await groupIn(app, [
    { ...BEN, email: 'ben@example.com' },
    { ...BEN, firstName: 'Lea', lastName: 'Maes' },
  ])
  await payByCard(group, 'deposit')
  app.clock.set('2025-09-22T09:00:00Z')
  const admin = await operator(app)
  const { guests } = await owed(admin)
  expect(guests.map(({ email }) => email)).toEqual(Array.from({ length: 3 }, () => 'awa@example.com'))
  expect(await ask(admin, guests)).toEqual(['sent', 'sent', 'sent'])
  const [mail, ...others] = await asked(app)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: 'awa@example.com',
    subject: `€2,250 due by ${formatDay('2025-09-23')}`,
  })
  expect(mail?.text).toContain(`/payment?leadId=${group.lead.id}`)
  expect(await ask(admin, guests)).toEqual(['sent_before', 'sent_before', 'sent_before'])
  app.clock.advance({ hours: 24 })
  // Of Ben's place alone, too, Awa is asked.
  const ben = guests.filter(({ name }) => name === 'Ben Claes')
  expect(await ask(await operator(app), ben)).toEqual(['sent'])
  expect((await asked(app)).map(({ recipient }) => recipient)).toEqual(['awa@example.com', 'awa@example.com'])
})
