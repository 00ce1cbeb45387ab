import Stripe from 'stripe'
import {
  RefundKeySpent,
  RefundRefused,
  type MadeRefund,
  type ProviderDispute,
  type ProviderRefund,
  type RefundOrder,
} from '#server/payment/gateway.ts'
import { idOf, isInvalid, unlessMissing } from './answers.ts'

/** Refunds that fail for now, and not for good: the next payments fill the balance, and a dispute comes to its end. */
const PASSING = new Set(['balance_insufficient', 'lock_timeout', 'charge_disputed'])

/**
 * Gives money back, once. Stripe forgets keys after a day; the refunds themselves remember for good what they were made for,
 * and are looked through first. Only where all of ours have failed is one made anew, with a key that none of them had.
 *
 * @throws {RefundRefused} where Stripe never will.
 * @throws {RefundKeySpent} where Stripe repeats a failure and has no refund of it.
 */
export async function refundThroughStripe(stripe: Stripe, order: RefundOrder): Promise<MadeRefund> {
  const made = await ownRefunds(stripe, order)
  const taken =
    made.find(({ state }) => state !== 'failed') ?? (await createRefund(stripe, order, made.length))
  const { reference, state } = taken
  if (state === 'failed') throw new RefundRefused(`the refund ${reference} has failed`)
  return { refundReference: reference, ...(state === 'pending' && { isPending: true }) }
}

async function ownRefunds(stripe: Stripe, { paymentReference, idempotencyKey }: RefundOrder) {
  const made = await fetchStripeRefunds(stripe, paymentReference)
  return made.filter((refund) => refund.idempotencyKey === idempotencyKey)
}

async function createRefund(
  stripe: Stripe,
  order: RefundOrder,
  failedBefore: number,
): Promise<ProviderRefund> {
  try {
    const created = await stripe.refunds.create(
      {
        payment_intent: order.paymentReference,
        amount: order.amountCents,
        metadata: { refundId: order.idempotencyKey },
      },
      { idempotencyKey: keyOf(order, failedBefore) },
    )
    return presentRefund(created)
  } catch (error) {
    if (isRepeated(error)) return madeAfterAll(stripe, order, error)
    if (!isInvalid(error) || PASSING.has(error.code ?? '')) throw error
    throw new RefundRefused(error.message, { cause: error })
  }
}

/** The refund's own id; a key that has failed is followed by another. */
function keyOf({ idempotencyKey, keyNumber }: RefundOrder, failedBefore: number): string {
  const number = keyNumber + failedBefore
  return number === 0 ? idempotencyKey : `${idempotencyKey}-${number}`
}

/** Stripe has kept a fault of its own as the answer to this key: the request is over, and will not be carried out again. */
function isRepeated(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  return (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true'
}

/** A fault may have come after the refund was made: only where Stripe has none is the key spent. */
async function madeAfterAll(stripe: Stripe, order: RefundOrder, cause: unknown): Promise<ProviderRefund> {
  const made = await ownRefunds(stripe, order)
  const last = made.find(({ state }) => state !== 'failed') ?? made.at(-1)
  if (last) return last
  throw new RefundKeySpent('Stripe repeats its failure for this key', { cause })
}

export async function fetchStripeRefunds(
  stripe: Stripe,
  paymentReference: string,
): Promise<ProviderRefund[]> {
  const refunds = await unlessMissing(stripe.refunds.list({ payment_intent: paymentReference, limit: 100 }))
  return refunds?.data.map(presentRefund) ?? []
}

function presentRefund(made: Stripe.Refund): ProviderRefund {
  return {
    reference: made.id,
    idempotencyKey: made.metadata?.['refundId'] ?? null,
    amountCents: made.amount,
    state: stateOf(made.status),
    ...(made.status === 'canceled' && { isCanceled: true }),
  }
}

/** A refund by iDEAL or Bancontact may be `pending` for days; a status that Stripe does not name moved no money yet. */
function stateOf(status: Stripe.Refund['status']): ProviderRefund['state'] {
  switch (status) {
    case 'succeeded':
      return 'paid'
    case 'failed':
    case 'canceled':
      return 'failed'
    default:
      return 'pending'
  }
}

export async function fetchStripeDispute(stripe: Stripe, id: string): Promise<ProviderDispute | null> {
  const dispute = await unlessMissing(stripe.disputes.retrieve(id))
  const paymentReference = dispute && idOf(dispute.payment_intent)
  if (!paymentReference) return null
  const dueBy = dispute.evidence_details.due_by
  return {
    id: dispute.id,
    paymentReference,
    amountCents: dispute.amount,
    takenCents: takesNothing(dispute) ? 0 : dispute.amount,
    state: DISPUTE_ENDS[dispute.status] ?? 'open',
    answerBy: dueBy === null ? null : new Date(dueBy * 1000),
  }
}

const DISPUTE_ENDS: Record<string, ProviderDispute['state']> = {
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
  lost: 'lost',
}

/** An inquiry of the bank (warning_…) moves no money yet, and a dispute that was won has given it back. */
function takesNothing({ status }: Stripe.Dispute): boolean {
  return status.startsWith('warning_') || DISPUTE_ENDS[status] === 'won'
}
