import { useId, useState } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import type { AssignedLine } from '#domain/contract/bank-calls.ts'
import type { BankLineView, GuessView, MatchedLineView } from '#domain/contract/bank-shapes.ts'
import { api, ApiError } from '#web/api/client.ts'
import { resolvedText } from '#web/features/admin/guests/state-badge.tsx'
import { ConfirmRepeat, useAct, SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { dotted } from '#web/features/admin/kit/texts.ts'
import { owesText } from '#web/features/admin/money/admin-payments.ts'
import { entryStore } from '#web/features/admin/money/entry-store.ts'
import { FindPayer, type LineGuest } from '#web/features/admin/money/entry/find-payer.tsx'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { SplitShares, type LineShare } from './split-shares.tsx'

export interface LineToMatch {
  line: BankLineView
  /** Part of the line that is to be matched, in euros. */
  left: number
  guesses: readonly GuessView[]
  /** Proposed shares if the line names several guests. */
  shares: MatchedLineView['shares']
  /** The name of the file that the line is from. */
  file?: string | undefined
}

/** Records a line although the same amount of the same guest is recorded for about that day. */
export function SecondPayment({
  line,
  file,
  of,
}: LineToMatch & { of: readonly { leadId: string; name: string; amount: number }[] }) {
  const assign = useAssignLine()
  return (
    <div className="relative z-10 -ml-1">
      <SmallButton
        variant="quiet"
        className="max-sm:px-2"
        busy={assign.isPending}
        busyLabel="Recording..."
        aria-label={`It’s a second payment of ${formatEuros(line.amount)} from ${of.map(({ name }) => name).join(', ')}`}
        onClick={() => assign.mutate({ line, shares: of, file, confirmRepeat: true })}
      >
        It’s a second payment
      </SmallButton>
      <CallFailure title="Not recorded" error={assign.error} />
    </div>
  )
}

/**
 * Chooses the guest of a bank line: the guesses with their reasons, or a search. A guess is preselected if no other guest fits as well, so
 * that three taps are enough.
 */
export function WhoseLine({
  line,
  left,
  guesses,
  shares,
  file,
  splits,
  onUnsplit,
}: LineToMatch & {
  splits: boolean
  onUnsplit: () => void
}) {
  const id = useId()
  const [found, setFound] = useState<LineGuest | null>(null)
  const [chosenId, setChosenId] = useState(guesses.find(({ isLikeliest }) => isLikeliest)?.leadId ?? '')
  const assign = useAssignLine()
  const repeated =
    assign.error instanceof ApiError && assign.error.code === 'payment-repeated' && assign.error
  const again = repeated && (
    <ConfirmRepeat
      title={repeated.title}
      text={<p className="figures">{repeated.detail}</p>}
      yes="Record a second payment"
      busy={assign.isPending}
      onYes={() => assign.variables && assign.mutate({ ...assign.variables, confirmRepeat: true })}
    >
      <SmallButton disabled={assign.isPending} onClick={() => assign.reset()}>
        Don’t record it
      </SmallButton>
    </ConfirmRepeat>
  )
  const others =
    found && !guesses.some(({ leadId }) => leadId === found.leadId) ? [{ ...found, reasons: [] }] : []
  const candidates: readonly (LineGuest & { reasons: readonly string[] })[] = [...guesses, ...others]
  const chosen = candidates.find(({ leadId }) => leadId === chosenId)

  if (splits) {
    return (
      <>
        <SplitShares
          amount={left}
          first={shares.length > 0 ? shares : candidates.filter((guest) => guest === chosen)}
          offered={guesses}
          busy={assign.isPending}
          error={repeated ? null : assign.error}
          onRecord={(parts) => assign.mutate({ line, shares: parts, file })}
          onBack={onUnsplit}
        />
        {again}
      </>
    )
  }
  return (
    <fieldset className="flex flex-col gap-2 bg-cream px-4 py-3.5">
      <legend className="contents">
        <span className={candidates.length > 0 ? 'font-semibold' : 'sr-only'}>Match to a guest</span>
      </legend>
      {candidates.map(({ leadId, name, retreatDate, bookingStatus, owes, reasons }) => (
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
              {dotted(retreatDate, resolvedText(bookingStatus), reasons.join(', '))}
            </span>
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
      <CallFailure title="Not recorded" error={repeated ? null : assign.error} />
      {again}
      {!repeated && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <SmallButton
            variant="sea"
            disabled={!chosen}
            busy={assign.isPending}
            busyLabel="Recording..."
            onClick={() =>
              chosen && assign.mutate({ line, shares: [{ leadId: chosen.leadId, amount: left }], file })
            }
          >
            {chosen ? (
              <Unbroken text={`Record ${formatEuros(left)} for ${dotted(chosen.name, chosen.retreatDate)}`} />
            ) : (
              'Choose a guest'
            )}
          </SmallButton>
        </div>
      )}
    </fieldset>
  )
}

/** Records a bank line for one or more guests. One undo reverses all shares. */
function useAssignLine() {
  return useAct({
    act: ({
      shares,
      ...rest
    }: {
      line: BankLineView
      shares: readonly Pick<LineShare, 'leadId' | 'amount'>[]
      file?: string | undefined
      confirmRepeat?: boolean
    }) =>
      api('POST', '/api/admin/bank-lines/assign', {
        body: { ...rest, shares: shares.map(({ leadId, amount }) => ({ leadId, amount })) },
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
  return shares
    .filter(({ back }) => back > 0)
    .map(
      ({ name, back }) => `${formatEuros(back)} for ${name} is listed to refund: it’s more than the price.`,
    )
    .join(' ')
}
