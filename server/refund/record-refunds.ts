import { and, isNotNull, lte } from 'drizzle-orm'
import { SITE } from '#domain/booking/history.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments, refundAttempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { askProvider, type ProviderRefund } from '#server/payment/gateway.ts'
import {
  recordOutgoingMoney,
  findProviderPayment,
  saveFailedAttempt,
} from '#server/payment/provider-payment.ts'
import {
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
  updatePayments,
} from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { queueRefundMails } from './notify-payees.ts'
import { scheduleNextCheck, openProviderRefunds } from './refund-attempts.ts'

/**
 * Updates the ledger from the provider's refunds of a payment. A refund made on the provider's site is recorded as goodwill, and
 * one that the guest's bank rejected is shown to the operator. Returns false if the payment is not ours. Problem: unavailable.
 */
export async function recordRefunds(deps: Deps, paymentReference: string): Promise<boolean> {
  const payment = await findProviderPayment(deps, paymentReference)
  if (!payment) return false
  const refunds = await askProvider(() => deps.gateway.fetchRefunds(paymentReference))
  await changeBooking(deps, { id: payment.bookingId, by: SITE }, async (_, { tx }) => {
    const recorded: PaymentRow[] = []
    // Known refunds come first: an unknown one may have paid a ledger refund that is still open after them.
    for (const isRequested of [true, false]) {
      for (const refund of refunds) {
        const record = await reloadBooking(tx, payment.bookingId)
        const ours = record.payments.filter(({ refundOf }) => refundOf === payment.id)
        const requested = findRequested(ours, refund)
        if ((requested !== null) !== isRequested) continue
        const known = requested ?? findOpenOfSameAmount(ours, refund)
        if (known && refund.state === 'pending') await markAccepted(tx, deps, known, refund.reference)
        else if (known) await settleRefund(tx, deps, record, { known, refund })
        else if (refund.state === 'paid') {
          const row = await recordOutgoingMoney(tx, deps, payment, { ...refund, reason: 'given_back' })
          if (row) recorded.push(row)
        }
      }
    }
    return {
      documents: recorded.length > 0,
      answer: (saved) => queueRefundMails(deps, { ...saved, refunds: recorded }),
    }
  })
  return true
}

/** Asks the provider every hour about accepted refunds whose money had not left: the event about it may be lost or not enabled. */
export async function followPendingRefunds(deps: Deps): Promise<void> {
  const isDue = and(isNotNull(payments.providerReference), lte(refundAttempts.dueAt, deps.clock.now()))
  const pending = await openProviderRefunds(deps, isDue)
  const failure = 'the card provider does not say whether a refund was paid yet'
  await forEachBooking(deps, pending, failure, async ({ refundId, paymentReference }) => {
    await scheduleNextCheck(deps.db, deps, refundId)
    if (paymentReference !== null) await recordRefunds(deps, paymentReference)
  })
}

/**
 * Returns the ledger row that a provider's refund belongs to, or null. A row already paid by hand or by another refund does not
 * match, because this is additional money.
 */
function findRequested(ours: readonly PaymentRow[], refund: ProviderRefund): PaymentRow | null {
  const named = ours.find(({ providerReference }) => providerReference === refund.reference)
  if (named) return named
  const requested = ours.find(({ id }) => id === refund.idempotencyKey)
  if (!requested || refund.state === 'failed') return requested ?? null
  return isCheckoutMethod(requested.method) && requested.state !== 'refunded' ? requested : null
}

/**
 * Returns the open refund of the same amount that an unrequested refund pays: the operator made it on the provider's site after
 * ours failed or stalled. Without this match the money would be refunded twice.
 */
function findOpenOfSameAmount(ours: readonly PaymentRow[], refund: ProviderRefund): PaymentRow | null {
  if (refund.state !== 'paid' || ours.some(({ id }) => id === refund.idempotencyKey)) return null
  const isOpen = ({ method, state, amountCents, providerReference }: PaymentRow) =>
    isCheckoutMethod(method) &&
    // A refund that the provider has accepted will be paid by itself.
    (state === 'failed' || (state === 'initiated' && providerReference === null)) &&
    amountCents === refund.amountCents
  return ours.find(isOpen) ?? null
}

/** Records that the provider has accepted a refund whose money has not left yet. */
async function markAccepted(
  tx: Transaction,
  deps: Deps,
  known: PaymentRow,
  providerReference: string,
): Promise<void> {
  if (known.state !== 'initiated' || known.providerReference !== null) return
  await updatePayments(tx, [known.id], { providerReference })
  await scheduleNextCheck(tx, deps, known.id)
}

/** Records that the provider has paid a refund or that it failed, which the operator is emailed about. */
async function settleRefund(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  { known, refund }: { known: PaymentRow; refund: ProviderRefund },
): Promise<void> {
  const state = refund.state === 'paid' ? 'refunded' : 'failed'
  if (known.state === state || known.state === 'rejected') return
  // This failed attempt no longer matters: the refund was paid another way.
  if (known.state === 'refunded' && known.providerReference !== refund.reference) return
  const isAnother = known.providerReference !== refund.reference
  const { payeeNotice, payerHandOverId } = known
  // A payee who knows of the refund is emailed again once it is really sent; a previous guest who does not still gets the first email.
  const isNotifiedAgain = state === 'failed' && (payeeNotice !== null || payerHandOverId === null)
  await updatePayments(tx, [known.id], {
    state,
    providerReference: refund.reference,
    settledAt: deps.clock.now(),
    ...(isNotifiedAgain && { payeeNotice: 'promised' }),
  })
  if (isAnother) await saveFailedAttempt(tx, known)
  if (state === 'refunded') return
  const problem = refund.isCanceled
    ? 'it was cancelled at the card provider, and the money is still in your account: please refund it again'
    : 'the card’s bank refused it, and the money is back in your account'
  await queueBookingMail(tx, deps, 'operator-payment-problem', record, { payment: known, problem })
}
