import { SITE } from '#domain/booking/history.ts'
import { splitOver } from '#domain/payment/group-payment.ts'
import { heldCents } from '#domain/payment/refundable.ts'
import { changeTogether, unchanged, type Outcome } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import { refundOfCancelled, type WantedRefund } from '#server/change/open-refunds.ts'
import type { Deps } from '#server/deps.ts'
import { askProvider, type ProviderDispute } from '#server/gateway.ts'
import { refundMails } from '#server/refund/notify-payees.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { paymentIn, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { eventOfMissingMoney } from './apply-payment.ts'
import { outgoingMoney, findProviderPayment } from './provider-payment.ts'

/**
 * Records the state of a cardholder's dispute with the bank, and emails the operator once. Money held by the bank is not refunded;
 * if the dispute is won, refunds that depend on it fall due, and if it is lost, the ledger records the loss. Returns false if the
 * payment is not ours. Problem: unavailable (decision 0051).
 */
export async function recordDispute(deps: Deps, disputeId: string): Promise<boolean> {
  const dispute = await askProvider(() => deps.gateway.fetchDispute(disputeId))
  const rows = dispute ? await findProviderPayment(deps, dispute.paymentReference) : []
  if (!dispute || rows.length === 0) return false
  const sizes = rows.map(({ amountCents }) => amountCents)
  const disputed = splitOver(dispute.amountCents, sizes)
  const taken = splitOver(dispute.takenCents, sizes)
  const ids = rows.map(({ bookingId }) => bookingId)
  await changeTogether<null>(deps, { ids, by: SITE }, (records, { now }) =>
    records.map((record, index) => {
      const [row, amountCents = 0, takenCents = 0] = [rows[index], disputed[index], taken[index]]
      // A dispute of part of a group's payment leaves the others alone.
      if (!row || amountCents === 0) return unchanged(null)
      return outcomeOf(record, paymentIn(record, row.id), { ...dispute, amountCents, takenCents }, now)
    }),
  )
  await payOutRefunds(deps)
  return true
}

function outcomeOf(
  before: BookingRecord,
  payment: PaymentRow,
  dispute: ProviderDispute,
  now: Date,
): Outcome<null> {
  const isOpen = dispute.state === 'open'
  const marked = {
    ids: [payment.id],
    columns: {
      disputedAt: isOpen ? (payment.disputedAt ?? now) : null,
      disputedCents: isOpen ? dispute.takenCents : null,
    },
  }
  switch (dispute.state) {
    case 'open':
      return {
        payments: { set: [marked] },
        mails: [mailOf('operator-payment-disputed', { payment, answerBy: dispute.answerBy })],
        result: null,
      }
    case 'won':
      return {
        payments: { set: [marked] },
        refund: refundOfReleased,
        documents: true,
        mails: refundMails,
        result: null,
      }
    case 'lost': {
      if (before.payments.some(({ providerReference }) => providerReference === dispute.id))
        return { payments: { set: [marked] }, result: null }
      const { id: reference, amountCents } = dispute
      const { payments: ledger, mails } = outgoingMoney(
        before,
        payment,
        { reference, amountCents, reason: 'dispute_lost' },
        now,
      )
      const lost = { ...payment, amountCents }
      return {
        payments: { ...ledger, set: [marked, ...ledger.set] },
        ...eventOfMissingMoney(before, now),
        documents: true,
        mails: ({ documents }) => [
          ...mails,
          mailOf('operator-dispute-lost', { payment: lost }),
          mailOf('payment-taken-back', {
            payment: lost,
            // The documents of a previous guest's payment are that guest's own.
            documents: payment.payerHandOverId === null ? documents : [],
          }),
        ],
        result: null,
      }
    }
  }
}

/** Returns the refund of money that a bank no longer holds, of a booking that has ended: by the cancellation rule, or all if the hold ended. */
function refundOfReleased(record: BookingRecord): WantedRefund {
  return record.booking.status === 'expired'
    ? { amountCents: heldCents(record.payments), reason: 'hold_ended' }
    : refundOfCancelled(record)
}
