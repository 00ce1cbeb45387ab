import type { BaseDeps } from '#server/base-deps.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { loadBooking, type BookingRecord, type BookingRow } from './booking-record.ts'
import { idInToken, isSameToken, linkToken } from './link-token.ts'

// Emails about an unclaimed booking carry a claim link on their pay button. Anyone with the link can read the booking's mailbox, so
// they may claim the booking in any browser (decision 0005).

/** The fields of a booking that determine its claim link. */
export type Claimable = Pick<BookingRow, 'id' | 'email' | 'userId'>

/**
 * Returns the token in a booking's emails. Null if the booking has no address or is already claimed. It becomes invalid when the
 * address changes.
 */
function claimToken(deps: Pick<BaseDeps, 'env'>, { id, email, userId }: Claimable): string | null {
  return userId !== null || email === null ? null : linkToken(deps, 'claim', { id, version: email })
}

/** True if a token allows claiming this booking in its current state. */
export function opensClaim(deps: Pick<BaseDeps, 'env'>, booking: Claimable, token: string): boolean {
  const good = claimToken(deps, booking)
  return good !== null && isSameToken(token, good)
}

/** Returns the booking that a token allows claiming. Null if the token is forged or no longer valid. */
export async function findByClaimToken(
  deps: Pick<BaseDeps, 'env'>,
  db: Database | Transaction,
  token: string,
): Promise<BookingRecord | null> {
  const id = idInToken(token)
  const record = id && (await loadBooking(db, id))
  return record && opensClaim(deps, record.booking, token) ? record : null
}

/** Returns the payment URL for emails to a booking's guest: the claim link while the booking is unclaimed. */
export function mailedPaymentAddress(deps: Pick<BaseDeps, 'env'>, booking: Claimable): string {
  const token = claimToken(deps, booking)
  return deps.env.baseUrl + (token === null ? paymentPath(booking.id) : `/claim/${token}`)
}

/** Returns the path where a signed-in guest pays. */
export function paymentPath(bookingId: string): string {
  return `/payment?leadId=${bookingId}`
}

/** Returns an email's text with claim links replaced by plain payment links, so that it can be stored or shown. */
export function withoutClaimLinks(words: string): string {
  return words.replaceAll(/\/claim\/([\w-]{43})/g, (_, token: string) => paymentPath(idInToken(token) ?? ''))
}

/** Returns an email's text as sent, with the current claim link. */
export function withClaimLink(deps: Pick<BaseDeps, 'env'>, booking: Claimable, words: string): string {
  const plain = deps.env.baseUrl + paymentPath(booking.id)
  return withoutClaimLinks(words).replaceAll(plain, mailedPaymentAddress(deps, booking))
}
