import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'

/** Matches test bookings. They are on a date of their own, so that they take no place and count nowhere. */
export const isTestBooking: SQL = sql`${bookings.retreatId} in (select id from retreats where is_test)`

export async function isTest(db: Database | Transaction, bookingId: string): Promise<boolean> {
  return (await db.$count(bookings, and(eq(bookings.id, bookingId), isTestBooking))) > 0
}
