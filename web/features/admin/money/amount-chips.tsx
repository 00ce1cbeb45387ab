import type { ReactNode } from 'react'
import { formatEuros } from '#domain/base/money.ts'

/** The amounts that are likely: one tap instead of typing. In euros. */
export function AmountChips({
  reported,
  owes,
  onPick,
}: {
  reported: number | null
  owes: number
  onPick: (euros: number) => void
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {reported !== null && <Chip onPick={() => onPick(reported)}>{formatEuros(reported)} reported</Chip>}
      {owes > 0 && owes !== reported && <Chip onPick={() => onPick(owes)}>{formatEuros(owes)} all due</Chip>}
    </div>
  )
}

function Chip({ onPick, children }: { onPick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="figures min-h-11 rounded-full border border-line-strong bg-white px-4 text-sm font-semibold hover:bg-cream"
    >
      {children}
    </button>
  )
}
