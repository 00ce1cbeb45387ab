import { eq } from 'drizzle-orm'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { leftCents } from '#domain/refund/refundable.ts'
import type { RefundReason } from '#domain/refund/refund-reasons.ts'
import { formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { reloadBooking, type PaymentRow } from '#server/store/booking-record.ts'
import { askProvider } from './ask-provider.ts'
import { keepAttempt } from './pay-by-hand.ts'
import { settleCheckout } from './settle-checkout.ts'

/**
 * Returns the ledger row of a provider's payment, or null if it is not ours. Events arrive in any order, so an unknown payment's
 * checkout is settled first. Problem: unavailable.
 */
export async function findProviderPayment(deps: Deps, paymentReference: string): Promise<PaymentRow | null> {
  const known = await byReference(deps, paymentReference)
  if (known) return known
  const checkoutId = await askProvider(() => deps.gateway.findCheckoutOfPayment(paymentReference))
  if (checkoutId === null || (await settleCheckout(deps, checkoutId)) === null) return null
  return byReference(deps, paymentReference)
}

async function byReference({ db }: Deps, providerReference: string): Promise<PaymentRow | null> {
  const [payment] = await db.select().from(payments).where(eq(payments.providerReference, providerReference))
  return payment ?? null
}

/** Money that left the provider without our request. */
interface MoneyLeft {
  /** The provider's id of the refund or dispute. */
  reference: string
  amountCents: Cents
  reason: Extract<RefundReason, 'given_back' | 'dispute_lost'>
}

/**
 * Records money that left without our request as a refund of its payment, and returns that row; null if nothing was left to record.
 * Never takes more than the payment holds: pending refunds count as paid by it, for a lost dispute first of all, and the operator
 * is emailed about any excess. Call it once per reference, under the booking's lock.
 */
export async function enterMoneyLeft(
  tx: Transaction,
  deps: Deps,
  source: PaymentRow,
  left: MoneyLeft,
): Promise<PaymentRow | null> {
  const { payments: ledger } = await reloadBooking(tx, source.bookingId)
  const held = leftCents(ledger, source)
  const coverable = left.reason === 'dispute_lost' ? left.amountCents : left.amountCents - held
  const covered = openProviderRefunds(ledger, source).reduce<PaymentRow[]>((taken, refund) => {
    return sumCents(taken) + refund.amountCents <= coverable ? [...taken, refund] : taken
  }, [])
  const rest = left.amountCents - sumCents(covered)
  const entered = Math.min(rest, held)
  // The first row keeps the plain reference, by which later events find it.
  const references = [left.reference, ...covered.map((_, index) => `${left.reference}:${index + 1}`)]
  for (const refund of covered) await payBy(tx, deps, refund, references.shift() ?? left.reference)
  if (entered < rest) await tellOfTooMuch(tx, deps, source, left, rest - entered)
  const isKnown = covered.length > 0
  if (entered === 0 && isKnown) return null
  const row = await insertRefund(tx, deps, source, {
    reason: left.reason,
    providerReference: references.shift() ?? left.reference,
    // If nothing was left, the row only records the event and counts for nothing.
    ...(entered > 0
      ? { amountCents: entered, state: 'refunded' as const }
      : { amountCents: left.amountCents, state: 'rejected' as const }),
  })
  return entered > 0 ? row : null
}

function openProviderRefunds(ledger: readonly PaymentRow[], source: PaymentRow): PaymentRow[] {
  return ledger.filter(
    ({ refundOf, method, state }) =>
      refundOf === source.id && isCheckoutMethod(method) && (state === 'initiated' || state === 'failed'),
  )
}

async function payBy(tx: Transaction, deps: Deps, refund: PaymentRow, reference: string): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'refunded', providerReference: reference, settledAt: deps.clock.now() })
    .where(eq(payments.id, refund.id))
  await keepAttempt(tx, refund)
}

async function insertRefund(
  tx: Transaction,
  deps: Deps,
  source: PaymentRow,
  row: {
    reason: RefundReason
    providerReference: string
    amountCents: Cents
    state: 'refunded' | 'rejected'
  },
): Promise<PaymentRow> {
  const now = deps.clock.now()
  const { reason, ...rest } = row
  const [refund] = await tx
    .insert(payments)
    .values({
      ...rest,
      bookingId: source.bookingId,
      kind: 'refund',
      method: source.method,
      refundOf: source.id,
      payerHandOverId: source.payerHandOverId,
      refundReason: reason,
      createdAt: now,
      settledAt: now,
    })
    .returning()
  if (!refund) throw new Error('the ledger did not take a refund')
  return refund
}

async function tellOfTooMuch(
  tx: Transaction,
  deps: Deps,
  payment: PaymentRow,
  { amountCents, reference }: MoneyLeft,
  tooMuchCents: Cents,
): Promise<void> {
  const problem = `${formatCents(amountCents)} of it have left at the card provider (${reference}), ${formatCents(tooMuchCents)} more than was left of it: the guest may have got money twice`
  const record = await reloadBooking(tx, payment.bookingId)
  await queueBookingMail(tx, deps, 'operator-payment-problem', record, { payment, problem })
}
