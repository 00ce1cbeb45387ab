import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { issueDocuments } from '#server/documents/issue-documents.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import {
  lockBooking,
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
} from '#server/store/booking-record.ts'
import { askProvider } from './ask-provider.ts'
import type { ProviderRefund } from './gateway.ts'
import { keepAttempt } from './pay-by-hand.ts'
import { enterMoneyLeft, findProviderPayment, reopenWithoutMoney } from './provider-payment.ts'

/**
 * Brings the ledger in line with the refunds that the provider has of a payment: one that somebody made at the provider's
 * own site is entered, and one that the guest's bank did not take is shown to the operator. False where the payment is
 * none of ours. Problem: unavailable.
 */
export async function recordRefunds(deps: Deps, paymentReference: string): Promise<boolean> {
  const payment = await findProviderPayment(deps, paymentReference)
  if (!payment) return false
  const refunds = await askProvider(() => deps.gateway.fetchRefunds(paymentReference))
  await deps.db.transaction(async (tx) => {
    await lockBooking(tx, payment.bookingId)
    const entered: PaymentRow[] = []
    for (const refund of refunds) {
      const record = await reloadBooking(tx, payment.bookingId)
      const known = findKnown(record, payment, refund)
      if (known) await bringInLine(tx, deps, record, known, refund)
      else if (refund.state === 'paid') {
        const left = { ...refund, reason: 'given_back' } as const
        entered.push(await enterMoneyLeft(tx, deps, payment, left))
      }
    }
    if (entered.length === 0) return
    await reopenWithoutMoney(tx, deps, payment.bookingId)
    const reopened = await reloadBooking(tx, payment.bookingId)
    const documents = await issueDocuments(tx, deps, payment.bookingId)
    for (const refund of entered) {
      await queueBookingMail(tx, deps, 'refund-made', reopened, {
        payment: refund,
        documents: documents.filter(({ paymentId }) => paymentId === refund.id),
      })
    }
  })
  return true
}

/**
 * The ledger's row of a refund at the provider: only one that was paid, or tried, through it. What the operator paid out by
 * hand is none, whatever the provider says of its own attempts. A refund that failed, and that was then made anew at the
 * provider's own site, is paid out by the new one: the same money must not be asked of the operator twice.
 */
function findKnown(
  { payments: ledger }: BookingRecord,
  source: PaymentRow,
  refund: ProviderRefund,
): PaymentRow | null {
  const ours = ledger.filter(({ refundOf, method }) => refundOf === source.id && method === 'card')
  const named = ours.find(({ providerReference }) => providerReference === refund.reference)
  if (named || refund.state === 'failed') return named ?? ours.find(isFor(refund)) ?? null
  const isPaidAnew = ({ state, amountCents }: PaymentRow) =>
    state === 'failed' && amountCents === refund.amountCents
  return ours.find(isFor(refund)) ?? ours.find(isPaidAnew) ?? null
}

function isFor({ idempotencyKey }: ProviderRefund) {
  return ({ id }: PaymentRow) => id === idempotencyKey
}

async function bringInLine(
  tx: Transaction,
  deps: Deps,
  record: BookingRecord,
  known: PaymentRow,
  refund: ProviderRefund,
): Promise<void> {
  const state = refund.state === 'paid' ? 'refunded' : 'failed'
  if (known.state === state || known.state === 'rejected') return
  if (known.state === 'refunded' && known.providerReference !== refund.reference) return
  const isAnother = known.providerReference !== refund.reference
  await tx
    .update(payments)
    .set({ state, providerReference: refund.reference, settledAt: deps.clock.now() })
    .where(eq(payments.id, known.id))
  if (isAnother) await keepAttempt(tx, known)
  if (state === 'refunded') return
  const problem = 'the bank behind the card did not take it, and the money is back on your account'
  await queueBookingMail(tx, deps, 'operator-payment-problem', record, { payment: known, problem })
}
