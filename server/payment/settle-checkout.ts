import { and, eq, inArray } from 'drizzle-orm'
import { formatCents } from '#domain/base/money.ts'
import { GUEST } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { underLocks, type ChangeContext } from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { queueBookingMail, queueOperatorMail } from '#server/mail/queue-booking-mail.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import {
  loadOwnBooking,
  reloadBooking,
  type BookingRecord,
  type PaymentRow,
  insertPayment,
} from '#server/store/booking-record.ts'
import { payerHandOverAt } from '#server/store/hand-over-record.ts'
import { recordCardPayment } from './apply-payment.ts'
import { findCheckout, moveCheckout, type CheckoutRow } from './checkout-record.ts'
import { askProvider, type ProviderCheckout } from './gateway.ts'

/**
 * Settles a checkout: asks the provider what happened and saves ledger, booking and emails in one transaction. Webhook, success
 * page and checkout closing all call it, in any order and any number of times. Returns the checkout, `settled` if paid and kept, or
 * null if the session is not ours. Problem: unavailable while the provider does not answer.
 */
export async function settleCheckout(deps: Deps, providerId: string): Promise<CheckoutRow | null> {
  const checkout = await findCheckout(deps.db, providerId)
  if (!checkout || isSettled(checkout)) return checkout
  const provided = await askProvider(() => deps.gateway.fetchCheckout(providerId))
  if (provided?.status !== 'complete') return checkout
  // A late payment may need to take a place again.
  const locks = { by: GUEST, ids: [checkout.bookingId], lockFirst: 'places' as const }
  const settled = await underLocks(deps, locks, (context, [record]) =>
    settle(deps, context, record, provided),
  )
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

function isSettled(checkout: CheckoutRow): boolean {
  return checkout.state === 'settled' || checkout.state === 'refunded'
}

async function settle(
  deps: Deps,
  context: ChangeContext,
  record: BookingRecord | undefined,
  provided: ProviderCheckout,
): Promise<CheckoutRow | null> {
  const { tx } = context
  const checkout = await findCheckout(tx, provided.id)
  if (!record || !checkout || isSettled(checkout)) return checkout

  const mismatch = await mismatchOf(tx, checkout, provided)
  if (mismatch) return recordMismatch(deps, context, record, { checkout, provided, mismatch })
  const payment = await saveCardPayment(context, record, checkout, provided)
  const { counts } = await recordCardPayment(deps, context, record, payment)
  if (counts) {
    const after = await reloadBooking(tx, checkout.bookingId)
    await queueOperatorMail(tx, deps, 'operator-card-payment', after, { payment })
  }
  return moveCheckout(tx, checkout, { state: counts ? 'settled' : 'refunded' })
}

/** Returns why the provider's payment is not the one requested, or null if it is. */
async function mismatchOf(
  tx: Transaction,
  checkout: CheckoutRow,
  provided: ProviderCheckout,
): Promise<string | null> {
  if (!provided.paid || provided.paymentReference === null) return 'the checkout is complete but not paid'
  if (provided.bookingId !== checkout.bookingId) return 'it was paid for another booking'
  if (provided.paymentType !== checkout.paymentType) return 'it was paid for something else'
  if (provided.currency !== 'eur') return `it was paid in ${provided.currency.toUpperCase()}`
  if (provided.amountCents !== checkout.amountCents) {
    return `${formatCents(provided.amountCents)} was paid instead of ${formatCents(checkout.amountCents)}`
  }
  const [counted] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.providerReference, provided.paymentReference))
  return counted ? 'the same payment was counted already' : null
}

/** Records a payment that does not fit for the operator to see. It does not pay for the booking. */
async function recordMismatch(
  deps: Deps,
  { tx, now }: ChangeContext,
  record: BookingRecord,
  { checkout, provided, mismatch }: { checkout: CheckoutRow; provided: ProviderCheckout; mismatch: string },
): Promise<CheckoutRow | null> {
  if (checkout.state === 'failed') return checkout
  deps.log.error(
    { bookingId: checkout.bookingId, checkout: checkout.id, mismatch },
    'a card payment does not match what was asked for',
  )
  const payment = await insertPayment(tx, {
    bookingId: checkout.bookingId,
    kind: checkout.paymentType,
    method: checkout.method,
    amountCents: provided.amountCents > 0 ? provided.amountCents : checkout.amountCents,
    state: 'failed',
    // Uses the checkout's id, so the payment's id stays free in case the payment turns out to fit.
    providerReference: provided.id,
    payerHandOverId: await payerHandOverAt(tx, record.booking, checkout.createdAt),
    createdAt: now,
  })
  await queueBookingMail(tx, deps, 'operator-payment-problem', record, { payment, problem: mismatch })
  return moveCheckout(tx, checkout, { state: 'failed' })
}

/** Returns the ledger row of a fitting payment: a new one, or the row that had failed before. */
async function saveCardPayment(
  { tx, now }: ChangeContext,
  record: BookingRecord,
  checkout: CheckoutRow,
  provided: ProviderCheckout,
): Promise<PaymentRow & { kind: PaymentType }> {
  const kind = checkout.paymentType
  const received = {
    amountCents: provided.amountCents,
    state: 'received',
    providerReference: provided.paymentReference,
    settledAt: now,
    payerEmail: checkout.payerEmail,
    payerHandOverId: await payerHandOverAt(tx, record.booking, checkout.createdAt),
  } as const
  const [corrected] = await tx
    .update(payments)
    .set(received)
    .where(and(eq(payments.providerReference, provided.id), inArray(payments.state, ['failed', 'rejected'])))
    .returning()
  if (corrected) return { ...corrected, kind }
  const entered = { ...received, bookingId: record.booking.id, kind, method: checkout.method, createdAt: now }
  return { ...(await insertPayment(tx, entered)), kind }
}
