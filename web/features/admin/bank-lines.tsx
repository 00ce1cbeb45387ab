import type { BankPreview, LineOutcome, MatchedLineView } from '#domain/bank-import.ts'
import { formatDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { canChoose, matchText, outcomeText, type LineText } from './bank-line-texts.ts'
import { KIND_LABELS } from './booking-labels.ts'
import { MailLink } from './contact-links.tsx'

/** The lines of a statement with what each means; those that fit can be chosen, until they have been applied. */
export function BankLines({
  preview: { lines, unknown },
  chosen,
  onChoose,
  outcomes,
  busy,
}: {
  preview: BankPreview
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  outcomes: ReadonlyMap<string, LineOutcome> | null
  busy: boolean
}) {
  const more = unknown - lines.filter(({ verdict }) => verdict === 'unknown').length
  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <div>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {lines.map((matched, index) => {
          const { line } = matched
          const outcome = outcomes?.get(line.id)
          const isOpen = canChoose(matched) && outcomes === null
          const words = outcome && canChoose(matched) ? outcomeText(outcome, matched) : matchText(matched)
          return (
            // A line that the file holds twice has the same id twice.
            // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
            <li key={`${line.id}-${index}`} className="px-4 py-2">
              {isOpen ? (
                <Checkbox
                  label={<LineFacts matched={matched} words={words} />}
                  checked={chosen.has(line.id)}
                  disabled={busy}
                  onChange={() => toggle(line.id)}
                />
              ) : (
                <div className="py-2 pl-8">
                  <LineFacts matched={matched} words={words} />
                  {words.tone === 'warning' && matched.transfer?.email && (
                    <p className="mt-1 text-sm">
                      <MailLink email={matched.transfer.email} />
                    </p>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {more} more {more === 1 ? 'credit names' : 'credits name'} none of our references.
        </p>
      )}
    </div>
  )
}

function LineFacts({ matched: { line, transfer }, words }: { matched: MatchedLineView; words: LineText }) {
  return (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="figures font-bold">{formatEuros(line.amount)}</span>
        {transfer && <span className="font-semibold wrap-anywhere">{transfer.name}</span>}
        <Badge tone={words.tone}>{words.title}</Badge>
      </span>
      {transfer && (
        <span className="figures text-sm wrap-anywhere">
          {KIND_LABELS[transfer.kind]} for {transfer.retreatDate ?? 'no date'}, {transfer.reference}
        </span>
      )}
      <span className="text-sm">{words.detail}</span>
      <span className="text-sm text-ink-soft wrap-anywhere">
        {line.bookedOn && `${formatDay(line.bookedOn)}: `}
        {line.text || 'no text'}
      </span>
    </span>
  )
}
