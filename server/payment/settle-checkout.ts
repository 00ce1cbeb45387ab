import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { formatCents } from '#domain/base/money.ts'
import { GUEST } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import { payerOf } from '#domain/payment/payer.ts'
import { changeTogether, unchanged, type LedgerChange, type Outcome } from '#server/change/change-booking.ts'
import { mailOf, operatorMailOf } from '#server/change/mails.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { askProvider, type ProviderCheckout } from '#server/gateway.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { loadOwnBooking, paymentIn, type BookingRecord } from '#server/store/booking-record.ts'
import { payerHandOverAt } from '#server/store/hand-over-record.ts'
import { countPayment } from './apply-payment.ts'
import { findCheckout, moveCheckout, partsOf, type CheckoutRow } from './checkout-record.ts'
import { mayBePaidByCard } from './payable.ts'
import { receiptsOf } from './receipts-due.ts'

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
  const ids = partsOf(checkout).map(({ bookingId }) => bookingId)
  const locks = { ids, by: GUEST, lockFirst: 'places' as const }
  const [settled = null] = await changeTogether<CheckoutRow | null>(deps, locks, (records, context) =>
    settle(deps, context, records, provided),
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

/** Returns what happens to each booking that a checkout paid for; the first, whose checkout it is, is changed last. */
async function settle(
  deps: Deps,
  context: ChangeContext,
  records: readonly BookingRecord[],
  provided: ProviderCheckout,
): Promise<Outcome<CheckoutRow | null>[]> {
  const { tx } = context
  const checkout = await findCheckout(tx, provided.id)
  if (!checkout || isSettled(checkout)) return records.map(() => unchanged(checkout))

  const mismatch = await mismatchOf(tx, checkout, provided)
  if (mismatch) {
    const [first, ...others] = records
    const problem = first
      ? [await recordMismatch(deps, context, first, { checkout, provided, mismatch })]
      : []
    return [...problem, ...others.map(() => unchanged(null))]
  }
  const parts = partsOf(checkout)
  let keptCents = 0
  const outcomes: Outcome<CheckoutRow | null>[] = []
  for (const [index, record] of records.entries()) {
    const amountCents = parts[index]?.amountCents ?? 0
    const fits = mayBePaidByCard(record, checkout.paymentType).ok
    const { id, payments: ledger } = await cardPayment(context, record, checkout, {
      ...provided,
      amountCents,
    })
    outcomes.push({
      payments: ledger,
      next: async ({ record: paid }) => {
        const payment = paymentIn(paid, id)
        const { change, counts } = await countPayment(context, paid, payment, { fits })
        if (counts) keptCents += payment.amountCents
        const isOwn = index === 0
        const state = keptCents > 0 ? 'settled' : 'refunded'
        // Nobody has to confirm it, so the guest is emailed at once: of a group once, with the receipts of all.
        const receipts = receiptsOf([payment])
        return {
          ...(isOwn && { also: (write) => moveCheckout(write, checkout, { state }) }),
          ...change,
          ...receipts,
          mails: async (saved) => {
            if (!isOwn && counts) return []
            return [
              ...(await receipts.mails(saved)),
              ...(counts
                ? [
                    operatorMailOf('operator-card-payment', {
                      payment: { ...payment, amountCents: keptCents },
                    }),
                  ]
                : []),
            ]
          },
          result: (done) => findCheckout(done.tx, provided.id),
        }
      },
    })
  }
  return outcomes
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
  { tx }: ChangeContext,
  record: BookingRecord,
  { checkout, provided, mismatch }: { checkout: CheckoutRow; provided: ProviderCheckout; mismatch: string },
): Promise<Outcome<CheckoutRow | null>> {
  if (checkout.state === 'failed') return unchanged(checkout)
  deps.log.error(
    { bookingId: checkout.bookingId, checkout: checkout.id, mismatch },
    'a card payment does not match what was asked for',
  )
  const failed = {
    id: randomUUID(),
    kind: checkout.paymentType,
    method: checkout.method,
    amountCents: provided.amountCents > 0 ? provided.amountCents : checkout.amountCents,
    state: 'failed' as const,
    // Uses the checkout's id, so the payment's id stays free in case the payment turns out to fit.
    providerReference: provided.id,
    payerHandOverId: await payerHandOverAt(tx, record.booking, checkout.createdAt),
  }
  return {
    also: (write) => moveCheckout(write, checkout, { state: 'failed' }),
    payments: { add: [failed] },
    mails: (saved) => [
      mailOf('operator-payment-problem', { payment: paymentIn(saved.record, failed.id), problem: mismatch }),
    ],
    result: (done) => findCheckout(done.tx, provided.id),
  }
}

/** Returns the ledger row of a fitting payment: a new one, or the row that had failed before. */
async function cardPayment(
  { tx, now }: ChangeContext,
  record: BookingRecord,
  checkout: CheckoutRow,
  provided: ProviderCheckout,
): Promise<{ id: string; payments: LedgerChange }> {
  const received = {
    amountCents: provided.amountCents,
    state: 'received' as const,
    providerReference: provided.paymentReference,
    settledAt: now,
    payerEmail: checkout.payerEmail,
    paidBy: checkout.byPayLink ? ('link' as const) : payerOf(record.booking),
    payerHandOverId: await payerHandOverAt(tx, record.booking, checkout.createdAt),
  }
  const failed = record.payments.find(
    ({ providerReference, state }) =>
      providerReference === provided.id && (state === 'failed' || state === 'rejected'),
  )
  if (failed) return { id: failed.id, payments: { set: [{ ids: [failed.id], columns: received }] } }
  const id = randomUUID()
  const { paymentType: kind, method } = checkout
  return { id, payments: { add: [{ ...received, id, kind, method }] } }
}
