import { inArray } from 'drizzle-orm'
import { possibleSuffixes, type ExpectedTransfer } from '#domain/bank-matching.ts'
import { PAYMENT_TYPES, type PaymentType } from '#domain/payment-reference.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import { priceOf } from '#server/payments/payable.ts'
import { transferReference } from '#server/payments/transfer-reference.ts'
import { quoteOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'

/** A transfer that a guest was told the reference of, with its booking. */
export interface BookingTransfer extends ExpectedTransfer {
  record: BookingRecord
  kind: PaymentType
  /** The ledger's row; null while the guest has not said that it is made. */
  payment: (PaymentRow & { kind: PaymentType }) | null
}

/** Every transfer that these texts of a statement could name. */
export async function expectedTransfers(
  db: Database | Transaction,
  texts: Iterable<string>,
): Promise<BookingTransfer[]> {
  const suffixes = [...possibleSuffixes(texts)]
  if (suffixes.length === 0) return []
  const records = await loadBookings(db, inArray(bookings.referenceSuffix, suffixes))
  return records.flatMap(transfersOf)
}

/** The transfers of one booking: those in its ledger, and those that its guest may have made without a word. */
function transfersOf(record: BookingRecord): BookingTransfer[] {
  const inLedger = record.payments.flatMap((payment): BookingTransfer[] => {
    const { kind, method, state, referenceText: reference, amountCents } = payment
    if (kind === 'refund' || method !== 'bank_transfer' || reference === null) return []
    if (state !== 'reported' && state !== 'received') return []
    return [{ record, kind, reference, amountCents, state, payment: { ...payment, kind } }]
  })
  // Nobody was told a reference before the booking was submitted.
  if (record.booking.status === 'in_progress' || !quoteOf(record.booking)) return inLedger
  const untold = PAYMENT_TYPES.flatMap((kind): BookingTransfer[] => {
    const reference = transferReference(record, kind)
    const amountCents = priceOf(record, kind)
    if (reference === null || amountCents <= 0 || inLedger.some((known) => known.kind === kind)) return []
    return [{ record, kind, reference, amountCents, state: 'unreported', payment: null }]
  })
  return [...inLedger, ...untold]
}
