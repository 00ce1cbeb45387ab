import type { BankPreview, LineOutcome, MatchedLineView } from '#domain/bank-import.ts'
import {
  canChoose,
  groupOf,
  matchText,
  outcomeText,
  type LineGroup,
} from '#web/features/admin/bank-line-texts.ts'
import { KIND_LABELS } from '#web/features/admin/booking-labels.ts'
import { Group } from '#web/features/admin/desk/group.tsx'
import { ShowMore, useScreenful } from '#web/features/admin/desk/show-more.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { BankLineRow, centsText } from './bank-line-row.tsx'
import { FileUnknown } from './file-unknown.tsx'
import { PaidRefunds } from './paid-refunds.tsx'
import { TakeAsItIs } from './take-as-it-is.tsx'

interface GroupsProps {
  preview: BankPreview
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** What became of each, once they are recorded. */
  outcomes: ReadonlyMap<string, LineOutcome> | null
  busy: boolean
  /** A line was assigned or ignored by itself: it is not kept with the rest. */
  onSettled: (lineId: string) => void
}

/** The lines of a file, by what is to be done: what fits, other amounts, nobody's reference, and nothing to do. */
export function BankFileGroups(props: GroupsProps) {
  const { preview } = props
  const more = preview.unknown - preview.lines.filter(({ verdict }) => verdict === 'unknown').length
  return (
    <div className="grid items-start gap-x-8 gap-y-7 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-7 max-lg:contents">
        <LineGroupList title="Fits" group="fits" {...props} />
        <PaidRefunds refunds={preview.paidRefunds} />
        <div className="flex flex-col gap-3 max-lg:order-last">
          <LineGroupList title="Nothing to do" group="nothing" {...props} />
          {preview.outgoing > 0 && (
            <p className="figures text-sm text-ink-soft">
              {preview.outgoing} {preview.outgoing === 1 ? 'line' : 'lines'} of money that left.
            </p>
          )}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-7 max-lg:contents">
        <LineGroupList title="Other amount" group="other_amount" {...props} />
        <LineGroupList title="Nobody’s reference" group="nobodys" {...props} />
        {more > 0 && (
          <p className="figures text-sm text-ink-soft">
            {more} more name nobody. Export a shorter time to see them.
          </p>
        )}
      </div>
    </div>
  )
}

function LineGroupList({
  title,
  group,
  preview,
  ...props
}: GroupsProps & { title: string; group: LineGroup }) {
  const lines = preview.lines.filter((matched) => groupOf(matched) === group)
  const { shown, left, showMore } = useScreenful(lines)
  if (lines.length === 0) return null
  const cents = lines.reduce((sum, { line }) => sum + Math.round(line.amount * 100), 0)
  return (
    <Group
      title={title}
      count={lines.length}
      aside={group === 'nothing' ? undefined : centsText(cents / 100)}
      foot={left > 0 && <ShowMore left={left} total={lines.length} onMore={showMore} />}
    >
      {shown.map((matched, index) => {
        const { line } = matched
        // A line that the file holds twice has the same id twice.
        const key = `${line.id}-${index}`
        return group === 'nobodys' ? (
          <FileUnknown key={key} matched={matched} onSettled={() => props.onSettled(line.id)} />
        ) : (
          <li key={key}>
            <Line matched={matched} {...props} />
          </li>
        )
      })}
    </Group>
  )
}

function Line({
  matched,
  chosen,
  onChoose,
  outcomes,
  busy,
}: { matched: MatchedLineView } & Omit<GroupsProps, 'preview' | 'onSettled'>) {
  const { line, transfer, note } = matched
  const outcome = outcomes?.get(line.id)
  const words = outcome && canChoose(matched) ? outcomeText(outcome, matched) : matchText(matched)
  function toggle() {
    const next = new Set(chosen)
    if (!next.delete(line.id)) next.add(line.id)
    onChoose(next)
  }
  return (
    <BankLineRow
      line={line}
      note={note}
      before={
        canChoose(matched) &&
        outcomes === null && (
          <input
            type="checkbox"
            checked={chosen.has(line.id)}
            disabled={busy}
            onChange={toggle}
            aria-label={`${transfer?.name ?? line.text}, ${centsText(line.amount)}`}
            className="mt-0.5 size-5 shrink-0 rounded-sm after:absolute after:inset-0"
          />
        )
      }
    >
      {transfer && (
        <p className="text-sm wrap-anywhere">
          → <span className="font-semibold">{transfer.name}</span>, {KIND_LABELS[transfer.kind].toLowerCase()}
          {transfer.retreatDate && `, ${transfer.retreatDate}`}
        </p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Badge tone={words.tone}>{words.title}</Badge>
        <span className="min-w-0 grow basis-40">{words.detail}</span>
      </p>
      {matched.verdict === 'wrong_amount' && transfer && <TakeAsItIs line={line} transfer={transfer} />}
    </BankLineRow>
  )
}
