/** @module-tag postgres */

import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/connect.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { guestWithBooking, makeHoldersKnown } from '#test/guests.ts'
import { SPECIFIED_PRICES } from '#test/price-list.ts'
import { freePlace } from './free-places.ts'
import { countForTier, countTotalBookings, lockPlaces } from './places.ts'

const DATE = 'Nov 7–14, 2025'
const ATTRIBUTES = { packageType: 'kiter', selectedDate: DATE }

describe('the free place', () => {
  test.each<{ held: number[]; places: number; free: number | null }>([
    { held: [], places: 0, free: null },
    { held: [], places: 1, free: 1 },
    { held: [1], places: 1, free: null },
    { held: [1, 2], places: 4, free: 3 },
    { held: [3], places: 4, free: 4 },
    { held: [1, 2, 4], places: 4, free: 3 },
    { held: [2, 3, 4], places: 4, free: 1 },
    { held: [1, 2, 3, 4], places: 4, free: null },
    { held: [1, 5], places: 3, free: 2 },
    { held: [4, 5, 6], places: 3, free: null },
    { held: [4, 5], places: 3, free: 1 },
  ])('of $places places with $held held: $free', async ({ held, places, free }) => {
    const app = await createTestApp()
    for (const number of held) {
      const { lead } = await guestWithBooking(app, { ...ATTRIBUTES, email: `guest${number}@example.com` })
      await app.db
        .update(bookings)
        .set({ placeNumber: 100 + number })
        .where(eq(bookings.id, lead.id))
    }
    for (const number of held)
      await app.db
        .update(bookings)
        .set({ placeNumber: number })
        .where(eq(bookings.placeNumber, 100 + number))
    await app.db.transaction(async (tx) => {
      const [row] = await tx
        .update(retreats)
        .set({ placesKiter: places })
        .where(eq(retreats.startsOn, '2025-11-07'))
        .returning()
      const retreat = row && (await lockPlaces(tx, row.id))
      if (!retreat) throw new Error(`no date ${DATE}`)
      expect(await freePlace(tx, { retreat, now: app.clock.now() }, 'kiter')).toBe(free)
      expect(await freePlace(tx, { retreat, now: app.clock.now() }, 'non-kiter')).toBe(1)
    })
  })
})

test('the tier count stops at the number that reaches the last tier', async () => {
  const app = await createTestApp()
  const [first, second, third] = SPECIFIED_PRICES.tiers
  const short = {
    ...SPECIFIED_PRICES,
    tiers: [
      { ...first, spots: 1, endsAt: 1 },
      { ...second, spots: 1, endsAt: 2 },
      { ...third, endsAt: 2 + third.spots },
    ] as const,
  }
  for (const number of [1, 2, 3]) await guestWithBooking(app, { email: `guest${number}@example.com` })
  expect(await countTotalBookings(app.db, short), 'nobody is known but the seed’s two').toBe(2)
  await makeHoldersKnown(app)
  expect(await countTotalBookings(app.db, short)).toBe(5)
  expect(await app.db.transaction((tx) => countForTier(tx, short, null))).toBe(2)
  expect(await app.db.transaction((tx) => countForTier(tx, SPECIFIED_PRICES, null))).toBe(5)
})

// One connection runs everything in sequence, so only a real server can make a transaction wait.
test.runIf(process.env.TEST_DATABASE_URL !== undefined)(
  'a transaction that waited for the lock sees the retreat as it is then',
  async () => {
    const { db } = await createTestApp()
    const [date] = await db.select().from(retreats).limit(1)
    const { id = '' } = date ?? {}
    const resized = Promise.withResolvers<void>()
    const resizing = db.transaction(async (tx) => {
      await lockPlaces(tx, id)
      await tx.update(retreats).set({ placesKiter: 3 }).where(eq(retreats.id, id))
      resized.resolve()
      await vi.waitUntil(async () => (await waitingForCounts(db)) === 1, { timeout: 30_000 })
    })
    await resized.promise
    const [, seen] = await Promise.all([resizing, db.transaction((tx) => lockPlaces(tx, id))])
    expect(seen?.placesKiter).toBe(3)
  },
)

async function waitingForCounts(db: Database): Promise<number> {
  const here = sql`(select oid from pg_database where datname = current_database())`
  return db.$count(sql`pg_locks`, sql`locktype = 'advisory' and not granted and database = ${here}`)
}
