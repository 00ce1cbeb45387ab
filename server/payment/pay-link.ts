import { hoursAfter } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { keysOf, pick } from '#domain/base/typed-records.ts'
import { payLinkViewSchema, type PayLinkOutcome, type PayLinkView } from '#domain/contract/pay-link-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import { reportedCents } from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES } from '#domain/payment/payment-reference.ts'
import { isHoldOver } from '#domain/place/booking-status.ts'
import { changeBooking, type BookingRef } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { loadBooking, type BookingRecord, type BookingRow } from '#server/store/booking-record.ts'
import { openMoveOf } from '#server/store/date-change-record.ts'
import { findByToken, linkToken } from '#server/store/link-token.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'
import { findCheckout, type CheckoutRow } from './checkout-record.ts'
import { isPayableByCard, mayBePaid, priceOf } from './payable.ts'
import { settleCheckout } from './settle-checkout.ts'

/** Returns the token of a booking's pay link, the same until the link is replaced (decision 0104). */
export function payLinkToken(
  deps: Pick<Deps, 'env'>,
  { id, payLinkVersion }: Pick<BookingRow, 'id' | 'payLinkVersion'>,
): string {
  return linkToken(deps, 'pay', { id, version: payLinkVersion })
}

/**
 * Returns the URL where anyone who has it can pay for the booking without signing in. Null if nothing is due. It is computed from
 * the booking, not stored, and stays the same until replaced (decision 0104).
 */
export function payLinkOf(deps: Pick<Deps, 'env' | 'clock'>, record: BookingRecord): string | null {
  if (!isAnythingDue(record, deps.clock.now())) return null
  return `${deps.env.baseUrl}/pay/${payLinkToken(deps, record.booking)}`
}

/** Returns the booking of a pay link while something is due, or a transfer is reported but not yet received. Problem: not-found. */
export async function openPayLink(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  token: string,
): Promise<BookingRecord> {
  const record = await findByPayLink(deps, token)
  if (isHoldOver(record.booking, deps.clock.now()) || !isPayableByCard(record)) throw new Problem('not-found')
  return record
}

/**
 * Returns the booking of a pay link even if nothing is due, for someone who has just paid. Problem: not-found, also for a replaced link.
 */
export async function findByPayLink(deps: Pick<Deps, 'db' | 'env'>, token: string): Promise<BookingRecord> {
  const record = await findByToken(
    token,
    (id) => loadBooking(deps.db, id),
    ({ booking }) => payLinkToken(deps, booking),
  )
  if (!record) throw new Problem('not-found')
  return record
}

/** Invalidates the booking's pay links and returns the new one, or null if nothing is due. Problem: not-found. */
export async function replacePayLink(deps: Deps, which: BookingRef): Promise<string | null> {
  return changeBooking(deps, which, ({ booking }) => ({
    columns: { payLinkVersion: booking.payLinkVersion + 1 },
    history: [{ what: 'Payment link replaced' }],
    result: ({ record }) => payLinkOf(deps, record),
  }))
}

/** True if the guest can make a payment now. A hold that has run out counts as over even before it is expired. */
function isAnythingDue(record: BookingRecord, now: Date): boolean {
  if (isHoldOver(record.booking, now)) return false
  return PAYMENT_TYPES.some((kind) => mayBePaid(record, kind).ok && priceOf(record, kind) > 0)
}

/** Hours for which the pay link shows the outcome of a checkout. The link itself stops working once everything is paid. */
const OUTCOME_HOURS = 24

export function presentByPayLink(record: BookingRecord): PayLinkView {
  const { bookedByOther: _, ...shape } = payLinkViewSchema.shape
  return {
    ...pick(presentOpenBooking(record), keysOf(shape)),
    ...(record.booking.bookedByOther && { bookedByOther: true }),
  }
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
  if (!opened || !showsOutcome(opened, record, deps.clock.now())) throw new Problem('not-found')
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

function showsOutcome(checkout: CheckoutRow, { booking }: BookingRecord, now: Date): boolean {
  return (
    checkout.byPayLink &&
    checkout.bookingId === booking.id &&
    hoursAfter(checkout.createdAt, OUTCOME_HOURS) > now
  )
}
