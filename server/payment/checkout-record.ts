import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { PaymentPart } from '#domain/payment/group-payment.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { checkoutSessions } from '#server/db/schema.ts'

export type CheckoutRow = typeof checkoutSessions.$inferSelect

/** Format of provider ids. Others are not looked up, because PostgreSQL fails on some of them. */
const PROVIDER_ID = /^[\w-]{1,255}$/

/** Returns the checkout of a provider's session. Null if the session is not one of ours. */
export async function findCheckout(
  db: Database | Transaction,
  providerId: string,
): Promise<CheckoutRow | null> {
  if (!PROVIDER_ID.test(providerId)) return null
  const [checkout] = await db
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.providerId, providerId))
  return checkout ?? null
}

/** Checkouts that can still be paid or are being opened. */
export const isLiveCheckout = inArray(checkoutSessions.state, ['opening', 'open'])

/** Returns the only checkout of a booking, or of its group, that can still be paid or is being opened, or null. */
export async function findLiveCheckout(
  db: Database | Transaction,
  bookingId: string,
): Promise<CheckoutRow | null> {
  const [checkout] = await db
    .select()
    .from(checkoutSessions)
    .where(and(isLiveCheckout, or(eq(checkoutSessions.bookingId, bookingId), paysFor(bookingId))))
  return checkout ?? null
}

/** Matches checkouts for a group that this booking belongs to. */
function paysFor(bookingId: string) {
  return sql`${checkoutSessions.parts} @> ${JSON.stringify([{ bookingId }])}::jsonb`
}

/** Returns what each booking gets of a checkout: all of it is its own booking's unless it pays for a group. */
export function partsOf({ bookingId, amountCents, parts }: CheckoutRow): PaymentPart[] {
  return parts ?? [{ bookingId, amountCents }]
}

/**
 * True once a checkout has ended, when its payer's receipt address is deleted. A failed checkout that is settled after all
 * therefore sends a receipt to the guest only.
 */
function isOver(state: CheckoutRow['state'] | undefined): boolean {
  return state !== undefined && state !== 'opening' && state !== 'open'
}

/** Changes a checkout only if it is still in the state that the change was decided on; returns null otherwise. */
export async function moveCheckout(
  db: Database | Transaction,
  checkout: Pick<CheckoutRow, 'id' | 'state'>,
  change: Partial<Pick<CheckoutRow, 'providerId' | 'url' | 'state'>>,
): Promise<CheckoutRow | null> {
  const [moved] = await db
    .update(checkoutSessions)
    .set({ ...change, ...(isOver(change.state) && { payerEmail: null }) })
    .where(and(eq(checkoutSessions.id, checkout.id), eq(checkoutSessions.state, checkout.state)))
    .returning()
  return moved ?? null
}
