import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import type { EndingHold } from '#domain/desk-shapes.ts'
import { DoneMark } from '#web/features/admin/desk/done-mark.tsx'
import { rowStyle } from '#web/features/admin/desk/group.tsx'
import { ROW } from '#web/features/admin/desk/row-keys.ts'
import type { Standing } from '#web/features/admin/desk/frozen-list.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A place that is released today unless something is paid. */
export function HoldRow({ row: { leadId, name, retreatDate, holdExpiresAt }, isGone }: Standing<EndingHold>) {
  return (
    <li {...ROW}>
      <Link
        to={`/admin/guests/${leadId}`}
        className={`${rowStyle} flex items-center justify-between gap-4 hover:bg-cream`}
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-ink-soft">
            {retreatDate}
            {!isGone && ' · nothing paid, hold ends today'}
          </span>
        </span>
        {isGone ? (
          <DoneMark />
        ) : (
          <Badge tone="calm">
            <Clock aria-hidden className="size-4" />
            <span className="sr-only">until </span>
            {holdExpiresAt.slice(11, 16)}
          </Badge>
        )}
      </Link>
    </li>
  )
}
