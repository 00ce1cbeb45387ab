import { expect, test } from 'vitest'
import { bookings, retreats } from '#server/db/schema.ts'
import { kiterForm } from './booking-forms.ts'
import { createTestApp, type TestApp } from './create-test-app.ts'
import { dumpDatabase } from './database-dump.ts'

test('a test app is a fresh demonstration installation: the season and its two example bookings', async () => {
  const { db, client } = await createTestApp()
  expect((await db.select().from(retreats)).length).toBeGreaterThanOrEqual(9)
  expect(await db.select().from(bookings)).toHaveLength(2)
  expect(await client.get('/readyz')).toMatchObject({ status: 200 })
})

test('what is put back for the next test is what was seeded: every row, and what is counted on from', async () => {
  // Nobody else begins then.
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

test('without the seed it is empty, also after a test that left something behind', async () => {
  const { db } = await createTestApp({ seed: false })
  expect(await db.select().from(retreats)).toEqual([])
})

test('its clock is the one that the product reads', async () => {
  const { clock, deps } = await createTestApp({ now: '2026-01-01T00:00:00Z' })
  clock.advance({ hours: 48, milliseconds: 1 })
  expect(deps.clock.now().toISOString()).toBe('2026-01-03T00:00:00.001Z')
})

test('an unknown call is a problem with a 404, and its body is parsed', async () => {
  const { client } = await createTestApp()
  const answer = await client.get('/api/no-such-call')
  expect(answer).toMatchObject({ status: 404, body: { status: 404 } })
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

test('a visitor keeps cookies until the server takes them back, and shares them with nobody', async () => {
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
