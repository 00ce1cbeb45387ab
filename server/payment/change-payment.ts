import type { Actor } from '#domain/admin/history.ts'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { Problem } from '#domain/api/problem.ts'
import { changeBooking, type ChangeContext, type Outcome } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { isBookingId, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { findLedgerLine } from './ledger-line.ts'

/**
 * Changes one payment of a booking for the operator and returns its ledger line. Also locks the retreat's places, since late money
 * may need one. Problem: not-found.
 */
export async function changePayment(
  deps: Deps,
  { paymentId, by }: { paymentId: string; by: Actor },
  decide: (
    payment: PaymentRow,
    record: BookingRecord,
    context: ChangeContext,
  ) => Outcome<unknown> | Promise<Outcome<unknown>>,
): Promise<LedgerLine> {
  const known = isBookingId(paymentId) && (await findLedgerLine(deps.db, deps.clock.now(), paymentId))
  if (!known) throw new Problem('not-found')
  return changeBooking(deps, { id: known.leadId, by, lockFirst: 'places' }, async (record, context) => {
    const payment = record.payments.find(({ id }) => id === paymentId)
    if (!payment) throw new Problem('not-found')
    const outcome = await decide(payment, record, context)
    return {
      ...outcome,
      answer: async (saved) => {
        await outcome.answer(saved)
        const line = await findLedgerLine(saved.tx, context.now, paymentId)
        if (!line) throw new Error('a payment vanished from the ledger')
        return line
      },
    }
  })
}
