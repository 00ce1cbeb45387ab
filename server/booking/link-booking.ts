import { and, eq, inArray, isNull } from 'drizzle-orm'
import { GUEST } from '#domain/booking/history.ts'
import type { User } from '#domain/contract/api-contract.ts'
import { Problem } from '#domain/contract/problem.ts'
import { waitingBookingSchema, type WaitingBooking } from '#domain/contract/waiting-booking.ts'
import { changeTogether, unchanged } from '#server/change/change-booking.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type BookingRecord, type BookingRow, loadBookings } from '#server/store/booking-record.ts'
import { idsOfGroup, loadGroup } from '#server/store/group-record.ts'
import { opensClaim } from '#server/store/link-token.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'
import { assertClaimLimit } from './limit-holds.ts'

/** Who claims a booking, and the proof that the browser has: the booking in its cookie, or the token of an emailed link. */
interface Claim {
  cookieBookingId: string | null
  claimToken: string | null
  user: User
}

/**
 * Links a booking to the signed-in account; its place is then held for 48 hours from submission. The booker's brings those that were booked
 * for others along; what links a traveller's own booking proves nothing about the others. Accepts the draft cookie that names the booking,
 * the link emailed to the booking's address, that address if the account has confirmed it, or an earlier link by the same account; anything
 * else is not-found, whether or not the booking exists. A place that exceeds the account's limit stays held for its previous holder. Problems: not-found, too-many-holds, too-many-requests (decisions 0004, 0005).
 */
export async function linkBooking(deps: Deps, input: Claim & { bookingId: string }): Promise<BookingRecord> {
  const { bookingId, user } = input
  const ids = await idsOfGroup(deps.db, bookingId)
  const locks = { by: GUEST, ids, lockFirst: 'counts' as const }
  const group = await changeTogether<BookingRecord>(deps, locks, async (found, { tx }) => {
    const record = found.find(({ booking }) => booking.id === bookingId)
    if (!record || !mayClaim(deps, record.booking, input)) throw new Problem('not-found')
    if (record.booking.userId === user.id) return found.map(unchanged)
    await assertClaimLimit(tx, deps, user, record)
    const isOwnAlone = record.booking.bookedByOther
    return found.map((each) => {
      const isClaimed = isOwnAlone ? each === record : each.booking.userId === null
      if (!isClaimed) return unchanged(each)
      return {
        event: { type: 'claim' },
        columns: { userId: user.id, ...(isOwnAlone && { bookedByOther: false }) },
        result: (done) => done.record,
      }
    })
  })
  const linked = group.find(({ booking }) => booking.id === bookingId)
  if (!linked) throw new Problem('not-found')
  return linked
}

function mayClaim(
  deps: Pick<Deps, 'env'>,
  booking: BookingRow,
  { cookieBookingId, claimToken, user }: Claim,
): boolean {
  if (booking.userId !== null) return booking.userId === user.id
  if (booking.id === cookieBookingId) return true
  if (claimToken !== null && opensClaim(deps, booking, claimToken)) return true
  return user.emailVerified && booking.email !== null && booking.email === user.email.toLowerCase()
}

/**
 * Returns the browser's submitted or expired booking that no account owns yet, with those of its group. Null otherwise: the sign-in page must not mention
 * drafts, cancelled bookings or those of an account.
 */
export async function readWaitingBooking(deps: Deps, bookingId: string): Promise<WaitingBooking | null> {
  const isWaiting = and(
    eq(bookings.id, bookingId),
    isNull(bookings.userId),
    inArray(bookings.status, ['booking_submitted', 'expired']),
  )
  const [record] = await loadBookings(deps.db, isWaiting)
  if (!record) return null
  const { groupId, status } = record.booking
  const group = groupId === null ? [] : await loadGroup(deps.db, groupId)
  const others = group.filter(
    ({ booking }) => booking.id !== bookingId && booking.userId === null && booking.status === status,
  )
  return waitingBookingSchema.parse({
    ...presentOpenBooking(record),
    others: others.map(presentOpenBooking),
  })
}
