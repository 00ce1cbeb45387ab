import { SITE } from '#domain/booking/history.ts'
import { allRefundableCents } from '#domain/payment/refundable.ts'
import { changeBooking, unchanged, type ChangeContext, type Outcome } from '#server/change/change-booking.ts'
import { refundOfCancelled } from '#server/change/open-refunds.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { queueRefundMails } from '#server/refund/notify-payees.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import {
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
  updatePayments,
} from '#server/store/booking-record.ts'
import { eventOfMissingMoney } from './apply-payment.ts'
import { askProvider, type ProviderDispute } from './gateway.ts'
import { recordOutgoingMoney, findProviderPayment } from './provider-payment.ts'

/**
 * Records the state of a cardholder's dispute with the bank, and emails the operator once. Money held by the bank is not refunded;
 * if the dispute is won, refunds that depend on it fall due, and if it is lost, the ledger records the loss. Returns false if the
 * payment is not ours. Problem: unavailable (decision 0051).
 */
export async function recordDispute(deps: Deps, disputeId: string): Promise<boolean> {
  const dispute = await askProvider(() => deps.gateway.fetchDispute(disputeId))
  const payment = dispute && (await findProviderPayment(deps, dispute.paymentReference))
  if (!payment) return false
  const which = { id: payment.bookingId, by: SITE }
  await changeBooking(deps, which, async (record, { tx, now }): Promise<Outcome<unknown>> => {
    const current = record.payments.find(({ id }) => id === payment.id)
    if (!current) throw new Error('a payment has no booking')
    const isOpen = dispute.state === 'open'
    await updatePayments(tx, [payment.id], {
      disputedAt: isOpen ? (current.disputedAt ?? now) : null,
      disputedCents: isOpen ? dispute.takenCents : null,
    })
    switch (dispute.state) {
      case 'open': {
        const input = { payment: current, answerBy: dispute.answerBy }
        return { answer: () => queueBookingMail(tx, deps, 'operator-payment-disputed', record, input) }
      }
      case 'won':
        return refundReleasedMoney(deps, await reloadBooking(tx, payment.bookingId))
      case 'lost':
        return recordLoss(deps, { tx, now }, record, current, dispute)
    }
  })
  await payOutRefunds(deps)
  return true
}

/**
 * Refunds money that a bank no longer holds, for a booking that has ended: by the cancellation rule, or everything if the hold has ended.
 */
function refundReleasedMoney(deps: Deps, record: BookingRecord): Outcome<unknown> {
  return {
    refund:
      record.booking.status === 'expired'
        ? { amountCents: allRefundableCents(record.payments), reason: 'hold_ended' }
        : refundOfCancelled(record),
    documents: true,
    answer: (saved) => queueRefundMails(deps, saved),
  }
}

async function recordLoss(
  deps: Deps,
  { tx, now }: Pick<ChangeContext, 'tx' | 'now'>,
  before: BookingRecord,
  source: PaymentRow,
  { id: reference, amountCents }: ProviderDispute,
): Promise<Outcome<unknown>> {
  const isEntered = ({ providerReference }: PaymentRow) => providerReference === reference
  if (before.payments.some(isEntered)) return unchanged(null)
  await recordOutgoingMoney(tx, deps, source, { reference, amountCents, reason: 'dispute_lost' })
  return {
    ...eventOfMissingMoney(before, now),
    documents: true,
    answer: async ({ record, documents }) => {
      const payment = { ...source, amountCents }
      await queueBookingMail(tx, deps, 'operator-dispute-lost', record, { payment })
      await queueBookingMail(tx, deps, 'payment-taken-back', record, {
        payment,
        // The documents of a previous guest's payment are that guest's own.
        documents: source.payerHandOverId === null ? documents : [],
      })
    },
  }
}
