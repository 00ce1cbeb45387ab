import { and, eq, inArray } from 'drizzle-orm'
import { GUEST } from '#domain/admin/history.ts'
import { Problem } from '#domain/api/problem.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { underLocks, type ChangeContext } from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail } from '#server/mail/queue-booking-mail.ts'
import { queueOperatorMail } from '#server/mail/queue-operator-mail.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import {
  loadOwnBooking,
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
  insertPayment,
} from '#server/store/booking-record.ts'
import { payerAt } from '#server/store/hand-over-record.ts'
import { recordCardPayment } from './apply-payment.ts'
import { findCheckout, moveCheckout, type CheckoutRow } from './checkout-record.ts'
import { askProvider, type CheckoutTruth } from './gateway.ts'

/**
 * Settles a checkout: asks the provider what happened and saves ledger, booking and emails in one transaction. Webhook, success
 * page and checkout closing all call it, in any order and any number of times. Returns the checkout, `settled` if paid and kept, or
 * null if the session is not ours. Problem: unavailable while the provider does not answer.
 */
export async function settleCheckout(deps: Deps, providerId: string): Promise<CheckoutRow | null> {
  const checkout = await findCheckout(deps.db, providerId)
  if (!checkout || isDone(checkout)) return checkout
  const truth = await askProvider(() => deps.gateway.fetchCheckout(providerId))
  if (truth?.status !== 'complete') return checkout
  // A late payment may need to take a place again.
  const locks = { by: GUEST, ids: [checkout.bookingId], lockFirst: 'places' as const }
  const settled = await underLocks(deps, locks, (context, [record]) => settle(deps, context, record, truth))
  await payOutRefunds(deps)
  return settled
}

/**
 * Checks whether a guest's own card payment counts, and settles it if the provider's event has not arrived. A payment refunded at
 * once does not count. Problems: not-found, unavailable.
 */
export async function verifySession(
  deps: Deps,
  input: { sessionId: string; userId: string },
): Promise<{ checkout: CheckoutRow; paid: boolean }> {
  const found = await findCheckout(deps.db, input.sessionId)
  const own = found && (await loadOwnBooking(deps.db, found.bookingId, input.userId))
  const checkout = own && (await settleCheckout(deps, input.sessionId))
  if (!checkout) throw new Problem('not-found')
  return { checkout, paid: checkout.state === 'settled' }
}

function isDone(checkout: CheckoutRow): boolean {
  return checkout.state === 'settled' || checkout.state === 'refunded'
}

async function settle(
  deps: Deps,
  context: ChangeContext,
  record: BookingRecord | undefined,
  truth: CheckoutTruth,
): Promise<CheckoutRow | null> {
  const { tx } = context
  const checkout = await findCheckout(tx, truth.id)
  if (!record || !checkout || isDone(checkout)) return checkout

  const fault = await faultOf(tx, checkout, truth)
  if (fault) return keepFailure(deps, context, record, { checkout, truth, fault })
  const payment = await recordReceived(context, record, checkout, truth)
  const { counts } = await recordCardPayment(deps, context, record, payment)
  if (counts) {
    const after = await reloadBooking(tx, checkout.bookingId)
    await queueOperatorMail(tx, deps, 'operator-card-payment', after, { payment })
  }
  return moveCheckout(tx, checkout, { state: counts ? 'settled' : 'refunded' })
}

/** Returns why the provider's payment is not the one requested, or null if it is. */
async function faultOf(tx: Transaction, checkout: CheckoutRow, truth: CheckoutTruth): Promise<string | null> {
  if (!truth.paid || truth.paymentReference === null) return 'the checkout is complete but not paid'
  if (truth.bookingId !== checkout.bookingId) return 'it was paid for another booking'
  if (truth.paymentType !== checkout.paymentType) return 'it was paid for something else'
  if (truth.currency !== 'eur') return `it was paid in ${truth.currency.toUpperCase()}`
  if (truth.amountCents !== checkout.amountCents) {
    return `€${eurosFromCents(truth.amountCents)} were paid instead of €${eurosFromCents(checkout.amountCents)}`
  }
  const [counted] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.providerReference, truth.paymentReference))
  return counted ? 'the same payment was counted already' : null
}

/** Records a payment that does not fit for the operator to see. It does not pay for the booking. */
async function keepFailure(
  deps: Deps,
  { tx, now }: ChangeContext,
  record: BookingRecord,
  { checkout, truth, fault }: { checkout: CheckoutRow; truth: CheckoutTruth; fault: string },
): Promise<CheckoutRow | null> {
  if (checkout.state === 'failed') return checkout
  deps.log.error(
    { bookingId: checkout.bookingId, checkout: checkout.id, fault },
    'a card payment does not match what was asked for',
  )
  const payment = await insertPayment(tx, {
    bookingId: checkout.bookingId,
    kind: checkout.paymentType,
    method: checkout.method,
    amountCents: truth.amountCents > 0 ? truth.amountCents : checkout.amountCents,
    state: 'failed',
    // Uses the checkout's id, so the payment's id stays free in case the payment turns out to fit.
    providerReference: truth.id,
    payerHandOverId: await payerAt(tx, record.booking, checkout.createdAt),
    createdAt: now,
  })
  await queueBookingMail(tx, deps, 'operator-payment-problem', record, { payment, problem: fault })
  return moveCheckout(tx, checkout, { state: 'failed' })
}

/** Returns the ledger row of a fitting payment: a new one, or the row that had failed before. */
async function recordReceived(
  { tx, now }: ChangeContext,
  record: BookingRecord,
  checkout: CheckoutRow,
  truth: CheckoutTruth,
): Promise<PaymentRow & { kind: PaymentType }> {
  const kind = checkout.paymentType
  const received = {
    amountCents: truth.amountCents,
    state: 'received',
    providerReference: truth.paymentReference,
    settledAt: now,
    payerEmail: checkout.payerEmail,
    payerHandOverId: await payerAt(tx, record.booking, checkout.createdAt),
  } as const
  const [mended] = await tx
    .update(payments)
    .set(received)
    .where(and(eq(payments.providerReference, truth.id), inArray(payments.state, ['failed', 'rejected'])))
    .returning()
  if (mended) return { ...mended, kind }
  const entered = { ...received, bookingId: record.booking.id, kind, method: checkout.method, createdAt: now }
  return { ...(await insertPayment(tx, entered)), kind }
}
