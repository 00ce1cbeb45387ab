import { TriangleAlert } from 'lucide-react'
import { formatInstant } from '#domain/dates.ts'
import type { AlertView } from '#domain/desk-shapes.ts'
import { DoneMark } from '#web/features/admin/desk/done-mark.tsx'
import { Group, rowStyle } from '#web/features/admin/desk/group.tsx'
import { ROW } from '#web/features/admin/desk/row-keys.ts'
import type { Standing } from '#web/features/admin/desk/standing-list.ts'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'

/** What is wrong with the place itself, and what to do about it: it keeps guests from booking, so it stands first. */
export function AlertGroup({ rows }: { rows: readonly Standing<AlertView>[] }) {
  if (rows.length === 0) return null
  return (
    <Group title="The website needs you" count={rows.filter(({ isGone }) => !isGone).length}>
      {rows.map(({ row: { id, since, title, what, mend, link }, isGone }) => (
        <li key={id} {...ROW} className={`${rowStyle} flex flex-col items-start gap-2`}>
          <p className="flex items-start gap-2 font-semibold text-danger">
            <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </p>
          <p className="text-sm wrap-anywhere">{what}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">{mend}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {isGone ? (
              <DoneMark>Well again</DoneMark>
            ) : (
              <RoutedButtonLink to={link.to} variant="secondary" size="sm">
                {link.label}
              </RoutedButtonLink>
            )}
            <span className="figures text-sm text-ink-soft">Since {formatInstant(new Date(since))}</span>
          </div>
        </li>
      ))}
    </Group>
  )
}
