import { eq } from 'drizzle-orm'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { Problem } from '#domain/api/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import {
  isBookingId,
  lockBooking,
  type BookingRecord,
  type PaymentRow,
} from '#server/store/booking-record.ts'
import { lockPlaces } from '#server/store/places.ts'
import { findLedgerLine } from './ledger-line.ts'

/** Lets the operator change one payment under the places' and its booking's lock, and gives its line back. Problem: not-found. */
export async function changePayment(
  deps: Deps,
  paymentId: string,
  change: (tx: Transaction, record: BookingRecord, payment: PaymentRow) => Promise<void>,
): Promise<LedgerLine> {
  if (!isBookingId(paymentId)) throw new Problem('not-found')
  return deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ bookingId: payments.bookingId, retreatId: bookings.retreatId })
      .from(payments)
      .innerJoin(bookings, eq(payments.bookingId, bookings.id))
      .where(eq(payments.id, paymentId))
    // Money that comes late may need a place, whose lock comes before the booking's.
    if (found?.retreatId) await lockPlaces(tx, found.retreatId)
    const record = found && (await lockBooking(tx, found.bookingId))
    const payment = record?.payments.find(({ id }) => id === paymentId)
    if (!record || !payment) throw new Problem('not-found')
    await change(tx, record, payment)
    const line = await findLedgerLine(tx, deps.clock.now(), paymentId)
    if (!line) throw new Error('a payment vanished from the ledger')
    return line
  })
}

/** Ends a row of the ledger in a state, at this instant. */
export async function endPayment(
  tx: Transaction,
  deps: Deps,
  payment: PaymentRow,
  state: 'received' | 'rejected' | 'refunded',
): Promise<void> {
  // What never came has no receipt to send.
  const forgotten = state === 'rejected' ? { payerEmail: null } : {}
  await tx
    .update(payments)
    .set({ state, settledAt: deps.clock.now(), ...forgotten })
    .where(eq(payments.id, payment.id))
}
