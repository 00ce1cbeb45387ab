import { X } from 'lucide-react'
import { useState } from 'react'
import { formatEuros, readEuros, typedEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { MAX_SHARES } from '#domain/contract/bank-calls.ts'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { owesText } from '#web/features/admin/money/admin-payments.ts'
import { FindPayer, type LineGuest } from '#web/features/admin/money/entry/find-payer.tsx'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { EUROS, TextField } from '#web/ui/form/text-field.tsx'
import { leftOf } from './bank-line-texts.ts'

/** A guest's share of a transfer, in euros. */
export interface LineShare extends LineGuest {
  amount: number
}

interface TypedShare extends LineGuest {
  typed: string
}

/** Splits a transfer between several guests, with the rest shown until the shares add up to the cent. */
export function SplitShares({
  amount: whole,
  first,
  offered = [],
  busy,
  error,
  onRecord,
  onBack,
}: {
  /** Amount of the transfer, in euros. */
  amount: number
  /** Guests known to share it, each with their amount in euros if known. */
  first: readonly (LineGuest & { amount?: number })[]
  /** Further guests to choose from, besides those the operator searches for. */
  offered?: readonly LineGuest[]
  busy: boolean
  error: Error | null
  onRecord: (shares: readonly LineShare[]) => void
  onBack: () => void
}) {
  const [shares, setShares] = useState<readonly TypedShare[]>(() => firstShares(first, whole))
  const amounts = shares.map((share) => ({ ...share, amount: readEuros(share.typed) }))
  const left = leftOf(whole, amounts)
  const isWhole = left === 0 && amounts.length > 0 && amounts.every(({ amount }) => amount !== null)
  const others = offered.filter(({ leadId }) => !shares.some((share) => share.leadId === leadId))

  function add(guest: LineGuest) {
    if (shares.length >= MAX_SHARES || shares.some(({ leadId }) => leadId === guest.leadId)) return
    setShares([...shares, shareOf(guest, Math.max(0, left))])
  }

  return (
    <section aria-label="Split" className="flex flex-col gap-3 bg-cream px-4 py-3.5">
      <p className="figures font-semibold">
        Split {formatEuros(whole)}
        <output className="ml-2 text-sm font-normal">{leftText(left, isWhole)}</output>
      </p>
      <ul className="flex flex-col gap-3">
        {shares.map((share) => (
          <li
            key={share.leadId}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-1 sm:grid-cols-[minmax(0,1fr)_8.5rem_auto]"
          >
            <span className="min-w-0 self-center max-sm:col-span-2">
              <span className="block font-semibold wrap-anywhere">{share.name}</span>
              <span className="figures block text-sm text-ink-soft">{owesText(share.owes)}</span>
            </span>
            <TextField
              label={<span className="sr-only">Amount for {share.name}</span>}
              {...EUROS}
              value={share.typed}
              onChange={({ target: { value } }) =>
                setShares(
                  shares.map((each) => (each.leadId === share.leadId ? { ...each, typed: value } : each)),
                )
              }
            />
            <button
              type="button"
              aria-label={`Leave ${share.name} out`}
              className="grid size-11 place-items-center rounded-full hover:bg-white"
              onClick={() => setShares(shares.filter(({ leadId }) => leadId !== share.leadId))}
            >
              <X aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {others.map((guess) => (
            <li key={guess.leadId}>
              <SmallButton onClick={() => add(guess)}>Add {guess.name}</SmallButton>
            </li>
          ))}
        </ul>
      )}
      <FindPayer label="Another guest" onFound={add} />
      <CallFailure title="Not recorded" error={error} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SmallButton
          variant="sea"
          disabled={!isWhole}
          busy={busy}
          busyLabel="Recording..."
          onClick={() => onRecord(amounts.map((share) => ({ ...share, amount: share.amount ?? 0 })))}
        >
          Record {formatEuros(whole)} for {counted(shares.length, 'guest')}
        </SmallButton>
        <SmallButton variant="quiet" onClick={onBack}>
          Don’t split
        </SmallButton>
      </div>
    </section>
  )
}

function firstShares(
  guests: readonly (LineGuest & { amount?: number })[],
  whole: number,
): readonly TypedShare[] {
  return guests.map((guest) =>
    guest.amount === undefined
      ? shareOf(guest, whole)
      : { ...guest, typed: guest.amount > 0 ? typedEuros(guest.amount) : '' },
  )
}

function shareOf(guest: LineGuest, most: number): TypedShare {
  const amount = guest.owes > 0 ? Math.min(guest.owes, most) : most
  return { ...guest, typed: amount > 0 ? typedEuros(amount) : '' }
}

function leftText(left: number, isWhole: boolean): string {
  if (left === 0) return isWhole ? 'adds up' : 'an amount is missing'
  return left > 0 ? `${formatEuros(left)} left` : `${formatEuros(-left)} too much`
}
