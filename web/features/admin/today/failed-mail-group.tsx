import { Link } from 'react-router'
import { formatDay, banjulDay } from '#domain/dates.ts'
import type { FailedMail } from '#domain/desk-shapes.ts'
import { DoneMark } from '#web/features/admin/desk/done-mark.tsx'
import { Group, rowStyle } from '#web/features/admin/desk/group.tsx'
import { ROW } from '#web/features/admin/desk/row-keys.ts'
import { ShowMore, useScreenful } from '#web/features/admin/desk/show-more.tsx'
import type { Standing } from '#web/features/admin/desk/standing-list.ts'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'

/** Mails that came back, or never left, with why. */
export function FailedMailGroup({ rows }: { rows: readonly Standing<FailedMail>[] }) {
  const { shown, left, showMore } = useScreenful(rows)
  if (rows.length === 0) return null
  return (
    <Group
      title="Mails that failed"
      count={rows.filter(({ isGone }) => !isGone).length}
      foot={left > 0 && <ShowMore left={left} total={rows.length} onMore={showMore} />}
    >
      {shown.map(({ row: { id, to, subject, createdAt, lastError, guest }, isGone }) => (
        <li
          key={id}
          {...ROW}
          className={`${rowStyle} flex flex-wrap items-center justify-between gap-x-4 gap-y-2`}
        >
          <div className="min-w-0 text-sm text-ink-soft">
            <p className="text-base font-semibold text-ink wrap-anywhere">
              {guest ? <Link to={`/admin/guests/${guest.leadId}`}>{guest.name}</Link> : to}
            </p>
            <p className="wrap-anywhere">
              {subject} to {to}
            </p>
            <p className="wrap-anywhere">
              {lastError ?? 'No reason was given'} · {formatDay(banjulDay(new Date(createdAt)))}
            </p>
          </div>
          {isGone ? (
            <DoneMark />
          ) : (
            <RoutedButtonLink to="/admin/mail?state=failed" variant="secondary" size="sm">
              Look at it
            </RoutedButtonLink>
          )}
        </li>
      ))}
    </Group>
  )
}
