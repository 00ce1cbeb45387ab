/** @module-tag postgres */

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { bookings } from '#server/db/schema.ts'
import { companionForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { queriesOf, rowsReadFor } from '#test/database-work.ts'
import {
  appWithGuest,
  bookingOf,
  guestWithBooking,
  operator,
  issueDueDocuments,
  reportTransfer,
} from '#test/guests.ts'
import { bareSearch, insertBookings, SEARCHES } from '#test/many-bookings.ts'
import type { Visitor } from '#test/visitor.ts'

interface Page {
  leads: Booking[]
  total: number
  nextCursor: string | null
}

async function list(admin: Visitor, query: Record<string, string> = {}): Promise<Page> {
  const answer = await admin.get<Page>(`/api/leads?${new URLSearchParams(query)}`)
  expect(answer.status).toBe(200)
  return answer.body
}

/** Returns the first names found among the bookings, then among the drafts. */
async function found(admin: Visitor, search: string): Promise<(string | null)[]> {
  const booked = await list(admin, { search })
  const drafts = await list(admin, { search, ...DRAFTS })
  expect([booked.total, drafts.total]).toEqual([booked.leads.length, drafts.leads.length])
  return [...booked.leads, ...drafts.leads].map(({ firstName }) => firstName)
}

const DRAFTS = { status: 'in_progress' }

/** Saves a draft, one minute after the previous one. */
async function draft(app: TestApp, fields: Record<string, unknown>): Promise<string> {
  app.clock.advance({ minutes: 1 })
  const answer = await app.newVisitor().post<{ lead: { id: string } }>('/api/leads', fields)
  expect(answer.status).toBe(200)
  return answer.body.lead.id
}

test('only the operator can read the lists of leads, emails and contacts', async () => {
  const { app, guest } = await appWithGuest()
  expect((await app.newVisitor().get('/api/leads')).status).toBe(401)
  expect((await guest.visitor.get('/api/leads')).status).toBe(401)
  for (const path of ['/api/admin/outbox', '/api/admin/contacts']) {
    expect((await guest.visitor.get(path)).status).toBe(401)
  }
})

test('bookings are listed newest first, with all fields', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  app.clock.advance({ minutes: 1 })
  const guest = await guestWithBooking(app, { selectedRoom: 'private' })
  const { leads, total, nextCursor } = await list(admin)
  expect(leads[0]).toEqual({ ...(await bookingOf(guest)), comesWith: [] })
  expect({ total, nextCursor }).toEqual({ total: 3, nextCursor: null })
})

test('drafts are listed separately, and push no booking off its page', async () => {
  const app = await createTestApp({ seed: false })
  const admin = await operator(app)
  await insertBookings(app.db, 1)
  await draft(app, { firstName: 'Half' })
  await draft(app, { firstName: 'Quarter' })
  expect((await list(admin, { limit: '1' })).leads).toMatchObject([{ firstName: 'Guest1' }])
  expect((await list(admin)).total).toBe(1)
  expect(await list(admin, DRAFTS)).toMatchObject({
    leads: [{ firstName: 'Quarter' }, { firstName: 'Half' }],
    total: 2,
  })
})

test('the list can be filtered by payment status', async () => {
  const app = await createTestApp()
  // The seed has one with its deposit paid, and one paid in full.
  const guest = await guestWithBooking(app)
  const admin = await operator(app)
  const total = async (payment: string, retreat = '') => (await list(admin, { payment, retreat })).total
  const totals = () =>
    Promise.all(['pending', 'deposit_paid', 'fully_paid', 'reported'].map((payment) => total(payment)))
  expect(await totals()).toEqual([1, 1, 1, 0])
  await reportTransfer(guest, 'deposit')
  expect(await totals()).toEqual([0, 2, 1, 1])
})

test('overdue bookings are listed from the day after their due date', async () => {
  const app = await createTestApp()
  // The example's balance is due on Oct 21.
  for (const [day, totals] of [
    ['2025-10-21', 0],
    ['2025-10-22', 1],
  ] as const) {
    app.clock.set(`${day}T09:00:00Z`)
    const { leads } = await list(await operator(app), { payment: 'overdue' })
    expect(leads).toHaveLength(totals)
    for (const lead of leads) expect(lead).toMatchObject({ balanceDue: 750, paymentStatus: 'deposit_paid' })
  }
})

test('a fully paid booking reads "confirmed" once the payment is verified', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  await reportTransfer(guest, 'full')
  const statusOf = async () => (await list(admin, { search: 'awa@' })).leads[0]?.paymentStatus
  expect(await statusOf()).toBe('fully_paid')
  const { body } = await admin.get<{ payments: { id: string }[] }>('/api/admin/payments')
  await admin.post(`/api/admin/payments/${body.payments[0]?.id}/receive`)
  expect(await statusOf()).toBe('confirmed')
})

test('the search finds a name in each of its spellings, however it is stored', async () => {
  const app = await createTestApp({ seed: false })
  const admin = await operator(app)
  for (const lastName of ['D’Haese', 'Dhondt', 'Müller', 'Mueller', 'Van den Berg', 'O’Brien'])
    await draft(app, { firstName: lastName, lastName })
  for (const [search, names] of [
    ['dhaese', ['D’Haese']],
    ['d haese', ['D’Haese']],
    ['D’Hondt', ['Dhondt']],
    ['mueller', ['Mueller', 'Müller']],
    ['Müller', ['Mueller', 'Müller']],
    ['muller', ['Müller']],
    ['vandenberg', ['Van den Berg']],
    ['obrien', ['O’Brien']],
  ] as const) {
    expect([search, await found(admin, search)]).toEqual([search, names])
  }
})

test('a search that finds nobody names the five most similar guests, the nearest first', async () => {
  const app = await createTestApp({ seed: false })
  const admin = await operator(app)
  for (const name of ['Fatou Jallow', 'Fátima Jalloh', 'Modou Ceesay', 'Zoë Müller'])
    await draft(app, { firstName: name.split(' ')[0], lastName: name.split(' ')[1] })
  const nearest = async (search: string) => {
    const query = new URLSearchParams({ search, status: 'in_progress' })
    const { body } = await admin.get<{ leads: Booking[]; nearest?: Booking[] }>(`/api/leads?${query}`)
    return body.nearest?.map(({ name }) => name)
  }
  expect(await nearest('Fatu Jalow')).toEqual(['Fatou Jallow', 'Fátima Jalloh'])
  expect(await nearest('zoe muler')).toEqual(['Zoë Müller'])
  expect(await nearest('Jallow'), 'found').toBeUndefined()
  expect(await nearest('Xhosa')).toBeUndefined()
  expect(await nearest("'; drop table bookings; --")).toBeUndefined()
})

test('the search finds parts of names, email addresses and phone numbers, in any case', async () => {
  const app = await createTestApp({ seed: false })
  const admin = await operator(app)
  await draft(app, {
    firstName: 'Élodie',
    lastName: "O'Neill-Sáez",
    email: 'elodie@example.com',
    phone: '+220 300 12-34',
  })
  await draft(app, { firstName: 'Lamin', lastName: 'Ceesay', email: 'lamin@sea.example' })
  for (const search of [
    'élodie',
    'ÉLODIE O',
    "o'neill",
    'sáez',
    'ELODIE@',
    '300 12-34',
    '+2203001234',
    '0012',
  ]) {
    expect([search, await found(admin, search)]).toEqual([search, ['Élodie']])
  }
  expect(await found(admin, 'example')).toEqual(['Lamin', 'Élodie'])
  expect(await found(admin, 'e')).toEqual(['Lamin', 'Élodie'])
  expect(await found(admin, '  lamin  ')).toEqual(['Lamin'])
  // The search does not match across two fields.
  expect(await found(admin, 'ceesaylamin')).toEqual([])
  expect(await found(admin, 'ceesay-lamin')).toEqual([])
})

test('the search finds a guest whatever the spelling of accents and phone numbers, in any word order', async () => {
  const app = await createTestApp({ seed: false })
  const admin = await operator(app)
  const guests = [
    { firstName: 'Jürgen', lastName: 'Müller', phone: '+49 (0)151 23 45 67 89' },
    { firstName: 'Zoë', lastName: 'Lefèvre' },
    { firstName: 'Max', lastName: 'Weiß' },
    { firstName: 'Ayşe', lastName: 'Yılmaz' },
    { firstName: 'Søren', lastName: 'Łęcki-Đurić' },
    { firstName: 'Niamh', lastName: 'O’Brien' },
    { firstName: 'Sean', lastName: "O'Brien" },
    // Decomposed accents (NFD), as some phones send them.
    { firstName: 'Chloé', lastName: 'Dubois'.normalize('NFD') },
    { firstName: 'Sophie', lastName: 'Smet', phone: '+32 470 12 10 20' },
    { firstName: 'Bram', lastName: 'Claes', phone: '0470/33.44.55' },
    { firstName: 'Анна', lastName: 'Иванова' },
  ]
  for (const guest of guests) await draft(app, guest)
  for (const [search, ...names] of [
    ['muller', 'Jürgen'],
    ['MÜLLER', 'Jürgen'],
    ['jurgen muller', 'Jürgen'],
    ['lefevre', 'Zoë'],
    ['Lefèvre'.normalize('NFD'), 'Zoë'],
    ['weiss', 'Max'],
    ['WEISS', 'Max'],
    ['weiß', 'Max'],
    ['yilmaz', 'Ayşe'],
    ['YILMAZ', 'Ayşe'],
    ['ayse', 'Ayşe'],
    ['soren lecki-duric', 'Søren'],
    ["O'Brien", 'Sean', 'Niamh'],
    ['o’brien', 'Sean', 'Niamh'],
    ['chloe', 'Chloé'],
    ['Smet Sophie', 'Sophie'],
    ['  sophie   smet ', 'Sophie'],
    ['sophie\u00a0smet', 'Sophie'],
    ['Sophie Claes'],
    ['0470 12 10 20', 'Sophie'],
    ['0470/12.10.20', 'Sophie'],
    ['+32470121020', 'Sophie'],
    ['0032 470 12 10 20', 'Sophie'],
    ['+32 470 33 44 55', 'Bram'],
    ['0470', 'Bram', 'Sophie'],
    ['0151 2345', 'Jürgen'],
    ['+49 151 23456789', 'Jürgen'],
    ['анна', 'Анна'],
  ]) {
    expect([search, await found(admin, search ?? '')]).toEqual([search, names])
  }
})

test('row 36: every character of a search is taken literally', async () => {
  const app = await createTestApp({ seed: false })
  const admin = await operator(app)
  const names = ['100%', 'snake_case', 'back\\slash', `"quoted" 'twice'`, 'kite 🪁 wave', 'plain']
  for (const firstName of names) await draft(app, { firstName })
  expect(await found(admin, '%')).toEqual(['100%'])
  expect(await found(admin, '0%')).toEqual(['100%'])
  expect(await found(admin, '_')).toEqual(['snake_case'])
  expect(await found(admin, 'e_c')).toEqual(['snake_case'])
  expect(await found(admin, '\\')).toEqual(['back\\slash'])
  expect(await found(admin, '"')).toEqual([`"quoted" 'twice'`])
  expect(await found(admin, "'")).toEqual([`"quoted" 'twice'`])
  expect(await found(admin, '🪁')).toEqual(['kite 🪁 wave'])
  expect(await found(admin, '🌊')).toEqual([])
  expect(await found(admin, "' or '1'='1")).toEqual([])
})

test('the search finds a retreat by its label with any dash, and by its dates', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  app.clock.advance({ minutes: 1 })
  await guestWithBooking(app, { selectedDate: 'Nov 7–14, 2025' })
  for (const search of ['Nov 7–14, 2025', 'nov 7-14', 'NOV  7', '2025-11-07', '2025-11-14', '2025-11']) {
    expect([search, await found(admin, search)]).toEqual([search, ['Awa']])
  }
  expect((await list(admin, { search: 'dec 5' })).total).toBe(2)
  expect((await list(admin, { search: '2025-12-05' })).total).toBe(2)
  expect((await list(admin, { retreat: 'Nov 7–14, 2025' })).total).toBe(1)
  expect((await list(admin, { retreat: 'Dec 5-12, 2025' })).total).toBe(2)
  expect((await list(admin, { retreat: 'Nov 7' })).total).toBe(0)
  expect((await list(admin, { retreat: 'Jan 1–8, 1999' })).total).toBe(0)
})

test('the search finds a booking by its payment reference, in any spelling and after a change of name', async () => {
  const {
    app,
    guest: { visitor, lead },
  } = await appWithGuest()
  const admin = await operator(app)
  const reference = lead.paymentReferences?.deposit ?? ''
  const suffix = reference.slice(-4)
  const searches = [
    reference,
    reference.toLowerCase(),
    reference.replaceAll('-', ' '),
    reference.replaceAll('-', ''),
    suffix,
  ]
  for (const search of [...searches, `jallow-${suffix}`]) {
    expect([search, await found(admin, search)]).toEqual([search, ['Awa']])
  }
  expect(await found(admin, lead.paymentReferences?.balance ?? '')).toEqual(['Awa'])
  await visitor.patch(`/api/leads/${lead.id}`, { lastName: 'Ceesay' })
  expect(await found(admin, reference)).toEqual(['Awa'])
  expect(await found(admin, 'KITE-DEPOSIT-2025-JALLOW-????')).toEqual([])
})

test('the search finds a booking by amount, document number, partial reference or date', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const awa = await guestWithBooking(app, { selectedDate: 'Jan 9–16, 2026', lastName: 'Sáez Jallow' })
  const lena = await guestWithBooking(app, {
    firstName: 'Lena',
    lastName: 'Maes',
    email: 'lena@example.com',
    selectedRoom: 'private',
  })
  const entry = {
    amount: 200.5,
    kind: 'deposit',
    method: 'bank_transfer',
    receivedOn: '2025-09-01',
    note: '',
  }
  expect((await admin.post(`/api/admin/bookings/${awa.lead.id}/payments`, entry)).status).toBe(201)
  await issueDueDocuments(app)
  const left = (await bookingOf(awa)).balanceDue
  for (const [search, ...names] of [
    ['200,50', 'Awa'],
    ['€200.50', 'Awa'],
    ['200.5 euro', 'Awa'],
    ['200.51'],
    [String(left), 'Awa'],
    [String(lena.lead.balanceDue), 'Lena'],
    ['R-2025-0001', 'Awa'],
    ['r 2025 1', 'Awa'],
    ['2025-0001', 'Awa'],
    ['C-2025-0001'],
    ['R-2025-0002'],
    ['KITE-DEPOSIT-2026-SAEZJALLOW', 'Awa'],
    ['kite balance 2026 sáez jallow', 'Awa'],
    ['KITE-DEPOSIT-2026-SAEZ', 'Awa'],
    ['KITE-DEPOSIT-2025-SAEZJALLOW'],
    ['KITE-FULL-2025-MAES', 'Lena'],
    ['9 januari', 'Awa'],
    ['9 jan', 'Awa'],
    ['Jan 9', 'Awa'],
    ['9/1', 'Awa'],
    ['16.01.26', 'Awa'],
    ['9 janvier 2026', 'Awa'],
    ['9 januari 2025'],
    ['7 nov', 'Lena'],
  ]) {
    expect([search, await found(admin, search ?? '')]).toEqual([search, names])
  }
})

test('status, search and retreat narrow the list together with its total', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  await guestWithBooking(app)
  await draft(app, { firstName: 'Awa' })
  expect((await list(admin, { search: 'awa' })).total).toBe(1)
  expect((await list(admin, { search: 'awa', status: 'booking_submitted' })).total).toBe(1)
  expect((await list(admin, { search: 'awa', status: 'in_progress', retreat: 'Nov 7–14, 2025' })).total).toBe(
    0,
  )
  expect((await list(admin, { status: 'expired' })).total).toBe(0)
})

test('row 36: pages follow each other without gaps or duplicates while new leads arrive', async () => {
  const app = await createTestApp({ seed: false })
  const admin = await operator(app)
  // Three drafts with the same time: only the id orders them.
  for (const firstName of ['1', '2', '3']) {
    expect((await app.newVisitor().post('/api/leads', { firstName })).status).toBe(200)
  }
  for (const firstName of ['4', '5', '6', '7']) await draft(app, { firstName })
  const first = await list(admin, { limit: '3', ...DRAFTS })
  expect(first.leads.map(({ firstName }) => firstName)).toEqual(['7', '6', '5'])
  await draft(app, { firstName: 'new' })
  const second = await list(admin, { limit: '3', cursor: first.nextCursor ?? '', ...DRAFTS })
  const third = await list(admin, { limit: '3', cursor: second.nextCursor ?? '', ...DRAFTS })
  const rest = [...second.leads, ...third.leads].map(({ firstName }) => firstName)
  expect(rest).toHaveLength(4)
  expect(new Set(rest)).toEqual(new Set(['1', '2', '3', '4']))
  expect(rest[0]).toBe('4')
  expect([second.nextCursor === null, third.nextCursor]).toEqual([false, null])
  expect(first.total).toBe(7)
  expect(third.total).toBe(8)
})

const INVALID: Record<string, string>[] = [
  { limit: '0' },
  { limit: '501' },
  { limit: 'all' },
  { status: 'gone' },
  { payment: 'gone' },
  { cursor: 'nonsense' },
  { cursor: Buffer.from('2025-09-01T09:00:00.000Z/1').toString('base64url') },
  {
    cursor: Buffer.from('9999-99-99T09:00:00.000Z/0198a4f0-0000-7000-8000-000000000000').toString(
      'base64url',
    ),
  },
  {
    cursor: Buffer.from('+010000-01-01T00:00:00.000Z/0198a4f0-0000-7000-8000-000000000000').toString(
      'base64url',
    ),
  },
  { search: 'x'.repeat(201) },
]
test('an invalid limit, status, payment, cursor or search is refused', async () => {
  const app = await createTestApp({ seed: false })
  const admin = await operator(app)
  for (const query of INVALID) {
    const answer = await admin.get(`/api/leads?${new URLSearchParams(query)}`)
    expect({ query, ...answer }).toMatchObject({
      query,
      status: 422,
      body: { type: 'urn:problem:invalid-fields' },
    })
  }
})

test('row 36: a page has 100 leads unless a limit is given', async () => {
  const app = await createTestApp({ seed: false })
  const admin = await operator(app)
  await insertBookings(app.db, 120)
  expect((await list(admin)).leads).toHaveLength(100)
  expect((await list(admin, { limit: '500' })).leads).toHaveLength(120)
})

test('row 36: 10,000 leads need at most six queries, and a search reads at most 10% more rows than the bare one', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const guest = await guestWithBooking(app, companionForm({ firstName: 'Needle' }))
  await app.db
    .update(bookings)
    .set({ createdAt: new Date('2020-01-01') })
    .where(eq(bookings.id, guest.lead.id))
  await insertBookings(app.db, 10_000)
  expect(await found(admin, 'needle')).toEqual(['Needle'])
  expect((await list(admin, { search: 'guest99' })).total).toBe(111)

  // `npm run bench:api` measures the time.
  for (const search of SEARCHES) {
    const bare = await queriesOf(app.connection, () => bareSearch(app.db, search))
    const whole = await queriesOf(app.connection, () => list(admin, { search }))
    // The operator's session, the retreats, the total, the page, its ledger and its plans.
    expect(whole.length, search).toBeLessThanOrEqual(6)
    const [rows, bareRows] = [
      await rowsReadFor(app.connection, whole),
      await rowsReadFor(app.connection, bare),
    ]
    expect(bareRows, search).toBeGreaterThan(10_000)
    expect(rows, search).toBeLessThan(1.1 * bareRows)
  }
})
