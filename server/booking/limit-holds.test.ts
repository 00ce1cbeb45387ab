import { and, desc, eq, isNotNull, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { PricingTiers, User } from '#domain/contract/api-contract.ts'
import type { ProblemBody } from '#domain/contract/problem.ts'
import { bookings, mails, rateLimits, unclaimedHolds, users } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { AWA } from '#test/awa.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createFilledApp, createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  confirmAddress,
  guestWithBooking,
  operator,
  order,
  payByCard,
  reportTransfer,
  signUp,
  receiveReported,
} from '#test/guests.ts'
import { visitorFrom, type Visitor } from '#test/visitor.ts'

const OCTOBER = 'Oct 31–Nov 7, 2025'
const NOVEMBER = 'Nov 7–14, 2025'
const DECEMBER = 'Dec 5–12, 2025'
const HOME = '192.0.2.7'

const limited = () => createTestApp({ env: { rateLimits: true } })

type Answer = { lead: Booking } & ProblemBody

function book(visitor: Visitor, differences: Record<string, unknown> = {}) {
  return visitor.post<Answer>('/api/submit-booking', kiterForm(differences))
}

function refused(code = 'too-many-holds') {
  return { status: 409, body: { type: `urn:problem:${code}`, status: 409 } }
}

let strangers = 0
const freshEmail = () => `stranger${++strangers}@example.com`

/** Books as a new visitor from this network address. */
function strangerBooks(app: TestApp, address: string, differences: Record<string, unknown> = {}) {
  return book(visitorFrom(app, address), { email: freshEmail(), ...differences })
}

/** Returns the link in the newest confirmation email to this address. */
async function confirmLink({ db }: TestApp, recipient: string): Promise<string> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(like(mails.text, '%/confirm-address?token=%'), eq(mails.recipient, recipient)))
    .orderBy(desc(mails.createdAt))
  return /\/confirm-address\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? 'no link was mailed'
}

function heldPlaces({ db }: TestApp) {
  return db.$count(bookings, and(isNotNull(bookings.placeNumber), eq(bookings.isExample, false)))
}

/** An account with two unpaid places. */
async function fullAccount(app: TestApp, email: string) {
  const visitor = await signUp(app, email)
  const first = await book(visitor, { email })
  // The cookie still names the first booking: like the dashboard, start the next one without it.
  visitor.cookies.delete('lead')
  const second = await book(visitor, { email, selectedDate: NOVEMBER })
  visitor.cookies.delete('lead')
  expect([first.status, second.status]).toEqual([201, 201])
  return { visitor, leads: [first.body.lead, second.body.lead] as const }
}

/** Awa's account with two unpaid places, with limits on. The rows are put back where they were made before. */
async function limitedWithFullAccount() {
  const { app, answer } = await createFilledApp(
    'limits on, and an account with two unpaid places',
    async (made) => {
      const { visitor, leads } = await fullAccount(made, 'awa@example.com')
      return { cookies: [...visitor.cookies], leads }
    },
    { env: { rateLimits: true } },
  )
  return { app, visitor: app.newVisitor(answer.cookies), leads: answer.leads }
}

test('a network holds six places, signed in or not, and a guest with a confirmed address is not counted', async () => {
  const app = await limited()
  for (let n = 0; n < 6; n++) expect((await strangerBooks(app, `192.0.2.${n}`)).status).toBe(201)
  const seventh = await strangerBooks(app, '192.0.2.200')
  expect(seventh).toMatchObject(refused())
  expect(seventh.body.detail).toMatch(
    /^Your network already has 6 unpaid bookings.*doesn’t count for anyone with a confirmed email address/,
  )
  expect((await strangerBooks(app, '192.0.3.1')).status).toBe(201)
  const guest = visitorFrom(app, HOME)
  await guest.post('/api/auth/register', AWA)
  const refusal = await book(guest)
  expect(refusal).toMatchObject(refused())
  expect(refusal.body.detail).toContain('open the link we emailed to awa@example.com')
  const link = await confirmLink(app, 'awa@example.com')
  expect((await guest.request(link)).headers.get('location')).toBe('/confirm-address')
  expect((await guest.get<User>('/api/auth/user')).body.emailVerified).toBe(true)
  expect((await book(guest)).status).toBe(201)
  expect(await heldPlaces(app)).toBe(8)
})

test('accounts without a confirmed address count towards their network until money arrives', async () => {
  const app = await limited()
  const guests = []
  for (let n = 0; n < 6; n++) {
    const guest = visitorFrom(app, `192.0.2.${n}`)
    const email = freshEmail()
    await guest.post('/api/auth/register', { ...AWA, email })
    const { status, body } = await book(guest, { email })
    expect(status).toBe(201)
    guests.push({ visitor: guest, lead: body.lead })
  }
  expect(await strangerBooks(app, '192.0.2.99')).toMatchObject(refused())
  const [first] = guests
  if (!first) throw new Error('nobody has booked')
  await order(first)
  await payByCard(first, 'deposit')
  expect((await strangerBooks(app, '192.0.2.99')).status).toBe(201)
  first.visitor.cookies.delete('lead')
  expect((await book(first.visitor, { selectedDate: DECEMBER, email: freshEmail() })).status).toBe(201)
})

test('holds do not affect the price until an address is confirmed or money is received', async () => {
  const app = await createTestApp()
  const total = async () => (await app.client.get<PricingTiers>('/api/pricing-tiers')).body.totalBookings
  const before = await total()
  await strangerBooks(app, HOME)
  const awa = await guestWithBooking(app)
  await guestWithBooking(app, { email: 'bo@example.com', selectedDate: NOVEMBER })
  await runDueJobs(app.deps)
  expect(await total()).toBe(before)
  await payByCard(awa, 'deposit')
  expect(await total()).toBe(before + 1)
  await confirmAddress(app, 'bo@example.com')
  expect(await total()).toBe(before + 2)
  await runDueJobs(app.deps)
  expect(await app.db.$count(unclaimedHolds)).toBe(1)
})

test('a reported transfer keeps a place beyond 48 hours only once the email address is confirmed', async () => {
  const { app, guest: stranger } = await appWithGuest({ email: 'stranger@example.com' })
  const awa = await guestWithBooking(app)
  for (const guest of [stranger, awa]) expect((await reportTransfer(guest, 'full')).status).toBe(200)
  expect(await bookingOf(awa)).toMatchObject({ holdExpiresAt: '2025-09-03T09:00:00.000Z' })
  const link = await confirmLink(app, 'awa@example.com')
  // A signed-out browser shows a question before it confirms the address.
  const elsewhere = app.newVisitor()
  expect((await elsewhere.request(link)).status).not.toBe(303)
  expect(await bookingOf(awa)).toMatchObject({ holdExpiresAt: '2025-09-03T09:00:00.000Z' })
  const token = new URL(link, 'http://localhost').searchParams.get('token')
  expect((await elsewhere.post('/api/auth/confirm-address', { token })).status).toBe(204)
  expect((await elsewhere.post('/api/auth/confirm-address', { token: 'made-up' })).status).toBe(400)
  expect(await bookingOf(awa)).toMatchObject({ holdExpiresAt: null })
  app.clock.set('2025-09-03T09:00:00Z')
  await runDueJobs(app.deps)
  expect(await bookingOf(awa)).toMatchObject({ status: 'booking_submitted' })
  expect(await bookingOf(stranger)).toMatchObject({ status: 'expired' })
})

test('using a reset link confirms the address, frees a place for its network, and keeps a reported place', async () => {
  const app = await limited()
  const guest = visitorFrom(app, HOME)
  await guest.post('/api/auth/register', AWA)
  const { lead } = (await book(guest)).body
  await order({ visitor: guest, lead })
  expect((await reportTransfer({ visitor: guest, lead }, 'deposit')).status).toBe(200)
  for (let n = 0; n < 5; n++) expect((await strangerBooks(app, `192.0.2.${n}`)).status).toBe(201)
  expect(await strangerBooks(app, '192.0.2.99')).toMatchObject(refused())

  await guest.post('/api/auth/forgot-password', { email: AWA.email })
  const [mail] = await app.db.select().from(mails).where(eq(mails.template, 'password-reset'))
  const token = /\/auth\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const password = 'a northerly in march'
  expect((await guest.post('/api/auth/reset-password', { token, password })).status).toBe(204)
  await guest.post('/api/auth/login', { email: AWA.email, password })
  // One of the six places now belongs to a guest with a confirmed address.
  expect((await strangerBooks(app, '192.0.2.99')).status).toBe(201)
  guest.cookies.delete('lead')
  expect((await book(guest, { selectedDate: NOVEMBER })).status).toBe(201)
  await runDueJobs(app.deps)
  expect(await bookingOf({ visitor: guest, lead })).toMatchObject({ holdExpiresAt: null })
})

test('all addresses of one IPv6 customer count as one network, which can book again after an hour', async () => {
  const app = await limited()
  for (let n = 0; n < 6; n++) expect((await strangerBooks(app, `2001:db8:1:${n}::1`)).status).toBe(201)
  expect(await strangerBooks(app, '2001:db8:1:ff::9')).toMatchObject(refused())
  expect((await strangerBooks(app, '2001:db8:2::1')).status).toBe(201)
  app.clock.advance({ minutes: 60 })
  await runDueJobs(app.deps)
  expect(await heldPlaces(app)).toBe(0)
  expect((await strangerBooks(app, '2001:db8:1:ff::9')).status).toBe(201)
})

test('a browser holds two places, also after signing out, and the refusal names them', async () => {
  const app = await limited()
  const visitor = visitorFrom(app, HOME)
  for (const selectedDate of [OCTOBER, NOVEMBER]) {
    expect((await book(visitor, { email: freshEmail(), selectedDate })).status).toBe(201)
    // Signing out clears the lead cookie, but must not clear the browser cookie.
    await visitor.post('/api/auth/logout')
  }
  const third = await book(visitor, { email: freshEmail(), selectedDate: DECEMBER })
  expect(third).toMatchObject(refused())
  expect(third.body.detail).toContain(
    `${OCTOBER}, until ${formatShortDay('2025-09-01')}, 10:00 GMT; ${NOVEMBER}, until ${formatShortDay('2025-09-01')}, 10:00 GMT`,
  )
  expect(await heldPlaces(app)).toBe(2)
})

test('an account with two unpaid places can claim a draft, but not hold a third, and the refusal names the two', async () => {
  const { app, visitor } = await limitedWithFullAccount()
  const third = await book(visitor, { selectedDate: DECEMBER })
  expect(third).toMatchObject(refused())
  expect(third.body.title).toBe('Too many unpaid bookings')
  expect(third.body.detail).toMatch(new RegExp(`${OCTOBER}, until .*${NOVEMBER}, until .*on your dashboard`))
  expect(await heldPlaces(app)).toBe(2)
  const draft = await visitor.post<{ lead: { id: string } }>('/api/leads', { firstName: 'Awa' })
  expect((await visitor.post('/api/link-booking', { leadId: draft.body.lead.id })).status).toBe(200)
})

test('a reported transfer makes room for another unpaid booking once the operator records it as received', async () => {
  const { app, visitor, leads } = await limitedWithFullAccount()
  await confirmAddress(app, 'awa@example.com')
  for (const lead of leads) {
    await order({ visitor, lead })
    expect((await reportTransfer({ visitor, lead }, 'full')).status).toBe(200)
  }
  const third = await book(visitor, { selectedDate: DECEMBER })
  expect(third).toMatchObject(refused())
  expect(third.body.detail).toContain(', your transfer is on its way')
  await receiveReported(app)
  expect((await book(visitor, { selectedDate: DECEMBER })).status).toBe(201)
})

test('a received payment or a cancellation makes room for another booking', async () => {
  const { visitor, leads } = await limitedWithFullAccount()
  await order({ visitor, lead: leads[0] })
  await payByCard({ visitor, lead: leads[0] }, 'deposit')
  expect((await book(visitor, { selectedDate: DECEMBER })).status).toBe(201)
  visitor.cookies.delete('lead')
  expect(await book(visitor, { selectedDate: OCTOBER, selectedRoom: 'private' })).toMatchObject(refused())
  expect((await visitor.delete(`/api/cancel-booking/${leads[1].id}`)).status).toBe(200)
  expect((await book(visitor, { selectedDate: OCTOBER, selectedRoom: 'private' })).status).toBe(201)
})

test('a held booking may move to another date, whatever its network or account holds', async () => {
  const app = await limited()
  const visitor = visitorFrom(app, HOME)
  const first = await book(visitor)
  for (let n = 0; n < 5; n++) await strangerBooks(app, HOME)
  const moved = await book(visitor, { selectedDate: NOVEMBER })
  expect(moved).toMatchObject({ status: 200, body: { lead: { id: first.body.lead.id } } })

  const account = await fullAccount(app, 'lena@example.com')
  const [, lead] = account.leads
  const edit = { selectedDate: DECEMBER }
  expect((await account.visitor.patch(`/api/leads/${lead.id}`, edit)).status).toBe(200)
})

test('one email address holds two places, and strangers who book with it do not block its owner', async () => {
  const app = await limited()
  const email = 'awa@example.com'
  for (const address of ['192.0.2.1', '198.51.100.1']) {
    expect((await book(visitorFrom(app, address), { email, kitingExperience: address })).status).toBe(201)
  }
  const third = await book(visitorFrom(app, '203.0.113.1'), { email })
  expect(third).toMatchObject({ ...refused(), body: { errors: [{ field: 'email' }] } })
  // The refusal must not reveal dates of bookings under that address.
  expect(third.body.detail).not.toContain('2025')

  // An account with another address is told to use its own; an account with this address may book, verified or not.
  const elsewhere = await signUp(app, 'awa@elsewhere.example')
  const notHers = await book(elsewhere, { email })
  expect(notHers).toMatchObject(refused())
  expect(notHers.body.detail).toContain('the address of your own account, awa@elsewhere.example')
  const owner = await signUp(app, email)
  const [row] = await app.db.select().from(users).where(eq(users.email, email))
  expect(row?.emailVerified).toBe(false)
  expect((await book(owner, { email })).status).toBe(201)
})

test('several accounts do not raise the limit of one email address', async () => {
  const app = await limited()
  const email = 'somebody@example.com'
  for (const account of ['one@example.com', 'two@example.com']) {
    expect((await book(await signUp(app, account), { email, kitingExperience: account })).status).toBe(201)
  }
  expect(await book(await signUp(app, 'three@example.com'), { email })).toMatchObject(refused())
})

test('linking a third unpaid place is refused, and the place stays held without an account', async () => {
  const { app, visitor, leads } = await limitedWithFullAccount()
  const browser = app.newVisitor()
  const { body } = await book(browser, { email: freshEmail(), selectedDate: DECEMBER })
  browser.cookies.forEach((value, name) => visitor.cookies.set(name, value))
  const link = () => visitor.post<Answer>('/api/link-booking', { leadId: body.lead.id })
  const third = await link()
  expect(third).toMatchObject(refused())
  expect(third.body.detail).toContain(OCTOBER)
  const [kept] = await app.db.select().from(bookings).where(eq(bookings.id, body.lead.id))
  expect(kept).toMatchObject({ userId: null, status: 'booking_submitted' })
  expect(kept?.placeNumber).not.toBeNull()
  // Submitting it again while signed in does not claim it either.
  expect(await book(visitor, { email: 'awa@example.com', selectedDate: DECEMBER })).toMatchObject(refused())

  await visitor.delete(`/api/cancel-booking/${leads[0].id}`)
  expect(await link()).toMatchObject({ status: 200, body: { lead: { id: body.lead.id } } })
})

test('a guest cannot change a booking to an address that holds two places, but the operator can', async () => {
  const app = await limited()
  const email = 'lena@example.com'
  for (const age of [31, 32]) await book(visitorFrom(app, HOME), { email, age })
  const guest = await signUp(app, 'awa@example.com')
  const { body } = await book(guest, { selectedDate: NOVEMBER })
  const moved = await guest.patch<Answer>(`/api/leads/${body.lead.id}`, { email })
  expect(moved).toMatchObject({ ...refused(), body: { errors: [{ field: 'email' }] } })
  const edit = (visitor: Visitor, changes: object) => visitor.patch(`/api/leads/${body.lead.id}`, changes)
  expect((await edit(await operator(app), { email })).status).toBe(200)
  // The account's own address is limited only by its own two bookings.
  expect((await edit(guest, { email: 'awa@example.com' })).status).toBe(200)
})

test('simultaneous bookings are counted one after the other', { tags: 'postgres' }, async () => {
  const app = await limited()
  const answers = await Promise.all(Array.from({ length: 20 }, () => strangerBooks(app, HOME)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(6)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(14)

  const visitor = await signUp(app, 'awa@example.com')
  const own = await Promise.all(
    Array.from({ length: 8 }, (_, n) => {
      const tab = app.newVisitor(visitor.cookies)
      return book(tab, { email: 'awa@example.com', age: 30 + n, selectedDate: [OCTOBER, NOVEMBER][n % 2] })
    }),
  )
  expect(own.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(await heldPlaces(app)).toBe(8)
})

test('an account gets two of four bookings that are linked at once', { tags: 'postgres' }, async () => {
  const app = await limited()
  const visitor = await signUp(app, 'awa@example.com')
  const holders = await Promise.all(
    ['192.0.2.1', '198.51.100.1', '203.0.113.1', '203.0.113.2'].map(async (address) => {
      const browser = visitorFrom(app, address)
      const { body } = await book(browser, { email: freshEmail() })
      for (const [name, value] of visitor.cookies) browser.cookies.set(name, value)
      return { browser, leadId: body.lead.id }
    }),
  )
  const answers = await Promise.all(
    holders.map(({ browser, leadId }) => browser.post('/api/link-booking', { leadId })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409])
  expect(await app.db.$count(bookings, isNotNull(bookings.userId))).toBe(2)
})

test('booking and cancelling over and over is refused after ten times in an hour', async () => {
  const app = await limited()
  const visitor = await signUp(app, 'awa@example.com')
  for (let n = 0; n < 10; n++) {
    const { status, body } = await book(visitor)
    expect(status).toBe(201)
    await visitor.delete(`/api/cancel-booking/${body.lead.id}`)
    app.clock.advance({ minutes: 1 })
  }
  const eleventh = await book(visitor)
  expect(eleventh).toMatchObject({ status: 429, body: { type: 'urn:problem:too-many-requests' } })
  expect(eleventh.headers.get('retry-after')).toBe('3000')
  app.clock.advance({ minutes: 49 })
  expect((await book(visitor)).body).toMatchObject({
    detail: 'You have made 10 bookings within an hour. Please wait 1 minute, or write to us.',
  })
  app.clock.advance({ minutes: 1 })
  expect((await book(visitor)).status).toBe(201)
})

test('nothing is counted while limits are off', async () => {
  const app = await createTestApp()
  for (let n = 0; n < 7; n++) expect((await book(visitorFrom(app, HOME), { age: 30 + n })).status).toBe(201)
})

test('the origin of a hold is stored unreadably, until its holder is known or the hold expires', async () => {
  const app = await limited()
  const visitor = visitorFrom(app, HOME)
  const claimed = await book(visitor, { email: 'awa@example.com' })
  await strangerBooks(app, HOME)
  const rows = await app.db.select().from(unclaimedHolds)
  expect(rows).toHaveLength(2)
  expect(rows[0]?.networkKey).toBe(rows[1]?.networkKey)
  expect(rows[0]?.browserKey).not.toBe(rows[1]?.browserKey)
  expect(JSON.stringify(rows)).not.toContain('192.0.2')

  await visitor.post('/api/auth/register', AWA)
  await visitor.post('/api/link-booking', { leadId: claimed.body.lead.id })
  await confirmAddress(app, 'awa@example.com')
  await runDueJobs(app.deps)
  expect(await app.db.$count(unclaimedHolds)).toBe(1)
  app.clock.advance({ minutes: 61 })
  await runDueJobs(app.deps)
  expect(await app.db.$count(unclaimedHolds)).toBe(0)
})

test('row 42: one stranger with and without accounts holds eight places in an hour, and moves no price', async () => {
  const app = await limited()
  const account = await signUp(app, 'stranger@example.com')
  const browser = visitorFrom(app, HOME)
  const tiers = async () => (await app.client.get<PricingTiers>('/api/pricing-tiers')).body
  const before = await tiers()
  let most = 0
  for (let minute = 0; minute < 60; minute += 5) {
    // A browser without cookies, one that signs out each time, an account that reports transfers it never sends, and a new account.
    await strangerBooks(app, `192.0.2.${minute}`, { selectedDate: [OCTOBER, NOVEMBER][minute % 2] })
    await book(browser, { email: freshEmail() })
    await browser.post('/api/auth/logout')
    account.cookies.delete('lead')
    const own = await book(account, { email: freshEmail(), selectedDate: NOVEMBER })
    if (own.status === 201) await reportTransfer({ visitor: account, lead: own.body.lead }, 'full')
    await runDueJobs(app.deps)
    const another = visitorFrom(app, `192.0.2.${minute}`)
    const email = freshEmail()
    await another.post('/api/auth/register', { ...AWA, email })
    await book(another, { email, selectedDate: DECEMBER })
    most = Math.max(most, await heldPlaces(app))
    app.clock.advance({ minutes: 5 })
  }
  // The account with two places is in another network.
  expect(most).toBe(6 + 2)
  expect(await tiers(), 'strangers move neither the price nor what is left').toEqual(before)
})

test('row 42: the number of new accounts per network is limited', async () => {
  const app = await limited()
  await app.db
    .insert(rateLimits)
    .values({ key: 'sign-up:192.0.2.0/24', points: 29, expire: new Date('2100-01-01') })
  const register = (from: string) =>
    visitorFrom(app, from).post('/api/auth/register', { ...AWA, email: freshEmail() })
  expect((await register('192.0.2.7')).status).toBe(201)
  const refusal = await register('192.0.2.8')
  expect(refusal.status).toBe(429)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await register('198.51.100.1')).status).toBe(201)
})

test('the browser cookie cannot be read by scripts or forged', async () => {
  const app = await limited()
  const { headers } = await book(visitorFrom(app, HOME), { email: freshEmail() })
  const cookie = headers.getSetCookie().find((line) => line.startsWith('browser='))
  expect(cookie).toMatch(/; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/)
  const visitor = visitorFrom(app, HOME)
  visitor.cookies.set('browser', 'forged.forged')
  await book(visitor, { email: freshEmail() })
  expect(visitor.cookies.get('browser')).not.toBe('forged.forged')
})

test('row 42: thirty accounts in one network hold six places for an hour, and move no price', async () => {
  const app = await limited()
  const total = async () => (await app.client.get<PricingTiers>('/api/pricing-tiers')).body
  const before = await total()
  for (let n = 0; n < 30; n++) {
    const account = visitorFrom(app, `192.0.2.${n}`)
    const email = freshEmail()
    expect((await account.post('/api/auth/register', { ...AWA, email })).status).toBe(201)
    const selectedDate = n % 2 === 0 ? NOVEMBER : DECEMBER
    const { status, body } = await book(account, { email, selectedDate })
    expect({ status, body }).toMatchObject(
      n < 6 ? { status: 201 } : { status: 409, body: { addressLink: { email, mailed: true } } },
    )
    app.clock.advance({ minutes: 2 })
    if (n % 5 === 0) await runDueJobs(app.deps)
  }
  expect(await heldPlaces(app)).toBe(6)
  expect(await total()).toEqual(before)
})
