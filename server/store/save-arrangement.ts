import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { BookingRow } from './booking-record.ts'

// What the operator arranges for a stay beside its state: no payment, no place and no mail follows from it.

/** Gives these guests one mark of a shared room, or none. Call it under the locks of the date's bookings. */
export async function saveRoomShare(
  tx: Transaction,
  ids: readonly string[],
  roomShare: string | null,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ roomShare })
    .where(inArray(bookings.id, [...ids]))
}

/** Writes down a wish for the room, who coaches, or what the kitchen leaves out. */
export async function saveArranged(
  tx: Transaction,
  id: string,
  arranged: Partial<Pick<BookingRow, 'roomWish' | 'coach' | 'allergies'>>,
): Promise<void> {
  await tx.update(bookings).set(arranged).where(eq(bookings.id, id))
}
