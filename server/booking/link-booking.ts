import { GUEST } from '#domain/admin/history.ts'
import type { User } from '#domain/api/api-contract.ts'
import { Problem } from '#domain/api/problem.ts'
import { changeBooking, unchanged } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord, BookingRow } from '#server/store/booking-record.ts'
import { opensClaim } from '#server/store/claim-link.ts'
import { assertRoomForClaim } from './limit-holds.ts'

/** Who wants a lead, and what the browser shows for it: the lead that it began, or the token of a mailed link. */
interface Claim {
  cookieLeadId: string | null
  claimToken: string | null
  user: User
}

/**
 * Gives a lead to the signed-in account; its place is then held for 48 hours from submission (decisions 0004 and 0005).
 * It takes the draft cookie that names the lead, or the link that was mailed to the lead's address (decision 0005), or that
 * address, verified, or an earlier link by the same account. Anything else is not-found, whether or not the lead exists. A
 * place that would be one too many for the account stays held for whoever took it. Problems: not-found, too-many-holds,
 * too-many-requests.
 */
export async function linkBooking(deps: Deps, input: Claim & { leadId: string }): Promise<BookingRecord> {
  const { leadId: id, user } = input
  return changeBooking(deps, { id, by: GUEST, first: 'counts' }, async (record, { tx }) => {
    if (!mayClaim(deps, record.booking, input)) throw new Problem('not-found')
    if (record.booking.userId === user.id) return unchanged(record)
    await assertRoomForClaim(tx, deps, user, record)
    return { event: { type: 'claim' }, fields: { userId: user.id }, answer: (saved) => saved.record }
  })
}

function mayClaim(
  deps: Pick<Deps, 'env'>,
  booking: BookingRow,
  { cookieLeadId, claimToken, user }: Claim,
): boolean {
  if (booking.userId !== null) return booking.userId === user.id
  if (booking.id === cookieLeadId) return true
  if (claimToken !== null && opensClaim(deps, booking, claimToken)) return true
  return user.emailVerified && booking.email !== null && booking.email === user.email.toLowerCase()
}
