import { Link } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'

/** The head of a row about money: whose it is, and how much, in euros. */
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
        {/* Nobody is named once the guest’s data was erased. */}
        {name || 'No name'}
      </Link>
      <span className="figures shrink-0 font-bold">{formatEuros(amount)}</span>
    </div>
  )
}
