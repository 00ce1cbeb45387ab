import { useId, useState } from 'react'
import type { BankLineView, GuessView, MatchedLineView } from '#domain/bank-import/bank-import.ts'
import { formatEuros } from '#domain/base/money.ts'
import { Button } from '#web/ui/form/button.tsx'
import { FailureNotice } from '#web/features/admin/kit/form/failure-notice.tsx'
import { useAssignLine, type LineGuest } from './assign-line.ts'
import { FindPayer } from '#web/features/admin/money/entry/find-payer.tsx'
import { owesText } from '#web/features/admin/money/owes-text.ts'
import { SplitShares } from './split-shares.tsx'

/**
 * Chooses the guest of a bank line: the guesses with their reasons, or a search. The likeliest guess is preselected, so that three taps are
 * enough.
 */
export function WhoseLine({
  line,
  left,
  guesses,
  shares,
  splits,
  onUnsplit,
}: {
  line: BankLineView
  /** Part of the line that is to be matched, in euros. */
  left: number
  guesses: readonly GuessView[]
  /** Proposed shares if the line names several guests. */
  shares: MatchedLineView['shares']
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
            <span className="block text-sm text-ink-soft">
              {[retreatDate, reasons.join(', ')].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="figures shrink-0 text-sm font-semibold">{owesText(owes)}</span>
        </label>
      ))}
      <FindPayer
        label="Another guest"
        onFound={(guest) => {
          setFound(guest)
          setChosenId(guest.leadId)
        }}
      />
      <FailureNotice title="Not recorded" error={assign.error} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button
          variant="sea"
          size="sm"
          disabled={!chosen}
          busy={assign.isPending}
          busyLabel="Recording..."
          onClick={() => chosen && assign.mutate({ line, shares: [{ leadId: chosen.leadId, amount: left }] })}
        >
          {chosen ? `Record ${formatEuros(left)} for ${chosen.name}` : 'Choose a guest'}
        </Button>
      </div>
    </fieldset>
  )
}
