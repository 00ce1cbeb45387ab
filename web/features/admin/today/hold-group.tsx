import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import type { EndingHold } from '#domain/desk-shapes.ts'
import { Group, rowStyle } from '#web/features/admin/desk/group.tsx'
import { ShowMore, useScreenful } from '#web/features/admin/desk/show-more.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** Places that are given up today, unless something is paid. */
export function HoldGroup({ holds }: { holds: readonly EndingHold[] }) {
  const { shown, left, showMore } = useScreenful(holds)
  if (holds.length === 0) return null
  return (
    <Group
      title="Holds ending today"
      count={holds.length}
      foot={left > 0 && <ShowMore left={left} total={holds.length} onMore={showMore} />}
    >
      {shown.map(({ leadId, name, retreatDate, holdExpiresAt }) => (
        <li key={leadId}>
          <Link
            to={`/admin/guests/${leadId}`}
            className={`${rowStyle} flex items-center justify-between gap-4 hover:bg-cream`}
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-ink-soft">{retreatDate} · nothing paid</span>
            </span>
            <Badge tone="calm">
              <Clock aria-hidden className="size-4" />
              <span className="sr-only">until </span>
              {holdExpiresAt.slice(11, 16)}
            </Badge>
          </Link>
        </li>
      ))}
    </Group>
  )
}
