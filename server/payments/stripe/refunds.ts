import type Stripe from 'stripe'
import {
  RefundRefused,
  type ProviderDispute,
  type ProviderRefund,
  type RefundOrder,
} from '#server/payments/gateway.ts'
import { idOf, isInvalid, unlessMissing } from './answers.ts'

/** Refunds that fail for now, and not for good: the account's balance is filled by the next payments. */
const PASSING = new Set(['balance_insufficient', 'lock_timeout'])

/** Gives money back, once for each key. Throws RefundRefused where Stripe never will. */
export async function refundThroughStripe(
  stripe: Stripe,
  order: RefundOrder,
): Promise<{ refundReference: string }> {
  // Stripe forgets keys after a day; the refund itself remembers for good what it was made for.
  const made = await fetchStripeRefunds(stripe, order.paymentReference)
  const earlier = made.find(({ idempotencyKey }) => idempotencyKey === order.idempotencyKey)
  const { reference, state } = earlier ?? (await createRefund(stripe, order))
  if (state === 'failed') throw new RefundRefused(`the refund ${reference} has failed`)
  return { refundReference: reference }
}

async function createRefund(stripe: Stripe, order: RefundOrder): Promise<ProviderRefund> {
  try {
    const created = await stripe.refunds.create(
      {
        payment_intent: order.paymentReference,
        amount: order.amountCents,
        metadata: { refundId: order.idempotencyKey },
      },
      { idempotencyKey: order.idempotencyKey },
    )
    return presentRefund(created)
  } catch (error) {
    if (!isInvalid(error) || PASSING.has(error.code ?? '')) throw error
    throw new RefundRefused(error.message, { cause: error })
  }
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
    state: made.status === 'failed' || made.status === 'canceled' ? 'failed' : 'paid',
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
