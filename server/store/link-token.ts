import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { loadBooking, type BookingRecord, type BookingRow } from './booking-record.ts'

// A token opens something without signing in. It holds the id of what it opens and 128 bits that only this server's secret can
// derive from the id, the purpose and the version; a new version invalidates all older tokens (decisions 0005, 0104, 0170).

/** What a link opens. A token is valid for one purpose only. */
type LinkPurpose =
  | 'refund'
  | 'refund-change'
  | 'pay'
  | 'lodge'
  | 'hand-over'
  | 'claim'
  | 'traveller'
  | 'season-alert'
  | 'after'
  | 'waiting-list'

const TOKEN = /^[\w-]{43}$/
const ID_BYTES = 16

/** Returns the token of a link. Its version is a counter, or a value on which the link's validity depends. */
export function linkToken(
  { env }: Pick<BaseDeps, 'env'>,
  purpose: LinkPurpose,
  { id, version }: { id: string; version: number | string },
): string {
  const mark = createHmac('sha256', env.sessionSecret).update(`${purpose} link ${version} of ${id}`).digest()
  const idBytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([idBytes, mark.subarray(0, ID_BYTES)]).toString('base64url')
}

/** Returns the id in a token, or null for a malformed one. The id proves nothing until the token is compared with the valid one. */
export function idInToken(token: string): string | null {
  if (!TOKEN.test(token)) return null
  const hex = Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Returns what a token opens: `find` loads it by the id in the token, and `tokenOf` returns the one token that opens it now, or null for none.
 * Null if the token is forged or no longer valid.
 */
export async function findByToken<Found>(
  token: string,
  find: (id: string) => Promise<Found | null>,
  tokenOf: (found: Found) => string | null,
): Promise<Found | null> {
  const id = idInToken(token)
  const found = id === null ? null : await find(id)
  const valid = found === null ? null : tokenOf(found)
  return valid !== null && isSameToken(token, valid) ? found : null
}

/** Compares two tokens in constant time, so that timing reveals nothing. */
export function isSameToken(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

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
  return findByToken(
    token,
    (id) => loadBooking(db, id),
    ({ booking }) => claimToken(deps, booking),
  )
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

/** Returns the token of a traveller's link, the same until it is replaced. */
export function travellerToken(
  deps: Pick<BaseDeps, 'env'>,
  { id, travellerLinkVersion }: Pick<BookingRow, 'id' | 'travellerLinkVersion'>,
): string {
  return linkToken(deps, 'traveller', { id, version: travellerLinkVersion })
}
