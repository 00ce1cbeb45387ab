import { desc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { expireBookings } from '#server/booking/expire-bookings.ts'
import { bookings, mails } from '#server/db/schema.ts'
import { erasePerson } from '#server/privacy/erase-person.ts'
import { personOfBooking } from '#server/privacy/person.ts'
import { AWA } from '#test/awa.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { dumpDatabase } from '#test/database-dump.ts'
import { operator, signUp } from '#test/guests.ts'
import { asSent } from '#test/mails.ts'
import type { Visitor } from '#test/visitor.ts'

interface Booked {
  /** The browser that booked. */
  booker: Visitor
  lead: Booking
  /** The address of the email's button. */
  link: string
}

async function bookedWithoutAccount(
  app: TestApp,
  differences: Record<string, unknown> = {},
): Promise<Booked> {
  const booker = app.newVisitor()
  const answer = await booker.post<{ lead: Booking }>('/api/submit-booking', kiterForm(differences))
  expect(answer.status).toBe(201)
  const { lead } = answer.body
  return { booker, lead, link: await mailedLink(app, lead.id) }
}

/** The address of the pay button in the last email of a booking that has one. */
async function mailedLink(app: TestApp, leadId: string): Promise<string> {
  const { db, deps } = app
  const rows = await db.select().from(mails).where(eq(mails.bookingId, leadId)).orderBy(desc(mails.createdAt))
  const mail = (await asSent(app, rows)).find(({ text }) => text.includes('Pay for my place'))
  const [, address = ''] = /Pay for my place\s+(\S+)/.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain(`href="${address}"`)
  return address.slice(deps.env.baseUrl.length)
}

async function arrival(visitor: Visitor) {
  return (await visitor.get<{ booking: { email: string } | null }>('/api/auth/arrival')).body.booking
}

function link(visitor: Visitor, leadId: string) {
  return visitor.post<{ lead: Booking }>('/api/link-booking', { leadId })
}

/** Expects a link to lead to the payment without giving access to the booking. */
async function expectNothing(app: TestApp, path: string, leadId: string): Promise<void> {
  const visitor = app.newVisitor()
  const opened = await visitor.get(path)
  expect({ path, status: opened.status, cookies: opened.headers.getSetCookie() }).toEqual({
    path,
    status: 303,
    cookies: [],
  })
  expect(opened.headers.get('location')).toBe(`/payment?leadId=${leadId}`)
  expect(await arrival(visitor)).toBeNull()
}

test('the mailed link shows the booking to a new browser, and the account that signs up there gets it', async () => {
  const app = await createTestApp()
  const { lead, link: path } = await bookedWithoutAccount(app)
  app.clock.advance({ minutes: 30 })
  const phone = app.newVisitor()
  const opened = await phone.get(path)
  expect(opened.status).toBe(303)
  // The token stays out of the address bar, other sites, caches and search engines.
  expect(opened.headers.get('location')).toBe(`/payment?leadId=${lead.id}`)
  expect(Object.fromEntries(opened.headers)).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const [cookie] = opened.headers.getSetCookie()
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
  expect(await arrival(phone)).toMatchObject({ email: 'awa@example.com', quote: { total: 950 } })

  await phone.post('/api/auth/register', AWA)
  expect(await link(phone, lead.id)).toMatchObject({
    status: 200,
    body: { lead: { id: lead.id, holdExpiresAt: '2025-09-03T09:00:00.000Z' } },
  })
  const own = await phone.get<Booking[]>('/api/my-bookings')
  expect(own.body.map(({ id }) => id)).toEqual([lead.id])
})

test('the link also gives the booking to an existing account with another address', async () => {
  const app = await createTestApp()
  const { lead, link: path } = await bookedWithoutAccount(app)
  const visitor = await signUp(app, 'awa.jallow@example.org')
  await visitor.get(path)
  expect((await link(visitor, lead.id)).status).toBe(200)
})

test('opening a link changes nothing, as by scanners of mail servers, and it can be opened again', async () => {
  const app = await createTestApp()
  const { lead, link: path } = await bookedWithoutAccount(app)
  const before = await dumpDatabase(app.db)
  for (const method of ['HEAD', 'GET']) await app.newVisitor().request(path, { method })
  expect(await dumpDatabase(app.db)).toEqual(before)
  const phone = app.newVisitor()
  await phone.get(path)
  await phone.post('/api/auth/register', AWA)
  expect((await link(phone, lead.id)).status).toBe(200)
})

test('the browser that booked keeps its own cookie', async () => {
  const app = await createTestApp()
  const { booker, lead, link: path } = await bookedWithoutAccount(app)
  const opened = await booker.get(path)
  expect(opened.headers.getSetCookie()).toEqual([])
  const again = await booker.post<{ lead: Booking }>(
    '/api/submit-booking',
    kiterForm({ phone: '+220 700 1111' }),
  )
  expect(again).toMatchObject({ status: 200, body: { lead: { id: lead.id } } })
})

test('once an account has the booking, the link leads to its payment and gives it to nobody else', async () => {
  const app = await createTestApp()
  const { booker, lead, link: path } = await bookedWithoutAccount(app)
  const early = await signUp(app, 'early@example.com')
  await early.get(path)
  await booker.post('/api/auth/register', AWA)
  expect((await link(booker, lead.id)).status).toBe(200)
  expect((await link(early, lead.id)).status).toBe(404)
  await expectNothing(app, path, lead.id)
  const late = await signUp(app, 'late@example.com')
  await late.get(path)
  expect((await link(late, lead.id)).status).toBe(404)
})

test('a link sent to a former address of the booking opens nothing, even if it was opened before', async () => {
  const app = await createTestApp()
  const { lead, link: path } = await bookedWithoutAccount(app, { email: 'mistyped@example.com' })
  const stranger = await signUp(app, 'stranger@example.com')
  await stranger.get(path)
  app.clock.advance({ minutes: 5 })
  await (await operator(app)).patch(`/api/leads/${lead.id}`, { email: AWA.email })
  await expectNothing(app, path, lead.id)
  expect(await arrival(stranger)).toBeNull()
  expect((await link(stranger, lead.id)).status).toBe(404)
  // The email about the change went to the new address, with a new link.
  const renewed = await mailedLink(app, lead.id)
  expect(renewed).not.toBe(path)
  const phone = app.newVisitor()
  await phone.get(renewed)
  await phone.post('/api/auth/register', AWA)
  expect((await link(phone, lead.id)).status).toBe(200)
})

test('a link opens nothing after its guest was erased', async () => {
  const app = await createTestApp()
  const { lead, link: path } = await bookedWithoutAccount(app)
  const early = await signUp(app, 'early@example.com')
  await early.get(path)
  const person = await personOfBooking(app.db, lead.id)
  if (!person) throw new Error('nobody has booked')
  await erasePerson(app.deps, person, { actor: 'guest' })
  await expectNothing(app, path, lead.id)
  expect((await link(early, lead.id)).status).toBe(404)
})

test('a link cannot be made from a booking’s id, the database or another link', async () => {
  const app = await createTestApp()
  const { lead, link: path } = await bookedWithoutAccount(app)
  const other = await bookedWithoutAccount(app, { email: 'lamin@example.com' })
  const [token = '', otherToken = ''] = [path, other.link].map((each) => each.split('/').at(-1))
  const bytes = Buffer.from(token, 'base64url')
  const forged = [16, 31].map((at) => {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    return changed.toString('base64url')
  })
  const mixed = Buffer.concat([bytes.subarray(0, 16), Buffer.from(otherToken, 'base64url').subarray(16)])
  const paid = await (
    await operator(app)
  ).post<{ payLink: string }>(`/api/admin/bookings/${lead.id}/pay-link`)
  for (const each of [...forged, mixed.toString('base64url'), paid.body.payLink.split('/').at(-1)])
    await expectNothing(app, `/claim/${each}`, lead.id)
  for (const each of [lead.id, 'x', `${token}A`, '%20'])
    expect((await app.client.get(`/claim/${each}`)).status, each).toBe(404)
  // The cookie is signed: an unsigned id is not accepted.
  const visitor = await signUp(app, 'mallory@example.com')
  visitor.cookies.set('lead', lead.id)
  expect((await link(visitor, lead.id)).status).toBe(404)
  const dump = JSON.stringify({ ...(await dumpDatabase(app.db)), mails: [] })
  expect(dump).not.toContain(token.slice(22))
})

test('an expired booking can be claimed too, and booked again under the same id', async () => {
  const app = await createTestApp()
  const { lead, link: path } = await bookedWithoutAccount(app)
  app.clock.advance({ hours: 2 })
  await expireBookings(app.deps)
  const phone = app.newVisitor()
  await phone.get(path)
  expect(await arrival(phone)).toMatchObject({ status: 'expired' })
  await phone.post('/api/auth/register', AWA)
  expect(await link(phone, lead.id)).toMatchObject({ status: 200, body: { lead: { status: 'expired' } } })
  const again = await phone.post<{ lead: Booking }>('/api/submit-booking', kiterForm())
  expect(again.body.lead).toMatchObject({ id: lead.id, status: 'booking_submitted' })
})

test('a guest who opens another’s link writes nothing into that booking', async () => {
  const app = await createTestApp()
  const { booker, lead, link: path } = await bookedWithoutAccount(app, { email: 'mallory@example.com' })
  // Mallory's own link is opened by Awa, who then books.
  const awa = app.newVisitor()
  await awa.get(path)
  await awa.post('/api/leads', { firstName: 'Awa', phone: '+220 7771234' })
  const { body } = await awa.post<{ lead: Booking }>('/api/submit-booking', kiterForm())
  expect(body.lead.id).not.toBe(lead.id)
  await booker.post('/api/auth/register', { ...AWA, email: 'mallory@example.com' })
  const hers = await link(booker, lead.id)
  expect(JSON.stringify(hers.body)).not.toMatch(/awa@example.com|7771234/)
  expect((await link(booker, body.lead.id)).status).toBe(404)
  expect(await app.db.$count(bookings, eq(bookings.email, 'awa@example.com'))).toBe(1)
})

test('signing out forgets the link', async () => {
  const app = await createTestApp()
  const { link: path } = await bookedWithoutAccount(app)
  const phone = await signUp(app, 'other@example.com')
  await phone.get(path)
  await phone.post('/api/auth/logout')
  expect(await arrival(phone)).toBeNull()
})

test('the email of a booking made with an account leads to its payment', async () => {
  const app = await createTestApp()
  const visitor = await signUp(app, 'awa@example.com')
  const { body } = await visitor.post<{ lead: Booking }>('/api/submit-booking', kiterForm())
  expect(await mailedLink(app, body.lead.id)).toBe(`/payment?leadId=${body.lead.id}`)
})

test('the log does not contain the link', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const app = await createTestApp({ log })
  const { link: path } = await bookedWithoutAccount(app)
  await app.newVisitor().get(path)
  const logged = lines.join('')
  expect(logged).toContain('"path":"/claim/…"')
  expect(logged).not.toContain(path.split('/').at(-1))
})

test('repeated guesses at links are limited', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const statuses = []
  for (let turn = 0; turn < 125; turn++)
    statuses.push((await app.client.get(`/claim/${'x'.repeat(43)}`)).status)
  expect(statuses.filter((status) => status === 303)).toHaveLength(120)
  expect(statuses.at(-1)).toBe(429)
})
