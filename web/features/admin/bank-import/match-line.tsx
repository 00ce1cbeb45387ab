import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import type { AssignedLine } from '#domain/bank-import/bank-calls.ts'
import type { BankLineView, GuessView, MatchedLineView } from '#domain/bank-import/bank-import.ts'
import { formatEuros, formatEurosInFull } from '#domain/base/money.ts'
import { api } from '#web/api/client.ts'
import { useAct, SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { dotted } from '#web/features/admin/kit/texts.ts'
import { owesText } from '#web/features/admin/money/admin-payments.ts'
import { entryStore } from '#web/features/admin/money/entry-store.ts'
import { FindPayer, type LineGuest } from '#web/features/admin/money/entry/find-payer.tsx'
import { CallFailure } from '#web/shell/call-failure.tsx'
import type { ButtonLook } from '#web/ui/form/button.tsx'
import { leftOf } from './bank-line-texts.ts'
import { BankText, dayText } from './bank-text.tsx'
import { SplitShares, type LineShare } from './split-shares.tsx'

interface LineToMatch {
  line: BankLineView
  /** Part of the line that is to be matched, in euros. */
  left: number
  guesses: readonly GuessView[]
  /** Proposed shares if the line names several guests. */
  shares: MatchedLineView['shares']
}

/**
 * Row of a bank line with the buttons that match it to one guest or split it between several. The guest and purpose come first, if known,
 * or else the bank's text. `children` is the line's meaning.
 */
export function MatchLine({
  title,
  purpose,
  badge,
  before,
  note,
  hidden,
  more,
  children,
  ...matched
}: LineToMatch & {
  /** The matched guest. */
  title?: ReactNode
  /** Purpose of the payment and its retreat. */
  purpose?: ReactNode
  badge?: ReactNode
  /** Checkbox in front of the line. */
  before?: ReactNode
  note: string | null
  /** True once nothing more can be done with the line here. */
  hidden: boolean
  /** Other actions. */
  more: ReactNode
  children: ReactNode
}) {
  const { line, left, shares } = matched
  const id = useId()
  const [open, setOpen] = useState<'match' | 'split' | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  // On a phone the panel would open out of view.
  useEffect(() => {
    if (open) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  // Shares that add up need no decision, so splitting them differently is the less prominent button.
  const addsUp = shares.length > 0 && leftOf(left, shares) === 0
  const button = (way: 'match' | 'split', label: string, variant: ButtonLook['variant']) => (
    <SmallButton
      variant={variant}
      aria-expanded={open === way}
      aria-controls={id}
      onClick={() => setOpen(open === way ? null : way)}
    >
      {label}
    </SmallButton>
  )
  return (
    <>
      <div className="figures relative flex gap-3 px-4 py-3">
        {before}
        <div className="min-w-0 grow">
          <div className="flex items-start justify-between gap-4">
            <p className="line-clamp-4 min-w-0 font-semibold wrap-anywhere">
              {title ?? (line.text || 'no text')}
            </p>
            <p className="shrink-0 font-bold">{formatEurosInFull(line.amount)}</p>
          </div>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
            <span className="min-w-0 wrap-anywhere">
              {purpose ?? dayText(line)}
              {note && ` · your note: “${note}”`}
            </span>
            {badge}
          </p>
          {children}
          <div
            hidden={hidden}
            className="relative z-10 mt-1 -ml-1 flex flex-wrap items-center gap-x-1 max-sm:gap-x-0 max-sm:*:px-2"
          >
            {shares.length > 0 ? (
              button('split', addsUp ? 'Split another way' : 'Split', addsUp ? 'quiet' : 'secondary')
            ) : (
              <>
                {button('match', 'Match to a guest', 'secondary')}
                {button('split', 'Split', 'quiet')}
              </>
            )}
            {more}
          </div>
          <BankText {...line} />
        </div>
      </div>
      <div id={id} ref={panel} className="scroll-mb-44 lg:scroll-mb-24">
        {open && !hidden && (
          <WhoseLine {...matched} splits={open === 'split'} onUnsplit={() => setOpen('match')} />
        )}
      </div>
    </>
  )
}

/**
 * Chooses the guest of a bank line: the guesses with their reasons, or a search. The likeliest guess is preselected, so that three taps are
 * enough.
 */
function WhoseLine({
  line,
  left,
  guesses,
  shares,
  splits,
  onUnsplit,
}: LineToMatch & {
  splits: boolean
  onUnsplit: () => void
}) {
  const id = useId()
  const [found, setFound] = useState<LineGuest | null>(null)
  const [chosenId, setChosenId] = useState(guesses[0]?.leadId ?? '')
  const assign = useAssignLine()
  const others =
    found && !guesses.some(({ leadId }) => leadId === found.leadId) ? [{ ...found, reasons: [] }] : []
  const candidates: readonly (LineGuest & { reasons: readonly string[] })[] = [...guesses, ...others]
  const chosen = candidates.find(({ leadId }) => leadId === chosenId)

  if (splits) {
    return (
      <SplitShares
        amount={left}
        first={shares.length > 0 ? shares : candidates.filter((guest) => guest === chosen)}
        offered={guesses}
        busy={assign.isPending}
        error={assign.error}
        onRecord={(parts) => assign.mutate({ line, shares: parts })}
        onBack={onUnsplit}
      />
    )
  }
  return (
    <fieldset className="flex flex-col gap-2 bg-cream px-4 py-3.5">
      <legend className="contents">
        <span className="font-semibold">Match to a guest</span>
      </legend>
      {candidates.map(({ leadId, name, retreatDate, owes, reasons }) => (
        <label
          key={leadId}
          className="flex min-h-13 items-center gap-3 rounded-lg border border-line-strong bg-white px-3.5 py-2 has-checked:border-2 has-checked:border-sea"
        >
          <input
            type="radio"
            name={`${id}-guest`}
            value={leadId}
            checked={leadId === chosenId}
            onChange={() => setChosenId(leadId)}
            className="size-5 shrink-0 rounded-full"
          />
          <span className="min-w-0 grow">
            <span className="block font-semibold wrap-anywhere">{name}</span>
            <span className="block text-sm text-ink-soft">{dotted(retreatDate, reasons.join(', '))}</span>
          </span>
          <span className="figures shrink-0 text-sm font-semibold">{owesText(owes)}</span>
        </label>
      ))}
      <FindPayer
        label={candidates.length > 0 ? 'Another guest' : 'Guest'}
        onFound={(guest) => {
          setFound(guest)
          setChosenId(guest.leadId)
        }}
      />
      <CallFailure title="Not recorded" error={assign.error} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SmallButton
          variant="sea"
          disabled={!chosen}
          busy={assign.isPending}
          busyLabel="Recording..."
          onClick={() => chosen && assign.mutate({ line, shares: [{ leadId: chosen.leadId, amount: left }] })}
        >
          {chosen ? `Record ${formatEuros(left)} for ${chosen.name}` : 'Choose a guest'}
        </SmallButton>
      </div>
    </fieldset>
  )
}

/** Records a bank line for one or more guests. One undo reverses all shares. */
function useAssignLine() {
  return useAct({
    act: ({
      line,
      shares,
    }: {
      line: BankLineView
      shares: readonly Pick<LineShare, 'leadId' | 'amount'>[]
    }) =>
      api('POST', '/api/admin/bank-lines/assign', {
        body: { line, shares: shares.map(({ leadId, amount }) => ({ leadId, amount })) },
      }),
    // The undo bar already names the amount and the guest.
    done: (assigned) => {
      const description = assignedText(assigned)
      return description === '' ? null : { title: 'Recorded', description }
    },
    onDone: ({ shares }) => entryStore.groupUndo(shares.map(({ paymentId }) => paymentId)),
  })
}

/** Describes what else happened to a recorded line, such as a refund; empty if nothing did. */
function assignedText({ known, shares }: AssignedLine): string {
  if (known) {
    const names = shares.map(({ name, amount }) => `${formatEuros(amount)} for ${name}`).join(', ')
    return `This line was recorded before: ${names}.`
  }
  const back = shares.filter((share) => share.back > 0)
  const entered = shares.filter(({ outcome }) => outcome === 'already_entered')
  return [
    ...back.map(
      (share) =>
        `${formatEuros(share.back)} for ${share.name} is listed to refund: it’s more than the price.`,
    ),
    ...entered.map(({ name }) => `You recorded the one from ${name} by hand, so it isn’t counted twice.`),
  ].join(' ')
}
