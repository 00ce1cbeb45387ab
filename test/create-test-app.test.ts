/** @module-tag postgres */

import { expect, test } from 'vitest'
import { bookings, retreats } from '#server/db/schema.ts'
import { kiterForm } from './booking-forms.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { dumpDatabase } from './database-dump.ts'
import { appWithGuest, bookingOf, payByCard } from './guests.ts'

test('a test app is a new demo instance with the season and two example bookings', async () => {
  const { db, client } = await createTestApp()
  expect((await db.select().from(retreats)).length).toBeGreaterThanOrEqual(9)
  expect(await db.select().from(bookings)).toHaveLength(2)
  expect(await client.get('/readyz')).toMatchObject({ status: 200 })
})

test('the next test gets the seeded rows and sequences again', async () => {
  // No other test starts at this time.
  const now = '2025-09-02T10:11:12.000Z'
  const seeded = await createTestApp({ now })
  const before = await dumpDatabase(seeded.db)
  await booked(seeded, 'awa@example.com')
  const again = await createTestApp({ now })
  expect(await dumpDatabase(again.db)).toEqual(before)
  await booked(again, 'binta@example.com')
  expect(await again.db.$count(bookings)).toBe(3)
})

async function booked({ client }: TestApp, email: string): Promise<void> {
  const { status } = await client.post('/api/submit-booking', kiterForm({ email }))
  expect(status).toBe(201)
}

test('a guest who is put back has the rows, the session and the booking of the one who was really made', async () => {
  // No other test has this guest.
  const differences = { firstName: 'Yusupha', email: 'yusupha@example.com' }
  const first = await appWithGuest(differences)
  const made = await dumpDatabase(first.app.db)
  const seen = await bookingOf(first.guest)
  await payByCard(first.guest, 'deposit')
  const again = await appWithGuest(differences)
  expect(await dumpDatabase(again.app.db)).toEqual(made)
  expect(again.guest).toMatchObject({
    lead: first.guest.lead,
    visitor: { cookies: first.guest.visitor.cookies },
  })
  expect(await bookingOf(again.guest)).toEqual(seen)
  await payByCard(again.guest, 'deposit')
  expect(await bookingOf(again.guest)).toMatchObject({ paymentStatus: 'deposit_paid' })
})

test('a test app without the seed is empty, even after a test that left rows', async () => {
  const { db } = await createTestApp({ seed: false })
  expect(await db.select().from(retreats)).toEqual([])
})

test('the product reads the clock of the test app', async () => {
  const { clock, deps } = await createTestApp({ now: '2026-01-01T00:00:00Z' })
  clock.advance({ hours: 48, milliseconds: 1 })
  expect(deps.clock.now().toISOString()).toBe('2026-01-03T00:00:00.001Z')
})

test('an unknown call is answered with a problem of status 404, and the body is parsed', async () => {
  const { client } = await createTestApp()
  const answer = await client.get('/api/no-such-call')
  expect(answer).toMatchObject({ status: 404, body: { status: 404 } })
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

test('a visitor keeps cookies until the server deletes them, and does not share them', async () => {
  const { app, client, newVisitor } = await createTestApp()
  app.get('/give', (c) => c.body(null, 204, { 'set-cookie': 'draft=a=b; Path=/; HttpOnly' }))
  app.get('/take', (c) => c.body(null, 204, { 'set-cookie': 'draft=; Max-Age=0; Path=/' }))
  app.get('/show', (c) => c.json({ cookie: c.req.header('cookie') ?? null }))

  await client.get('/give')
  expect((await client.get('/show')).body).toEqual({ cookie: 'draft=a=b' })
  expect((await newVisitor().get('/show')).body).toEqual({ cookie: null })
  await client.get('/take')
  expect((await client.get('/show')).body).toEqual({ cookie: null })
})
