import { sumCents } from '#domain/base/money.ts'
import { SITE } from '#domain/booking/history.ts'
import { splitOver } from '#domain/payment/group-payment.ts'
import { heldCents } from '#domain/payment/refundable.ts'
import { changeTogether, unchanged, type Outcome } from '#server/change/change-booking.ts'
import { documentsOf, mailOf, type Mail, type Saved } from '#server/change/mails.ts'
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
  await changeTogether<null>(deps, { ids, by: SITE }, (records, { now }) => {
    const parts = records.map((record, index): Part | null => {
      const [row, amountCents = 0, takenCents = 0] = [rows[index], disputed[index], taken[index]]
      // A dispute of part of a group's payment leaves the others alone.
      if (!row || amountCents === 0) return null
      return {
        record,
        payment: paymentIn(record, row.id),
        dispute: { ...dispute, amountCents, takenCents },
      }
    })
    const all = parts.flatMap((part) => part ?? [])
    return parts.map((part) => (part ? outcomeOf(part, all, now) : unchanged(null)))
  })
  await payOutRefunds(deps)
  return true
}

/** What a dispute means for one booking of those that the disputed payment paid for. */
interface Part {
  record: BookingRecord
  payment: PaymentRow
  dispute: ProviderDispute
}

/** True if the guest of the first booking has booked this one too and has paid for it, and so reads of both in one email. */
function isReadWith(first: Part, part: Part): boolean {
  const { userId, bookedByOther } = first.record.booking
  if (part === first) return true
  const isOfPayer = first.payment.payerHandOverId === null && part.payment.payerHandOverId === null
  return isOfPayer && !bookedByOther && userId !== null && part.record.booking.userId === userId
}

/** Returns the outcome for a part of the disputed payment. The first one is changed last, and its emails tell of all. */
function outcomeOf(part: Part, all: readonly Part[], now: Date): Outcome<null> {
  const { record: before, payment, dispute } = part
  const [first = part] = all
  const isFirst = part === first
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
        mails: isFirst
          ? [
              mailOf('operator-payment-disputed', {
                payment: { ...payment, amountCents: sumCents(all.map((each) => each.payment)) },
                answerBy: dispute.answerBy,
              }),
            ]
          : [],
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
      return {
        payments: { ...ledger, set: [marked, ...ledger.set] },
        ...eventOfMissingMoney(before, now),
        documents: true,
        mails: (saved, others) => [...mails, ...lostMails(part, all, [saved, ...others.toReversed()])],
        result: null,
      }
    }
  }
}

/** Returns the emails about a lost dispute: the operator's and the booker's one with the sum, and those of guests who read of it alone. */
function lostMails(part: Part, all: readonly Part[], changed: readonly Saved[]): Mail[] {
  const [first = part] = all
  const isFirst = part === first
  if (!isFirst && isReadWith(first, part)) return []
  const read = isFirst ? all.filter((each) => isReadWith(first, each)) : [part]
  const ids = read.map(({ record }) => record.booking.id)
  const lostOf = (parts: readonly Part[]) => ({
    ...part.payment,
    amountCents: sumCents(parts.map(({ dispute }) => dispute)),
  })
  return [
    ...(isFirst ? [mailOf('operator-dispute-lost', { payment: lostOf(all) })] : []),
    mailOf('payment-taken-back', {
      payment: lostOf(read),
      // The documents of a previous guest's payment are that guest's own.
      documents: part.payment.payerHandOverId === null ? documentsOf(changed, ids) : [],
    }),
  ]
}

/** Returns the refund of money that a bank no longer holds, of a booking that has ended: by the cancellation rule, or all if the hold ended. */
function refundOfReleased(record: BookingRecord): WantedRefund {
  return record.booking.status === 'expired'
    ? { amountCents: heldCents(record.payments), reason: 'hold_ended' }
    : refundOfCancelled(record)
}
