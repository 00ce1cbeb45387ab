import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadDocumentsOf } from '#server/documents/document-record.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { lockBooking, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { loadPayees, payeeOf, recordOf } from '#server/store/refund-payee.ts'

const isUnderWay = inArray(payments.state, ['initiated', 'failed', 'refunded'])

/** Refunds of outgoing guests who do not know yet how far they are. */
const isToBeTold = and(
  eq(payments.kind, 'refund'),
  isNotNull(payments.payerHandOverId),
  or(
    and(isNull(payments.payeeTold), isUnderWay),
    and(eq(payments.payeeTold, 'promised'), eq(payments.state, 'refunded')),
  ),
)

/**
 * Tells outgoing guests of each refund that is theirs, when it is made and when it was sent, whatever opened or sent it: a task of the
 * sweep. The booking's present guest hears nothing of them (decision 0103).
 */
export async function tellPayees(deps: Deps): Promise<void> {
  const found = await deps.db
    .selectDistinct({ bookingId: payments.bookingId })
    .from(payments)
    .where(isToBeTold)
  await forEachBooking(deps, found, 'an outgoing guest could not be told of a refund yet', ({ bookingId }) =>
    deps.db.transaction(async (tx) => {
      const record = await lockBooking(tx, bookingId)
      if (!record) return
      const payees = await loadPayees(tx, record)
      for (const refund of record.payments.filter((payment) => isDue(payment, record))) {
        const payee = payeeOf(payees, refund)
        const documents = await loadDocumentsOf(tx, payee)
        const own = documents.filter(({ paymentId }) => paymentId === refund.id)
        const theirs = recordOf(payee, record)
        const told = { payment: { ...refund, payerHandOverId: null }, documents: own }
        if (refund.payeeTold === null) await queueBookingMail(tx, deps, 'refund-made', theirs, told)
        if (refund.state === 'refunded') await queueBookingMail(tx, deps, 'refund-sent', theirs, told)
        const payeeTold = refund.state === 'refunded' ? 'sent' : 'promised'
        await tx.update(payments).set({ payeeTold }).where(eq(payments.id, refund.id))
      }
    }),
  )
}

/** What the operator may still undo, or refunds a payment that may be undone, waits for that; a counter-entry moves no money. */
function isDue(refund: PaymentRow, { payments: ledger }: BookingRecord): boolean {
  if (refund.kind !== 'refund' || refund.payerHandOverId === null || refund.refundReason === 'taken_back')
    return false
  const source = ledger.find(({ id }) => id === refund.refundOf)
  if (refund.papersDueAt !== null || (source && source.papersDueAt !== null)) return false
  if (refund.payeeTold === 'promised') return refund.state === 'refunded'
  return refund.payeeTold === null && ['initiated', 'failed', 'refunded'].includes(refund.state)
}
