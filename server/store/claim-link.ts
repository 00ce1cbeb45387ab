import type { Database, Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { loadBooking, type BookingRecord, type BookingRow } from './booking-record.ts'
import { idInToken, isSameToken, linkToken } from './link-token.ts'

// What a mail to the guest of a booking that no account has yet carries on its button to pay: whoever has it reads the mailbox that the
// booking names, and may make it theirs in any browser (decision 0005).

/** What a link is made of. */
export type Claimable = Pick<BookingRow, 'id' | 'email' | 'userId'>

/** The token of a booking's mails; null where there is no mailbox to prove, or nothing left to claim. It ends with the address. */
function claimToken(deps: Pick<Deps, 'env'>, { id, email, userId }: Claimable): string | null {
  return userId !== null || email === null ? null : linkToken(deps, 'claim', { id, version: email })
}

/** Whether a token lets whoever has it claim this booking, as it is now. */
export function opensClaim(deps: Pick<Deps, 'env'>, booking: Claimable, token: string): boolean {
  const good = claimToken(deps, booking)
  return good !== null && isSameToken(token, good)
}

/** The booking that a token lets somebody claim; null for one that was made up, or was good once. */
export async function findByClaimToken(
  deps: Pick<Deps, 'env'>,
  db: Database | Transaction,
  token: string,
): Promise<BookingRecord | null> {
  const id = idInToken(token)
  const record = id && (await loadBooking(db, id))
  return record && opensClaim(deps, record.booking, token) ? record : null
}

/** Where a mail to a booking's guest leads to pay: by the link that proves the mailbox, as long as no account has the booking. */
export function mailedPaymentAddress(deps: Pick<Deps, 'env'>, booking: Claimable): string {
  const token = claimToken(deps, booking)
  return deps.env.baseUrl + (token === null ? paymentPath(booking.id) : `/claim/${token}`)
}

/** Where the guest pays, signed in. */
export function paymentPath(bookingId: string): string {
  return `/payment?leadId=${bookingId}`
}

/** A mail's words as they may be kept, or shown: its button leads where it led before there were such links. */
export function withoutClaimLinks(words: string): string {
  return words.replaceAll(/\/claim\/([\w-]{43})/g, (_, token: string) => paymentPath(idInToken(token) ?? ''))
}

/** The same words as they are sent: with the link as it is now. */
export function withClaimLink(deps: Pick<Deps, 'env'>, booking: Claimable, words: string): string {
  const plain = deps.env.baseUrl + paymentPath(booking.id)
  return withoutClaimLinks(words).replaceAll(plain, mailedPaymentAddress(deps, booking))
}
