import { formatEurosInFull, sumEuros } from '#domain/base/money.ts'
import type { MatchedLineView } from '#domain/bank-import/bank-import.ts'
import { UNDO_SECONDS } from '#domain/admin/undo-time.ts'
import { ActionBar } from '#web/features/admin/kit/form/action-bar.tsx'
import { Button } from '#web/ui/form/button.tsx'

/** Bar with the button that records a bank file. It stays in view and says what is recorded and what happens to the rest. */
export function RecordBar({
  lines,
  entered,
  unknown,
  busy,
  onRecord,
}: {
  /** Ticked lines. */
  lines: readonly MatchedLineView[]
  /** Number of lines to remember as recorded by hand. */
  entered: number
  /** Number of lines that go to Unmatched. */
  unknown: number
  busy: boolean
  onRecord: () => void
}) {
  if (lines.length + entered + unknown === 0) return null
  const sum = sumEuros(lines.map(({ line }) => line.amount))
  return (
    // With nothing to record, the bar need not cover the lines.
    <ActionBar onLaptop="sticky" className={lines.length === 0 ? 'static' : ''}>
      <div className="flex items-center justify-between gap-x-4">
        <p className="figures text-sm text-ink-soft">
          {lines.length > 0 && (
            <>
              <b className="block text-base text-ink">{formatEurosInFull(sum)}</b>
              Undo for {UNDO_SECONDS} seconds
              <span className="max-sm:hidden">, then receipts and emails go out</span>.{' '}
            </>
          )}
          {[
            unknown > 0 && `${unknown} ${unknown === 1 ? 'line goes' : 'lines go'} to Unmatched.`,
            lines.length === 0 && entered > 0 && `${entered} recorded by hand before.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <Button className="shrink-0" busy={busy} busyLabel="Recording..." onClick={onRecord}>
          {labelOf(lines.length, entered, unknown)}
        </Button>
      </div>
    </ActionBar>
  )
}

function labelOf(lines: number, entered: number, unknown: number): string {
  if (lines > 0) return lines === 1 ? 'Record 1 line' : `Record ${lines} lines`
  if (unknown > 0) return unknown === 1 ? 'Keep 1 line for later' : `Keep ${unknown} lines for later`
  return `Mark ${entered} as recorded`
}
