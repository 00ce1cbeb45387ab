import { and, count, eq, isNotNull } from 'drizzle-orm'
import { TIER_KEYS, TIERS } from '#domain/price/pricing.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'

/** Returns how many bookings that hold a place have each price, by the price's name in the content. */
export async function soldByTier(db: Database | Transaction): Promise<Record<string, number>> {
  const rows = await db
    .select({ tier: bookings.tier, sold: count() })
    .from(bookings)
    .where(and(eq(bookings.isExample, false), isNotNull(bookings.placeNumber)))
    .groupBy(bookings.tier)
  const sold = new Map(rows.map((row) => [row.tier, row.sold]))
  return Object.fromEntries(TIERS.map((tier) => [TIER_KEYS[tier], sold.get(tier) ?? 0]))
}
