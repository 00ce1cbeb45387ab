import { inArray } from 'drizzle-orm'
import { SEALED_FIELDS } from '#domain/booking-fields.ts'
import { recordOf } from '#domain/typed-records.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'

/** Empties the sealed fields of these bookings: health notes and emergency contacts. That there was a consent stays. */
export async function removeSensitive(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return
  await tx
    .update(bookings)
    .set(recordOf(SEALED_FIELDS, () => null))
    .where(inArray(bookings.id, [...bookingIds]))
}
