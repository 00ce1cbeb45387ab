import { inArray } from 'drizzle-orm'
import type { HandedOn } from '#domain/hand-over/hand-over-calls.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import { complaintsBy, presentComplaint } from '#server/store/complaint-record.ts'
import { handedOnBy } from '#server/store/hand-over-record.ts'
import { outgoingGuest } from '#server/store/refund-payee.ts'
import { paymentsOfPayee } from './booking-payments.ts'
import { loadDocumentsOf, presentDocument } from './document-record.ts'

/**
 * Returns the bookings that an account has handed over, newest first, with what remains its own: documents of its payments, its
 * refunds and its complaints (decision 0170).
 */
export async function listHandedOn(deps: Pick<Deps, 'db' | 'env'>, userId: string): Promise<HandedOn[]> {
  const { db } = deps
  const former = await handedOnBy(db, userId)
  const ids = former.map(({ bookingId }) => bookingId)
  const records = ids.length === 0 ? [] : await loadBookings(db, inArray(bookings.id, ids))
  const complaints = former.length === 0 ? [] : await complaintsBy(db, userId)
  const places = await Promise.all(
    former.map(async (handOver): Promise<HandedOn[]> => {
      const record = records.find(({ booking }) => booking.id === handOver.bookingId)
      if (!record) return []
      const payee = outgoingGuest(handOver)
      const documents = await loadDocumentsOf(db, payee)
      const payments = await paymentsOfPayee(deps, record, payee)
      return [
        {
          retreatDate: record.retreat && labelOf(record.retreat),
          handedOnAt: handOver.until.toISOString(),
          documents: documents.map(presentDocument),
          refunds: payments.filter(({ kind }) => kind === 'refund'),
          complaints: complaints
            .filter(
              ({ bookingId, receivedAt }) => bookingId === handOver.bookingId && receivedAt <= handOver.until,
            )
            .map(presentComplaint),
        },
      ]
    }),
  )
  return places.flat()
}
