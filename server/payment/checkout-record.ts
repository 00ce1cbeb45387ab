import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { checkoutSessions } from '#server/db/schema.ts'

export type CheckoutRow = typeof checkoutSessions.$inferSelect

/** Ids that no provider ever gave are not looked up: PostgreSQL would fail on some of them. */
const PROVIDER_ID = /^[\w-]{1,255}$/

/** The attempt behind a provider's session, or null where it is none of ours. */
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

/** Attempts that may still be paid, or are being opened. */
export const isLiveCheckout = inArray(checkoutSessions.state, ['opening', 'open'])

/** The one attempt of a booking that may still be paid, or null. */
export async function findLiveCheckout(
  db: Database | Transaction,
  bookingId: string,
): Promise<CheckoutRow | null> {
  const [checkout] = await db
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.bookingId, bookingId), isLiveCheckout))
  return checkout ?? null
}

/**
 * What can still be paid needs the address for the receipt; nothing that has ended keeps it. One that failed sends no receipt to
 * whoever paid, even if it turns out to be right after all: the guest's own goes out then.
 */
function isOver(state: CheckoutRow['state'] | undefined): boolean {
  return state !== undefined && state !== 'opening' && state !== 'open'
}

/** Changes an attempt only where it still is in the state that the change was decided on. */
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
