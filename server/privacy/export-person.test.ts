import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { users } from '#server/db/tables/account-tables.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { appWithGuest, guestWithBooking, operator, payByCard, reportTransfer, signUp } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

interface Exported {
  account: Record<string, unknown> | null
  bookings: Record<string, unknown>[]
  payments: Record<string, unknown>[]
  orders: Record<string, unknown>[]
  documents: Record<string, unknown>[]
  mails: { to: string; subject: string; text: string }[]
  messages: { message: string }[]
  consents: unknown[]
}

async function exportOf(visitor: Visitor, path = '/api/account/export'): Promise<Exported> {
  const { status, body } = await visitor.get<Exported>(path)
  expect(status).toBe(200)
  return body
}

async function write(visitor: Visitor, email: string, message: string): Promise<void> {
  const form = { firstName: 'Awa', email, message }
  expect((await visitor.post('/api/contacts', form)).status).toBe(201)
}

const proveAddress = ({ db }: TestApp, email: string) =>
  db.update(users).set({ emailVerified: true }).where(eq(users.email, email))

test('row 37: the export gives a guest everything in one readable file that is not cached', async () => {
  const { guest } = await appWithGuest({ healthConditions: 'Asthma: inhaler', healthConsent: true })
  await payByCard(guest, 'deposit')
  await write(guest.visitor, 'awa@example.com', 'Is there a doctor?')

  const answer = await guest.visitor.request('/api/account/export')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="personal-data-2025-09-01.json"',
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')

  const data = await exportOf(guest.visitor)
  expect(Object.keys(data)).toEqual([
    'account',
    'bookings',
    'payments',
    'orders',
    'documents',
    'mails',
    'messages',
    'seasonAlerts',
    'waitingLists',
    'consents',
    'complaints',
    'handedOn',
  ])
  expect(data.account).toMatchObject({
    email: 'awa@example.com',
    firstName: 'Awa',
    signsInWith: ['password'],
  })
  expect(data.bookings).toMatchObject([
    {
      id: guest.lead.id,
      healthConditions: 'Asthma: inhaler',
      emergencyContact: 'Lamin Jallow',
      emergencyPhone: '+220 300 0000',
      phone: '+32 470 00 00 00',
      weight: 62,
      amountPaid: 200,
    },
  ])
  expect(data.payments).toMatchObject([
    { bookingId: guest.lead.id, kind: 'deposit', amount: 200, currency: 'EUR', state: 'received' },
  ])
  expect(data.orders).toMatchObject([
    {
      bookingId: guest.lead.id,
      version: guest.lead.order?.version,
      orderedAt: '2025-09-01T09:00:00.000Z',
      orderedBy: 'guest',
      language: 'en',
      total: 950,
      words: {
        contract: { stay: { label: 'Oct 31–Nov 7, 2025' } },
        texts: { form: { title: 'Standard information for package travel' } },
      },
    },
  ])
  expect(data.documents).toMatchObject([
    { number: 'R-2025-0001', issuedTo: { name: 'Awa Jallow', email: 'awa@example.com' }, amount: 200 },
  ])
  // The emails about the place, and about the payment with the copy of the order.
  expect(data.mails.map(({ to }) => to)).toEqual(['awa@example.com', 'awa@example.com'])
  expect(data.messages).toMatchObject([{ message: 'Is there a doctor?' }])
  expect(JSON.stringify(data)).not.toMatch(/hash|token|scrypt/i)
})

test('the file is indented, and every time is in ISO 8601', async () => {
  const { app, guest } = await appWithGuest()
  const { visitor } = guest
  const answer = await app.app.request(new URL('/api/account/export', app.deps.env.baseUrl), {
    headers: { cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  const text = await answer.text()
  expect(text).toMatch(/^\{\n {2}"account": \{\n {4}"id"/)
  expect(text.endsWith('}\n')).toBe(true)
  const instants = text.match(/"(?:\w+At)": "[^"]+"/g) ?? []
  expect(instants.length).toBeGreaterThan(3)
  for (const instant of instants) expect(instant).toMatch(/"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"$/)
})

test('row 37: the export contains nothing about other guests, and no emails to the operator', async () => {
  const { app, guest: awa } = await appWithGuest()
  await reportTransfer(awa, 'deposit')
  const binta = await guestWithBooking(app, {
    firstName: 'Binta',
    email: 'binta@example.com',
    phone: '+220 555 0000',
    emergencyContact: 'Modou',
  })
  await payByCard(binta, 'full')
  await write(binta.visitor, 'binta@example.com', 'From Binta')
  const text = JSON.stringify(await exportOf(awa.visitor))
  expect(text).not.toMatch(/binta|555 0000|Modou|R-2025-0001/i)
  expect(text).not.toContain('Transfer reported by')
  const mine = await exportOf(awa.visitor)
  expect(mine.mails.every(({ to }) => to === 'awa@example.com')).toBe(true)
})

test('an account sees data sent with its address before only once the address is proven', async () => {
  const app = await createTestApp()
  const stranger = app.newVisitor()
  const { body } = await stranger.post<{ lead: Booking }>('/api/submit-booking', kiterForm())
  await write(stranger, 'awa@example.com', 'Before there was an account')
  const awa = await signUp(app, 'awa@example.com')
  app.clock.advance({ minutes: 1 })
  await write(awa, 'awa@example.com', 'Signed in')

  const before = await exportOf(awa)
  expect(before.bookings).toEqual([])
  expect(before.mails).toEqual([])
  expect(before.messages.map(({ message }) => message)).toEqual(['Signed in'])

  await proveAddress(app, 'awa@example.com')
  const after = await exportOf(awa)
  expect(after.bookings).toMatchObject([{ id: body.lead.id }])
  expect(after.messages.map(({ message }) => message)).toEqual(['Before there was an account', 'Signed in'])
})

test('the export contains the draft of this browser', async () => {
  const app = await createTestApp()
  const awa = await signUp(app, 'awa@example.com')
  await awa.post('/api/leads', { firstName: 'Awa', lastName: 'In the middle of it' })
  expect((await exportOf(awa)).bookings).toMatchObject([
    { lastName: 'In the middle of it', status: 'in_progress' },
  ])
  expect((await exportOf(await signUp(app, 'binta@example.com'))).bookings).toEqual([])
})

test('the export contains no working link that opens the account', async () => {
  const app = await createTestApp()
  const awa = await signUp(app, 'awa@example.com')
  await awa.post('/api/auth/forgot-password', { email: 'awa@example.com' })
  const { mails } = await exportOf(awa)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/\/auth\?token=…$/m)
})

test('the export may be requested ten times in ten minutes', async () => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const awa = await signUp(app, 'awa@example.com')
  for (let time = 0; time < 10; time++) await exportOf(awa)
  const refused = await awa.get('/api/account/export')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the operator can export a guest’s data, by the account or by the email address', async () => {
  const { app, guest: awa } = await appWithGuest({ healthConditions: 'Asthma', healthConsent: true })
  const { body } = await app
    .newVisitor()
    .post<{ lead: Booking }>('/api/submit-booking', kiterForm({ email: 'bo@example.com', firstName: 'Bo' }))
  await write(app.newVisitor(), 'bo@example.com', 'From Bo')
  const admin = await operator(app)
  const ofAwa = await exportOf(admin, `/api/admin/bookings/${awa.lead.id}/guest/export`)
  expect(ofAwa.account).toMatchObject({ email: 'awa@example.com' })
  expect(ofAwa.bookings).toMatchObject([{ healthConditions: 'Asthma' }])
  const ofBo = await exportOf(admin, `/api/admin/bookings/${body.lead.id}/guest/export`)
  expect(ofBo.account).toBeNull()
  expect(ofBo.bookings).toMatchObject([{ firstName: 'Bo' }])
  expect(ofBo.messages).toMatchObject([{ message: 'From Bo' }])
  expect(JSON.stringify(ofBo)).not.toMatch(/awa@example/)
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await admin.get(`/api/admin/bookings/${nobody}/guest/export`)).status).toBe(404)
})
