/** For so long what the operator records, refunds or writes waits, and can be undone as if it had never been. */
export const UNDO_SECONDS = 15

/** Until when what was done at an instant can be undone; its emails and papers go out then. */
export function undoUntil(doneAt: Date): Date {
  return new Date(doneAt.getTime() + UNDO_SECONDS * 1_000)
}

/** Whether it is too late to undo. 14.999 s after the press it is not, 15.000 s after it it is. */
export function isUndoOver(until: Date, now: Date): boolean {
  return until <= now
}
