import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Cents } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import type { Database } from '#server/db/connect.ts'
import { sandboxCheckouts, sandboxRefunds } from '#server/db/schema.ts'
import { RefundRefused, type NewCheckout, type PaymentGateway, type NewRefund } from '#server/gateway.ts'
import { verifyEvent } from '#server/payment/stripe/verify-event.ts'
import type { Clock } from '#server/process/clock.ts'

export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect

interface SandboxParts {
  db: Database
  clock: Clock
  /** Secret that signs and verifies the sandbox's events. */
  webhookSecret: string
}

/** Returns a provider that moves no money and stores everything, for an instance without keys. */
export function createSandbox(parts: SandboxParts): PaymentGateway {
  const { db, clock } = parts
  return {
    provider: 'sandbox',
    createCheckout: (wanted) => createCheckout(db, wanted),
    async fetchCheckout(id) {
      const checkout = await findSandboxCheckout({ db, clock }, id)
      if (!checkout) return null
      const paid = checkout.status === 'complete'
      return {
        ...pick(checkout, ['id', 'bookingId', 'paymentType', 'amountCents', 'status']),
        currency: 'eur',
        paid,
        paymentReference: paid ? checkout.paymentIntent : null,
      }
    },
    closeCheckout: (id) => closeCheckout(db, id),
    async findCheckoutOfPayment(paymentReference) {
      const [checkout] = await db
        .select({ id: sandboxCheckouts.id })
        .from(sandboxCheckouts)
        .where(eq(sandboxCheckouts.paymentIntent, paymentReference))
      return checkout?.id ?? null
    },
    refund: (wanted) => refund(db, wanted),
    async fetchRefunds(paymentReference) {
      const refunds = await db
        .select()
        .from(sandboxRefunds)
        .where(eq(sandboxRefunds.paymentIntent, paymentReference))
      return refunds.map(({ id, idempotencyKey, amountCents }) => ({
        reference: id,
        idempotencyKey,
        amountCents,
        state: 'paid',
      }))
    },
    // Sandbox payments involve no bank, so nobody can dispute them.
    fetchDispute: () => Promise.resolve(null),
    verifyWebhook: (rawBody, signature) => verifyEvent(rawBody, signature, parts.webhookSecret),
  }
}

/** Returns the sandbox's webhook secret, derived from the cookie secret because there is no second party to share one with. */
export function sandboxWebhookSecret(sessionSecret: string): string {
  return `whsec_${createHmac('sha256', sessionSecret).update('sandbox webhook').digest('hex')}`
}

/** Returns a checkout as it is now; an unpaid one whose time is over has expired. Null if unknown. */
export async function findSandboxCheckout(
  parts: { db: Database; clock: Clock },
  id: string,
): Promise<SandboxCheckout | null> {
  if (!isSandboxId(id)) return null
  const [checkout] = await parts.db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
  if (!checkout) return null
  const isOver = checkout.status === 'open' && checkout.expiresAt <= parts.clock.now()
  return isOver ? { ...checkout, status: 'expired' } : checkout
}

/** Marks a checkout as paid. Returns false if it was already paid, closed or expired. */
export async function paySandboxCheckout(
  parts: { db: Database; clock: Clock },
  id: string,
): Promise<boolean> {
  const paid = await parts.db
    .update(sandboxCheckouts)
    .set({ status: 'complete' })
    .where(
      and(
        eq(sandboxCheckouts.id, id),
        eq(sandboxCheckouts.status, 'open'),
        gt(sandboxCheckouts.expiresAt, parts.clock.now()),
      ),
    )
    .returning({ id: sandboxCheckouts.id })
  return paid.length > 0
}

/** Returns the provider's event for a paid checkout, with its signature. */
export async function signedCompletion(
  parts: { clock: Clock; webhookSecret: string },
  checkout: SandboxCheckout,
): Promise<{ rawBody: string; signature: string }> {
  const rawBody = JSON.stringify({
    id: newId('evt'),
    object: 'event',
    type: 'checkout.session.completed',
    created: Math.floor(parts.clock.now().getTime() / 1000),
    livemode: false,
    data: {
      object: {
        id: checkout.id,
        object: 'checkout.session',
        status: 'complete',
        payment_status: 'paid',
        payment_intent: checkout.paymentIntent,
        amount_total: checkout.amountCents,
        currency: 'eur',
        metadata: { bookingId: checkout.bookingId, paymentType: checkout.paymentType },
      },
    },
  })
  const { default: Stripe } = await import('stripe')
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: rawBody,
    secret: parts.webhookSecret,
  })
  return { rawBody, signature }
}

function newId(kind: 'cs' | 'pi' | 're' | 'evt'): string {
  return `${kind}_sandbox_${randomBytes(24).toString('base64url')}`
}

/** True for an id of a page or payment of the sandbox. */
export function isSandboxId(id: string): boolean {
  return /^(cs|pi)_sandbox_[\w-]{32}$/.test(id)
}

async function createCheckout(db: Database, wanted: NewCheckout): Promise<{ id: string; url: string }> {
  const id = newId('cs')
  await db
    .insert(sandboxCheckouts)
    .values({
      ...pick(wanted, ['idempotencyKey', 'bookingId', 'paymentType', 'method', 'description']),
      ...pick(wanted, ['amountCents', 'cancelUrl', 'expiresAt']),
      id,
      paymentIntent: newId('pi'),
      status: 'open',
      successUrl: wanted.successUrl.replace('{CHECKOUT_SESSION_ID}', id),
    })
    .onConflictDoNothing({ target: sandboxCheckouts.idempotencyKey })
  const [checkout] = await db
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.idempotencyKey, wanted.idempotencyKey))
  if (checkout?.bookingId !== wanted.bookingId || checkout.amountCents !== wanted.amountCents) {
    throw new Error('this idempotency key belongs to another checkout')
  }
  // The hosted page is on this site, under the host name that the guest came by.
  return { id: checkout.id, url: new URL(`/sandbox/checkout/${checkout.id}`, wanted.successUrl).href }
}

async function closeCheckout(db: Database, id: string): Promise<'closed' | 'paid'> {
  await db
    .update(sandboxCheckouts)
    .set({ status: 'expired' })
    .where(and(eq(sandboxCheckouts.id, id), eq(sandboxCheckouts.status, 'open')))
  const [checkout] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id))
  if (!checkout) throw new Error('there is no such checkout')
  return checkout.status === 'complete' ? 'paid' : 'closed'
}

async function refund(db: Database, wanted: NewRefund): Promise<{ refundReference: string }> {
  return db.transaction(async (tx) => {
    const [payment] = await tx
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.paymentIntent, wanted.paymentReference))
      .for('update')
    if (payment?.status !== 'complete') throw new RefundRefused('there is no such payment')
    const [earlier] = await tx
      .select({ id: sandboxRefunds.id })
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.idempotencyKey, wanted.idempotencyKey))
    if (earlier) return { refundReference: earlier.id }
    const [sum] = await tx
      .select({ cents: sql<Cents>`coalesce(sum(${sandboxRefunds.amountCents}), 0)::int` })
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.paymentIntent, wanted.paymentReference))
    if ((sum?.cents ?? 0) + wanted.amountCents > payment.amountCents) {
      throw new RefundRefused('more than was paid cannot be given back')
    }
    const refundReference = newId('re')
    await tx.insert(sandboxRefunds).values({
      id: refundReference,
      idempotencyKey: wanted.idempotencyKey,
      paymentIntent: wanted.paymentReference,
      amountCents: wanted.amountCents,
    })
    return { refundReference }
  })
}
