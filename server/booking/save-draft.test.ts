import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import { bookings } from '#server/db/schema.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { signUp } from '#test/guests.ts'
import type { Visitor } from '#test/visitor.ts'

function save(visitor: Visitor, draft: Record<string, unknown>) {
  return visitor.post<{ lead: { id: string; status: string } }>('/api/leads', {
    status: 'in_progress',
    timestamp: '2025-09-01T09:00:00Z',
    ...draft,
  })
}

test('autosaves from one browser update one lead, and keep fields they do not name', async () => {
  const { client, db } = await createTestApp()
  const first = await save(client, { firstName: 'Awa', email: 'awa@', age: '31' })
  expect(first).toMatchObject({ status: 200, body: { lead: { status: 'in_progress' } } })
  const second = await save(client, { email: 'awa@example.com', selectedDate: 'Dec 5–12, 2025' })
  expect(second.body.lead.id).toBe(first.body.lead.id)
  const [row] = await db.select().from(bookings).where(eq(bookings.id, first.body.lead.id))
  expect(row).toMatchObject({ firstName: 'Awa', email: 'awa@example.com', age: 31, placeNumber: null })
  expect(row?.retreatId).not.toBeNull()
})

test('another browser starts another lead', async () => {
  const app = await createTestApp()
  const first = await save(app.client, { firstName: 'Awa' })
  const second = await save(app.newVisitor(), { firstName: 'Awa' })
  expect(second.body.lead.id).not.toBe(first.body.lead.id)
})

test('a forged cookie names no lead', async () => {
  const { client } = await createTestApp()
  const first = await save(client, { firstName: 'Awa' })
  client.cookies.set('lead', `${first.body.lead.id}.forged`)
  const second = await save(client, { firstName: 'Eve' })
  expect(second.body.lead.id).not.toBe(first.body.lead.id)
})

test('an autosave after submitting does not change the booking', async () => {
  const { client, db } = await createTestApp()
  const submitted = await client.post<{ lead: Booking }>('/api/submit-booking', kiterForm())
  const saved = await save(client, { firstName: 'Changed', selectedDate: 'Dec 5–12, 2025' })
  expect(saved.body.lead).toEqual({ id: submitted.body.lead.id, status: 'booking_submitted' })
  const [row] = await db.select().from(bookings).where(eq(bookings.id, submitted.body.lead.id))
  expect(row?.firstName).toBe('Awa')
})

test('an autosave does not change a lead that an account has claimed, even with its cookie', async () => {
  const app = await createTestApp()
  const guest = await signUp(app, 'awa@example.com')
  const own = await save(guest, { firstName: 'Awa' })
  await guest.post('/api/link-booking', { leadId: own.body.lead.id })
  const next = app.newVisitor()
  next.cookies.set('lead', guest.cookies.get('lead') ?? '')
  const saved = await save(next, { firstName: 'Eve' })
  expect(saved.body.lead.id).not.toBe(own.body.lead.id)
})

test('a name of half characters, of several lines or a hundred letters, or that is no text is refused', async () => {
  const { client } = await createTestApp()
  for (const [firstName, status] of [
    ['a\u0000b', 400],
    ['\ud800', 400],
    ['a\nb', 422],
    ['x'.repeat(101), 422],
    [5, 422],
    [['a'], 422],
  ] as const)
    expect([firstName, (await save(client, { firstName })).status]).toEqual([firstName, status])
})
