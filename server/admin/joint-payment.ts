import { inArray, or } from 'drizzle-orm'
import { eurosFromCents, sumCents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { isOnePayment } from '#domain/payment/group-payment.ts'
import type { Database } from '#server/db/connect.ts'
import { bookings, payments } from '#server/db/schema.ts'
import { loadBookings, type BookingRecord } from '#server/store/booking-record.ts'
import { inGroupOrder } from '#server/store/group-record.ts'

/** Returns the bookings that have a payment in common with this one, also if they belong to its group no more. */
export async function loadPaidWith(db: Database, { payments: own }: BookingRecord): Promise<BookingRecord[]> {
  const references = own.flatMap(
    ({ providerReference, referenceText }) => providerReference ?? referenceText ?? [],
  )
  if (references.length === 0) return []
  const shared = db
    .select({ id: payments.bookingId })
    .from(payments)
    .where(or(inArray(payments.providerReference, references), inArray(payments.referenceText, references)))
  return inGroupOrder(await loadBookings(db, inArray(bookings.id, shared)))
}

/** Returns the payment that a ledger line is a part of, in euros, as far as its parts are in the same state, and for whom else it was. Null if it was for this guest alone. */
export function partOf(
  own: BookingRecord,
  all: readonly BookingRecord[],
  lineId: string,
): GuestPage['payments'][number]['partOf'] {
  const line = own.payments.find(({ id }) => id === lineId)
  const parts = all
    .filter(({ booking }) => booking.id !== own.booking.id)
    .flatMap(({ booking, payments: ledger }) => {
      const part = line && ledger.find((row) => isOnePayment(line, row) && row.state === line.state)
      return part ? [{ name: fullName(booking), amountCents: part.amountCents }] : []
    })
  if (!line || parts.length === 0) return null
  return {
    amount: eurosFromCents(line.amountCents + sumCents(parts)),
    others: parts.map(({ name }) => name),
  }
}
