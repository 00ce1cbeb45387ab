import type { Actor } from '#domain/admin/history.ts'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { wrongState } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'
import { changePayment } from '#server/payment/change-payment.ts'
import { updatePayments } from '#server/store/booking-record.ts'

/**
 * Saves the operator's reason for a refund made on the card provider's site, which only the operator can know. A later reason
 * replaces an earlier one. Problems: not-found, wrong-state.
 */
export async function givePaymentReason(
  deps: Deps,
  { reason, ...which }: { paymentId: string; reason: string; by: Actor },
): Promise<LedgerLine> {
  return changePayment(deps, which, async ({ id, refundReason, reasonNote }, _, { tx }) => {
    if (refundReason !== 'given_back') {
      throw wrongState('You can only give a reason for a refund that you made yourself')
    }
    await updatePayments(tx, [id], { reasonNote: reason })
    const history = [{ what: 'Why money was given back', from: reasonNote, to: reason }]
    return { history, answer: () => null }
  })
}
