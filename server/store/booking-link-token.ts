import type { Database, Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { loadBooking, type BookingRecord, type BookingRow } from './booking-record.ts'
import { idInToken, isSameToken, linkToken } from './link-token.ts'

/** The token of a booking's payment link, as long as nobody replaces it (decision 0104). */
export function payLinkToken(
  deps: Pick<Deps, 'env'>,
  { id, payLinkVersion }: Pick<BookingRow, 'id' | 'payLinkVersion'>,
): string {
  return linkToken(deps, 'pay', { id, version: payLinkVersion })
}

/** The booking that a payment link opens; null for one that was made up, or was good once. */
export async function findByPayLinkToken(
  deps: Pick<Deps, 'env'>,
  db: Database | Transaction,
  token: string,
): Promise<BookingRecord | null> {
  const id = idInToken(token)
  const record = id && (await loadBooking(db, id))
  return record && isSameToken(token, payLinkToken(deps, record.booking)) ? record : null
}
