import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import { eurosFromCents, formatCents, type Cents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { UnmatchedRefund } from '#domain/contract/operator-payment-calls.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { partsInTurn, type SplitRow } from '#domain/payment/group-payment.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { unrefundedCents } from '#domain/payment/refundable.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, unmatchedRefunds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { ProviderRefund } from '#server/gateway.ts'
import { rowsOfPayment } from '#server/payment/provider-payment.ts'
import { loadBookings, type PaymentRow } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'

/** The operator's answer to whose a refund is: the payment of that traveller, or of the one whose comes first. */
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

/** Takes a question off the list, because it was answered. Problem: wrong-state if it was answered before. */
export async function takeMatch(tx: Transaction, reference: string, paymentReference: string): Promise<void> {
  const isAsked = and(
    eq(unmatchedRefunds.reference, reference),
    eq(unmatchedRefunds.paymentReference, paymentReference),
  )
  const [asked] = await tx.delete(unmatchedRefunds).where(isAsked).returning()
  if (!asked) throw wrongState('This refund has been matched already')
}

/** Records the operator's answer in the history of a booking that it concerns. */
export async function recordMatch(
  tx: Transaction,
  amountCents: Cents,
  { bookingId }: PaymentRow,
  by: Actor,
  at: Date,
): Promise<void> {
  const what = `Refund of ${formatCents(amountCents)} made at the card provider, matched to this guest`
  await recordHistory(tx, { at, by, what, bookingId })
}

/** Returns the refunds of which the operator has to say whose they are, oldest first, each with the travellers who may have got it, alone or first. */
export async function listUnmatchedRefunds({ db }: Pick<Deps, 'db'>): Promise<UnmatchedRefund[]> {
  const asked = await db
    .select()
    .from(unmatchedRefunds)
    .orderBy(asc(unmatchedRefunds.seenAt), asc(unmatchedRefunds.reference))
  if (asked.length === 0) return []
  return Promise.all(asked.map((each) => presentQuestion(db, each)))
}

async function presentQuestion(
  db: Database,
  { reference, paymentReference, amountCents, seenAt }: typeof unmatchedRefunds.$inferSelect,
): Promise<UnmatchedRefund> {
  const paid = await rowsOfPayment(db, paymentReference)
  const ids = paid.map(({ bookingId }) => bookingId)
  const records = await loadBookings(db, inArray(bookings.id, ids))
  const rows = paid.flatMap((payment) => {
    const record = records.find(({ booking }) => booking.id === payment.bookingId)
    return record
      ? [
          {
            paymentId: payment.id,
            name: fullName(record.booking),
            split: splitRowOf(record.payments, payment),
          },
        ]
      : []
  })
  const splits = rows.map(({ split }) => split)
  const travellers = rows.flatMap(({ paymentId }, first) => {
    const parts = partsInTurn(amountCents, splits, first)
    const shares = rows.map(({ name }, index) => ({ name, amount: eurosFromCents(parts[index] ?? 0) }))
    const [own] = shares.splice(first, 1)
    const rest = shares.filter(({ amount }) => amount > 0)
    return own && own.amount > 0 ? [{ paymentId, ...own, rest }] : []
  })
  return { reference, amount: eurosFromCents(amountCents), seenAt: seenAt.toISOString(), travellers }
}
