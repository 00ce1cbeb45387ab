import { eq, sql } from 'drizzle-orm'
import { passwordMark } from '#server/account/admin-password.ts'
import { bookings, changeChoices, dateChanges, passkeys } from '#server/db/schema.ts'
import type { TestApp } from './create-test-app.ts'

/** A passkey of the operator's that nobody signs with: only a row, of which the id is given. */
export async function keepPasskey({ db, deps, clock }: TestApp): Promise<string> {
  const [kept] = await db
    .insert(passkeys)
    .values({
      name: 'Phone in the drawer',
      credentialId: 'in-the-drawer',
      publicKey: 'none',
      signatureCount: 0,
      rpId: 'localhost',
      passwordMark: passwordMark(deps),
      addedAt: clock.now(),
    })
    .returning({ id: passkeys.id })
  return kept?.id ?? ''
}

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
  await db.insert(changeChoices).values({ changeId: change.id, bookingId, state: 'asked', notifiedAt: at })
  return change.id
}

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
