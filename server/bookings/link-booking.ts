import type { User } from '#domain/api-contract.ts'
import { isUnpaidHold } from '#domain/holds.ts'
import { Problem } from '#domain/problem.ts'
import type { Deps } from '#server/deps.ts'
import { lockBooking, type BookingRecord, type BookingRow } from '#server/store/booking-record.ts'
import { lockCounts } from '#server/store/places.ts'
import { saveTransition } from '#server/store/save-transition.ts'
import { assertRoomForClaim } from './limit-holds.ts'

/**
 * Gives a lead to the signed-in account; its place is then held for 48 hours from submission (decisions 0004 and 0005).
 * It takes the draft cookie that names the lead, or a verified e-mail address equal to the lead's, or an earlier link
 * by the same account. Anything else is not-found, whether or not the lead exists. A place that would be one too many for
 * the account stays held for whoever took it. Problems: not-found, too-many-holds, too-many-requests.
 */
export async function linkBooking(
  deps: Deps,
  input: { leadId: string; cookieLeadId: string | null; user: User },
): Promise<BookingRecord> {
  const { user } = input
  return deps.db.transaction(async (tx) => {
    await lockCounts(tx)
    const record = await lockBooking(tx, input.leadId)
    if (!record || !mayClaim(record.booking, input)) throw new Problem('not-found')
    if (record.booking.userId === user.id) return record
    if (isUnpaidHold({ status: record.booking.status, ledger: record.payments }))
      await assertRoomForClaim(tx, deps, user, record.booking.id)
    const change = { now: deps.clock.now(), fields: { userId: user.id } }
    return saveTransition(tx, record, { type: 'claim' }, change)
  })
}

function mayClaim(booking: BookingRow, input: { cookieLeadId: string | null; user: User }): boolean {
  if (booking.userId !== null) return booking.userId === input.user.id
  if (booking.id === input.cookieLeadId) return true
  return (
    input.user.emailVerified && booking.email !== null && booking.email === input.user.email.toLowerCase()
  )
}
