import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import type { OverdueBalance } from '#domain/desk-shapes.ts'
import { formatEuros } from '#domain/money.ts'
import { DoneMark } from '#web/features/admin/desk/done-mark.tsx'
import { Group, rowStyle } from '#web/features/admin/desk/group.tsx'
import { ROW } from '#web/features/admin/desk/row-keys.ts'
import type { Standing } from '#web/features/admin/desk/standing-list.ts'

const SHOWN = 3

/** Guests whose balance should have come, latest first. */
export function OverdueGroup({ rows }: { rows: readonly Standing<OverdueBalance>[] }) {
  if (rows.length === 0) return null
  const late = rows.filter(({ isGone }) => !isGone)
  const sum = late.reduce((total, { row: { amount } }) => total + amount, 0)
  const left = rows.length - SHOWN
  return (
    <Group
      title="Overdue"
      count={late.length}
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
      {rows.slice(0, SHOWN).map(({ row: { leadId, name, retreatDate, amount, daysLate }, isGone }) => (
        <li key={leadId} {...ROW}>
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
              {isGone ? (
                <DoneMark />
              ) : (
                <span className="inline-flex items-center gap-1 text-sm font-semibold text-danger">
                  <TriangleAlert aria-hidden className="size-4" />
                  {daysLate === 1 ? '1 day late' : `${daysLate} days late`}
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </Group>
  )
}
