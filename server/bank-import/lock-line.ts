import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect.ts'

/**
 * Lets nobody else take or assign this line until the transaction ends: it may be no row yet, so that there is nothing else to
 * lock. Take the places' and the bookings' locks before this one.
 */
export async function lockLine(tx: Transaction, lineId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lineId}, 0))`)
}
