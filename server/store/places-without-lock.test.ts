/** @module-tag postgres */

import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { Availability } from '#domain/place/availability.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import type * as Places from './places.ts'

// Only this file removes the lock, to prove that the race tests can detect the fault they guard against.
vi.mock('./places.ts', async (original) => {
  const places = await original<typeof Places>()
  return { ...places, lockPlaces: places.findRetreat } satisfies typeof Places
})

/** One connection runs everything in sequence, so only a real server can show a race. */
const onPostgres = process.env.TEST_DATABASE_URL !== undefined

async function sixtyBuyers(app: TestApp): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => app.newVisitor().post('/api/submit-booking', kiterForm())),
  )
  return answers.map((answer) => answer.status)
}

test.runIf(onPostgres)('sixty buyers get more than eight places without lock and constraint', async () => {
  const app = await createTestApp()
  await app.db.execute(sql`alter table bookings drop constraint bookings_place`)
  const sold = (await sixtyBuyers(app)).filter((status) => status === 201).length
  await app.db.execute(sql`truncate bookings cascade`)
  await app.db.execute(
    sql`alter table bookings add constraint bookings_place unique (retreat_id, package_type, place_number)`,
  )
  expect(sold).toBeGreaterThan(8)
})

test.runIf(onPostgres)('the constraint alone, without the lock, still sells no place twice', async () => {
  const app = await createTestApp()
  const statuses = await sixtyBuyers(app)
  // Buyers who lose the race get an error instead of a clear answer, which only the lock gives.
  expect(statuses.some((status) => status === 500)).toBe(true)
  const { body } = await app.client.get<Availability>('/api/booking-availability')
  expect(body['Oct 31–Nov 7, 2025']?.kiterBooked).toBeLessThanOrEqual(8)
})
