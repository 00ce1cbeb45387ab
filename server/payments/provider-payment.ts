import { eq } from 'drizzle-orm'
import { banjulDay } from '#domain/dates.ts'
import type { RefundReason } from '#domain/refund-reasons.ts'
import { hasStarted } from '#domain/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { reloadBooking, type PaymentRow } from '#server/store/booking-record.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { askProvider } from './ask-provider.ts'
import { settleCheckout } from './settle-checkout.ts'

/**
 * The ledger's row of a payment at the provider, or null where it is none of ours. Events come in any order: where the
 * payment itself has not been heard of yet, its checkout is settled first. Problem: unavailable.
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

/** Enters money that has left at the provider, without our asking, as a refund of the payment it came from. */
export async function enterMoneyLeft(
  tx: Transaction,
  deps: Deps,
  source: PaymentRow,
  left: { reference: string; amountCents: number; reason: RefundReason },
): Promise<PaymentRow> {
  const now = deps.clock.now()
  const [refund] = await tx
    .insert(payments)
    .values({
      bookingId: source.bookingId,
      kind: 'refund',
      method: source.method,
      amountCents: left.amountCents,
      state: 'refunded',
      providerReference: left.reference,
      refundOf: source.id,
      refundReason: left.reason,
      createdAt: now,
      settledAt: now,
    })
    .returning()
  if (!refund) throw new Error('the ledger did not take a refund')
  return refund
}

/**
 * What is left to pay of a booking is open again when its money has gone, and a place without any money is held for 48
 * new hours. A retreat that has begun stays as it was: what goes back then is a present or a settlement, and no debt.
 */
export async function reopenWithoutMoney(tx: Transaction, deps: Deps, bookingId: string): Promise<void> {
  const now = deps.clock.now()
  const record = await reloadBooking(tx, bookingId)
  if (!record.retreat || hasStarted(record.retreat, banjulDay(now))) return
  await saveTransition(tx, record, { type: 'lose_payment' }, { now })
}
