import { inArray } from 'drizzle-orm'
import type { PaidRefundView } from '#domain/bank-import.ts'
import { banjulDay } from '#domain/dates.ts'
import { eurosFromCents } from '#domain/money.ts'
import { matchPayouts, type Payout } from '#domain/payout-matching.ts'
import { refundsByTransfer } from '#domain/refund-account.ts'
import { bookings, documents, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import { loadPayees, openRefundAccount, payeeOf } from '#server/store/refund-payee.ts'

/** The refunds that wait to be paid by transfer and that a statement shows as paid, or as possibly paid. The operator closes them. */
export async function paidRefunds(
  { db, dataKeys }: Pick<Deps, 'db' | 'dataKeys'>,
  payouts: readonly Payout[],
): Promise<PaidRefundView[]> {
  if (payouts.length === 0) return []
  const waiting = db
    .select({ id: payments.bookingId })
    .from(payments)
    .where(inArray(payments.state, ['initiated', 'failed']))
  const records = await loadBookings(db, inArray(bookings.id, waiting))
  const found = await Promise.all(
    records.map(async (record) => {
      const payees = await loadPayees(db, record)
      return refundsByTransfer(record.payments).map((refund) => {
        const payee = payeeOf(payees, refund)
        const account = openRefundAccount(dataKeys, payee)
        return {
          ...refund,
          paymentId: refund.id,
          iban: account?.iban ?? null,
          name: payee.name,
          names: [payee.name, ...(account ? [account.holder] : [])],
          since: banjulDay(refund.createdAt),
        }
      })
    }),
  )
  const refunds = found.flat()
  if (refunds.length === 0) return []
  const notes = await db
    .select({ paymentId: documents.paymentId, content: documents.content })
    .from(documents)
    .where(
      inArray(
        documents.paymentId,
        refunds.map(({ id }) => id),
      ),
    )
  const numbers = new Map(notes.map(({ paymentId, content }) => [paymentId, content.number]))
  const awaited = refunds.map((refund) => ({ ...refund, documentNumber: numbers.get(refund.id) ?? null }))
  return matchPayouts(payouts, awaited).map(({ line, refund, by }) => ({
    by,
    paymentId: refund.paymentId,
    leadId: refund.bookingId,
    name: refund.name,
    amount: eurosFromCents(refund.amountCents),
    bookedOn: line.bookedOn,
    text: line.text,
  }))
}
