import { Problem } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'
import { loadOwnBooking } from '#server/store/booking-record.ts'
import { findCheckout, type CheckoutRow } from './checkout-record.ts'
import { settleCheckout } from './settle-checkout.ts'

/**
 * Whether a guest's own card payment counts, settling it where the provider's event has not come yet. A payment that was
 * given straight back does not count. Problems: not-found, unavailable.
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
