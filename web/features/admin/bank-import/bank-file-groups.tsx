import { Check } from 'lucide-react'
import { canTake } from '#domain/bank-import/bank-matching.ts'
import { formatEuros, formatEurosInFull, sumEuros } from '#domain/base/money.ts'
import type {
  BankPreview,
  LineOutcome,
  MatchedLineView,
  PaidRefundView,
} from '#domain/contract/bank-shapes.ts'
import { PAYMENT_NAMES } from '#domain/payment/payment-names.ts'
import { api } from '#web/api/client.ts'
import { ActButton } from '#web/features/admin/kit/form/actions.tsx'
import { Group, ROW } from '#web/features/admin/kit/list/group.tsx'
import { useScreenful } from '#web/features/admin/kit/list/paged-list.tsx'
import { dotted } from '#web/features/admin/kit/texts.ts'
import { MoneyRow } from '#web/features/admin/money/payment-group.tsx'
import { UndoPaidRefund } from '#web/features/admin/refund/take-back.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { groupOf, matchText, outcomeText, type LineGroup, type ShownLine } from './bank-line-texts.ts'
import { BankText } from './bank-text.tsx'
import { MatchLine } from './match-line.tsx'

interface GroupsProps {
  /** The file as first read: lines keep their group, so that nothing moves under the finger. */
  preview: BankPreview
  /** Lines of the file with their current state. */
  lines: readonly ShownLine[]
  /** Refunds matched to outgoing lines that are not marked as paid yet. */
  waitingRefunds: BankPreview['paidRefunds']
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  /** Outcomes of the lines recorded here, by line id. */
  outcomes: ReadonlyMap<string, LineOutcome>
  /** The file's name. */
  file: string | undefined
  busy: boolean
}

/** Lines of a bank file, grouped by what the operator has to do with them. */
export function BankFileGroups({ preview, waitingRefunds, ...props }: GroupsProps) {
  const more = preview.unknown - preview.lines.filter(({ verdict }) => verdict === 'unknown').length
  const has = (...groups: LineGroup[]) => props.lines.some(({ first }) => groups.includes(groupOf(first)))
  const isInTwo =
    has('other_amount', 'unmatched') && (has('fits', 'shared', 'nothing') || preview.paidRefunds.length > 0)
  const column = classNames('flex min-w-0 flex-col gap-7', isInTwo ? 'max-lg:contents' : 'contents')
  return (
    <div className={classNames('grid items-start gap-x-8 gap-y-7', isInTwo && 'lg:grid-cols-2')}>
      <div className={column}>
        <LineGroupList title="Matched" group="fits" {...props} />
        <LineGroupList title="One line for several guests" group="shared" {...props} />
        <PaidRefunds refunds={preview.paidRefunds} waiting={waitingRefunds} />
        <div className={classNames('empty:hidden', isInTwo ? 'max-lg:order-last' : 'order-last')}>
          <LineGroupList title="Nothing to do" group="nothing" {...props} />
        </div>
      </div>
      <div className={column}>
        <LineGroupList title="Other amount" group="other_amount" {...props} />
        <LineGroupList title="Unmatched" group="unmatched" {...props} />
        {more > 0 && (
          <p className="figures text-sm text-ink-soft">
            {more} more unmatched. Record these, then choose the file again to see the rest.
          </p>
        )}
      </div>
    </div>
  )
}

function LineGroupList({
  title,
  group,
  lines: all,
  ...props
}: Omit<GroupsProps, 'preview' | 'waitingRefunds'> & { title: string; group: LineGroup }) {
  const lines = all.filter(({ first }) => groupOf(first) === group)
  const { shown, more } = useScreenful(lines)
  if (lines.length === 0) return null
  const sum = sumEuros(lines.map(({ first: { line } }) => line.amount))
  return (
    <Group
      title={title}
      count={lines.length}
      aside={group === 'nothing' ? undefined : formatEurosInFull(sum)}
      foot={more}
    >
      {shown.map(({ first, now }, index) => {
        // A line that occurs twice in the file has the same id twice.
        const key = `${now.line.id}-${index}`
        return (
          <li key={key} {...ROW}>
            <Line matched={now} first={first} {...props} />
          </li>
        )
      })}
    </Group>
  )
}

function Line({
  matched,
  first,
  chosen,
  onChoose,
  outcomes,
  file,
  busy,
}: { matched: MatchedLineView; first: MatchedLineView } & Pick<
  GroupsProps,
  'chosen' | 'onChoose' | 'outcomes' | 'file' | 'busy'
>) {
  const { line, transfer, shares, guesses, note, verdict } = matched
  const outcome = verdict === 'already_recorded' ? outcomes.get(line.id) : undefined
  const words = outcome ? outcomeText(outcome, matched) : matchText(matched, first)
  const isTakable = canTake(verdict)
  const title = transfer?.name ?? (shares.length > 0 ? shares.map(({ name }) => name).join(', ') : null)
  const isKnown = verdict === 'already_recorded' && first.verdict === verdict && matched.assigned.length === 0
  const knownShares = transfer ? [{ ...transfer, amount: line.amount }] : shares
  function toggle() {
    const next = new Set(chosen)
    if (!next.delete(line.id)) next.add(line.id)
    onChoose(next)
  }
  return (
    <MatchLine
      {...{ line, guesses, shares, note, title, file }}
      badge={<Badge tone={words.tone}>{words.title}</Badge>}
      purpose={transfer && dotted(PAYMENT_NAMES[transfer.kind], transfer.retreatDate)}
      before={
        isTakable && (
          <input
            type="checkbox"
            checked={chosen.has(line.id)}
            disabled={busy}
            onChange={toggle}
            aria-label={`${title ?? line.text}, ${formatEurosInFull(line.amount)}`}
            className="mt-0.5 size-5 shrink-0 rounded-sm after:absolute after:inset-0"
          />
        )
      }
      left={line.amount}
      hidden={!isToMatch(verdict)}
      second={isKnown ? knownShares : []}
      more={
        verdict === 'unknown' && (
          <ActButton
            variant="quiet"
            act={() =>
              api('POST', '/api/admin/bank-lines/keep', { body: { lines: [line], state: 'ignored' } })
            }
            failed="Not dismissed"
          >
            Dismiss
          </ActButton>
        )
      }
    >
      {shares.length > 0 && (
        <ul className="mt-1.5 rounded-md bg-cream px-3 py-1.5 text-sm">
          {shares.map((share) => (
            <li key={share.leadId} className="flex justify-between gap-3 py-0.5">
              <span className="min-w-0 wrap-anywhere">
                <b>{share.name}</b> {share.amount > 0 ? PAYMENT_NAMES[share.kind] : 'has nothing left to pay'}
              </span>
              <b>{formatEuros(share.amount)}</b>
            </li>
          ))}
        </ul>
      )}
      {words.detail && <p className="mt-1 text-sm">{words.detail}</p>}
    </MatchLine>
  )
}

/** True if the operator can choose the guests of a line with this verdict. */
function isToMatch(verdict: MatchedLineView['verdict']): boolean {
  return ['unknown', 'wrong_amount', 'another', 'several', 'split'].includes(verdict)
}

/** Outgoing bank lines that pay, or may pay, a pending refund. The operator confirms each. */
function PaidRefunds({
  refunds,
  waiting,
}: {
  /** Matches of the file as first read. */
  refunds: readonly PaidRefundView[]
  /** Those not marked as paid yet. */
  waiting: readonly PaidRefundView[]
}) {
  if (refunds.length === 0) return null
  return (
    <Group title="Outgoing" count={refunds.length}>
      {refunds.map((refund) => (
        <PaidRefund
          key={refund.paymentId}
          refund={refund}
          isClosed={waiting.every(({ paymentId }) => paymentId !== refund.paymentId)}
        />
      ))}
    </Group>
  )
}

const AGREES: Record<PaidRefundView['by'], string> = {
  credit_note: 'Credit note number and amount agree.',
  iban: 'IBAN and amount agree.',
  name: 'Only name and amount agree. Check it before you mark the refund as paid.',
}

function PaidRefund({ refund, isClosed }: { refund: PaidRefundView; isClosed: boolean }) {
  const { by, paymentId, name, amount } = refund
  return (
    <MoneyRow guest={refund} isDone={isClosed}>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Badge tone={by === 'name' ? 'warning' : 'success'}>{by === 'name' ? 'Possible' : 'Matched'}</Badge>
        <span className="min-w-0 grow basis-40">{AGREES[by]}</span>
      </p>
      <BankText {...refund} />
      <div className="mt-2 flex min-h-11 items-center">
        {isClosed ? (
          <div className="flex items-center gap-2 font-semibold text-success">
            <Check aria-hidden className="size-5" />
            Paid {formatEuros(amount)}
            <UndoPaidRefund refund={{ id: paymentId, amount, name }} />
          </div>
        ) : (
          <ActButton
            act={() =>
              api('POST', '/api/admin/payments/{paymentId}/receive', { params: { paymentId }, body: {} })
            }
            failed={`Refund to ${name} not marked as paid`}
          >
            Mark {formatEuros(amount)} as paid
          </ActButton>
        )}
      </div>
    </MoneyRow>
  )
}
