import type { Booking } from '#domain/booking.ts'
import { formatEuros } from '#domain/money.ts'
import { totalOf } from '#web/ui/quote-lines.ts'

/** Price, received, still due: three figures and how much of the first the second is. A draft has none. */
export function GuestSums({ lead }: { lead: Booking }) {
  if (!lead.submittedAt) return null
  const total = totalOf(lead)
  const share = total > 0 ? Math.min(100, Math.round((lead.amountPaid / total) * 100)) : 0
  const sums = [
    { label: 'Price', amount: total },
    { label: 'Received', amount: lead.amountPaid },
    { label: 'Still due', amount: lead.balanceDue },
  ]
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-white">
      <dl className="figures grid grid-cols-3 divide-x divide-line">
        {sums.map(({ label, amount }) => (
          <div key={label} className="min-w-0 px-3 py-2.5 sm:px-4">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-lg leading-tight font-bold">{formatEuros(amount)}</dd>
          </div>
        ))}
      </dl>
      <div aria-hidden className="h-1.5 bg-amber-soft">
        <div className="h-full bg-success" style={{ width: `${share}%` }} />
      </div>
    </div>
  )
}
