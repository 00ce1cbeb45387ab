/** Seconds for which an act of the operator (a payment, refund or mail) waits and can be undone without a trace. */
export const UNDO_SECONDS = 15

/** Returns until when an act can be undone; its emails and documents go out then. */
export function undoUntil(doneAt: Date): Date {
  return new Date(doneAt.getTime() + UNDO_SECONDS * 1_000)
}

/** True if it is too late to undo: at exactly 15 seconds it is. */
export function isUndoOver(until: Date, now: Date): boolean {
  return until <= now
}
