import { and, asc, eq, exists, inArray, notInArray } from 'drizzle-orm'
import { eurosFromCents, formatCents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { UnmatchedRefund } from '#domain/contract/operator-payment-calls.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { mayHold, type SplitRow } from '#domain/payment/group-payment.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { unrefundedCents } from '#domain/payment/refundable.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, payments, unmatchedRefunds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { ProviderRefund } from '#server/gateway.ts'
import { loadBookings, type PaymentRow } from '#server/store/booking-record.ts'
import { inGroupOrder } from '#server/store/group-record.ts'
import { recordHistory } from '#server/store/record-history.ts'

/** The operator's answer to whose a refund is: the payment of that traveller. */
export interface RefundMatch {
  reference: string
  paymentId: string
  by: Actor
}

/** Returns what is known of a row of a provider's payment, to tell which refunds are its own. */
export function splitRowOf(ledger: readonly PaymentRow[], payment: PaymentRow): SplitRow {
  const ours = ledger.filter(({ refundOf }) => refundOf === payment.id)
  return {
    refundIds: ours.map(({ id }) => id),
    references: ours.flatMap(({ providerReference }) => providerReference ?? []),
    openCents: ours.filter(isUnaccepted).map(({ amountCents }) => amountCents),
    unrefundedCents: unrefundedCents(ledger, payment),
  }
}

/** True for a refund through the provider that failed, or that it has not accepted yet: once accepted, it will be paid by itself. */
export function isUnaccepted({ method, state, providerReference }: PaymentRow): boolean {
  return (
    isCheckoutMethod(method) && (state === 'failed' || (state === 'initiated' && providerReference === null))
  )
}

/** Stores which refunds of a payment the operator is asked about, instead of those of before. */
export async function askWhoseRefunds(
  tx: Transaction,
  paymentReference: string,
  refunds: readonly ProviderRefund[],
  seenAt: Date,
): Promise<void> {
  const references = refunds.map(({ reference }) => reference)
  await tx
    .delete(unmatchedRefunds)
    .where(
      and(
        eq(unmatchedRefunds.paymentReference, paymentReference),
        notInArray(unmatchedRefunds.reference, references),
      ),
    )
  if (refunds.length === 0) return
  const rows = refunds.map(({ reference, amountCents }) => {
    return { reference, paymentReference, amountCents, seenAt }
  })
  await tx.insert(unmatchedRefunds).values(rows).onConflictDoNothing()
}

/** Takes the operator's answer. Problem: wrong-state if it was given before. */
export async function takeMatch(
  tx: Transaction,
  { reference, by }: RefundMatch,
  payment: PaymentRow,
  at: Date,
): Promise<void> {
  const [asked] = await tx
    .delete(unmatchedRefunds)
    .where(
      and(
        eq(unmatchedRefunds.reference, reference),
        eq(unmatchedRefunds.paymentReference, payment.providerReference ?? ''),
      ),
    )
    .returning()
  if (!asked) throw wrongState('This refund has been matched already')
  const what = `Refund of ${formatCents(asked.amountCents)} made at the card provider, matched to this guest`
  await recordHistory(tx, { at, by, what, bookingId: payment.bookingId })
}

/** Returns the refunds of which the operator has to say whose they are, oldest first, each with the travellers who may have got it. */
export async function listUnmatchedRefunds({ db }: Pick<Deps, 'db'>): Promise<UnmatchedRefund[]> {
  const asked = await db
    .select()
    .from(unmatchedRefunds)
    .orderBy(asc(unmatchedRefunds.seenAt), asc(unmatchedRefunds.reference))
  if (asked.length === 0) return []
  const isOfThem = and(
    eq(payments.bookingId, bookings.id),
    inArray(
      payments.providerReference,
      asked.map(({ paymentReference }) => paymentReference),
    ),
  )
  const records = inGroupOrder(await loadBookings(db, exists(db.select().from(payments).where(isOfThem))))
  return asked.map(({ reference, paymentReference, amountCents, seenAt }) => ({
    reference,
    amount: eurosFromCents(amountCents),
    seenAt: seenAt.toISOString(),
    travellers: records.flatMap(({ booking, payments: ledger }) => {
      const payment = ledger.find((row) => row.providerReference === paymentReference)
      return payment && mayHold(splitRowOf(ledger, payment), amountCents)
        ? [{ paymentId: payment.id, leadId: booking.id, name: fullName(booking) }]
        : []
    }),
  }))
}
