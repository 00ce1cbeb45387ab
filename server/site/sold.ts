import { and, count, eq, isNotNull } from 'drizzle-orm'
import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'

const TIERS = { superEarlyBird: 'super_early_bird', earlyBird: 'early_bird', standard: 'standard' } as const

/** Returns how many bookings that hold a place have each price, by the price's name in the content. */
export async function soldByTier(db: Database | Transaction): Promise<Record<keyof typeof TIERS, number>> {
  const rows = await db
    .select({ tier: bookings.tier, sold: count() })
    .from(bookings)
    .where(and(eq(bookings.isExample, false), isNotNull(bookings.placeNumber)))
    .groupBy(bookings.tier)
  const sold = new Map(rows.map((row) => [row.tier, row.sold]))
  return recordOf(keysOf(TIERS), (key) => sold.get(TIERS[key]) ?? 0)
}
