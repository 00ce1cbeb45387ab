import { and, eq, exists, isNotNull, type SQL } from 'drizzle-orm'
import { changeEach } from '#server/change/change-booking.ts'
import { isHolderKnown } from '#server/db/known-holders.ts'
import { bookings, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/**
 * Removes the hold deadline of places with a reported transfer once their holder is known, by a confirmed address or received money. The
 * sweep runs this before it releases places; `userId` limits it to an account that has just confirmed its address (decision 0055).
 */
export async function keepReportedPlaces(deps: Deps, userId: string | null = null): Promise<void> {
  const { db } = deps
  const reported = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, bookings.id), eq(payments.state, 'reported')))
  const ofAccount: SQL | undefined = userId === null ? undefined : eq(bookings.userId, userId)
  const held = await db
    .select({ bookingId: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'booking_submitted'),
        isNotNull(bookings.holdExpiresAt),
        exists(reported),
        isHolderKnown,
        ofAccount,
      ),
    )
  await changeEach(deps, held, 'a place with a reported transfer could not be held yet', ({ booking }) => ({
    ...(booking.status === 'booking_submitted' && { event: { type: 'confirm_address' } }),
    answer: () => null,
  }))
}
