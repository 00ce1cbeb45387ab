import { hoursAfter } from '#domain/base/dates.ts'
import { reportedCents } from '#domain/payment/ledger.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { payLinkViewSchema, type PayLinkOutcome, type PayLinkView } from '#domain/payment/pay-link-calls.ts'
import { Problem } from '#domain/api/problem.ts'
import { keysOf, pick } from '#domain/booking/typed-records.ts'
import type { Deps } from '#server/deps.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { openMoveOf } from '#server/store/date-change-record.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'
import { findCheckout, type CheckoutRow } from './checkout-record.ts'
import { settleCheckout } from './settle-checkout.ts'

/** How long a card page tells whoever comes back from it what became of it: a link that was paid is good for nothing then. */
const TOLD_FOR_HOURS = 24

/** What of a booking its pay link shows. */
export function presentByPayLink(record: BookingRecord): PayLinkView {
  return pick(presentOpenBooking(record), keysOf(payLinkViewSchema.shape))
}

/**
 * What came of a payment by a booking's link: of a card page, which is settled where the provider's event has not come yet, or of a
 * transfer that was reported. Problems: not-found, also for a card page of another booking; unavailable.
 */
export async function payLinkOutcome(
  deps: Deps,
  record: BookingRecord,
  sessionId: string | undefined,
): Promise<PayLinkOutcome> {
  const move = await openMoveOf(deps.db, record)
  if (sessionId === undefined) {
    if (reportedCents(record.payments) === 0) throw new Problem('not-found')
    return { booking: presentByPayLink(record), ...(move && { move }), card: null }
  }
  const opened = await findCheckout(deps.db, sessionId)
  if (!opened || !isTold(opened, record, deps.clock.now())) throw new Problem('not-found')
  const checkout = (await settleCheckout(deps, sessionId)) ?? opened
  return {
    booking: presentByPayLink((await loadBooking(deps.db, record.booking.id)) ?? record),
    ...(move && { move }),
    card: {
      paid: checkout.state === 'settled',
      returned: checkout.state === 'refunded',
      amount: eurosFromCents(checkout.amountCents),
      method: checkout.method,
    },
  }
}

function isTold(checkout: CheckoutRow, { booking }: BookingRecord, now: Date): boolean {
  return (
    checkout.byPayLink &&
    checkout.bookingId === booking.id &&
    hoursAfter(checkout.createdAt, TOLD_FOR_HOURS) > now
  )
}
