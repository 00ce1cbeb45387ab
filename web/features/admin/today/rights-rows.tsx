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
export function ComplaintRow({ row: { complaint, daysLeft, ...whose }, isGone }: Standing<OpenComplaint>) {
  return (
    <li {...ROW} className={rowStyle}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Whose {...whose} />
        {isGone ? <DoneMark>Answered</DoneMark> : <DaysLeft daysLeft={daysLeft} />}
      </div>
      <ComplaintText complaint={complaint} />
      {!isGone && <AnswerComplaint complaint={complaint} />}
    </li>
  )
}

/** A guest's request, less than a week before the retreat, to pass the place on. */
export function HandOverRow({ row: { handOver, ...whose }, isGone }: Standing<AskedHandOver>) {
  return (
    <li {...ROW} className={rowStyle}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Whose {...whose} />
        {isGone && <DoneMark>Answered</DoneMark>}
      </div>
      <p className="mt-1 text-sm wrap-anywhere">
        {handOver.name} ({handOver.email}) would come instead. The retreat is less than a week away, so it’s
        your decision.
      </p>
      {!isGone && <AnswerHandOver handOver={handOver} />}
    </li>
  )
}

function Whose({ leadId, name, retreatDate }: { leadId: string; name: string; retreatDate: string | null }) {
  return (
    <p className="min-w-0">
      <Link to={`/admin/guests/${leadId}`} className={`${linkStyle} font-semibold wrap-anywhere`}>
        {name}
      </Link>
      <span className="block text-sm text-ink-soft">{retreatDate}</span>
    </p>
  )
}

function DaysLeft({ daysLeft }: { daysLeft: number }) {
  return <Badge tone={daysLeft <= SOON_DAYS ? 'warning' : 'calm'}>{daysLeftText(daysLeft)}</Badge>
}

function daysLeftText(days: number): string {
  if (days === 0) return 'due today'
  const text = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
  return days < 0 ? `${text} late` : `${text} left`
}
