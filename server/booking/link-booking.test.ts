import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { users } from '#server/db/schema.ts'
import { AWA, CREDENTIALS } from '#test/awa.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { operator, signUp } from '#test/guests.ts'
import { visitorFrom, type Visitor } from '#test/visitor.ts'

async function submitAnonymously(app: TestApp): Promise<{ visitor: Visitor; lead: Booking }> {
  const visitor = app.newVisitor()
  const { body } = await visitor.post<{ lead: Booking }>('/api/submit-booking', kiterForm())
  return { visitor, lead: body.lead }
}

function link(visitor: Visitor, leadId: string) {
  return visitor.post<{ lead: Booking }>('/api/link-booking', { leadId })
}

test('a visitor who booked can sign up in the same browser and claim the place for 48 hours from submission', async () => {
  const app = await createTestApp()
  const { visitor, lead } = await submitAnonymously(app)
  app.clock.advance({ minutes: 30 })
  await visitor.post('/api/auth/register', { ...AWA, email: 'somebody@example.com' })
  const linked = await link(visitor, lead.id)
  expect(linked).toMatchObject({ status: 200, body: { lead: { holdExpiresAt: '2025-09-03T09:00:00.000Z' } } })
  expect((await visitor.get<Booking[]>('/api/my-bookings')).body.map((booking) => booking.id)).toEqual([
    lead.id,
  ])
  // Linking again needs no cookie: the account already owns the booking.
  visitor.cookies.delete('lead')
  expect((await link(visitor, lead.id)).status).toBe(200)
})

test('linking without the cookie answers 404, as for a lead that does not exist', async () => {
  const app = await createTestApp()
  const { lead } = await submitAnonymously(app)
  const stranger = await signUp(app, 'stranger@example.com')
  const taken = await link(stranger, lead.id)
  const missing = await link(stranger, '00000000-0000-4000-8000-000000000000')
  const unlike = await link(stranger, 'no-uuid')
  for (const answer of [taken, missing, unlike]) {
    expect(answer).toMatchObject({ status: 404, body: { title: 'Not found', detail: 'Not found' } })
  }
})

test('a matching email address allows linking only once it is verified', async () => {
  const app = await createTestApp()
  const { lead } = await submitAnonymously(app)
  const sameAddress = await signUp(app, 'awa@example.com')
  expect((await link(sameAddress, lead.id)).status).toBe(404)
  await app.db.update(users).set({ emailVerified: true }).where(eq(users.email, 'awa@example.com'))
  expect((await link(sameAddress, lead.id)).status).toBe(200)
})

test('a claimed lead cannot be claimed again, not even with the cookie', async () => {
  const app = await createTestApp()
  const { visitor, lead } = await submitAnonymously(app)
  const other = await signUp(app, 'other@example.com')
  other.cookies.set('lead', visitor.cookies.get('lead') ?? '')
  expect((await link(other, lead.id)).status).toBe(200)
  const late = await signUp(app, 'late@example.com')
  late.cookies.set('lead', visitor.cookies.get('lead') ?? '')
  expect((await link(late, lead.id)).status).toBe(404)
})

test.each([
  ['that was paid for', 200, 200],
  ['that nothing was paid for', 0, 409],
])('an account with two unpaid holds that claims a place %s (€%i) gets %i', async (_, paid, status) => {
  const app = await createTestApp({ env: { rateLimits: true } })
  const holder = visitorFrom(app, '198.51.100.1')
  await holder.post('/api/auth/register', AWA)
  for (const selectedDate of ['Oct 31–Nov 7, 2025', 'Nov 7–14, 2025']) {
    holder.cookies.delete('lead')
    const form = kiterForm({ email: AWA.email, selectedDate })
    expect((await holder.post('/api/submit-booking', form)).status).toBe(201)
  }
  const guest = visitorFrom(app, '192.0.2.1')
  const { body } = await guest.post<{ lead: Booking }>(
    '/api/submit-booking',
    kiterForm({ email: 'bo@example.com' }),
  )
  const admin = await operator(app)
  const entry = { amount: paid, method: 'bank_transfer', receivedOn: '2025-09-01' }
  if (paid > 0) await admin.post(`/api/admin/bookings/${body.lead.id}/payments`, entry)
  await guest.post('/api/auth/login', CREDENTIALS)
  expect((await link(guest, body.lead.id)).status).toBe(status)
})

test('linking without being signed in answers 401', async () => {
  const app = await createTestApp()
  const { visitor, lead } = await submitAnonymously(app)
  expect(await link(visitor, lead.id)).toMatchObject({ status: 401, body: { title: 'Unauthorized' } })
})
