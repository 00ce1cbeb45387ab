import { and, lte } from 'drizzle-orm'
import { Problem } from '#domain/api/problem.ts'
import {
  changeBooking,
  readBooking,
  unchanged,
  type Decide,
  type Which,
} from '#server/change/change-booking.ts'
import { checkoutSessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { askProvider } from './ask-provider.ts'
import { findLiveCheckout, isLiveCheckout, moveCheckout } from './checkout-record.ts'
import { settleCheckout } from './settle-checkout.ts'

const ATTEMPTS = 5

/**
 * Makes sure that no card page of a booking can be paid any more. One that turns out to be paid is settled, so whoever
 * goes on afterwards reads the booking anew. Throws while the provider cannot say.
 */
export async function closeOpenCheckouts(deps: Deps, bookingId: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const live = await findLiveCheckout(deps.db, bookingId)
    if (!live) return
    // The url of a page that is still being opened was handed out to nobody; whoever is opening it finds it closed.
    if (live.providerId === null) {
      await moveCheckout(deps.db, live, { state: 'closed' })
      continue
    }
    const { providerId } = live
    const end = await askProvider(() => deps.gateway.closeCheckout(providerId))
    if (end === 'closed') await moveCheckout(deps.db, live, { state: 'closed' })
    else await settleCheckout(deps, providerId)
  }
  throw stillOpening()
}

/** Changes a booking at a moment when no card page of it can be paid. Problems: not-found; unavailable while a page cannot be closed. */
export async function changeWithCheckoutsClosed<Answer>(
  deps: Deps,
  which: Which,
  decide: Decide<Answer>,
): Promise<Answer> {
  await readBooking(deps, which)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await closeOpenCheckouts(deps, which.id)
    const done = await changeBooking<{ answer: Answer } | null>(deps, which, async (record, changing) => {
      // A page is begun under the same lock: from here on there can be no new one.
      if (await findLiveCheckout(changing.tx, which.id)) return unchanged(null)
      const outcome = await decide(record, changing)
      return { ...outcome, answer: async (saved) => ({ answer: await outcome.answer(saved) }) }
    })
    if (done) return done.answer
  }
  throw stillOpening()
}

function stillOpening(): Problem {
  return new Problem('wrong-state', {
    detail: 'A card payment is being started for this booking. Please try again.',
  })
}

/**
 * Settles or closes the pages whose time is up: a payment is found even where no event and no guest came back. One that a crash
 * left while it was being opened ends too: what the provider may have of it was handed out to nobody, and its key is not used again.
 */
export async function closeOverdueCheckouts(deps: Deps): Promise<void> {
  const overdue = await deps.db
    .select({ bookingId: checkoutSessions.bookingId })
    .from(checkoutSessions)
    .where(and(isLiveCheckout, lte(checkoutSessions.expiresAt, deps.clock.now())))
  await forEachBooking(deps, overdue, 'an overdue card page could not be closed yet', ({ bookingId }) =>
    closeOpenCheckouts(deps, bookingId),
  )
}
