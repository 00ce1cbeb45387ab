import { eq } from 'drizzle-orm'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { lockBooking, reloadBooking } from '#server/store/booking-record.ts'
import { askProvider } from './ask-provider.ts'
import { enterMoneyLeft, findProviderPayment, reopenWithoutMoney } from './provider-payment.ts'

/**
 * A cardholder disputes a payment with the bank: the operator is told once, and sees it until it is over. Where the bank
 * takes the money back, the ledger says so. False where the payment is none of ours. Problem: unavailable.
 */
export async function recordDispute(deps: Deps, disputeId: string): Promise<boolean> {
  const dispute = await askProvider(() => deps.gateway.fetchDispute(disputeId))
  const payment = dispute && (await findProviderPayment(deps, dispute.paymentReference))
  if (!payment) return false
  await deps.db.transaction(async (tx) => {
    const record = await lockBooking(tx, payment.bookingId)
    const current = record?.payments.find(({ id }) => id === payment.id)
    if (!record || !current) throw new Error('a payment has no booking')
    const disputedAt = dispute.state === 'open' ? (current.disputedAt ?? deps.clock.now()) : null
    await tx.update(payments).set({ disputedAt }).where(eq(payments.id, payment.id))
    if (dispute.state === 'open') {
      const { answerBy } = dispute
      await queueBookingMail(tx, deps, 'operator-payment-disputed', record, { payment: current, answerBy })
    }
    const isEntered = record.payments.some(({ providerReference }) => providerReference === dispute.id)
    if (dispute.state !== 'lost' || isEntered) return
    const left = { reference: dispute.id, amountCents: dispute.amountCents, reason: 'dispute_lost' } as const
    const taken = await enterMoneyLeft(tx, deps, current, left)
    await reopenWithoutMoney(tx, deps, payment.bookingId)
    await issueDocuments(tx, deps, payment.bookingId)
    const problem = 'the bank decided for the cardholder and took the money back'
    await queueBookingMail(tx, deps, 'operator-payment-problem', await reloadBooking(tx, payment.bookingId), {
      payment: taken,
      problem,
    })
  })
  return true
}
