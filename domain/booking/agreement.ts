import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { isUndoOver, UNDO_SECONDS, undoUntil } from '#domain/base/undo-time.ts'
import type { StateBeforeEntry } from '#domain/payment/hand-entry.ts'
import type { StoredInstalment } from '#domain/payment/payment-plan.ts'
import type { BookingStatus } from '#domain/place/booking-status.ts'

/**
 * A booking's price and payment days before the operator changed them or wrote off what was left, kept until the email about it is sent. Several changes
 * of these seconds are one: their email tells the difference to this.
 */
export interface BeforeAgreement {
  /** When it was changed last. ISO 8601. */
  at: string
  /** The acts of the reductions since. */
  acts: string[]
  /** The operator's own line for the email; "" without one. */
  words: string
  totalCents: Cents
  balanceDueOn: CalendarDay
  instalments: StoredInstalment[]
  status: BookingStatus
  /** ISO 8601. */
  holdExpiresAt: string | null
  /** What was written off before, if the change is a write-off. */
  writtenOff?: { cents: Cents; at: string | null; reason: string | null }
}

/** True for a refund of what was paid above the price that the operator lowered in these changes. */
export function isRefundOfAgreement(
  { stateBeforeEntry }: { stateBeforeEntry: StateBeforeEntry | null },
  { acts }: Pick<BeforeAgreement, 'acts'>,
): boolean {
  const act = stateBeforeEntry?.refund?.actId
  return act !== undefined && acts.includes(act)
}

/** Returns until when the last change can be undone. */
export function agreementUndoUntil({ at }: Pick<BeforeAgreement, 'at'>): Date {
  return undoUntil(new Date(at))
}

/** Checks whether the operator's change of price or plan can be undone: within 15 seconds. */
export function mayUndoAgreement(
  before: BeforeAgreement | null,
  now: Date,
): { ok: true; before: BeforeAgreement } | { ok: false; reason: string } {
  return before && !isUndoOver(agreementUndoUntil(before), now)
    ? { ok: true, before }
    : { ok: false, reason: `You can only undo this for ${UNDO_SECONDS} seconds` }
}
