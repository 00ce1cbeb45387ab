import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { RefundToPay } from '#domain/contract/operator-payment-calls.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import type { Availability } from '#domain/place/availability.ts'
import { writeToGuest } from '#server/booking/for-operator/write-to-guest.ts'
import {
  bookings,
  checkoutSessions,
  contacts,
  documents,
  mails,
  payments,
  sandboxCheckouts,
} from '#server/db/schema.ts'
import { accounts, sessions, users, verifications } from '#server/db/tables/account-tables.ts'
import { RefundRefused } from '#server/gateway.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { recordRefunds } from '#server/refund/record-refunds.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import {
  appWithGuest,
  bookingOf,
  clickInSandbox,
  guestWithBooking,
  operator,
  issueDueDocuments,
  payByCard,
  reportTransfer,
  signUp,
  startCheckout,
  type Guest,
  receiveReported,
} from '#test/guests.ts'
import { payAtProvider } from '#test/provider-events.ts'
import type { Visitor } from '#test/visitor.ts'

const PASSWORD = 'harmattan wind'
const OCTOBER = 'Oct 31–Nov 7, 2025'

const erase = (visitor: Visitor, password = PASSWORD) =>
  visitor.delete<{ kept: string[]; title: string; detail: string }>('/api/account', { password })

async function write(visitor: Visitor, email: string, message: string): Promise<void> {
  const form = { firstName: 'Awa', email, message }
  expect((await visitor.post('/api/contacts', form)).status).toBe(201)
}

async function placesTaken({ client }: TestApp): Promise<number> {
  const { body } = await client.get<Availability>('/api/booking-availability')
  return body[OCTOBER]?.booked ?? -1
}

const cancel = ({ visitor, lead }: Guest) => visitor.delete(`/api/cancel-booking/${lead.id}`)

/** Returns all rows that may hold personal data, as one text. */
async function everyText({ db }: TestApp): Promise<string> {
  const rows = await Promise.all([
    db.select().from(bookings),
    db.select().from(mails),
    db.select().from(contacts),
    db.select().from(payments),
    db.select().from(documents),
    db.select().from(users),
    db.select().from(accounts),
    db.select().from(sessions),
    db.select().from(verifications),
  ])
  return JSON.stringify(rows)
}

test('money that arrives for an expired booking of an erased guest is refunded, and takes no place', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  app.clock.set('2025-09-11T00:00:00Z')
  await runDueJobs(app.deps)
  expect((await bookingOf(guest)).status).toBe('expired')
  expect((await guest.visitor.delete('/api/account', { password: 'harmattan wind' })).status).toBe(200)
  await receiveReported(app)
  const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  expect(booking).toMatchObject({ status: 'expired', placeNumber: null, email: null })
  const ledger = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  expect(ledger).toMatchObject([
    { kind: 'deposit', state: 'received' },
    { kind: 'refund', state: 'initiated', amountCents: 200_00 },
  ])
})

test('row 37: a guest who never paid is erased: signed out, place released, nothing kept, one last email', async () => {
  const app = await createTestApp()
  const guest = await guestWithBooking(app, {
    healthConditions: 'canary-health',
    healthConsent: true,
    emergencyContact: 'canary-contact',
    phone: '+220 700 2222',
  })
  await write(guest.visitor, 'awa@example.com', 'canary-message')
  await guest.visitor.post('/api/auth/forgot-password', { email: 'awa@example.com' })
  expect(await placesTaken(app)).toBe(1)

  const answer = await erase(guest.visitor)
  expect(answer).toMatchObject({ status: 200, body: { kept: [] } })
  expect((await guest.visitor.get('/api/auth/user')).body).toBeNull()
  expect(guest.visitor.cookies.size).toBe(0)
  const login = await app.client.post('/api/auth/login', { email: 'awa@example.com', password: PASSWORD })
  expect(login.status).toBe(401)
  expect(await placesTaken(app)).toBe(0)
  expect(await app.db.$count(bookings, eq(bookings.isExample, false))).toBe(0)
  for (const table of [users, accounts, sessions, verifications, contacts])
    expect(await app.db.$count(table)).toBe(0)
  expect(await everyText(app)).not.toMatch(/canary|\+220 [37]00/)
  const left = await app.db.select().from(mails)
  const toGuest = left.filter(({ recipient }) => recipient === 'awa@example.com')
  expect(toGuest.map(({ subject }) => subject)).toEqual(['We’ve deleted your account'])
  expect(left.filter(({ text }) => text !== '')).toHaveLength(1)
})

test('the address of the last email is removed once it was sent, or after a week in the outbox', async () => {
  const app = await createTestApp()
  await erase(await signUp(app, 'awa@example.com'))
  app.clock.advance({ days: 7, milliseconds: -1 })
  await runDueJobs(app.deps)
  expect(await everyText(app)).toContain('awa@example.com')
  app.clock.advance({ milliseconds: 1 })
  await runDueJobs(app.deps)
  expect(await everyText(app)).not.toContain('awa@example.com')

  const sending = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:9' } })
  await erase(await signUp(sending, 'awa@example.com'))
  await runDueJobs(sending.deps)
  expect(await everyText(sending)).toContain('awa@example.com')
  await sending.db.update(mails).set({ state: 'sent', sentAt: sending.clock.now() })
  await runDueJobs(sending.deps)
  expect(await everyText(sending)).not.toContain('awa@example.com')
})

test('a wrong password is refused without signing out, and nothing is erased', async () => {
  const { app, guest } = await appWithGuest()
  const before = await everyText(app)
  for (const password of ['not this one', 'x']) {
    const refused = await erase(guest.visitor, password)
    expect(refused).toMatchObject({ status: 401, body: { errors: [{ field: 'password' }] } })
    expect(JSON.stringify(refused.body)).not.toContain('Unauthorized')
  }
  expect(await erase(guest.visitor, '')).toMatchObject({ status: 422 })
  expect(await everyText(app)).toBe(before)
  expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted' })
})

test('wrong passwords count together with those of the sign-in', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const visitor = await signUp(app, 'awa@example.com')
  const guesses = []
  for (let guess = 0; guess < 31; guess++) guesses.push((await erase(visitor, `guess ${guess}`)).status)
  expect(guesses).toEqual([...Array.from({ length: 30 }, () => 401), 429])
  const login = await app.client.post('/api/auth/login', { email: 'awa@example.com', password: PASSWORD })
  expect(login.status).toBe(429)
})

test('a guest who signs in only with Google is told how to get a password', async () => {
  const app = await createTestApp()
  const visitor = await signUp(app, 'awa@example.com')
  await app.db.update(accounts).set({ providerId: 'google', password: null })
  const refused = await erase(visitor)
  expect(refused.status).toBe(401)
  expect(refused.body.detail).toContain('Forgot your password')
})

test('erasing without being signed in answers 401', async () => {
  const { client } = await createTestApp()
  expect(await client.delete('/api/account', { password: PASSWORD })).toMatchObject({
    status: 401,
    body: { title: 'Unauthorized' },
  })
})

test('a paid upcoming retreat prevents erasure, and after cancelling only what the books need is kept', async () => {
  const { app, guest } = await appWithGuest({ emergencyContact: 'canary-contact', phone: '+220 700 2222' })
  await payByCard(guest, 'full')
  const before = await everyText(app)
  expect(await erase(guest.visitor)).toMatchObject({
    status: 409,
    body: { title: 'Please cancel first', type: 'urn:problem:future-booking' },
  })
  expect(await everyText(app)).toBe(before)

  expect((await cancel(guest)).status).toBe(200)
  await app.db.update(payments).set({ reasonNote: 'canary-reason' }).where(eq(payments.kind, 'refund'))
  const { status, body } = await erase(guest.visitor)
  expect(status).toBe(200)
  expect(await everyText(app)).not.toMatch(/canary|\+220 700 2222/)
  expect(body.kept.join(' ')).toMatch(/R-2025-0001 and C-2025-0001.*Oct 31–Nov 7, 2025.*payment provider/)
  const [kept] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  expect(kept).toMatchObject({ userId: null, email: null, phone: null, weight: null, status: 'cancelled' })
  expect(kept).toMatchObject({ firstName: 'Awa', lastName: 'Jallow' })
  const papers = await app.db.select().from(documents)
  expect(papers.map((paper) => paper.content.guest.name)).toEqual(['Awa Jallow', 'Awa Jallow'])
  expect(await placesTaken(app)).toBe(0)
})

test('the payment provider keeps nothing of a card that was charged at the operator’s own terminal', async () => {
  const { app, guest } = await appWithGuest()
  const admin = await operator(app)
  const entered = { amount: 950, method: 'card', receivedOn: '2025-09-01' }
  expect((await admin.post(`/api/admin/bookings/${guest.lead.id}/payments`, entered)).status).toBe(201)
  app.clock.set('2025-11-08T00:00:00Z')
  const { status, body } = await erase(guest.visitor)
  expect(status).toBe(200)
  expect(body.kept.join(' ')).toContain('The payments for Oct 31–Nov 7, 2025 in our books')
  expect(body.kept.join(' ')).not.toContain('payment provider')
})

test('a reported transfer prevents erasure too, and after cancelling not even the name is kept', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'full')
  expect((await erase(guest.visitor)).status).toBe(409)
  expect((await cancel(guest)).status).toBe(200)
  const { status, body } = await erase(guest.visitor)
  expect(status).toBe(200)
  expect(body.kept.join(' ')).toMatch(/only what their references carry\..*your €950 transfer/)
  expect(await everyText(app)).not.toMatch(/Jallow/)
})

test('erasure is refused until the last day of the retreat is over, and then removes the guest’s contact data', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'full')
  app.clock.set('2025-11-07T23:59:59.999Z')
  expect((await erase(guest.visitor)).status).toBe(409)
  app.clock.set('2025-11-08T00:00:00Z')
  expect((await erase(guest.visitor)).status).toBe(200)
  const [kept] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  expect(kept).toMatchObject({
    status: 'payment_confirmed',
    placeNumber: 1,
    firstName: 'Awa',
    email: null,
    emergencyContact: null,
    totalCents: 95_000,
  })
  const ledger = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  expect(ledger).toMatchObject([{ kind: 'full', amountCents: 95_000, state: 'received' }])
})

test('an open refund by transfer needs bank details before erasure, and keeps name and account until it is sent', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  const admin = await operator(app)
  await receiveReported(app)
  await cancel(guest)
  const refused = await erase(guest.visitor)
  expect(refused).toMatchObject({ status: 409, body: { type: 'urn:problem:money-open' } })
  expect(refused.body.detail).toMatch(/refund €200 for Oct 31–Nov 7, 2025.*add them first/)
  await issueDueDocuments(app)
  const own = await guest.visitor.get<{ payments: BookingPayment[] }>(
    `/api/booking-payments/${guest.lead.id}`,
  )
  const link = own.body.payments.find(({ accountLink }) => accountLink !== null)?.accountLink
  await guest.visitor.post(`/api${link}`, { holder: 'Awa Jallow', iban: 'DE89370400440532013000' })

  const { body } = await erase(guest.visitor)
  expect(body.kept.join(' ')).toContain('Your name and the account for the €200 that we still owe you')
  const { body: open } = await admin.get<{ payments: { id: string; kind: string; name: string }[] }>(
    '/api/admin/payments',
  )
  expect(open.payments).toMatchObject([{ kind: 'refund', name: 'Awa Jallow' }])
  const { body: account } = await admin.get<RefundToPay>(
    `/api/admin/payments/${open.payments[0]?.id}/account`,
  )
  expect(account).toMatchObject({
    payee: { name: 'Awa Jallow', email: null },
    account: { iban: 'DE89 3704 0044 0532 0130 00' },
  })
  // An erased guest could not be told of changed bank details.
  const other = { holder: 'Mallory', iban: 'NL91ABNA0417164300' }
  expect((await app.client.post(`/api${link}`, other)).status).toBe(409)
  await admin.post(`/api/admin/payments/${open.payments[0]?.id}/receive`)
  app.clock.advance({ days: 15 })
  await runDueJobs(app.deps)
  const [kept] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  expect(kept).toMatchObject({ refundAccount: null, email: null })
})

test('a guest who travelled and has not paid in full must pay before erasure', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'deposit')
  app.clock.set('2025-11-08T00:00:00Z')
  const refused = await erase(guest.visitor)
  expect(refused).toMatchObject({ status: 409, body: { type: 'urn:problem:money-open' } })
  expect(refused.body.detail).toContain('€750 for Oct 31–Nov 7, 2025 is left to pay')
})

test('money that arrives for an erased booking waits as a refund for the operator, and no email is sent', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  await cancel(guest)
  await erase(guest.visitor)
  const admin = await operator(app)
  const [transfer] = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  const received = await admin.post(`/api/admin/payments/${transfer?.id}/receive`)
  expect(received.status).toBe(200)
  const { body } = await admin.get<{ payments: unknown[] }>('/api/admin/payments')
  expect(body.payments).toMatchObject([{ kind: 'refund', amount: 200, name: '', email: null }])
  expect(await app.db.$count(mails, eq(mails.recipient, 'removed'))).toBeGreaterThan(0)
  const written = await app.db
    .select()
    .from(mails)
    .where(sql`recipient not in ('removed')`)
  expect(written.map(({ template }) => template)).toEqual(
    expect.not.arrayContaining(['transfer-received', 'payment-refunded']),
  )
})

test('erasure releases an unpaid place that has payments in the books, and closes its card page', async () => {
  const { app, guest } = await appWithGuest()
  await reportTransfer(guest, 'deposit')
  const admin = await operator(app)
  const [transfer] = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  await admin.post(`/api/admin/payments/${transfer?.id}/reject`)
  const { body: page } = await startCheckout(guest, 'deposit')
  expect(await placesTaken(app)).toBe(1)
  expect(await erase(guest.visitor)).toMatchObject({
    status: 200,
    body: {
      kept: [
        'What you ordered for Oct 31–Nov 7, 2025, with its price and terms: it is the contract that the payments belong to.',
        'The payments for Oct 31–Nov 7, 2025 that have not reached us: of your name only what their references carry.',
      ],
    },
  })
  expect(await placesTaken(app)).toBe(0)
  const [closed] = await app.db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, page.id))
  expect(closed).toMatchObject({ status: 'expired' })
  const [kept] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
  expect(kept).toMatchObject({ status: 'cancelled', firstName: null, placeNumber: null })
  await runDueJobs(app.deps)
})

test('a card page that turns out to be paid prevents erasure, and the payment counts', async () => {
  const { app, guest } = await appWithGuest()
  const { body: page } = await startCheckout(guest, 'deposit')
  await payAtProvider(app, page.id)
  expect(await erase(guest.visitor)).toMatchObject({ status: 409, body: { title: 'Please cancel first' } })
  expect(await bookingOf(guest)).toMatchObject({ status: 'payment_confirmed', amountPaid: 200 })
})

test(
  'row 37: one of erasure and payment at the same moment succeeds, and no money is left without a guest',
  { tags: 'postgres' },
  async () => {
    const app = await createTestApp()
    for (let round = 0; round < 6; round++) {
      const guest = await guestWithBooking(app, { email: `awa${round}@example.com` })
      const { body: page } = await startCheckout(guest, 'deposit')
      const [erased] = await Promise.all([
        erase(guest.visitor),
        // On the provider's page, which sends its event.
        clickInSandbox(guest.visitor, page.id, 'pay'),
      ])
      await runDueJobs(app.deps)
      const ledger = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
      const [booking] = await app.db.select().from(bookings).where(eq(bookings.id, guest.lead.id))
      const [atProvider] = await app.db
        .select()
        .from(sandboxCheckouts)
        .where(eq(sandboxCheckouts.id, page.id))
      const outcome = {
        erased: erased.status,
        paid: atProvider?.status,
        ledger: ledger.map(({ state }) => state),
        booking: booking ? [booking.status, booking.email] : null,
      }
      const nobody = { erased: 200, paid: 'expired', ledger: [], booking: null }
      const guestStays = {
        erased: 409,
        paid: 'complete',
        ledger: ['received'],
        booking: ['payment_confirmed', `awa${round}@example.com`],
      }
      expect([nobody, guestStays]).toContainEqual(outcome)
    }
  },
)

test('nothing is erased while the provider cannot close a card page', async () => {
  const { app, guest } = await appWithGuest()
  await startCheckout(guest, 'deposit')
  app.deps.gateway.closeCheckout = () => Promise.reject(new Error('ETIMEDOUT'))
  expect((await erase(guest.visitor)).status).toBe(503)
  expect(await bookingOf(guest)).toMatchObject({ status: 'booking_submitted', firstName: 'Awa' })
})

test(
  'two erasures and a booking at once leave no half account and no error',
  { tags: 'postgres' },
  async () => {
    const { app, guest } = await appWithGuest()
    const [one, other, booked] = await Promise.all([
      erase(guest.visitor),
      erase(guest.visitor),
      guest.visitor.post('/api/submit-booking', kiterForm({ selectedDate: 'Nov 7–14, 2025' })),
    ])
    const statuses = [one.status, other.status]
    expect(statuses).toContain(200)
    for (const status of statuses) expect([200, 401, 404]).toContain(status)
    expect([200, 201, 401]).toContain(booked.status)
    expect(await app.db.$count(users)).toBe(0)
    const left = await app.db.select().from(bookings).where(eq(bookings.isExample, false))
    expect(left.every(({ userId }) => userId === null)).toBe(true)
  },
)

test('erasure removes drafts and messages with the address, and no place that somebody else holds with it', async () => {
  const app = await createTestApp()
  const elsewhere = app.newVisitor()
  await elsewhere.post('/api/leads', { email: 'awa@example.com', firstName: 'canary-draft' })
  await write(app.newVisitor(), 'awa@example.com', 'canary-message')
  const { body: held } = await app
    .newVisitor()
    .post<{ lead: Booking }>('/api/submit-booking', kiterForm({ firstName: 'Somebody' }))
  const awa = await signUp(app, 'awa@example.com')
  await awa.post('/api/leads', { firstName: 'canary-own-draft' })
  expect((await erase(awa)).status).toBe(200)
  expect(await everyText(app)).not.toMatch(/canary|\+220 700 2222/)
  const [stays] = await app.db.select().from(bookings).where(eq(bookings.id, held.lead.id))
  expect(stays).toMatchObject({ firstName: 'Somebody', status: 'booking_submitted' })
})

test('erasure changes no other guest’s data', async () => {
  const { app, guest: binta } = await appWithGuest({ email: 'binta@example.com', firstName: 'Binta' })
  await payByCard(binta, 'deposit')
  await write(binta.visitor, 'binta@example.com', 'From Binta')
  const before = await everyText(app)
  const awa = await guestWithBooking(app)
  await erase(awa.visitor)
  await app.db.delete(mails).where(eq(mails.template, 'account-erased'))
  expect(await everyText(app)).toBe(before)
})

test('erasure cancels all waiting emails to the address but the last', async () => {
  const app = await createTestApp({ env: { smtpUrl: 'smtp://127.0.0.1:9' } })
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'full')
  await cancel(guest)
  await erase(guest.visitor)
  const queued = await app.db.select().from(mails).where(eq(mails.state, 'queued'))
  expect(queued.map(({ template, recipient }) => [template, recipient])).toEqual([
    ['account-erased', 'awa@example.com'],
  ])
})

test('a message that the operator writes during the erasure is not kept, nor is the address', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'full')
  await cancel(guest)
  const { db } = app.deps
  const transaction = db.transaction.bind(db)
  const writing = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    expect((await erase(guest.visitor)).status).toBe(200)
    return transaction(work)
  })
  const letter = { bookingId: guest.lead.id, subject: 'Sorry', text: 'canary-letter' }
  const written = writeToGuest(app.deps, { ...letter, by: { actor: 'operator', device: 'iPhone' } })
  await expect(written).rejects.toMatchObject({ code: 'wrong-state' })
  writing.mockRestore()
  expect(await everyText(app)).not.toContain('canary-letter')
  const toAwa = await db.select().from(mails).where(eq(mails.recipient, 'awa@example.com'))
  expect(toAwa.map(({ template }) => template)).toEqual(['account-erased'])
})

test('the operator can erase a guest with the account, or by the email address', async () => {
  const { app, guest: awa } = await appWithGuest({ phone: '+220 700 3333' })
  const { body } = await app
    .newVisitor()
    .post<{ lead: Booking }>(
      '/api/submit-booking',
      kiterForm({ email: 'bo@example.com', firstName: 'Bo', phone: '+220 700 4444' }),
    )
  await write(app.newVisitor(), 'bo@example.com', 'canary-bo-message')
  const admin = await operator(app)
  const eraseGuest = (id: string) => admin.delete<{ kept: string[] }>(`/api/admin/bookings/${id}/guest`)
  expect(await eraseGuest(awa.lead.id)).toMatchObject({ status: 200, body: { kept: [] } })
  expect((await awa.visitor.get('/api/auth/user')).body).toBeNull()
  expect(await app.db.$count(users)).toBe(0)
  expect(await everyText(app)).not.toContain('+220 700 3333')
  expect(await everyText(app)).toContain('canary-bo-message')
  expect((await eraseGuest(body.lead.id)).status).toBe(200)
  expect(await everyText(app)).not.toContain('canary')
  expect((await eraseGuest(body.lead.id)).status).toBe(404)
  const last = await app.db.select().from(mails).where(eq(mails.template, 'account-erased'))
  expect(last.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted()).toEqual([
    'awa@example.com: We’ve deleted your account',
    'bo@example.com: We’ve deleted your data',
  ])
  expect(await app.db.$count(checkoutSessions)).toBe(0)
})

test('a guest without an email address is erased too, and nobody else without one', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  const enter = async (firstName: string) => {
    const place = { selectedDate: OCTOBER, packageType: 'kiter', selectedRoom: 'shared' }
    const form = { firstName, lastName: `canary-${firstName}`, phone: '+220 700 1234', ...place }
    const { status, body } = await admin.post<{ lead: Booking }>('/api/admin/bookings', form)
    expect(status).toBe(201)
    return body.lead.id
  }
  const modou = await enter('Modou')
  await enter('Fatou')
  expect(await admin.delete(`/api/admin/bookings/${modou}/guest`)).toMatchObject({
    status: 200,
    body: { kept: [], mailed: false },
  })
  const left = await everyText(app)
  expect(left).not.toContain('canary-Modou')
  expect(left).toContain('canary-Fatou')
})

test('a paid upcoming retreat prevents erasure by the operator too', async () => {
  const { app, guest: awa } = await appWithGuest()
  await payByCard(awa, 'deposit')
  const admin = await operator(app)
  expect(await admin.delete(`/api/admin/bookings/${awa.lead.id}/guest`)).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:future-booking' },
  })
})

test('a card refund that is unsent or refused prevents erasure', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'full')
  const { gateway } = app.deps
  app.deps.gateway = { ...gateway, refund: () => Promise.reject(new Error('the provider is away')) }
  expect((await cancel(guest)).status).toBe(200)
  const early = await erase(guest.visitor)
  expect(early).toMatchObject({ status: 409, body: { type: 'urn:problem:money-open' } })
  expect(early.body.detail).toContain('still refunding €950 for Oct 31–Nov 7, 2025 the way it was paid')
  app.deps.gateway = gateway
  app.clock.advance({ days: 1 })
  await runDueJobs(app.deps)
  expect((await erase(guest.visitor)).status).toBe(200)

  const other = await guestWithBooking(app, { email: 'bo@example.com' })
  await payByCard(other, 'deposit')
  app.deps.gateway = { ...gateway, refund: () => Promise.reject(new RefundRefused('closed card')) }
  await cancel(other)
  await runDueJobs(app.deps)
  const refused = await erase(other.visitor)
  expect(refused).toMatchObject({ status: 409, body: { type: 'urn:problem:money-open' } })
  expect(refused.body.detail).toContain('add them first')
})

test('a refund that the bank refuses after the erasure is the operator’s to pay, by name', async () => {
  const { app, guest } = await appWithGuest()
  await payByCard(guest, 'full')
  await cancel(guest)
  expect((await erase(guest.visitor)).status).toBe(200)
  app.clock.advance({ days: 20 })
  await runDueJobs(app.deps)
  const { gateway } = app.deps
  app.deps.gateway = {
    ...gateway,
    fetchRefunds: async (reference) =>
      (await gateway.fetchRefunds(reference)).map((refund) => ({ ...refund, state: 'failed' })),
  }
  const ledger = await app.db.select().from(payments).where(eq(payments.bookingId, guest.lead.id))
  const paid = ledger.find(({ state }) => state === 'received')
  await recordRefunds(app.deps, paid?.providerReference ?? '')
  await runDueJobs(app.deps)
  const admin = await operator(app)
  const open = await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')
  expect(open.body.payments).toMatchObject([
    { kind: 'refund', state: 'failed', amount: 950, name: 'Awa Jallow', email: null, byHand: true },
  ])
  const path = `/api/admin/payments/${open.body.payments[0]?.id}`
  expect((await admin.get<RefundToPay>(`${path}/account`)).body).toMatchObject({ account: null, email: null })
  expect((await admin.post(`${path}/receive`)).status).toBe(200)
  expect((await admin.get<{ payments: LedgerLine[] }>('/api/admin/payments')).body.payments).toEqual([])
})
