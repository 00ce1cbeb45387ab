import type { BankPreview, UnreadableLine } from '#domain/bank-import/bank-import.ts'
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
        <span className="font-semibold">
          {rows} {rows === 1 ? 'line' : 'lines'}
        </span>
        {fileCounts(preview).map(({ label, count, isFault }) => (
          <span key={label} className={isFault ? 'font-semibold text-danger' : 'text-ink-soft'}>
            {count} {label}
          </span>
        ))}
      </p>
      {unreadable > 0 && (
        <Notice
          tone="danger"
          live="alert"
          title={unreadable === 1 ? '1 line could not be read' : `${unreadable} lines could not be read`}
        >
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
