import { randomUUID } from 'node:crypto'
import { eq, getTableColumns } from 'drizzle-orm'
import { formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import { isCheckoutMethod, isRefundToPay } from '#domain/payment/ledger.ts'
import type { RefundReason } from '#domain/payment/refund-reasons.ts'
import { unrefundedCents } from '#domain/payment/refundable.ts'
import type { LedgerChange, NewPayment } from '#server/change/change-booking.ts'
import { mailOf, type Mail } from '#server/change/mails.ts'
import type { Database } from '#server/db/connect.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { askProvider } from '#server/gateway.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { settleCheckout } from './settle-checkout.ts'

/**
 * Returns the ledger rows of a provider's payment, one for each booking that it paid for; none if it is not ours. Events arrive in any order,
 * so an unknown payment's checkout is settled first. Problem: unavailable.
 */
export async function findProviderPayment(deps: Deps, paymentReference: string): Promise<PaymentRow[]> {
  const known = await rowsOfPayment(deps.db, paymentReference)
  if (known.length > 0) return known
  const checkoutId = await askProvider(() => deps.gateway.findCheckoutOfPayment(paymentReference))
  if (checkoutId === null || (await settleCheckout(deps, checkoutId)) === null) return []
  return rowsOfPayment(deps.db, paymentReference)
}

/** Returns the known ledger rows of a provider's payment, in the order of the group. */
export async function rowsOfPayment(db: Database, providerReference: string): Promise<PaymentRow[]> {
  return db
    .select(getTableColumns(payments))
    .from(payments)
    .innerJoin(bookings, eq(payments.bookingId, bookings.id))
    .where(eq(payments.providerReference, providerReference))
    .orderBy(bookings.groupNumber, payments.bookingId)
}

/** Money that left the provider without our request. */
interface OutgoingMoney {
  /** The provider's id of the refund or dispute. */
  reference: string
  amountCents: Cents
  reason: Extract<RefundReason, 'given_back' | 'dispute_lost'>
}

/**
 * Returns how money that left without our request is recorded: as a refund of its payment. `recordedId` is that row; null if nothing was left
 * to record. Never takes more than the payment holds: pending refunds count as paid by it, for a lost dispute first of all, and the operator
 * is emailed about any excess. For once per reference, on a locked booking.
 */
export function outgoingMoney(
  { payments: ledger }: BookingRecord,
  source: PaymentRow,
  outgoing: OutgoingMoney,
  settledAt: Date,
): { payments: Required<LedgerChange>; mails: Mail[]; recordedId: string | null } {
  const unrefunded = unrefundedCents(ledger, source)
  const coverableCents =
    outgoing.reason === 'dispute_lost' ? outgoing.amountCents : outgoing.amountCents - unrefunded
  const covered = openRefundsOf(ledger, source).reduce<PaymentRow[]>((taken, refund) => {
    return sumCents(taken) + refund.amountCents <= coverableCents ? [...taken, refund] : taken
  }, [])
  const uncoveredCents = outgoing.amountCents - sumCents(covered)
  const recordedCents = Math.min(uncoveredCents, unrefunded)
  // The first row keeps the plain reference, by which later events find it.
  const referenceOf = (row: number) => (row === 0 ? outgoing.reference : `${outgoing.reference}:${row}`)
  const row: NewPayment & { id: string } = {
    id: randomUUID(),
    kind: 'refund',
    method: source.method,
    refundOf: source.id,
    payerHandOverId: source.payerHandOverId,
    refundReason: outgoing.reason,
    providerReference: referenceOf(covered.length),
    // If nothing was left, the row only records the event and counts for nothing.
    amountCents: recordedCents || outgoing.amountCents,
    state: recordedCents > 0 ? 'refunded' : 'rejected',
    settledAt,
  }
  const isRecorded = recordedCents > 0 || covered.length === 0
  return {
    payments: {
      set: covered.map(({ id }, index) => ({
        ids: [id],
        columns: { state: 'refunded', providerReference: referenceOf(index), settledAt },
      })),
      add: [...covered.flatMap(failedAttempt), ...(isRecorded ? [row] : [])],
    },
    mails:
      recordedCents < uncoveredCents ? [excessMail(source, outgoing, uncoveredCents - recordedCents)] : [],
    recordedId: recordedCents > 0 ? row.id : null,
  }
}

function openRefundsOf(ledger: readonly PaymentRow[], source: PaymentRow): PaymentRow[] {
  return ledger.filter(
    (row) => row.refundOf === source.id && isCheckoutMethod(row.method) && isRefundToPay(row),
  )
}

function excessMail(
  payment: PaymentRow,
  { amountCents, reference }: OutgoingMoney,
  excessCents: Cents,
): Mail {
  const problem = `the card provider paid out ${formatCents(amountCents)} of it (${reference}), ${formatCents(excessCents)} more than was left: the guest may have the money twice`
  return mailOf('operator-payment-problem', { payment, problem })
}

/** Returns a copy of the provider's failed attempt at a refund, which moved no money, to keep beside it. None if there was no attempt. */
export function failedAttempt(refund: PaymentRow): NewPayment[] {
  if (!isCheckoutMethod(refund.method) || refund.providerReference === null) return []
  const { id: _, ...attempt } = refund
  return [{ ...attempt, state: 'rejected' }]
}
