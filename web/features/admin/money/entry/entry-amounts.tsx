import { formatDay } from '#domain/base/dates.ts'
import { formatCentsInFull, formatEuros, type Cents } from '#domain/base/money.ts'
import type { EntryOutcome } from '#domain/payment/hand-entry.ts'
import type { SumLine } from '#web/features/admin/kit/form/form-page.tsx'

/** Returns the lines of what a payment changes on the booking, before it is recorded. */
export function entrySums(
  amountCents: Cents,
  { shortOfDepositCents, stillDueCents, backCents }: EntryOutcome,
  dueOn: string | null,
): SumLine[] {
  const line = (label: string, cents: Cents) => ({ label, amount: formatCentsInFull(cents) })
  const warning = (label: string, cents: Cents) =>
    cents > 0 ? [{ ...line(label, cents), isWarning: true }] : []
  return [
    line('Recorded, with a receipt', amountCents),
    ...warning('Short of the deposit', shortOfDepositCents),
    ...warning('More than the price: listed to refund', backCents),
    line(stillDueCents > 0 && dueOn ? `Left to pay by ${formatDay(dueOn)}` : 'Left to pay', stillDueCents),
  ]
}

/** Buttons for the likely amounts, in euros, that save typing. */
export function AmountChips({
  reported,
  owes,
  onPick,
}: {
  reported: number | null
  owes: number
  onPick: (euros: number) => void
}) {
  const chip = (euros: number, what: string) => (
    <button
      type="button"
      onClick={() => onPick(euros)}
      className="figures min-h-11 rounded-full border border-line-strong bg-white px-4 text-sm font-semibold hover:bg-cream"
    >
      {formatEuros(euros)} {what}
    </button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {reported !== null && chip(reported, 'reported')}
      {owes > 0 && owes !== reported && chip(owes, 'all due')}
    </div>
  )
}
