import { randomBytes } from 'node:crypto'
import { REFERENCE_SUFFIX_LENGTH, referenceSuffix } from '#domain/payment-reference.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'

const ATTEMPTS = 20

/** Inserts a lead with a payment-reference ending of its own, and returns its id. */
export async function insertLead(
  db: Database | Transaction,
  columns: Omit<typeof bookings.$inferInsert, 'referenceSuffix'>,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const suffix = referenceSuffix(randomBytes(REFERENCE_SUFFIX_LENGTH))
    // The few that are taken already are skipped without an error, which would end the transaction.
    const [row] = await db
      .insert(bookings)
      .values({ ...columns, referenceSuffix: suffix })
      .onConflictDoNothing({ target: bookings.referenceSuffix })
      .returning({ id: bookings.id })
    if (row) return row.id
  }
  throw new Error('no free payment reference was found')
}
