import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AskedHandOver, OpenComplaint } from '#domain/admin/admin-shapes.ts'
import { DoneMark } from '#web/features/admin/kit/list/done-mark.tsx'
import { rowStyle } from '#web/features/admin/kit/list/group.tsx'
import { ROW } from '#web/features/admin/kit/list/row-keys.ts'
import type { Standing } from '#web/features/admin/kit/list/frozen-list.ts'
import {
  AnswerComplaint,
  ComplaintText,
} from '#web/features/admin/package-travel-requests/answer-complaint.tsx'
import { AnswerHandOver } from '#web/features/admin/package-travel-requests/answer-hand-over.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { linkStyle } from '#web/ui/link-style.ts'

/** Days left at which the answer to a complaint becomes urgent. */
const SOON_DAYS = 14

/** A complaint without an answer. */
export function ComplaintRow({ row: { complaint, daysLeft, ...guest }, isGone }: Standing<OpenComplaint>) {
  return (
    <RightsRow
      {...guest}
      isGone={isGone}
      badge={<Badge tone={daysLeft <= SOON_DAYS ? 'warning' : 'calm'}>{daysLeftText(daysLeft)}</Badge>}
    >
      <ComplaintText complaint={complaint} />
      {!isGone && <AnswerComplaint complaint={complaint} />}
    </RightsRow>
  )
}

/** A guest's request, less than a week before the retreat, to pass the place on. */
export function HandOverRow({ row: { handOver, ...guest }, isGone }: Standing<AskedHandOver>) {
  return (
    <RightsRow {...guest} isGone={isGone}>
      <p className="mt-1 text-sm wrap-anywhere">
        {handOver.name} ({handOver.email}) would come instead. The retreat is less than a week away, so it’s
        your decision.
      </p>
      {!isGone && <AnswerHandOver handOver={handOver} />}
    </RightsRow>
  )
}

/** A guest who asked for something, and what. */
function RightsRow({
  leadId,
  name,
  retreatDate,
  isGone,
  badge,
  children,
}: Omit<AskedHandOver, 'handOver'> & { isGone: boolean; badge?: ReactNode; children: ReactNode }) {
  return (
    <li {...ROW} className={rowStyle}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="min-w-0">
          <Link to={`/admin/guests/${leadId}`} className={`${linkStyle} font-semibold wrap-anywhere`}>
            {name}
          </Link>
          <span className="block text-sm text-ink-soft">{retreatDate}</span>
        </p>
        {isGone ? <DoneMark>Answered</DoneMark> : badge}
      </div>
      {children}
    </li>
  )
}

function daysLeftText(days: number): string {
  if (days === 0) return 'due today'
  const text = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
  return days < 0 ? `${text} late` : `${text} left`
}
