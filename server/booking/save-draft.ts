import type { BookingDraft } from '#domain/booking-form/booking-form.ts'
import { GUEST } from '#domain/booking/history.ts'
import type { User } from '#domain/contract/api-contract.ts'
import type { BookingStatus } from '#domain/place/booking-status.ts'
import { changeOrBegin } from '#server/change/change-booking.ts'
import { underLocks } from '#server/change/under-locks.ts'
import type { Deps } from '#server/deps.ts'
import { findRetreat } from '#server/store/places.ts'
import { draftColumns } from './booking-form.ts'

/**
 * Saves what has been typed so far. A submitted booking stays unchanged, since only another submission may change it; for a cancelled
 * booking, or one of somebody else's account, a new draft begins.
 */
export async function saveDraft(
  deps: Deps,
  input: {
    draft: BookingDraft
    /** Null if no retreat is chosen; undefined leaves the choice unchanged. */
    retreatId: string | null | undefined
    bookingId: string | null
    user: User | null
  },
): Promise<{ id: string; status: BookingStatus }> {
  const { draft, retreatId, user } = input
  const locks = { by: GUEST, ids: input.bookingId ? [input.bookingId] : [] }
  return underLocks(deps, locks, async (context, [begun]) => {
    const { tx } = context
    const own = begun && (begun.booking.userId === null || begun.booking.userId === user?.id) ? begun : null
    if (own && own.booking.status !== 'in_progress' && own.booking.status !== 'cancelled')
      return { id: own.booking.id, status: own.booking.status }

    const retreat = retreatId ? await findRetreat(tx, retreatId) : null
    const open = own?.booking.status === 'in_progress' ? own : null
    return changeOrBegin(context, open, (before) => ({
      event: { type: 'save_draft' },
      columns: draftColumns(deps, before, draft),
      ...(retreatId !== undefined && { retreat }),
      result: ({ record: { booking } }) => ({ id: booking.id, status: booking.status }),
    }))
  })
}
