import { Link } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'

/** Head of a row about money: the guest and the amount in euros. */
export function GuestAmount({
  guest: { leadId, name, amount },
}: {
  guest: { leadId: string; name: string; amount: number }
}) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <Link
        to={`/admin/guests/${leadId}`}
        className="min-w-0 font-semibold underline-offset-4 wrap-anywhere hover:underline"
      >
        {/* The name is empty once the guest’s data was erased. */}
        {name || 'No name'}
      </Link>
      <span className="figures shrink-0 font-bold">{formatEuros(amount)}</span>
    </div>
  )
}
