import { isHoldOver } from '#domain/booking/booking-state.ts'
import type { Actor } from '#domain/admin/history.ts'
import { PAYMENT_TYPES } from '#domain/payment/payment-reference.ts'
import { Problem } from '#domain/api/problem.ts'
import { changeBooking } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { loadBooking, type BookingRecord, type BookingRow } from '#server/store/booking-record.ts'
import { idInToken, isSameToken, linkToken } from '#server/store/link-token.ts'
import { isPayableByCard, mayBePaid, priceOf } from './payable.ts'

/** The token of a booking's payment link, as long as nobody replaces it (decision 0104). */
export function payLinkToken(
  deps: Pick<Deps, 'env'>,
  { id, payLinkVersion }: Pick<BookingRow, 'id' | 'payLinkVersion'>,
): string {
  return linkToken(deps, 'pay', { id, version: payLinkVersion })
}

/**
 * The address by which anybody who has it may pay this booking without signing in; null where nothing is due. None is kept: it
 * follows from the booking, and is the same each time until it is replaced (decision 0104).
 */
export function payLinkOf(deps: Pick<Deps, 'env' | 'clock'>, record: BookingRecord): string | null {
  if (!isAnythingDue(record, deps.clock.now())) return null
  return `${deps.env.baseUrl}/pay/${payLinkToken(deps, record.booking)}`
}

/** The booking that a link is of, as long as something is due by it, or a transfer is only reported. Problem: not-found. */
export async function openPayLink(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  token: string,
): Promise<BookingRecord> {
  const record = await findByPayLink(deps, token)
  const now = deps.clock.now()
  const mayPay = isAnythingDue(record, now) || (!isHoldOver(record.booking, now) && isPayableByCard(record))
  if (!mayPay) throw new Problem('not-found')
  return record
}

/** The same when nothing is due any more: for who has just paid by it. Problem: not-found, where it is none or was replaced. */
export async function findByPayLink(deps: Pick<Deps, 'db' | 'env'>, token: string): Promise<BookingRecord> {
  const id = idInToken(token)
  const record = id && (await loadBooking(deps.db, id))
  if (record && isSameToken(token, payLinkToken(deps, record.booking))) return record
  throw new Problem('not-found')
}

/** Makes the booking's links that are out worthless, and gives the new one, where something is due. Problem: not-found. */
export async function replacePayLink(deps: Deps, bookingId: string, by: Actor): Promise<string | null> {
  return changeBooking(deps, { id: bookingId, by }, ({ booking }) => ({
    columns: { payLinkVersion: booking.payLinkVersion + 1 },
    history: [{ what: 'Pay link replaced' }],
    answer: ({ record }) => payLinkOf(deps, record),
  }))
}

/** Whether there is a payment that the guest may make now. A hold that has run out and was not swept yet is over. */
function isAnythingDue(record: BookingRecord, now: Date): boolean {
  if (isHoldOver(record.booking, now)) return false
  return PAYMENT_TYPES.some((kind) => mayBePaid(record, kind).ok && priceOf(record, kind) > 0)
}
