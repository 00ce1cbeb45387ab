import { inArray } from 'drizzle-orm'
import type { HandedOn } from '#domain/hand-over-calls.ts'
import { eurosFromCents } from '#domain/money.ts'
import { labelOf } from '#domain/retreats.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import { handedOnBy } from '#server/store/hand-over-record.ts'
import { loadDocuments } from './document-record.ts'

/** The places that an account has handed on, newest first, with what was issued while they were its own (decision 0170). */
export async function listHandedOn({ db }: Pick<Deps, 'db'>, userId: string): Promise<HandedOn[]> {
  const former = await handedOnBy(db, userId)
  const ids = former.map(({ bookingId }) => bookingId)
  const records = ids.length === 0 ? [] : await loadBookings(db, inArray(bookings.id, ids))
  return Promise.all(
    former.map(async ({ bookingId, since, until }) => {
      const retreat = records.find(({ booking }) => booking.id === bookingId)?.retreat
      const own = (await loadDocuments(db, bookingId)).filter(
        ({ issuedAt }) => issuedAt < until && (since === null || issuedAt >= since),
      )
      return {
        retreatDate: retreat ? labelOf(retreat) : null,
        handedOnAt: until.toISOString(),
        documents: own.map(({ id, kind, content }) => ({
          id,
          kind,
          number: content.number,
          amount: eurosFromCents(content.line.amountCents),
        })),
      }
    }),
  )
}
