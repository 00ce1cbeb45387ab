import Stripe from 'stripe'
import {
  RefundKeySpent,
  RefundRefused,
  type AcceptedRefund,
  type ProviderDispute,
  type ProviderRefund,
  type NewRefund,
} from '#server/gateway.ts'
import { idOf, isInvalid, nullIfMissing } from './checkout.ts'

/** Error codes of refunds that fail temporarily, until the balance is refilled, the lock is released or the dispute ends. */
const PASSING = new Set(['balance_insufficient', 'lock_timeout', 'charge_disputed'])

/**
 * Refunds money exactly once. Stripe forgets idempotency keys after a day, but its refunds keep our id in their metadata, so they
 * are searched first. A new refund is made, with a new key, only if all of ours have failed.
 * @throws {RefundRefused} if Stripe will never pay it.
 * @throws {RefundKeySpent} if Stripe repeats a failure and has no refund for the key.
 */
export async function refundThroughStripe(stripe: Stripe, wanted: NewRefund): Promise<AcceptedRefund> {
  const made = await ownRefunds(stripe, wanted)
  const taken =
    made.find(({ state }) => state !== 'failed') ?? (await createRefund(stripe, wanted, made.length))
  const { reference, state } = taken
  if (state === 'failed') throw new RefundRefused(`the refund ${reference} has failed`)
  return { refundReference: reference, ...(state === 'pending' && { isPending: true }) }
}

async function ownRefunds(stripe: Stripe, { paymentReference, idempotencyKey }: NewRefund) {
  const made = await fetchStripeRefunds(stripe, paymentReference)
  return made.filter((refund) => refund.idempotencyKey === idempotencyKey)
}

async function createRefund(
  stripe: Stripe,
  wanted: NewRefund,
  failedBefore: number,
): Promise<ProviderRefund> {
  try {
    const created = await stripe.refunds.create(
      {
        payment_intent: wanted.paymentReference,
        amount: wanted.amountCents,
        metadata: { refundId: wanted.idempotencyKey },
      },
      { idempotencyKey: keyOf(wanted, failedBefore) },
    )
    return presentRefund(created)
  } catch (error) {
    if (isRepeated(error)) return madeAfterAll(stripe, wanted, error)
    if (!isInvalid(error) || PASSING.has(error.code ?? '')) throw error
    throw new RefundRefused(error.message, { cause: error })
  }
}

/** Returns the refund's id as key, with a number appended after failed keys. */
function keyOf({ idempotencyKey, keyNumber }: NewRefund, failedBefore: number): string {
  const number = keyNumber + failedBefore
  return number === 0 ? idempotencyKey : `${idempotencyKey}-${number}`
}

/** True if Stripe replays its own server error as the answer to this key, so the request will never be carried out. */
function isRepeated(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  return (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true'
}

/** Returns the refund that Stripe made before it failed. Throws RefundKeySpent if there is none. */
async function madeAfterAll(stripe: Stripe, wanted: NewRefund, cause: unknown): Promise<ProviderRefund> {
  const made = await ownRefunds(stripe, wanted)
  const last = made.find(({ state }) => state !== 'failed') ?? made.at(-1)
  if (last) return last
  throw new RefundKeySpent('Stripe repeats its failure for this key', { cause })
}

export async function fetchStripeRefunds(
  stripe: Stripe,
  paymentReference: string,
): Promise<ProviderRefund[]> {
  const refunds = await nullIfMissing(stripe.refunds.list({ payment_intent: paymentReference, limit: 100 }))
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

/** Maps Stripe's status. A refund by iDEAL or Bancontact may be `pending` for days, and an unknown status has moved no money yet. */
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
  const dispute = await nullIfMissing(stripe.disputes.retrieve(id))
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

/** True if the bank holds no money: an inquiry (warning_…) takes none, and a won dispute has returned it. */
function takesNothing({ status }: Stripe.Dispute): boolean {
  return status.startsWith('warning_') || DISPUTE_ENDS[status] === 'won'
}
