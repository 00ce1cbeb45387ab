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

/** Hours for which the pay link shows the outcome of a checkout. The link itself stops working once everything is paid. */
const TOLD_FOR_HOURS = 24

/** Returns the part of a booking that its pay link shows. */
export function presentByPayLink(record: BookingRecord): PayLinkView {
  return pick(presentOpenBooking(record), keysOf(payLinkViewSchema.shape))
}

/**
 * Returns the outcome of a payment by pay link: of a checkout, which is settled here if the provider's event has not arrived, or of
 * a reported transfer. Problems: not-found, also for a checkout of another booking; unavailable.
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
