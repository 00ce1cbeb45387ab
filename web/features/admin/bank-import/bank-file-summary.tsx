import { formatEurosInFull, sumEuros } from '#domain/base/money.ts'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import { counted } from '#domain/base/wording.ts'
import type { BankPreview, MatchedLineView, UnreadableLine } from '#domain/contract/bank-shapes.ts'
import { ActionBar } from '#web/features/admin/kit/form/form-page.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { fileCounts } from './bank-line-texts.ts'

const SHOWN_AT_ONCE = 3

/** Number of lines in the file, by result, and the unreadable ones with their reasons. */
export function StatementCounts({ preview }: { preview: BankPreview }) {
  const { rows, unreadable, unreadableLines } = preview
  if (rows === 0) return null
  return (
    <>
      <p className="figures flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-semibold">{counted(rows, 'line')}</span>
        {fileCounts(preview).map(({ label, count, isFault }) => (
          <span key={label} className={isFault ? 'font-semibold text-danger' : 'text-ink-soft'}>
            {count} {label}
          </span>
        ))}
      </p>
      {unreadable > 0 && (
        <Notice tone="danger" live="alert" title={`We couldn’t read ${counted(unreadable, 'line')}`}>
          <UnreadableLines lines={unreadableLines.slice(0, SHOWN_AT_ONCE)} />
          {unreadableLines.length > SHOWN_AT_ONCE && (
            <details className="mt-1">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline">
                Show {unreadableLines.length - SHOWN_AT_ONCE} more
              </summary>
              <UnreadableLines lines={unreadableLines.slice(SHOWN_AT_ONCE)} />
            </details>
          )}
        </Notice>
      )}
    </>
  )
}

function UnreadableLines({ lines }: { lines: readonly UnreadableLine[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {lines.map(({ line, reason, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
        <li key={index} className="wrap-anywhere">
          <span className="font-semibold">{line === null ? 'A line' : `Line ${line}`}:</span> {reason}.
          {text && <span className="block text-ink-soft">{text}</span>}
        </li>
      ))}
    </ul>
  )
}

/** Bar with the button that records a bank file. It stays in view and says what is recorded and what happens to the rest. */
export function RecordBar({
  lines,
  unknown,
  busy,
  onRecord,
}: {
  /** Ticked lines. */
  lines: readonly MatchedLineView[]
  /** Number of lines that go to Unmatched. */
  unknown: number
  busy: boolean
  onRecord: () => void
}) {
  if (lines.length + unknown === 0) return null
  const sum = sumEuros(lines.map(({ line }) => line.amount))
  return (
    // With nothing to record, the bar need not cover the lines.
    <ActionBar onLaptop="sticky" className={lines.length === 0 ? 'static' : ''}>
      <div className="flex items-center justify-between gap-x-4">
        <p className="figures text-sm text-ink-soft">
          {lines.length > 0 && (
            <>
              <b className="block text-base text-ink">{formatEurosInFull(sum)}</b>
              Undo for {UNDO_SECONDS} seconds.{' '}
              <span className="max-sm:hidden">Then receipts and emails go out. </span>
            </>
          )}
          {unknown > 0 && `${counted(unknown, 'line goes', 'lines go')} to Unmatched.`}
        </p>
        <Button className="shrink-0" busy={busy} busyLabel="Recording..." onClick={onRecord}>
          {lines.length > 0
            ? `Record ${counted(lines.length, 'line')}`
            : `Keep ${counted(unknown, 'line')} for later`}
        </Button>
      </div>
    </ActionBar>
  )
}
