import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { OverdueBalance } from '#domain/desk-shapes.ts'
import { formatEuros } from '#domain/money.ts'
import { Group, rowStyle } from '#web/features/admin/desk/group.tsx'

const SHOWN = 3

/** Guests whose balance should have come, latest first. */
export function OverdueGroup({ overdue }: { overdue: readonly OverdueBalance[] }) {
  if (overdue.length === 0) return null
  const sum = overdue.reduce((total, { amount }) => total + amount, 0)
  const left = overdue.length - SHOWN
  return (
    <Group
      title="Overdue"
      count={overdue.length}
      aside={formatEuros(sum)}
      foot={
        <Link
          to="/admin/money/owes"
          className="flex min-h-12 items-center justify-center px-4 font-semibold text-teal-deep hover:bg-cream"
        >
          {left > 0 ? `${left} more, and write to them` : 'Write to them'}
        </Link>
      }
    >
      {overdue.slice(0, SHOWN).map(({ leadId, name, retreatDate, amount, daysLate }) => (
        <li key={leadId}>
          <Link
            to={`/admin/guests/${leadId}`}
            className={`${rowStyle} flex justify-between gap-4 hover:bg-cream`}
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-ink-soft">{retreatDate}</span>
            </span>
            <span className="figures shrink-0 text-right">
              <span className="block font-semibold">{formatEuros(amount)}</span>
              <span className="inline-flex items-center gap-1 text-sm font-semibold text-danger">
                <TriangleAlert aria-hidden className="size-4" />
                {daysLate === 1 ? '1 day late' : `${daysLate} days late`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </Group>
  )
}
