import { Link } from 'react-router'
import type { AskedHandOver, OpenComplaint } from '#domain/desk-shapes.ts'
import { DoneMark } from '#web/features/admin/desk/done-mark.tsx'
import { Group, rowStyle } from '#web/features/admin/desk/group.tsx'
import { ROW } from '#web/features/admin/desk/row-keys.ts'
import { ShowMore, useScreenful } from '#web/features/admin/desk/show-more.tsx'
import type { Standing } from '#web/features/admin/desk/standing-list.ts'
import { AnswerComplaint, ComplaintText } from '#web/features/admin/rights/answer-complaint.tsx'
import { AnswerHandOver } from '#web/features/admin/rights/answer-hand-over.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { linkStyle } from '#web/ui/link-style.ts'

/** From so few days on the answer to a complaint is urgent. */
const SOON_DAYS = 14

/** Complaints without an answer, the first that is due above the others. */
export function ComplaintGroup({ rows }: { rows: readonly Standing<OpenComplaint>[] }) {
  const { shown, left, showMore } = useScreenful(rows)
  if (rows.length === 0) return null
  return (
    <Group
      title="Complaints"
      count={rows.filter(({ isGone }) => !isGone).length}
      foot={left > 0 && <ShowMore left={left} total={rows.length} onMore={showMore} />}
    >
      {shown.map(({ row: { complaint, daysLeft, ...whose }, isGone }) => (
        <li key={complaint.id} {...ROW} className={rowStyle}>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Whose {...whose} />
            {isGone ? <DoneMark>Answered</DoneMark> : <DaysLeft daysLeft={daysLeft} />}
          </div>
          <ComplaintText complaint={complaint} />
          {!isGone && <AnswerComplaint complaint={complaint} />}
        </li>
      ))}
    </Group>
  )
}

/** Guests who ask, less than a week before, whether somebody else may come. */
export function HandOverGroup({ rows }: { rows: readonly Standing<AskedHandOver>[] }) {
  const { shown, left, showMore } = useScreenful(rows)
  if (rows.length === 0) return null
  return (
    <Group
      title="May somebody else come?"
      count={rows.filter(({ isGone }) => !isGone).length}
      foot={left > 0 && <ShowMore left={left} total={rows.length} onMore={showMore} />}
    >
      {shown.map(({ row: { handOver, ...whose }, isGone }) => (
        <li key={handOver.id} {...ROW} className={rowStyle}>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <Whose {...whose} />
            {isGone && <DoneMark>Answered</DoneMark>}
          </div>
          <p className="mt-1 text-sm wrap-anywhere">
            {handOver.name} ({handOver.email}) would come instead. It is less than a week before: you decide.
          </p>
          {!isGone && <AnswerHandOver handOver={handOver} />}
        </li>
      ))}
    </Group>
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
