import type { Cents } from '#domain/base/money.ts'
import { isTakenBack, type LedgerPart } from '#domain/refund/refundable.ts'
import type { UndoableRow } from './undo-entry.ts'

/** Minutes within which the same amount for the same guest needs confirmation, which covers a retry or a second device. */
const REPEAT_MINUTES = 10

type EnteredRow = LedgerPart &
  Pick<UndoableRow, 'refundReason' | 'stateBeforeEntry'> & { settledAt: Date | null }

/**
 * Returns the payment of this amount that the operator recorded in the last ten minutes, or null: by hand, from a
 * reported transfer or from a bank file. A payment undone or reversed since doesn't count.
 */
export function repeatedEntry<Row extends EnteredRow>(
  ledger: readonly Row[],
  amountCents: Cents,
  now: Date,
): Row | null {
  const since = now.getTime() - REPEAT_MINUTES * 60_000
  return (
    ledger.findLast(
      (row) =>
        row.kind !== 'refund' &&
        row.state === 'received' &&
        row.stateBeforeEntry !== null &&
        row.amountCents === amountCents &&
        (row.settledAt?.getTime() ?? 0) > since &&
        !isTakenBack(ledger, row),
    ) ?? null
  )
}

/** Returns "a moment ago", "1 minute ago", "4 minutes ago". */
export function agoText(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000)
  if (minutes < 1) return 'a moment ago'
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
}
