import { Link } from 'react-router'
import { formatDay, banjulDay } from '#domain/dates.ts'
import type { FailedMail } from '#domain/desk-shapes.ts'
import { Group, rowStyle } from '#web/features/admin/desk/group.tsx'
import { ShowMore, useScreenful } from '#web/features/admin/desk/show-more.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'

/** Mails that came back, or never left, with why. */
export function FailedMailGroup({ mails }: { mails: readonly FailedMail[] }) {
  const { shown, left, showMore } = useScreenful(mails)
  if (mails.length === 0) return null
  return (
    <Group
      title="Mails that failed"
      count={mails.length}
      foot={left > 0 && <ShowMore left={left} total={mails.length} onMore={showMore} />}
    >
      {shown.map(({ id, to, subject, createdAt, lastError, guest }) => (
        <li key={id} className={`${rowStyle} flex flex-wrap items-center justify-between gap-x-4 gap-y-2`}>
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
          <RoutedButtonLink to="/admin/mail?state=failed" variant="secondary" size="sm">
            Look at it
          </RoutedButtonLink>
        </li>
      ))}
    </Group>
  )
}
