import { and, eq, isNotNull, lte } from 'drizzle-orm'
import { SITE } from '#domain/admin/history.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments, refundTries } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { reloadBooking, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { askProvider } from '#server/payment/ask-provider.ts'
import type { ProviderRefund } from '#server/payment/gateway.ts'
import { keepAttempt } from '#server/payment/pay-by-hand.ts'
import { enterMoneyLeft, findProviderPayment } from '#server/payment/provider-payment.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { askAgainLater, openAtProvider } from './refund-tries.ts'
import { tellOfRefunds } from './tell-payees.ts'

/**
 * Brings the ledger in line with the refunds that the provider has of a payment: one that somebody made at the provider's
 * own site is entered as a goodwill, and one that the guest's bank did not take is shown to the operator. False where the
 * payment is none of ours. Problem: unavailable.
 */
export async function recordRefunds(deps: Deps, paymentReference: string): Promise<boolean> {
  const payment = await findProviderPayment(deps, paymentReference)
  if (!payment) return false
  const refunds = await askProvider(() => deps.gateway.fetchRefunds(paymentReference))
  await changeBooking(deps, { id: payment.bookingId, by: SITE }, async (_, { tx }) => {
    const entered: PaymentRow[] = []
    // First those that we know: what then is left of them in the ledger may have been paid by one that we do not.
    for (const isAsked of [true, false]) {
      for (const refund of refunds) {
        const record = await reloadBooking(tx, payment.bookingId)
        const ours = record.payments.filter(({ refundOf }) => refundOf === payment.id)
        const asked = findAsked(ours, refund)
        if ((asked !== null) !== isAsked) continue
        const known = asked ?? findPaidAnew(ours, refund)
        if (known) await bringInLine(tx, deps, record, known, refund)
        else if (refund.state === 'paid') {
          const row = await enterMoneyLeft(tx, deps, payment, { ...refund, reason: 'given_back' })
          if (row) entered.push(row)
        }
      }
    }
    return {
      documents: entered.length > 0,
      answer: (saved) => tellOfRefunds(deps, { ...saved, refunds: entered }),
    }
  })
  return true
}

/**
 * Asks the provider, every hour, what became of refunds that it has taken and whose money had not left: an event that tells so may be
 * lost, or may not be ticked at the provider.
 */
export async function followPendingRefunds(deps: Deps): Promise<void> {
  const isDue = and(isNotNull(payments.providerReference), lte(refundTries.dueAt, deps.clock.now()))
  const pending = await openAtProvider(deps, isDue)
  const failure = 'the card provider does not say how a refund stands'
  await forEachBooking(deps, pending, failure, async ({ refundId, paymentReference }) => {
    await askAgainLater(deps.db, deps, refundId)
    if (paymentReference !== null) await recordRefunds(deps, paymentReference)
  })
}

/**
 * The ledger's row that a refund at the provider was made for, or was entered as; null where it is none yet. What the operator
 * paid out by hand, and what another refund has paid, is not paid by this one: that is money of its own.
 */
function findAsked(ours: readonly PaymentRow[], refund: ProviderRefund): PaymentRow | null {
  const named = ours.find(({ providerReference }) => providerReference === refund.reference)
  if (named) return named
  const asked = ours.find(({ id }) => id === refund.idempotencyKey)
  if (!asked || refund.state === 'failed') return asked ?? null
  return isCheckoutMethod(asked.method) && asked.state !== 'refunded' ? asked : null
}

/**
 * The row that a refund of nobody's asking pays out: a decided one of the same amount that failed, or that the provider
 * could not take so far, and that the operator then made at the provider's own site. The same money must not go twice.
 */
function findPaidAnew(ours: readonly PaymentRow[], refund: ProviderRefund): PaymentRow | null {
  if (refund.state !== 'paid' || ours.some(({ id }) => id === refund.idempotencyKey)) return null
  const isOpen = ({ method, state, amountCents, providerReference }: PaymentRow) =>
    isCheckoutMethod(method) &&
    // One that the provider has taken already is on its own way.
    (state === 'failed' || (state === 'initiated' && providerReference === null)) &&
    amountCents === refund.amountCents
  return ours.find(isOpen) ?? null
}

async function bringInLine(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  known: PaymentRow,
  refund: ProviderRefund,
): Promise<void> {
  if (refund.state === 'pending') {
    if (known.state === 'initiated' && known.providerReference === null) {
      await tx.update(payments).set({ providerReference: refund.reference }).where(eq(payments.id, known.id))
      await askAgainLater(tx, deps, known.id)
    }
    return
  }
  const state = refund.state === 'paid' ? 'refunded' : 'failed'
  if (known.state === state || known.state === 'rejected') return
  // A try of ours that failed, where the money has gone by another way.
  if (known.state === 'refunded' && known.providerReference !== refund.reference) return
  const isAnother = known.providerReference !== refund.reference
  const { payeeTold, payerHandOverId } = known
  // Whoever was told that it was sent is told again once it really is; an outgoing guest who knows nothing is still to be told all of it.
  const isToldAgain = state === 'failed' && (payeeTold !== null || payerHandOverId === null)
  await tx
    .update(payments)
    .set({
      state,
      providerReference: refund.reference,
      settledAt: deps.clock.now(),
      ...(isToldAgain && { payeeTold: 'promised' }),
    })
    .where(eq(payments.id, known.id))
  if (isAnother) await keepAttempt(tx, known)
  if (state === 'refunded') return
  const problem = refund.isCanceled
    ? 'it was cancelled at the card provider, and the money is still on your account: please refund it again'
    : 'the bank behind the card did not take it, and the money is back on your account'
  await queueBookingMail(tx, deps, 'operator-payment-problem', record, { payment: known, problem })
}
