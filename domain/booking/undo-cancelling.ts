import { isUndoOver, UNDO_SECONDS, undoUntil } from '#domain/base/undo-time.ts'
import type { BookingStatus } from '#domain/place/booking-status.ts'

/** A booking as it was before the operator cancelled it. Its place is kept until this can no longer be undone. */
export interface BeforeCancelling {
  status: BookingStatus
  /** ISO 8601. */
  holdExpiresAt: string | null
  remindedAt: string | null
  placeNumber: number | null
  roomShare: string | null
}

/** The part of a ledger row that tells whether money has moved since a cancellation. */
interface MovedRow {
  createdAt: Date
  settledAt: Date | null
  undoneAt: Date | null
}

/**
 * Checks whether the operator's cancellation can be undone, and returns what that restores: within its 15 seconds, and only while no money but its own refunds has moved
 * since, because the earlier state would no longer fit the ledger. `others` are the rows without those refunds.
 */
export function mayUndoCancelling(
  { cancelledAt, beforeCancelling }: { cancelledAt: Date | null; beforeCancelling: BeforeCancelling | null },
  others: readonly MovedRow[],
  now: Date,
): { ok: true; before: BeforeCancelling } | { ok: false; reason: string } {
  if (cancelledAt === null || beforeCancelling === null || isUndoOver(undoUntil(cancelledAt), now))
    return { ok: false, reason: `You can only undo a cancellation for ${UNDO_SECONDS} seconds` }
  const hasMoved = others.some(({ createdAt, settledAt, undoneAt }) =>
    [createdAt, settledAt, undoneAt].some((at) => at !== null && at > cancelledAt),
  )
  if (!hasMoved) return { ok: true, before: beforeCancelling }
  return { ok: false, reason: 'This booking’s money has changed since. The booking stays cancelled' }
}
