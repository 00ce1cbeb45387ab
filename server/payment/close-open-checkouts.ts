import { and, lte } from 'drizzle-orm'
import { wrongState, type Problem } from '#domain/contract/problem.ts'
import {
  changeTogether,
  readBooking,
  unchanged,
  type Decide,
  type DecideTogether,
  type BookingRef,
} from '#server/change/change-booking.ts'
import type { ChangeContext, ChangedBy, Locks } from '#server/change/under-locks.ts'
import { checkoutSessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { askProvider } from '#server/gateway.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { forEachBooking, type DueBooking } from '#server/store/for-each-booking.ts'
import { findLiveCheckout, isLiveCheckout, moveCheckout } from './checkout-record.ts'
import { settleCheckout } from './settle-checkout.ts'

const ATTEMPTS = 5

/** Stands for the result of a change that was not made because a checkout had been opened. */
const IS_OPEN = Symbol('a checkout is open')

/**
 * Makes sure that no checkout of a booking can be paid any more. A checkout that turns out to be paid is settled, so the caller must read
 * the booking again. Problems: unavailable while the provider does not answer; wrong-state while another checkout keeps being opened.
 */
export async function closeOpenCheckouts(deps: Deps, bookingId: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const live = await findLiveCheckout(deps.db, bookingId)
    if (!live) return
    // Nobody has received the URL of a checkout that is still being opened, and its opener will find it closed.
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

/**
 * Changes a booking while none of its checkouts can be paid. Problems: not-found; unavailable while the provider does not answer;
 * wrong-state while another checkout keeps being opened.
 */
export async function changeWithCheckoutsClosed<Result>(
  deps: Deps,
  { id, ...which }: BookingRef & Pick<Locks, 'lockFirst'>,
  decide: Decide<Result>,
): Promise<Result> {
  // Refuses another guest's booking before its checkouts are closed.
  await readBooking(deps, { id, by: which.by })
  const [result] = await changeTogetherWithCheckoutsClosed<Result>(
    deps,
    { ids: [id], ...which },
    async ([record], context) => (record ? [await decide(record, context)] : []),
  )
  // Of one booking there is one result.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return result as Result
}

/** Changes bookings of one group while none of their checkouts can be paid. Problems: as for one booking. */
export async function changeTogetherWithCheckoutsClosed<Result>(
  deps: Deps,
  which: Locks,
  decide: DecideTogether<Result>,
): Promise<Result[]> {
  const { ids } = which
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    for (const id of ids) await closeOpenCheckouts(deps, id)
    const done = await changeTogether<Result | typeof IS_OPEN>(deps, which, async (records, context) => {
      // Checkouts begin under these locks too, so no new one can appear from here on.
      for (const id of ids)
        if (await findLiveCheckout(context.tx, id)) return ids.map(() => unchanged(IS_OPEN))
      return decide(records, context)
    })
    const results = done.flatMap((result) => (result === IS_OPEN ? [] : [result]))
    if (results.length === done.length) return results
  }
  throw stillOpening()
}

/**
 * Changes each of these bookings with its checkouts closed, one after the other. A failure is logged and does not stop the others
 * (for-each-booking.ts): a checkout that cannot be closed now delays only its own booking.
 */
export async function changeEachWithCheckoutsClosed<Due extends DueBooking>(
  deps: Deps,
  by: ChangedBy,
  due: readonly Due[],
  failure: string,
  decide: (record: BookingRecord, context: ChangeContext, each: Due) => ReturnType<Decide<unknown>>,
): Promise<void> {
  await forEachBooking(deps, due, failure, (each) => {
    const which = { id: each.bookingId, by }
    return changeWithCheckoutsClosed(deps, which, (record, context) => decide(record, context, each))
  })
}

function stillOpening(): Problem {
  return wrongState('A card payment is being started for this booking. Please try again.')
}

/**
 * Settles or closes checkouts that have expired, which finds payments even if no event arrived and no guest returned. It also ends
 * checkouts that a crash left half open: nobody received their URL, and their idempotency key is not used again.
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
