import { randomBytes } from 'node:crypto'
import { REFERENCE_SUFFIX_LENGTH, referenceSuffix } from '#domain/payment/payment-reference.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { BookingRecord } from './booking-record.ts'

const ATTEMPTS = 20

/** Inserts an empty draft with a unique payment reference suffix. `saveTransition` saves everything else. */
export async function insertLead(tx: Transaction, now: Date): Promise<BookingRecord> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const suffix = referenceSuffix(randomBytes(REFERENCE_SUFFIX_LENGTH))
    // A suffix that is taken is skipped without an error, which would end the transaction.
    const [booking] = await tx
      .insert(bookings)
      .values({ status: 'in_progress', createdAt: now, updatedAt: now, referenceSuffix: suffix })
      .onConflictDoNothing({ target: bookings.referenceSuffix })
      .returning()
    if (booking) return { booking, retreat: null, payments: [] }
  }
  throw new Error('no free payment reference was found')
}
