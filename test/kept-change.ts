import { eq } from 'drizzle-orm'
import { bookings, changeChoices, dateChanges } from '#server/db/schema.ts'
import type { TestApp } from './create-test-app.ts'

/** A change of the date of a booking, over which its guest still chooses; gives the change's id. */
export async function keepChange({ db, clock }: TestApp, bookingId: string): Promise<string> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!booking?.retreatId) throw new Error('the booking is for no date')
  const at = clock.now()
  const [change] = await db
    .insert(dateChanges)
    .values({
      retreatId: booking.retreatId,
      words: 'Another lodge',
      chooseBy: '2025-10-15',
      announcedAt: at,
      device: 'Firefox on Linux',
    })
    .returning()
  if (!change) throw new Error('the database did not take a change')
  const agreedCents = booking.totalCents ?? 0
  await db.insert(changeChoices).values({
    changeId: change.id,
    bookingId,
    state: 'asked',
    agreedCents,
    raisedCents: 0,
    riseCents: 0,
    toldAt: at,
  })
  return change.id
}
