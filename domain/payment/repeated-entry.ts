import type { BeforeEntry } from './hand-entry.ts'
import type { Cents } from '#domain/base/money.ts'
import { isTakenBack, type LedgerPart } from '#domain/refund/refundable.ts'
import type { RefundReason } from '#domain/refund/refund-reasons.ts'

/** For how long the same amount of the same guest is asked about: longer than a lost network and a second try, or a second device. */
export const REPEAT_MINUTES = 10

interface EnteredRow extends LedgerPart {
  refundReason: RefundReason | null
  settledAt: Date | null
  /** Null for what the operator did not enter. */
  entryBefore: BeforeEntry | null
}

/**
 * The payment of this amount that the operator recorded less than ten minutes ago, or null: by hand, by a reported transfer, or from a
 * bank file. One that was undone or reversed since is none.
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
        row.entryBefore !== null &&
        row.amountCents === amountCents &&
        (row.settledAt?.getTime() ?? 0) > since &&
        !isTakenBack(ledger, row),
    ) ?? null
  )
}

/** "a moment ago", "1 minute ago", "4 minutes ago". */
export function agoText(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000)
  if (minutes < 1) return 'a moment ago'
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
}
