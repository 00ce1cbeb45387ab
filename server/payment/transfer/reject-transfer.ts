import type { Actor } from '#domain/admin/history.ts'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { wrongState } from '#domain/api/problem.ts'
import { formatCents } from '#domain/base/money.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import { unchanged } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { changePayment } from '#server/payment/change-payment.ts'
import { updatePayments } from '#server/store/booking-record.ts'

/**
 * Rejects a reported transfer that never arrived; a booking without any other payment is held for another 48 hours. Also dismisses
 * a card payment that did not fit. A second click changes nothing. Problems: not-found, wrong-state.
 */
export async function rejectPayment(
  deps: Deps,
  which: { paymentId: string; by: Actor },
): Promise<LedgerLine> {
  return changePayment(deps, which, async (payment, _, { tx, now }) => {
    if (payment.state === 'rejected') return unchanged(null)
    if (payment.kind === 'refund' || (payment.state !== 'reported' && payment.state !== 'failed')) {
      throw wrongState('Only a reported transfer or a failed payment can be rejected')
    }
    // Without a payment there is no receipt, so its address is deleted.
    await updatePayments(tx, [payment.id], { state: 'rejected', settledAt: now, payerEmail: null })
    const history = [{ what: `${formatCents(payment.amountCents)} never came` }]
    if (payment.state === 'failed') return { history, answer: () => null }
    return {
      event: { type: 'reject_transfer' },
      history,
      answer: async ({ record }) => {
        if (holdsPlace(record.booking.status))
          await queueBookingMail(tx, deps, 'transfer-rejected', record, { payment })
      },
    }
  })
}
