import { eq, sql } from 'drizzle-orm'
import { bookings } from '#server/db/schema.ts'
import type { TestApp } from './create-test-app.ts'

/**
 * Leaves in a booking an instant that is on no clock, as a slip of somebody's hand in the database does: it is found, counted and locked as before, and
 * whatever tells of it fails. Gives what mends it.
 */
export async function breakBooking({ db }: TestApp, id: string): Promise<() => Promise<void>> {
  const isIt = eq(bookings.id, id)
  const [before] = await db.select({ orderedAt: bookings.orderedAt }).from(bookings).where(isIt)
  if (!before?.orderedAt) throw new Error('the booking was never ordered')
  await db
    .update(bookings)
    .set({ orderedAt: sql`'infinity'` })
    .where(isIt)
  return async () => {
    await db.update(bookings).set(before).where(isIt)
  }
}
